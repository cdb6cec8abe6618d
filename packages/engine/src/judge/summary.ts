import { calibrationOf, type Calibration } from "./calibration.ts"
import { Counts, f1Of, type Tally } from "./counts.ts"
import type { JudgedDocument } from "./judge-document.ts"

/** The figures of documents. Shares are 0 to 1, and null where there was nothing to evaluate. */
export interface Figures {
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
}

/** The figures of a pack, and what they were computed from. */
export interface Summary extends Figures {
  readonly documents: number
  readonly completed: number
  readonly failed: number
  readonly pages: number
  readonly calibration: { readonly all: Calibration; readonly fields: Calibration; readonly cells: Calibration }
}

/** One document as figures need it. */
export interface CountedDocument {
  /** Undefined without ground truth. */
  readonly counts?: Tally | undefined
  readonly valueF1?: number | undefined
}

const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)

/** Computes the figures of documents. */
export function figuresOf(documents: readonly CountedDocument[]): Figures {
  const sum = new Counts()
  for (const { counts } of documents) if (counts) sum.add(counts)
  const scored = documents.flatMap(({ valueF1 }) => (valueF1 === undefined ? [] : [valueF1]))
  const decoyed = documents.flatMap(({ counts }) => (counts && counts.decoys > 0 ? [counts] : []))
  return {
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
  }
}

/** Summarises the results of a pack. */
export function summarize(results: readonly JudgedDocument[]): Summary {
  const fields = results.flatMap(({ fieldConfidences }) => fieldConfidences)
  const cells = results.flatMap(({ cellConfidences }) => cellConfidences)
  const completed = results.filter(({ status }) => status === "Completed").length
  return {
    documents: results.length,
    completed,
    failed: results.length - completed,
    pages: results.reduce((pages, result) => pages + result.pages, 0),
    ...figuresOf(results),
    calibration: {
      all: calibrationOf([...fields, ...cells]),
      fields: calibrationOf(fields),
      cells: calibrationOf(cells),
    },
  }
}
