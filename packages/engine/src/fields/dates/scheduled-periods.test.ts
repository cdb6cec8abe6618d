import { expect, test } from "vitest"
import { aTable, type Print } from "../../../test/builders/page.ts"
import { at, valuesOf } from "../../../test/builders/paper.ts"

const head = [at(50, 50, "Advertiser: Lindqvist Boats Ltd")]
const schedule = (...dates: readonly (readonly [string, string])[]): Print[] =>
  aTable(
    [50, 80, 170, 260, 380, -480, -540],
    [
      ["Ln", "Start", "End", "Daypart", "Times", "Spots", "Total"],
      ...dates.map(([start, end], index) => [`${index + 1}`, start, end, "Morning", "6a-10a", "12", "480.00"]),
    ],
    { top: 200 },
  )
const asked = { "Flight start": "date", "Flight end": "date" } as const

test("the flight of an order without one is from the first day of its schedule to the last one", () => {
  const rows = schedule(["03/17/2025", "04/06/2025"], ["03/10/2025", "03/30/2025"], ["03/17/2025", "04/13/2025"])
  expect(valuesOf(asked, [...head, ...rows])).toEqual(["2025-03-10", "2025-04-13"])
})

test("a printed flight is that of the order, whatever its lines cover", () => {
  const rows = schedule(["03/17/2025", "04/06/2025"], ["03/10/2025", "03/30/2025"])
  const flight = at(50, 90, "Flight dates: 03/10/2025 - 04/20/2025")
  expect(valuesOf(asked, [...head, flight, ...rows])).toEqual(["2025-03-10", "2025-04-20"])
})

test("days that are no periods are no flight", () => {
  const rows = schedule(["03/17/2025", "03/06/2025"], ["03/10/2025", "03/30/2025"], ["03/12/2025", "03/31/2025"])
  expect(valuesOf(asked, [...head, ...rows])[1]).toBeNull()
})
