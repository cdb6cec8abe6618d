import { expect, test } from "vitest"
import { aTable } from "../../../test/builders/page.ts"
import { at, valuesOf } from "../../../test/builders/paper.ts"

const fields = { Current: "number", "30 days overdue": "number", "Over 90 days": "number" } as const
const xs = [-100, -200, -300, -400, -520]
const amounts = ["10,998.01", "0.00", "0.00", "212.30", "$11,210.31"]
const total = [at(50, 40, "Amount due: $11,210.31")]

test.each([
  ["Current", "30 Days", "60 Days", "90+ Days", "TOTAL DUE"],
  ["Not yet due", "1-30 days", "31-60 days", "Over 90", "Balance"],
  ["Nicht fällig", "30 Tage", "60 Tage", "über 90 Tage", "Gesamt"],
  ["Non échu", "1 à 30 jours", "31 à 60 jours", "Plus de 90 jours", "Total"],
])("amounts below a row of ages fill the fields that ask for them, a zero as well: %s", (...headings) => {
  expect(valuesOf(fields, [...total, ...aTable(xs, [headings, amounts])])).toEqual([10998.01, 0, 212.3])
})

test("amounts beside a list of ages fill the fields", () => {
  const list = aTable(
    [50, -300],
    [
      ["Current", "10,998.01"],
      ["1-30 days", "0.00"],
      ["Over 90 days", "212.30"],
    ],
  )
  expect(valuesOf(fields, [...total, ...list])).toEqual([10998.01, 0, 212.3])
})

test("an age that the summary lacks is nowhere else, and one age alone is no summary", () => {
  const row = aTable(xs, [["Current", "30 Days", "60 Days"], amounts.slice(0, 3)])
  expect(valuesOf({ "Over 90 days": "number" }, [...total, ...row])).toEqual([null])
  expect(valuesOf({ "90 days": "number" }, [at(50, 40, "Terms"), at(50, 60, "30 days")])).toEqual([null])
})

test("rows of what several customers owe are no summary", () => {
  const debtors = aTable(xs, [
    ["Customer", "1-30 days", "31-60 days", "61-90 days"],
    ["Mill", "120.00", "15.00", "30.00"],
    ["Quarry", "80.00", "25.00", "10.00"],
  ])
  expect(valuesOf({ "60 days overdue": "number" }, debtors)).not.toEqual([15])
})
