import type { CorrectionPlace, ExtractedValue } from "@docsift/sdk"
import { ownValue } from "../own-value.ts"
import type { DraftRow } from "./draft-rows.ts"

/** What a field has in place of the layer below. */
export interface FieldEdit {
  readonly kind: "field"
  /** `null` when the document does not contain it. */
  readonly value: ExtractedValue
  /** Set when a person confirms what was not found: that the document does not contain it. */
  readonly isConfirmed?: true
  /** The place that a person pointed to. */
  readonly place?: CorrectionPlace
}

/** What a table has in place of the layer below. */
export interface TableEdit {
  readonly kind: "table"
  readonly rows: readonly DraftRow[]
}

/** A change of one field or one table. */
export type Edit = FieldEdit | TableEdit

/** Changes by the pointer of their field or table. */
export type Edits = Readonly<Record<string, Edit>>

/** Returns whether two edits lead to the same correction. */
export function isSameEdit(one: Edit | undefined, other: Edit | undefined): boolean {
  if (one === other) return true
  if (one === undefined || other === undefined) return false
  if (one.kind === "field") {
    return (
      other.kind === "field" &&
      one.value === other.value &&
      one.isConfirmed === other.isConfirmed &&
      isSamePlace(one.place, other.place)
    )
  }
  return (
    other.kind === "table" &&
    one.rows.length === other.rows.length &&
    one.rows.every((row, index) => isSameRow(row, other.rows[index]))
  )
}

/** Returns whether two rows have the same values from the same places. */
function isSameRow(one: DraftRow, other: DraftRow | undefined): boolean {
  if (one === other) return true
  if (other === undefined) return false
  const columns = Object.keys({ ...one.values, ...other.values })
  return columns.every(
    (column) =>
      ownValue(one.values, column) === ownValue(other.values, column) &&
      isSamePlace(ownValue(one.places, column), ownValue(other.places, column)),
  )
}

function isSamePlace(one: CorrectionPlace | undefined, other: CorrectionPlace | undefined): boolean {
  if (one === undefined || other === undefined) return one === other
  return (
    one.page === other.page &&
    one.cell === other.cell &&
    one.text === other.text &&
    one.box?.join() === other.box?.join()
  )
}
