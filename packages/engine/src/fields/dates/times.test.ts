import { expect, test } from "vitest"
import { aContext, aPage } from "../../../test/builders/page.ts"
import { extractFields } from "../extract-fields.ts"

function timeOf(...lines: readonly string[]) {
  const prints = lines.map((text, index) => ({ text, x: 50, y: 100 + 12 * index }))
  const fields = [{ name: "Time", type: "string" as const }]
  return extractFields(aContext([aPage(prints)]), { name: "Receipt", fields }).fields.get("Time")?.value
}

test.each([
  ["beside the date", ["Receipt 4711", "11/07/2031 à 14:48", "Total 12.50"], "14:48"],
  ["with seconds and the half of the day", ["Receipt 4711", "2031-07-11, 09:05:31 PM", "Total 12.50"], "09:05:31 PM"],
  ["after its label", ["Receipt 4711", "Uhrzeit: 14:48", "Total 12.50"], "14:48"],
])("the time of a receipt is read %s", (_place, lines, time) => {
  expect(timeOf(...lines)).toBe(time)
})

test("opening hours and a time without a date are not the time of a receipt", () => {
  expect(timeOf("Receipt 4711", "11/07/2031", "Open 9:00 - 18:30", "Total 12.50")).toBeUndefined()
  expect(timeOf("Receipt 4711", "From 1/7/2031 open 9:00 - 18:30", "Total 12.50")).toBeUndefined()
})
