import { expect, test } from "vitest"
import { extractTable } from "../extract-table.ts"
import { aContext, aPage, aTable } from "../../../test/builders/page.ts"

const fees = {
  name: "Fees",
  columns: [
    { name: "Member", type: "string" },
    { name: "Description", type: "string" },
    { name: "Amount", type: "number" },
  ],
} as const

/** A list of two sections, whose titles start left of the entries. */
const membersOf = (lines: readonly (readonly [string | undefined, string?, string?])[], isBold = false) =>
  extractTable(aContext([aPage(aTable([50, 60, -400], lines, { isBold }))]), fees).rows.map((row) => row["Member"])

test("the titles of sections fill the first column of a list that prints none for it", () => {
  expect(
    membersOf([
      ["Bo Ek (juniors)"],
      [undefined, "Season ticket", "120.00"],
      [undefined, "Locker", "15.00"],
      ["Ida Ek"],
      [undefined, "Season ticket", "180.00"],
      ["Total", undefined, "315.00"],
    ]),
  ).toEqual(["Bo Ek (juniors)", "Bo Ek (juniors)", "Ida Ek"])
})

test("a text above a list that is no title, or of some entries only, fills no column", () => {
  const rows = [
    [undefined, "Season ticket", "120.00"],
    [undefined, "Locker", "15.00"],
    ["Total", undefined, "135.00"],
  ] as const
  expect(membersOf([["You will find all of the fees for the coming season below."], ...rows])).toEqual([null, null])
  expect(membersOf([["Amounts of this season"], ...rows])).toEqual([null, null])
  expect(membersOf([rows[0], ["Ida Ek"], rows[1], rows[2]])).toEqual([null, null])
})

test("a remark beside the title of a section is no part of it", () => {
  expect(
    membersOf([
      ["Bo Ek", undefined, "Group 4, evenings"],
      [undefined, "Season ticket", "120.00"],
      [undefined, "Locker", "15.00"],
      ["Ida Ek", undefined, "Group 2, mornings"],
      [undefined, "Season ticket", "180.00"],
      ["Total", undefined, "315.00"],
    ]),
  ).toEqual(["Bo Ek", "Bo Ek", "Ida Ek"])
})
