import type { Evidence } from "@docsift/sdk"
import { ownValue } from "../own-value.ts"
import { pointerOfCell } from "./positions.ts"
import { extractedRowsAt, fieldAt, isCorrected, type ReviewDraft, rowsAt } from "./review-draft.ts"
import type { Section } from "./sections.ts"

/** Evidence by the pointer of its value in the extracted data. */
export type EvidenceByPointer = Readonly<Record<string, Evidence>>

/** Returns the evidence of a value as long as it is the one that the engine read there. */
export function evidenceAt(draft: ReviewDraft, evidence: EvidenceByPointer, pointer: string): Evidence | undefined {
  return isCorrected(draft, pointer) ? undefined : evidence[pointer]
}

/** Returns the evidence of a cell, by its row in the draft, as long as its value is the one that the engine read. */
export function cellEvidence(
  draft: ReviewDraft,
  evidence: EvidenceByPointer,
  table: string,
  row: number,
  column: string,
): Evidence | undefined {
  const current = rowsAt(draft, table)[row]
  if (current?.source === undefined || ownValue(current.places, column) !== undefined) return undefined
  const extracted = extractedRowsAt(draft, table)[current.source]
  if (ownValue(extracted?.values, column) !== ownValue(current.values, column)) return undefined
  return evidence[pointerOfCell(table, current.source, column)]
}

/** What decides whether a value is to be checked. */
export interface ReviewCriteria {
  readonly threshold: number
  /** Pointers of fields that must not be absent. */
  readonly required: readonly string[]
}

/** Returns the pointers of values that a person should look at and has not set, in reading order. */
export function valuesToCheck(
  sections: readonly Section[],
  draft: ReviewDraft,
  evidence: EvidenceByPointer,
  { threshold, required }: ReviewCriteria,
): readonly string[] {
  const isLow = (found: Evidence | undefined): boolean => found !== undefined && found.confidence < threshold
  return sections.flatMap(({ fields, tables }) => [
    ...fields
      .map(({ pointer }) => pointer)
      .filter((pointer) => {
        if (isLow(evidenceAt(draft, evidence, pointer))) return true
        return required.includes(pointer) && fieldAt(draft, pointer).value === null && !isCorrected(draft, pointer)
      }),
    ...tables.flatMap(({ pointer, columns }) =>
      rowsAt(draft, pointer).flatMap((_row, index) =>
        columns
          .filter(({ name }) => isLow(cellEvidence(draft, evidence, pointer, index, name)))
          .map(({ name }) => pointerOfCell(pointer, index, name)),
      ),
    ),
  ])
}
