import { writeFile } from "node:fs/promises"
import { type Curve, interpolate } from "@docsift/engine/internal/scoring/curve"
import { calibrationOf, type ScoredConfidence } from "@docsift/engine/internal/judge/calibration"
import { percent, tableOf } from "./console-report.ts"
import { fitCurve } from "./isotonic.ts"
import type { EvaluatedCase } from "./evaluate-case.ts"

/** Whether a document is a real labelled one or a generated one. */
export type Origin = "labelled" | "generated"

/** One extracted cell with its raw score. */
interface Scored {
  readonly origin: Origin
  readonly pack: string
  readonly document: string
  readonly score: number
  readonly isRight: boolean
}

/** Maximum weight of a pack, in cells, so that no pack dominates the others. */
const packWeight = 600
/**
 * At the same score, values of labelled documents are right less often. Measured with 1, 2 and 4 for labelled ones, cross-validated:
 * right at 0.9 on business forms 93.7, 95.0, 96.1 %; error of generated fields 0.049, 0.069, 0.085. Too little
 * confidence in clean documents costs a review, too much in others a wrong value.
 */
const originWeight: Readonly<Record<Origin, number>> = { labelled: 2, generated: 1 }
/** Folds of the cross-validation: each is evaluated with a curve that was fitted without it. */
const folds = 5

/** Collects extracted cells with their raw scores, and fits a probability curve to them. */
export class ConfidenceFit {
  readonly #samples: Scored[] = []

  /** Adds the cells of one document, extracted with `rawScores`. */
  add(origin: Origin, pack: string, { result, extraction }: EvaluatedCase): void {
    for (const { extractedPath, got, kind, verdict } of result.valueScores) {
      const proof = extractedPath === undefined ? undefined : extraction?.evidence[extractedPath]
      // Values of an embedded invoice have no score.
      if (kind !== "cell" || !proof || proof.source !== "builtin" || got === null) continue
      this.#samples.push({
        origin,
        pack,
        document: result.file,
        score: proof.confidence,
        isRight: verdict === "right",
      })
    }
  }

  /** Fits the curve to all cells. */
  fit(): Curve {
    return fitSamples(this.#samples)
  }

  /** Evaluates every document with a curve fitted to other documents. */
  crossValidated(): string {
    const documents = [...new Set(this.#samples.map(documentKey))].sort()
    const foldOf = new Map(documents.map((document, index) => [document, (index * 7) % folds]))
    const evaluated: (Scored & ScoredConfidence)[] = []
    for (let fold = 0; fold < folds; fold++) {
      const isInside = (sample: Scored): boolean => foldOf.get(documentKey(sample)) === fold
      const fitted = fitSamples(this.#samples.filter((sample) => !isInside(sample)))
      for (const sample of this.#samples.filter(isInside)) {
        evaluated.push({ ...sample, confidence: interpolate(fitted, sample.score) })
      }
    }
    const packs = Map.groupBy(evaluated, ({ pack }) => pack)
    return tableOf(
      [...packs]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, samples]) => {
          const { error, sure, sureRight } = calibrationOf(samples)
          return {
            "cross-validated": name,
            cells: samples.length,
            error: error.toFixed(3),
            "at 0.9": percent(sure / samples.length),
            "right at 0.9": percent(sure === 0 ? null : sureRight / sure),
          }
        }),
    )
  }
}

const documentKey = ({ pack, document }: Scored): string => `${pack} ${document}`

function fitSamples(samples: readonly Scored[]): Curve {
  const inPack = countBy(samples, ({ pack }) => pack)
  const packWeightOf = ({ pack }: Scored): number => Math.min(1, packWeight / (inPack.get(pack) ?? 1))
  const inOrigin = countBy(samples, ({ origin }) => origin, packWeightOf)
  const weightOf = (sample: Scored): number =>
    (originWeight[sample.origin] * packWeightOf(sample)) / (inOrigin.get(sample.origin) ?? 1)
  return fitCurve(samples.map((sample) => ({ ...sample, weight: weightOf(sample) })))
}

function countBy<T>(
  samples: readonly Scored[],
  keyOf: (sample: Scored) => T,
  weightOf: (sample: Scored) => number = () => 1,
): Map<T, number> {
  const sums = new Map<T, number>()
  for (const sample of samples) sums.set(keyOf(sample), (sums.get(keyOf(sample)) ?? 0) + weightOf(sample))
  return sums
}

/** Writes the curve as a source file of the engine. */
export async function writeCurve(curve: Curve): Promise<URL> {
  const file = new URL("../../engine/src/extract/cell-curve.ts", import.meta.url)
  const text = [
    'import type { Curve } from "../scoring/curve.ts"',
    "",
    "/** Score of a cell → share of correct ones, measured by `npm run eval -- --calibrate`, which writes this file. */",
    "export const cellCurve: Curve = [",
    ...curve.map(([score, chance]) => `  [${score}, ${chance}],`),
    "]",
    "",
  ].join("\n")
  await writeFile(file, text)
  return file
}
