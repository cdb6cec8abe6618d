import { calibrationOf, type Calibration } from "./calibration.ts"
import { Counts, f1Of } from "./counts.ts"
import type { CaseResult } from "./evaluate-case.ts"

/** The 50th and 95th percentile over documents; null without documents. */
export interface Spread {
  readonly p50: number | null
  readonly p95: number | null
}

/** The figures of a pack. Shares are 0 to 1, and null where there was nothing to evaluate. */
export interface Summary {
  readonly documents: number
  readonly completed: number
  readonly failed: number
  readonly pages: number
  readonly fieldExact: number | null
  readonly fieldPrecision: number | null
  readonly fieldCoverage: number | null
  readonly absentNull: number | null
  readonly decoysNull: number | null
  /** Share of documents that left every decoy null. */
  readonly documentsWithoutDecoy: number | null
  readonly anls: number | null
  readonly cellPrecision: number | null
  readonly cellRecall: number | null
  readonly cellF1: number | null
  readonly rowsRight: number | null
  readonly rowsFound: number | null
  /** Mean of the documents' F1 over fields and cells, null credited; failed documents have 0. */
  readonly documentF1: number | null
  /** The same over all values of all documents together. */
  readonly valueF1: number | null
  readonly evidenceText: number | null
  readonly evidencePage: number | null
  readonly evidenceBox: number | null
  readonly calibration: { readonly all: Calibration; readonly fields: Calibration; readonly cells: Calibration }
}

/** Milliseconds per page, over the documents of a pack that were read. */
export interface Timing {
  readonly parse: Spread
  readonly extract: Spread
  readonly both: Spread
}

const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)

/** Summarises the results of a pack. */
export function summarize(results: readonly CaseResult[]): Summary {
  const sum = new Counts()
  for (const { counts } of results) if (counts) sum.add(counts)
  const scored = results.flatMap(({ valueF1 }) => (valueF1 === undefined ? [] : [valueF1]))
  const decoyed = results.flatMap(({ counts }) => (counts && counts.decoys > 0 ? [counts] : []))
  const fields = results.flatMap(({ fieldConfidences }) => fieldConfidences)
  const cells = results.flatMap(({ cellConfidences }) => cellConfidences)
  const completed = results.filter(({ status }) => status === "Completed").length
  return {
    documents: results.length,
    completed,
    failed: results.length - completed,
    pages: results.reduce((pages, result) => pages + result.pages, 0),
    fieldExact: shareOf(sum.right, sum.values),
    fieldPrecision: shareOf(sum.right, sum.answered),
    fieldCoverage: shareOf(sum.answered, sum.values),
    absentNull: shareOf(sum.absentRight, sum.absent),
    decoysNull: shareOf(sum.decoysRight, sum.decoys),
    documentsWithoutDecoy: shareOf(decoyed.filter((each) => each.decoysRight === each.decoys).length, decoyed.length),
    anls: shareOf(sum.anls, sum.strings),
    cellPrecision: shareOf(sum.cellsRight, sum.cellsGot),
    cellRecall: shareOf(sum.cellsRight, sum.cells),
    cellF1: sum.cells === 0 ? null : f1Of(sum.cellsRight, sum.cellsGot, sum.cells),
    rowsRight: shareOf(sum.rowsRight, sum.rows),
    rowsFound: shareOf(sum.rowsPaired, sum.rows),
    documentF1: shareOf(
      scored.reduce((total, each) => total + each, 0),
      scored.length,
    ),
    valueF1: scored.length === 0 ? null : f1Of(sum.unitsRight, sum.unitsGot, sum.unitsWant),
    evidenceText: shareOf(sum.textsRight, sum.proofs),
    evidencePage: shareOf(sum.pagesRight, sum.proofs),
    evidenceBox: shareOf(sum.boxesRight, sum.boxes),
    calibration: {
      all: calibrationOf([...fields, ...cells]),
      fields: calibrationOf(fields),
      cells: calibrationOf(cells),
    },
  }
}

/** Computes the time per page over documents. */
export function timingOf(results: readonly CaseResult[]): Timing {
  const read = results.filter(({ pages }) => pages > 0)
  return {
    parse: spreadOf(read.map(({ parseMs, pages }) => parseMs / pages)),
    extract: spreadOf(read.map(({ extractMs, pages }) => extractMs / pages)),
    both: spreadOf(read.map(({ parseMs, extractMs, pages }) => (parseMs + extractMs) / pages)),
  }
}

function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number): number | null =>
    sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? null
  return { p50: at(0.5), p95: at(0.95) }
}
