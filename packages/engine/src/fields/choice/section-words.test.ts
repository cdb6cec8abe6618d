import { expect, test } from "vitest"
import { at, valuesOf } from "../../../test/builders/paper.ts"

const section = (top: number, heading: string, code: string, meter: string) => [
  { ...at(50, top, heading), isBold: true },
  at(50, top + 15, "EAN-code"),
  at(200, top + 15, code),
  at(50, top + 30, "Meternummer"),
  at(200, top + 30, meter),
]
const electricity = section(100, "Elektriciteit", "871685400033055182", "E0052600118840321")
const gas = section(200, "Gas", "871685400033055199", "G0042990075516")

test.each([
  ["EAN-code elektriciteit", "EAN-code gas", "Meternummer elektriciteit"],
  ["Electricity EAN code", "Gas EAN code", "Electricity meter number"],
])(
  "labels that two sections share are those of the section that the field is named after: %s",
  (first, second, meter) => {
    const fields = { [first]: "string", [second]: "string", [meter]: "string" } as const
    const values = ["871685400033055182", "871685400033055199", "E0052600118840321"]
    expect(valuesOf(fields, [...electricity, ...gas])).toEqual(values)
  },
)

test("a value in the section of another field is none of it", () => {
  const fields = { "EAN-code elektriciteit": "string", "EAN-code gas": "string" } as const
  expect(valuesOf(fields, electricity)).toEqual(["871685400033055182", null])
})

test("fields that no heading names keep their labels", () => {
  const fields = { "Invoice number": "string", "Order number": "string" } as const
  const page = [
    { ...at(50, 40, "Your order"), isBold: true },
    at(50, 60, "Invoice no.: 4711"),
    at(50, 75, "Order no.: 815"),
  ]
  expect(valuesOf(fields, page)).toEqual(["4711", "815"])
})
