import { expect, test } from "vitest"
import { isEndOfMonth, isSameAge, readAge } from "./ages.ts"

test.each([
  ["30 days", 30, 30],
  ["1-30 days", 1, 30],
  ["61 to 90 Days Past Due", 61, 90],
  ["90+", 90, Infinity],
  ["Over 90", 90, Infinity],
  ["3 months and over", 90, Infinity],
  ["days_31_60", 31, 60],
  ["Current", 0, 0],
  ["60 Tage überfällig", 60, 60],
  ["über 90 Tage", 90, Infinity],
  ["Nicht fällig", 0, 0],
  ["1 à 30 jours", 1, 30],
  ["Échu depuis plus de 90 jours", 90, Infinity],
  ["Non échu", 0, 0],
  ["Más de 90 días", 90, Infinity],
  ["oltre 90 giorni", 90, Infinity],
  ["31-60 dagen vervallen", 31, 60],
  ["mais de 90 dias", 90, Infinity],
  ["powyżej 90 dni", 90, Infinity],
  ["31–60 dnů po splatnosti", 31, 60],
  ["90 napon túl", 90, Infinity],
  ["peste 90 de zile", 90, Infinity],
  ["över 90 dagar", 90, Infinity],
  ["31-60 dage", 31, 60],
  ["over 90 dager", 90, Infinity],
  ["yli 90 päivää", 90, Infinity],
])("the age of a debt is read in all languages: %s", (text, from, to) => {
  expect(readAge(text)).toEqual({ from, to })
})

test.each(["30 days EOM", "2025", "45", "Invoice 30", "10-20 pieces", "Current charges", "30 60 90", "900 days"])(
  "no age is read from %s",
  (text) => {
    expect(readAge(text)).toBeUndefined()
  },
)

test("ranges that share a day are the same, and a step is the range of the month that it ends", () => {
  const [step, month, other] = [
    { from: 30, to: 30 },
    { from: 1, to: 30 },
    { from: 0, to: 30 },
  ]
  expect(isSameAge(month, other)).toBe(true)
  expect(isSameAge(step, month)).toBe(false)
  expect(isEndOfMonth(step, month)).toBe(true)
  expect(isEndOfMonth({ from: 60, to: 60 }, { from: 1, to: 60 })).toBe(false)
})
