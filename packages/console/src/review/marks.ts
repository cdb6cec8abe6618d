import type { CorrectionPlace, Evidence } from "@docsift/sdk"
import type { Mark } from "../document/mark.ts"
import { ownValue } from "../own-value.ts"
import { pointerOfCell } from "./positions.ts"
import { fieldAt, type ReviewDraft, rowsAt } from "./review-draft.ts"
import type { Section } from "./sections.ts"
import { cellEvidence, type EvidenceByPointer, evidenceAt } from "./values-to-check.ts"

/** Returns the places of all values of the draft: where the engine read them, or where a person pointed to. */
export function marksOf(
  sections: readonly Section[],
  draft: ReviewDraft,
  evidence: EvidenceByPointer,
): readonly Mark[] {
  const marks: Mark[] = []
  const add = (pointer: string, label: string, place: CorrectionPlace | undefined, found: Evidence | undefined) => {
    const { page, box, cell } = place ?? found ?? {}
    if (page === undefined || (box === undefined && cell === undefined)) return
    marks.push({ pointer, label, page, box: box && [...box], cell, confidence: found?.confidence })
  }
  for (const { fields, tables } of sections) {
    for (const { pointer, name } of fields) {
      add(pointer, name, fieldAt(draft, pointer).place, evidenceAt(draft, evidence, pointer))
    }
    for (const { pointer, name, columns } of tables) {
      for (const [index, row] of rowsAt(draft, pointer).entries()) {
        for (const column of columns) {
          const label = `${name}, row ${index + 1}, ${column.name}`
          const found = cellEvidence(draft, evidence, pointer, index, column.name)
          add(pointerOfCell(pointer, index, column.name), label, ownValue(row.places, column.name), found)
        }
      }
    }
  }
  return marks
}
