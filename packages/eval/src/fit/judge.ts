import { assignCandidates } from "@docsift/engine/internal/fields/choice/assign"
import {
  confidenceOf,
  kindGroupOf,
  type KindGroup,
  probabilitiesOf,
  type ScoringModel,
} from "@docsift/engine/internal/scoring/model"
import type { Choice, DocumentSample, FieldSample } from "./samples.ts"

/** The outcome of one field under a model. */
export interface Judged {
  readonly pack: string
  readonly group: KindGroup
  readonly name: string
  readonly isAbsent: boolean
  /** Undefined when the field is left empty. */
  readonly prediction:
    | { readonly isRight: boolean; readonly probability: number; readonly confidence: number }
    | undefined
}

/** Chooses the values of documents by a model, and compares them with the truth. */
export function judge(documents: readonly DocumentSample[], model: ScoringModel, names: readonly string[]): Judged[] {
  return documents.flatMap(({ pack, objects }) => objects.flatMap((fields) => judgeObject(pack, fields, model, names)))
}

function judgeObject(
  pack: string,
  fields: readonly FieldSample[],
  model: ScoringModel,
  names: readonly string[],
): Judged[] {
  const ranked = fields.map(({ plan, choices }) => rank(choices, model.weights[kindGroupOf(plan.kind)], names))
  const assigned = assignCandidates(
    fields.map(({ plan }) => plan),
    ranked,
    model,
  )
  return fields.map(({ plan, name, isAbsent }, index): Judged => {
    const chosen = assigned[index]
    const prediction = chosen && {
      isRight: chosen.isRight,
      probability: chosen.probability,
      confidence: confidenceOf(model, kindGroupOf(plan.kind), chosen.probability) * chosen.readConfidence,
    }
    return { pack, group: kindGroupOf(plan.kind), name, isAbsent, prediction }
  })
}

function rank(
  choices: readonly Choice[],
  weights: Readonly<Record<string, number>>,
  names: readonly string[],
): (Choice & { probability: number })[] {
  const byPosition = names.map((name) => weights[name] ?? 0)
  const strengths = choices.map((choice) => {
    let sum = 0
    for (const [at, name] of choice.names.entries()) sum += (choice.values[at] ?? 0) * (byPosition[name] ?? 0)
    return sum
  })
  const probabilities = probabilitiesOf(strengths)
  return choices
    .map((choice, index) => ({ ...choice, probability: probabilities[index] ?? 0 }))
    .sort((a, b) => b.probability - a.probability)
}
