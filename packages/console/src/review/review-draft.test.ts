import type { Correction, ExtractedValue } from "@docsift/sdk"
import { expect, test } from "vitest"
import { bringBackEdits, discardEdits } from "./discarded-edits.ts"
import { setAbsent } from "./review-actions.ts"
import { moveRow, insertRows, removeRow, setCell } from "./draft-rows.ts"
import { mergeRevision, markSaved, takeAside, dropAside } from "./merge-draft.ts"
import {
  applyEdit,
  changeCount,
  correctionsOf,
  createDraft,
  fieldAt,
  isCorrected,
  restore,
  type ReviewDraft,
  rowsAt,
  undo,
} from "./review-draft.ts"

const data = {
  Invoice: {
    fields: { Number: "R-1", Total: 12.5, "a/b~c": null },
    tables: {
      Lines: [
        { Item: "Desk", Amount: 10 },
        { Item: "Lamp", Amount: 2.5 },
      ],
    },
  },
}
const TOTAL = "/Invoice/fields/Total"
const LINES = "/Invoice/tables/Lines"
const signature = { by: "usr_0123456789ab", at: "2026-11-01T08:00:00Z" } as const
const draftOf = (corrections: Record<string, Correction> = {}, revision = 0): ReviewDraft =>
  createDraft(data, { revision, corrections })
const setField = (draft: ReviewDraft, pointer: string, value: ExtractedValue): ReviewDraft =>
  applyEdit(draft, pointer, { kind: "field", value })
const setRows = (draft: ReviewDraft, rows: ReturnType<typeof rowsAt>): ReviewDraft =>
  applyEdit(draft, LINES, { kind: "table", rows })

test("a corrected field, a place and an absent value become corrections, and nothing else does", () => {
  const place = { page: 1, box: [1, 2, 3, 4], text: "13,00" } as const
  let draft = applyEdit(draftOf(), TOTAL, { kind: "field", value: 13, place })
  draft = setField(draft, "/Invoice/fields/Number", null)
  expect(correctionsOf(draft)).toEqual({ "/Invoice/fields/Number": { value: null }, [TOTAL]: { value: 13, ...place } })
})

test("a table is corrected with all of its rows, and places follow their row", () => {
  const place = { page: 2, cell: "B3" }
  let draft = draftOf()
  draft = setRows(draft, setCell(rowsAt(draft, LINES), 1, "Amount", 3, place))
  draft = setRows(draft, insertRows(rowsAt(draft, LINES), 0, [{ Item: "Chair", Amount: null }]))
  draft = setRows(draft, moveRow(rowsAt(draft, LINES), 2, 1))
  expect(correctionsOf(draft)).toEqual({
    [LINES]: {
      rows: [
        { Item: "Chair", Amount: null },
        { Item: "Lamp", Amount: 3 },
        { Item: "Desk", Amount: 10 },
      ],
      places: { "1/Amount": place },
    },
  })
})

test("a change back to the extracted value leaves nothing to save", () => {
  let draft = setField(setField(draftOf(), TOTAL, 13), TOTAL, 12.5)
  expect([changeCount(draft), isCorrected(draft, TOTAL)]).toEqual([0, false])
  const rows = rowsAt(draft, LINES)
  draft = setRows(draft, setCell(rows, 0, "Amount", 11))
  draft = setRows(draft, setCell(rowsAt(draft, LINES), 0, "Amount", 10))
  expect(changeCount(draft)).toBe(0)
})

test("restoring a stored correction removes it with the next save", () => {
  const draft = restore(draftOf({ [TOTAL]: { value: 99, ...signature } }, 1), TOTAL)
  expect(fieldAt(draft, TOTAL).value).toBe(12.5)
  expect(changeCount(draft)).toBe(1)
  expect(correctionsOf(draft)).toEqual({})
})

test("undo leads back step by step and names the value; discarding can be undone too", () => {
  const first = setField(draftOf(), TOTAL, 13)
  const second = setField(first, "/Invoice/fields/Number", "R-2")
  const { draft, pointer } = undo(second)
  expect([pointer, draft.edits]).toEqual(["/Invoice/fields/Number", first.edits])
  expect(undo(discardEdits(second)).draft.edits).toEqual(second.edits)
  expect(undo(draftOf()).pointer).toBeUndefined()
})

test("changing one cell keeps all other rows as the same objects", () => {
  const rows = rowsAt(draftOf(), LINES)
  const changed = setCell(rows, 0, "Amount", 11)
  expect(changed[1]).toBe(rows[1])
  expect(removeRow(changed, 0)[0]).toBe(rows[1])
  expect(setCell(rows, 0, "Amount", 10)).toBe(rows)
})

test("stored rows find the extracted rows that they come from", () => {
  const rows = [
    { Item: "Chair", Amount: 7 },
    { Item: "Lamp", Amount: 3 },
  ]
  const draft = draftOf({ [LINES]: { rows, places: { "0/Item": { page: 1 } }, ...signature } }, 1)
  expect(rowsAt(draft, LINES).map(({ source, places }) => [source, places])).toEqual([
    [undefined, { Item: { page: 1 } }],
    [1, undefined],
  ])
})

test("rows that share a unit and a quantity keep their own places when one of them is removed, added or changed", () => {
  const line = (Item: string, Amount = 1) => ({ Item, Amount, Unit: "pcs" })
  const lines = [line("Desk"), line("Lamp"), line("Chair"), line("Chair")]
  const sourcesOf = (rows: readonly ReturnType<typeof line>[]) => {
    const correction = { [LINES]: { rows, ...signature } }
    const draft = createDraft({ Invoice: { tables: { Lines: lines } } }, { revision: 1, corrections: correction })
    return rowsAt(draft, LINES).map(({ source }) => source)
  }
  expect(sourcesOf(lines.slice(1))).toEqual([1, 2, 3])
  expect(sourcesOf([line("Sofa"), ...lines])).toEqual([undefined, 0, 1, 2, 3])
  expect(sourcesOf([line("Desk"), line("Lamp", 2), line("Chair", 2), line("Chair")])).toEqual([0, 1, 2, 3])
  expect(sourcesOf([line("Lamp", 2), line("Chair"), line("Chair")])).toEqual([1, 2, 3])
})

test("a cell that was pointed at can be restored, also when its value is the extracted one", () => {
  const rows = setCell(rowsAt(draftOf(), LINES), 1, "Amount", 2.5, { page: 1, cell: "B3" })
  expect(setCell(rows, 1, "Amount", 2.5)[1]?.places).toBeUndefined()
})

test("discarding leaves the values that wait for a decision", () => {
  const merged = mergeRevision(setField(draftOf(), TOTAL, 13), {
    revision: 1,
    corrections: { [TOTAL]: { value: 14, ...signature } },
  })
  expect(Object.keys(discardEdits(merged).aside)).toEqual([TOTAL])
})

test("a newer revision keeps what only one person changed, and lets the other values wait", () => {
  let draft = setField(draftOf(), TOTAL, 13)
  draft = setField(draft, "/Invoice/fields/Number", "mine")
  const merged = mergeRevision(draft, {
    revision: 1,
    corrections: { "/Invoice/fields/Number": { value: "theirs", ...signature } },
  })
  expect([fieldAt(merged, TOTAL).value, fieldAt(merged, "/Invoice/fields/Number").value]).toEqual([13, "theirs"])
  expect(Object.keys(merged.aside)).toEqual(["/Invoice/fields/Number"])
  const taken = takeAside(merged, "/Invoice/fields/Number")
  expect([fieldAt(taken, "/Invoice/fields/Number").value, taken.aside]).toEqual(["mine", {}])
  expect(undo(taken)).toMatchObject({ draft: merged, pointer: "/Invoice/fields/Number" })
  const dropped = dropAside(merged, "/Invoice/fields/Number")
  expect([dropped.edits, dropped.aside]).toEqual([merged.edits, {}])
  expect(undo(dropped)).toMatchObject({ draft: merged, pointer: "/Invoice/fields/Number" })
  // A third person is no reason to decide for the second.
  expect(Object.keys(mergeRevision(merged, { revision: 2, corrections: {} }).aside)).toEqual(["/Invoice/fields/Number"])
})

test("what both people changed to the same value needs no decision", () => {
  const merged = mergeRevision(setField(draftOf(), TOTAL, 13), {
    revision: 1,
    corrections: { [TOTAL]: { value: 13, ...signature } },
  })
  expect([merged.edits, merged.aside]).toEqual([{}, {}])
})

test("what is typed while a save is under way stays unsaved", () => {
  const sent = setField(draftOf(), TOTAL, 13)
  const later = setField(sent, TOTAL, 14)
  const saved = markSaved(later, sent.edits, { revision: 1, corrections: { [TOTAL]: { value: 13, ...signature } } })
  expect([fieldAt(saved, TOTAL).value, changeCount(saved), saved.revision]).toEqual([14, 1, 1])
})

test("what is undone while a save is under way stays undone, as an edit", () => {
  const sent = setField(draftOf(), TOTAL, 13)
  const later = restore(sent, TOTAL)
  const saved = markSaved(later, sent.edits, { revision: 1, corrections: { [TOTAL]: { value: 13, ...signature } } })
  expect([fieldAt(saved, TOTAL).value, changeCount(saved), correctionsOf(saved)]).toEqual([12.5, 1, {}])
})

test("discarded changes come back whatever was changed since, which is kept", () => {
  const before = setField(setField(draftOf(), TOTAL, 13), "/Invoice/fields/Number", "R-2")
  const later = setField(discardEdits(before), TOTAL, 14)
  const back = bringBackEdits(later, before)
  expect([fieldAt(back, TOTAL).value, fieldAt(back, "/Invoice/fields/Number").value]).toEqual([14, "R-2"])
  expect(undo(back).draft.edits).toEqual(later.edits)
})

test("a discarded change of a value that another person has corrected since waits for a decision", () => {
  const before = setField(draftOf(), TOTAL, 13)
  const theirs = { revision: 1, corrections: { [TOTAL]: { value: 14, ...signature } } }
  const back = bringBackEdits(mergeRevision(discardEdits(before), theirs), before)
  expect([fieldAt(back, TOTAL).value, Object.keys(back.edits), Object.keys(back.aside)]).toEqual([14, [], [TOTAL]])
})

test("a person confirms that a value was rightly not found, and the stored confirmation is one again", () => {
  const pointer = "/Invoice/fields/a~1b~0c"
  const confirmed = setAbsent(draftOf(), pointer)
  expect([isCorrected(confirmed, pointer), correctionsOf(confirmed)]).toEqual([true, { [pointer]: { value: null } }])
  expect(changeCount(restore(confirmed, pointer))).toBe(0)
  const stored = draftOf({ [pointer]: { value: null, ...signature } }, 1)
  expect([isCorrected(stored, pointer), changeCount(setAbsent(stored, pointer))]).toEqual([true, 0])
})

// Names of columns come from people, and every object inherits members with such names.
test.each(["constructor", "__proto__", "toString"])("a column that is named %s is corrected as any other", (column) => {
  const row = (value: string | null) => Object.fromEntries([[column, value]])
  const lines = [row("one"), row(null)]
  let draft = createDraft({ Invoice: { tables: { Lines: lines } } }, { revision: 0, corrections: {} })
  expect(setCell(rowsAt(draft, LINES), 0, column, "one")).toBe(rowsAt(draft, LINES))
  draft = setRows(draft, setCell(rowsAt(draft, LINES), 1, column, "two", { page: 1, cell: "A2" }))
  const { rows, places } = correctionsOf(draft)[LINES] ?? {}
  expect(JSON.stringify(rows)).toBe(JSON.stringify([row("one"), row("two")]))
  expect(places).toEqual({ [`1/${column}`]: { page: 1, cell: "A2" } })
})
