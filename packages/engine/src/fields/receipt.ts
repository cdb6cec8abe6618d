import type { Box } from "../document.ts"
import type { ExtractionContext } from "../page/context.ts"

/** Receipt paper of 58 and 80 mm fits 32 to 48 characters, half as wide as high. */
const RECEIPT_EMS = 32

/** Returns whether a document is a receipt: one or two pages with text as narrow as receipt paper. */
export function isReceipt({ document, layouts }: ExtractionContext): boolean {
  // A short mail is also narrow, but starts with labelled headers.
  if (document.kind === "eml") return false
  const lines = layouts[0]?.lines ?? []
  const boxes = lines.map(({ box }) => box).filter((box) => box[2] > box[0])
  if (boxes.length < 5 || layouts.length > 2) return false
  const words = lines.flatMap(({ segments }) => segments.flatMap((segment) => segment.words))
  const left = boxes.map((box) => box[0])
  const right = boxes.map((box) => box[2])
  const sizes = words.map((word) => heightOf(word.box))
  return quantile(right, 0.95) - quantile(left, 0.05) < RECEIPT_EMS * quantile(sizes, 0.5)
}

/** One good and the total. */
const MIN_AMOUNTS = 2

/** Returns whether the first page prints amounts with cents at the ends of its lines, as for goods and totals. */
export function listsAmounts({ segments, layouts }: ExtractionContext): boolean {
  const amounts = segments.filter(({ page, text }) => page === layouts[0]?.page && /\d[.,]\d\d\D{0,4}$/u.test(text))
  return amounts.length >= MIN_AMOUNTS
}

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0

const heightOf = (box: Box): number => Math.max(1, box[3] - box[1])
