import { least } from "../arrays/extremes.ts"
import type { Evidence } from "../extraction.ts"
import type { LayoutWord } from "../layout/layout.ts"
import { joinPrinted } from "../text/wrapped-text.ts"

/**
 * Returns the lowest OCR confidence among the words, 0 to 1: a value is correct only when each of its words is.
 * Born-digital words have a confidence of 1.
 */
export function leastConfidence(words: readonly LayoutWord[]): number {
  return least(
    words.map((word) => word.source.confidence),
    1,
  )
}

/** Evidence without the confidence of its value. */
export type EvidencePlace = Omit<Evidence, "confidence">

/** Builds the evidence of words on one page, as {@link placeOfWords}. */
export function evidenceOfWords(words: readonly LayoutWord[], page: number, confidence: number): Evidence {
  return { ...placeOfWords(words, page), confidence }
}

/**
 * Returns the place of words on one page: the union of their boxes on the displayed page, or the cell of the first
 * word where the file is a grid.
 */
export function placeOfWords(words: readonly LayoutWord[], page: number): EvidencePlace {
  const boxes = words.map((word) => word.source.box)
  const text = joinPrinted(words)
  const [first] = boxes
  if (!first) return { page, text, source: "builtin" }
  const cell = words[0]?.source.cell
  if (cell !== undefined) return { page, cell, text, source: "builtin" }
  const box: [number, number, number, number] = [...first]
  for (const [x0, y0, x1, y1] of boxes) {
    box[0] = Math.min(box[0], x0)
    box[1] = Math.min(box[1], y0)
    box[2] = Math.max(box[2], x1)
    box[3] = Math.max(box[3], y1)
  }
  return { page, box, text, source: "builtin" }
}
