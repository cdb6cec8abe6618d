import { expect, test } from "vitest"
import { aTable } from "../../../test/builders/page.ts"
import { valuesOf } from "../../../test/builders/paper.ts"

test("a label means the field that is named after it and after the numbered section that it is in", () => {
  const section = (top: number, heading: string, rows: readonly (readonly string[])[]) => [
    { text: heading, x: 50, y: top, isBold: true },
    ...aTable([56, 220], rows, { top: top + 18 }),
  ]
  const page = [
    ...section(60, "1. Tenant", [
      ["Full name", "Ann Miller"],
      ["Reference", "A-1180"],
    ]),
    ...section(140, "2. Property let", [
      ["Reference", "B-2290"],
      ["Location", "Mill Yard, second floor"],
    ]),
    ...section(220, "3. Garage let", [
      ["Reference", "C-3370"],
      ["Location", "Coal Yard, gate four"],
    ]),
  ]
  const fields = { "Location of the property": "string", "Garage location": "string" } as const
  expect(valuesOf(fields, page)).toEqual(["Mill Yard, second floor", "Coal Yard, gate four"])
})
