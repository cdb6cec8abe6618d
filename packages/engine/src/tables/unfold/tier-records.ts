import { least } from "../../arrays/extremes.ts"
import type { HeadingTiers } from "./heading-tiers.ts"
import type { PageText } from "../words/page-text.ts"
import { fitTiers } from "./tier-fit.ts"

/** The lines of one record by their index. */
export interface TierRecord {
  /** The line with its values of the upper tier. */
  readonly first: number
  /** The line with its values of the lower tier. */
  readonly second: number
  /** Further lines below the second one, and whether they are below the lower tier, as reductions are. */
  readonly others: readonly { readonly index: number; readonly isLower: boolean }[]
}

/** The records below headings of two tiers. */
export interface TieredRows {
  readonly records: readonly TierRecord[]
  /** Lines below them with texts below both tiers: a name and a sum. */
  readonly sums: readonly number[]
}

/** Texts below headings of the upper tier with which a record begins, and figures by which a lone record shows its lower tier, at least. */
const MIN_TEXTS = 2
const MIN_FIGURES = 2
/** Gap between two lines of a record, in heights of a line, at most. */
const MAX_GAP = 3
/** Points by which a line starts left of the lower tier when it is none of its lines. */
const MIN_LEFT = 3

/** Reads the records below headings of two tiers; none where as many lines have values below both, as rows of one line have. */
export function readTiers({ lines }: PageText, from: number, tiers: HeadingTiers): TieredRows {
  const records: (TierRecord & { readonly others: { index: number; isLower: boolean }[] })[] = []
  const left = least(tiers.lower.map(({ box }) => box[0])) - MIN_LEFT
  let first: number | undefined
  let sums: number[] = []
  let mixed = 0
  let figures = 0
  for (const [index, line] of lines.entries()) {
    if (index < from) continue
    const fit = fitTiers(line, tiers)
    const isMixed = fit.either > Math.max(fit.upper, fit.lower)
    const above = lines[index - 1]
    const isApart = above !== undefined && line.box[1] - above.box[3] > MAX_GAP * (line.box[3] - line.box[1])
    if (isMixed) sums.push(index)
    if (!isMixed && fit.upper > fit.lower && fit.upper >= MIN_TEXTS) first = index
    else if (isMixed || isApart || (line.box[0] < left && fit.upper <= fit.lower)) first = undefined
    if (first === undefined || first === index) continue
    const last = records.at(-1)
    const isLower = fit.lower > fit.upper
    if (last?.first === first) last.others.push({ index, isLower })
    else if (isLower && (fit.figures > 0 || fit.lower >= MIN_TEXTS)) {
      records.push({ first, second: index, others: [] })
      figures = Math.max(figures, fit.figures)
      mixed += sums.length
      sums = []
    }
  }
  const isClear = records.length > 1 ? mixed < records.length : mixed === 0 && figures >= MIN_FIGURES
  return isClear ? { records, sums } : { records: [], sums: [] }
}
