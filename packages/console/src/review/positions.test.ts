import { expect, test } from "vitest"
import { marksOf } from "./marks.ts"
import { nextToCheck, stepAside, stepFrom } from "./positions.ts"
import { removeRow, setCell } from "./draft-rows.ts"
import { applyEdit, createDraft, rowsAt } from "./review-draft.ts"
import { sectionsOf } from "./sections.ts"
import { countChanges, describeChanges } from "./table-changes.ts"
import { valuesToCheck } from "./values-to-check.ts"

const LINES = "/Invoice/tables/Lines"
const sections = sectionsOf({
  objects: [
    {
      name: "Invoice",
      fields: [
        { name: "Number", type: "string" },
        { name: "Total", type: "number" },
      ],
      tables: [
        { name: "Empty", columns: [{ name: "A", type: "string" }] },
        {
          name: "Lines",
          columns: [
            { name: "Item", type: "string" },
            { name: "Amount", type: "number" },
          ],
        },
      ],
    },
  ],
})
const draft = createDraft(
  {
    Invoice: {
      fields: { Number: null, Total: 12 },
      tables: {
        Empty: [],
        Lines: [
          { Item: "Desk", Amount: 10 },
          { Item: "Lamp", Amount: 2 },
        ],
      },
    },
  },
  { revision: 0, corrections: {} },
)
const found = (confidence: number, page = 1) =>
  ({ page, box: [1, 2, 3, 4], text: "x", confidence, source: "builtin" }) as const
const evidence = {
  "/Invoice/fields/Total": found(0.9),
  [`${LINES}/0/Amount`]: found(0.5),
  [`${LINES}/1/Item`]: found(0.6, 2),
}
const criteria = { threshold: 0.8, required: ["/Invoice/fields/Number"] }

test("steps go through the fields, down a column, and past tables without rows", () => {
  const visited: string[] = []
  let at = stepFrom(sections, draft, undefined, 1)
  while (at !== undefined) {
    visited.push(at)
    at = stepFrom(sections, draft, at, 1)
  }
  expect(visited).toEqual(["/Invoice/fields/Number", "/Invoice/fields/Total", `${LINES}/0/Item`, `${LINES}/1/Item`])
  expect(stepFrom(sections, draft, undefined, -1)).toBe(`${LINES}/1/Item`)
  expect(stepFrom(sections, draft, `${LINES}/0/Amount`, -1)).toBe("/Invoice/fields/Total")
})

test("steps aside end at the edges of the table", () => {
  expect(stepAside(sections, `${LINES}/0/Item`, 1)).toBe(`${LINES}/0/Amount`)
  expect(stepAside(sections, `${LINES}/0/Amount`, 1)).toBeUndefined()
  expect(stepAside(sections, `${LINES}/0/Item`, -1)).toBeUndefined()
  expect(stepAside(sections, "/Invoice/fields/Total", 1)).toBeUndefined()
})

test("what is uncertain or missing is to be checked, in reading order and round again", () => {
  const toCheck = valuesToCheck(sections, draft, evidence, criteria)
  expect(toCheck).toEqual(["/Invoice/fields/Number", `${LINES}/0/Amount`, `${LINES}/1/Item`])
  expect(nextToCheck(sections, toCheck, "/Invoice/fields/Total")).toBe(`${LINES}/0/Amount`)
  expect(nextToCheck(sections, toCheck, `${LINES}/0/Amount`)).toBe(`${LINES}/1/Item`)
  expect(nextToCheck(sections, toCheck, `${LINES}/1/Item`)).toBe("/Invoice/fields/Number")
})

test("evidence belongs to its row, not to its index, and ends with a correction", () => {
  const shorter = applyEdit(draft, LINES, { kind: "table", rows: removeRow(rowsAt(draft, LINES), 0) })
  expect(marksOf(sections, shorter, evidence).map(({ pointer, page }) => [pointer, page])).toEqual([
    ["/Invoice/fields/Total", 1],
    [`${LINES}/0/Item`, 2],
  ])
  const rows = setCell(rowsAt(draft, LINES), 0, "Amount", 11, { page: 3, cell: "B2" })
  const changed = applyEdit(draft, LINES, { kind: "table", rows })
  expect(marksOf(sections, changed, evidence)).toContainEqual({
    pointer: `${LINES}/0/Amount`,
    label: "Lines, row 1, Amount",
    page: 3,
    box: undefined,
    cell: "B2",
    confidence: undefined,
  })
  expect(valuesToCheck(sections, changed, evidence, criteria)).not.toContain(`${LINES}/0/Amount`)
})

test("the changes of a table are told in words", () => {
  const rows = rowsAt(draft, LINES)
  const changed = [...setCell(rows, 1, "Amount", 3), { key: "added-0", source: undefined, values: {} }].slice(1)
  expect(describeChanges(countChanges(rows, changed))).toBe("1 row added, 1 row removed, 1 cell changed")
  expect(describeChanges(countChanges(rows, rows.toReversed()))).toBe("order changed")
  expect(describeChanges(countChanges(rows, rows))).toBe("")
})
