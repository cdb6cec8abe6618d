import { expect, test } from "vitest"
import { at, valuesOf } from "../../../test/builders/paper.ts"

const payslip = (heading: string) => [
  at(50, 40, "Deductions"),
  at(300, 40, "This period"),
  at(400, 40, heading),
  at(50, 60, "Income tax"),
  at(300, 60, "312.40"),
  at(400, 60, "5,502.11"),
  at(50, 80, "Net pay"),
  at(300, 80, "2,121.07"),
  at(400, 80, "37,553.35"),
]

test.each(["YTD", "YTD amount", "Year to date", "Kumuliert", "Cumul annuel", "Progressivo"])(
  "an amount is that of the period, unless the field asks for what has been added since the year began: %s",
  (heading) => {
    const fields = { "Net pay": "number", "Income tax": "number", "Net pay year to date": "number" } as const
    expect(valuesOf(fields, payslip(heading))).toEqual([2121.07, 312.4, 37553.35])
  },
)

test("an amount below such a heading is the field's where the line prints no other", () => {
  const page = [at(400, 40, "YTD"), at(50, 60, "Net pay"), at(400, 60, "37,553.35")]
  expect(valuesOf({ "Net pay": "number" }, page)).toEqual([37553.35])
})

test("of two lists beside each other with an amount of the year, the label left of it names the field's", () => {
  const row = (y: number, x: number, label: string, period: string, year: string) => [
    at(x, y, label),
    at(x + 80, y, period),
    at(x + 160, y, year),
  ]
  const page = [
    at(120, 60, "this period"),
    at(200, 60, "year to date"),
    at(410, 60, "this period"),
    at(490, 60, "year to date"),
    ...row(80, 40, "Regular", "1,580.00", "19,987.00"),
    ...row(80, 330, "Income Tax", "112.08", "1,385.20"),
    ...row(95, 40, "Gross Pay", "1,683.69", "20,798.72"),
    ...row(95, 330, "Medicare Tax", "24.41", "301.58"),
  ]
  expect(valuesOf({ "Gross pay": "number", "Gross pay year to date": "number" }, page)).toEqual([1683.69, 20798.72])
})
