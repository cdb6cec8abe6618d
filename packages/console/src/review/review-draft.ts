import type { Correction, CorrectionInput, CorrectionPlace, ExtractedValue, Review, UntypedData } from "@docsift/sdk"
import { partsOf, pointerOf } from "../json-pointer.ts"
import { alignRows, type DraftRow, rowsOfData } from "./draft-rows.ts"
import { type Edit, type Edits, type FieldEdit, isSameEdit } from "./edit.ts"

/*
 * A draft has three layers. `extracted` is what the engine read and never changes. `base` is what the server has: the
 * corrections of the revision that was read. `edits` is what this person has changed since. The value of a pointer is
 * that of the last layer that has it. An edit that leads back to the layer below is removed, so a draft without edits
 * has nothing to save.
 *
 * A table is one value with all of its rows: rows that move would take the pointers of single cells with them.
 */

/** A review while a person works on it. */
export interface ReviewDraft {
  /** The revision that the edits were made from. */
  readonly revision: number
  readonly extracted: Edits
  readonly base: Edits
  readonly edits: Edits
  /** Edits of a value that another person has changed in the meantime: they wait for a decision. */
  readonly aside: Edits
  /** What there was before each of the last changes, newest last. */
  readonly past: readonly DraftStep[]
}

/** What undo brings back. */
export type DraftStep = Pick<ReviewDraft, "edits" | "aside">

/** Steps that can be undone; rows are shared between them, so a step costs little. */
const MAX_STEPS = 200

/** Creates the draft of a review that was read, without edits. */
export function createDraft(data: UntypedData, review: Pick<Review, "revision" | "corrections">): ReviewDraft {
  const extracted: Record<string, Edit> = {}
  for (const [object, { fields = {}, tables = {} }] of Object.entries(data)) {
    for (const [name, value] of Object.entries(fields)) {
      extracted[pointerOf(object, "fields", name)] = { kind: "field", value }
    }
    for (const [name, rows] of Object.entries(tables)) {
      extracted[pointerOf(object, "tables", name)] = { kind: "table", rows: rowsOfData(rows) }
    }
  }
  const { revision, corrections } = review
  return { revision, extracted, base: editsOf(corrections, extracted), edits: {}, aside: {}, past: [] }
}

/** Returns stored corrections as edits. */
export function editsOf(corrections: Readonly<Record<string, CorrectionInput | Correction>>, extracted: Edits): Edits {
  return Object.fromEntries(
    Object.entries(corrections).map(
      ([pointer, { value = null, rows, places, page, box, cell, text }]): [string, Edit] => {
        const before = extracted[pointer]
        if (rows === undefined) {
          const place = page === undefined ? undefined : { page, box, cell, text }
          const isConfirmed = value === null && before?.kind === "field" && before.value === null
          return [pointer, { kind: "field", value, ...(place && { place }), ...(isConfirmed && { isConfirmed }) }]
        }
        // The server fills in every column.
        const stored = rows as readonly Readonly<Record<string, ExtractedValue>>[]
        return [
          pointer,
          { kind: "table", rows: alignRows(before?.kind === "table" ? before.rows : [], stored, places) },
        ]
      },
    ),
  )
}

/** Returns what a field or a table has in the draft. */
export function editAt(draft: ReviewDraft, pointer: string): Edit | undefined {
  return draft.edits[pointer] ?? editBelow(draft, pointer)
}

/** Returns what a field or a table has without the edits of this person. */
export function editBelow({ base, extracted }: ReviewDraft, pointer: string): Edit | undefined {
  return base[pointer] ?? extracted[pointer]
}

/** Returns the field of a pointer as the draft has it. */
export function fieldAt(draft: ReviewDraft, pointer: string): FieldEdit {
  const edit = editAt(draft, pointer)
  return edit?.kind === "field" ? edit : { kind: "field", value: null }
}

const noRows: readonly DraftRow[] = []

/** Returns the rows of a table as the draft has them. */
export function rowsAt(draft: ReviewDraft, pointer: string): readonly DraftRow[] {
  const edit = editAt(draft, pointer)
  return edit?.kind === "table" ? edit.rows : noRows
}

/** Returns the rows of a table as the engine read them. */
export function extractedRowsAt(draft: ReviewDraft, pointer: string): readonly DraftRow[] {
  const edit = draft.extracted[pointer]
  return edit?.kind === "table" ? edit.rows : noRows
}

/** Returns the value of a field as the engine read it. */
export function extractedValueAt(draft: ReviewDraft, pointer: string): ExtractedValue {
  const edit = draft.extracted[pointer]
  return edit?.kind === "field" ? edit.value : null
}

/** Returns whether a person has set a field or a table, now or in a stored revision. */
export function isCorrected(draft: ReviewDraft, pointer: string): boolean {
  const edit = draft.edits[pointer] ?? draft.base[pointer]
  return edit !== undefined && !isSameEdit(edit, draft.extracted[pointer])
}

/** Returns the number of values that would be saved. */
export const changeCount = ({ edits }: ReviewDraft): number => Object.keys(edits).length

/** Returns the draft with an edit, which can be undone. */
export function applyEdit(draft: ReviewDraft, pointer: string, edit: Edit): ReviewDraft {
  if (isSameEdit(edit, editAt(draft, pointer))) return draft
  const { [pointer]: _before, ...others } = draft.edits
  const below = editBelow(draft, pointer)
  const edits = isSameEdit(edit, below) ? others : { ...others, [pointer]: edit }
  return { ...draft, edits, past: stepsOf(draft) }
}

/** Returns the steps that lead back to a draft, for the one that follows it. */
export function stepsOf({ past, edits, aside }: ReviewDraft): readonly DraftStep[] {
  return [...past.slice(1 - MAX_STEPS), { edits, aside }]
}

/** Returns the draft with the extracted value or rows at a pointer. */
export function restore(draft: ReviewDraft, pointer: string): ReviewDraft {
  const extracted = draft.extracted[pointer]
  return extracted === undefined ? draft : applyEdit(draft, pointer, extracted)
}

/** Returns the draft before its last change, and the pointer that it concerned. */
export function undo(draft: ReviewDraft): { readonly draft: ReviewDraft; readonly pointer: string | undefined } {
  const before = draft.past.at(-1)
  if (before === undefined) return { draft, pointer: undefined }
  const { edits, aside } = before
  const pointers = Object.keys({ ...draft.edits, ...edits, ...draft.aside, ...aside })
  const pointer = pointers.find(
    (pointer) => draft.edits[pointer] !== edits[pointer] || draft.aside[pointer] !== aside[pointer],
  )
  return { draft: { ...draft, edits, aside, past: draft.past.slice(0, -1) }, pointer }
}

/** Returns all corrections of the draft, as the server takes them. */
export function correctionsOf(draft: ReviewDraft): Readonly<Record<string, CorrectionInput>> {
  const corrected = Object.entries({ ...draft.base, ...draft.edits })
    .filter(([pointer, edit]) => !isSameEdit(edit, draft.extracted[pointer]))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(corrected.map(([pointer, edit]) => [pointer, correctionOf(edit)]))
}

function correctionOf(edit: Edit): CorrectionInput {
  if (edit.kind === "field") return { value: edit.value, ...edit.place }
  const places = edit.rows.flatMap((row, index) =>
    Object.entries(row.places ?? {}).map(([column, place]): [string, CorrectionPlace] => [`${index}/${column}`, place]),
  )
  return {
    rows: edit.rows.map(({ values }) => values),
    ...(places.length > 0 && { places: Object.fromEntries(places) }),
  }
}

/** Returns the name of a field or a table for people. */
export const nameOf = (pointer: string): string => partsOf(pointer).at(-1) ?? pointer
