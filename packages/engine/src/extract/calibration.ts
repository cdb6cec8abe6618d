import type { ObjectDefinition } from "../configuration.ts"
import type { ExtractedField, ExtractedFields } from "../fields/extract-fields.ts"
import type { ConceptKind } from "../lexicon/concept.ts"
import type { FieldPlan } from "../lexicon/labels.ts"
import type { ExtractedTable } from "../tables/extracted-table.ts"
import type { Curve, ScoreGroup } from "./confidence-curve.ts"
import { curves } from "./confidence-curves.ts"

/** Kinds whose values can be written in many ways. */
const NAME_KINDS: ReadonlySet<ConceptKind> = new Set<ConceptKind>(["party", "address", "text"])

/** Returns the group of every field of an object by its name; `plans` are those of the fields, in their order. */
export function groupsOfFields(object: ObjectDefinition, plans: readonly FieldPlan[]): Map<string, ScoreGroup> {
  const groupOf = (kind: ConceptKind): ScoreGroup => (NAME_KINDS.has(kind) ? "nameField" : "figureField")
  return new Map((object.fields ?? []).map(({ name }, index) => [name, groupOf(plans[index]?.kind ?? "text")]))
}

/**
 * Returns the probability that a value with this score is correct, 0 to 1; a higher score never gives a lower one.
 * The curves are fitted by `npm run eval -- --calibrate`.
 */
export function probabilityOf(group: ScoreGroup, score: number): number {
  return round(interpolate(curves[group], score))
}

/** Returns the probability of a curve at a score; beyond its ends that of the nearest point. */
export function interpolate(curve: Curve, score: number): number {
  let [lowScore, lowProbability] = curve[0] ?? [0, 0.5]
  for (const [highScore, highProbability] of curve) {
    if (score <= highScore) {
      const part = highScore === lowScore ? 1 : Math.max(0, (score - lowScore) / (highScore - lowScore))
      return lowProbability + part * (highProbability - lowProbability)
    }
    lowScore = highScore
    lowProbability = highProbability
  }
  return lowProbability
}

/** Returns the fields with probabilities in place of scores. */
export function calibrateFields(
  object: ObjectDefinition,
  { plans, fields }: Pick<ExtractedFields, "plans" | "fields">,
): Map<string, ExtractedField> {
  const calibrated = new Map(fields)
  for (const [name, group] of groupsOfFields(object, plans)) {
    const field = fields.get(name)
    if (!field) continue
    const confidence = probabilityOf(group, field.evidence.confidence)
    calibrated.set(name, { ...field, evidence: { ...field.evidence, confidence } })
  }
  return calibrated
}

/** Returns a table with probabilities in place of its cells' scores. */
export function calibrateTable(table: ExtractedTable): ExtractedTable {
  const evidence = table.evidence.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, cell]) => {
        return [name, { ...cell, confidence: probabilityOf("cell", cell.confidence) }]
      }),
    ),
  )
  return { ...table, evidence }
}

const round = (value: number): number => Math.round(value * 1000) / 1000
