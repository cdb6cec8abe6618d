import { startsWithTown } from "../../blocks/address-patterns.ts"
import type { Box } from "../../document.ts"
import type { LayoutWord, Line } from "../../layout/layout.ts"
import { onceFor } from "../../layout/once-for.ts"
import type { ExtractionContext } from "../../page/context.ts"

/** Receipt paper of 58 and 80 mm fits 32 to 48 characters, half as wide as high. */
const RECEIPT_EMS = 32

/**
 * The same for recognized text, by the height of its type: 40 photographed receipts are 14 to 24 wide without the tenth
 * of their lines that reach furthest, a scanned letter 35 and more.
 */
const RECOGNIZED_EMS = 28
/** Share of the lines at each side that is left out of the width. */
const OUTLIERS = { printed: 0.05, recognized: 0.1 } as const

/** Width of the paper relative to that of the print: a roll has narrow margins. */
const MAX_PAPER = 1.6

/** Lines of the shortest receipt. */
const MIN_LINES = 5

/** Returns whether a document is a receipt: one or two pages with text as narrow as receipt paper. */
export const isReceipt = onceFor(({ document, layouts }: ExtractionContext): boolean => {
  // A short mail is also narrow, but starts with labelled headers.
  if (document.kind === "eml") return false
  const lines = (layouts[0]?.lines ?? []).filter(({ box }) => box[2] > box[0])
  if (lines.length < MIN_LINES || layouts.length > 2) return false
  const words = wordsOf(lines)
  if (words.every(isRecognized)) {
    const sure = lines.filter((line) => wordsOf([line]).some(isSure))
    const size = quantile(
      words.map(({ source }) => source.fontSize),
      0.5,
    )
    if (sure.length >= MIN_LINES && widthOf(sure, OUTLIERS.recognized) < RECOGNIZED_EMS * size) return true
  }
  const sizes = words.map((word) => heightOf(word.box))
  const width = widthOf(lines, OUTLIERS.printed)
  if (width >= RECEIPT_EMS * quantile(sizes, 0.5)) return false
  // A letter in one narrow column is printed on wider paper and addressed to somebody.
  const isOnRoll = (layouts[0]?.width ?? width) < MAX_PAPER * width
  return isOnRoll || lines.filter(({ segments }) => segments.some(({ text }) => startsWithTown(text))).length < 2
})

const wordsOf = (lines: readonly Line[]): LayoutWord[] =>
  lines.flatMap(({ segments }) => segments.flatMap((segment) => segment.words))

const isRecognized = ({ source }: LayoutWord): boolean => source.confidence < 1

/** Handwriting, folds and the table beneath a photographed receipt are recognized as short words or with low confidence. */
const isSure = ({ source, text }: LayoutWord): boolean => source.confidence > 0.8 && text.length > 2

function widthOf(lines: readonly Line[], outliers: number): number {
  const right = lines.map(({ box }) => box[2])
  const left = lines.map(({ box }) => box[0])
  return quantile(right, 1 - outliers) - quantile(left, outliers)
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
