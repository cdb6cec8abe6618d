import type { ObjectDefinition } from "../configuration.ts"
import type { FieldAnswer } from "../fields/extract-fields.ts"
import type { ConceptKind } from "../lexicon/concept.ts"
import { planFields } from "../lexicon/labels.ts"
import { curves } from "./confidence-curves.ts"
import type { ExtractedTable } from "../tables/extracted-table.ts"
import type { Curve, ScoreGroup } from "./confidence-curve.ts"

/** Kinds that have many ways to be written. */
const nameKinds: ReadonlySet<ConceptKind> = new Set<ConceptKind>(["party", "address", "text"])

/** Tells the group of every field of an object by its name. */
export function groupsOfFields(object: ObjectDefinition): Map<string, ScoreGroup> {
  const plans = planFields(object)
  const groupOf = (kind: ConceptKind): ScoreGroup => (nameKinds.has(kind) ? "nameField" : "figureField")
  return new Map((object.fields ?? []).map(({ name }, index) => [name, groupOf(plans[index]?.kind ?? "text")]))
}

/**
 * Turns the score of an extractor into the chance that its answer is right, 0 to 1; a higher score never means less.
 * The curves are fitted by `npm run eval -- --calibrate`.
 */
export function chanceOf(group: ScoreGroup, score: number): number {
  return round(interpolate(curves[group], score))
}

/** The point of a curve at a score; beyond its ends the nearest chance. */
export function interpolate(curve: Curve, score: number): number {
  let [lowScore, lowChance] = curve[0] ?? [0, 0.5]
  for (const [highScore, highChance] of curve) {
    if (score <= highScore) {
      const part = highScore === lowScore ? 1 : Math.max(0, (score - lowScore) / (highScore - lowScore))
      return lowChance + part * (highChance - lowChance)
    }
    lowScore = highScore
    lowChance = highChance
  }
  return lowChance
}

/** Turns the scores of fields into chances, in place. */
export function calibrateFields(object: ObjectDefinition, answers: Map<string, FieldAnswer>): void {
  for (const [name, group] of groupsOfFields(object)) {
    const answer = answers.get(name)
    if (!answer) continue
    const confidence = chanceOf(group, answer.evidence.confidence)
    answers.set(name, { ...answer, evidence: { ...answer.evidence, confidence } })
  }
}

/** Turns the scores of a table's cells into chances. */
export function calibrateTable(answer: ExtractedTable): ExtractedTable {
  const evidence = answer.evidence.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, cell]) => {
        return [name, { ...cell, confidence: chanceOf("cell", cell.confidence) }]
      }),
    ),
  )
  return { ...answer, evidence }
}

const round = (value: number): number => Math.round(value * 1000) / 1000
