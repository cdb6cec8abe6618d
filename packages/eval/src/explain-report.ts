import type { CandidateExplanation, FieldExplanation } from "@docsift/engine"
import type { EvaluatedCase } from "./evaluate-case.ts"

/** Features shown for each candidate: the most influential ones. */
const SHOWN_FEATURES = 10

/** Formats why each field of a document has its value: the candidates, what speaks for each, and what decided. */
export function explainCase(report: string, { result, extraction }: EvaluatedCase): string {
  const explanations = extraction?.explanations ?? {}
  const fields = result.valueScores.flatMap(({ extractedPath, path, verdict, want, got }) => {
    const explanation = explanations[extractedPath ?? path]
    if (!explanation) return []
    const head = `${path} ${verdict}: want ${JSON.stringify(want)} got ${JSON.stringify(got)}`
    return [[head, ...explanationLines(explanation).map((line) => `  ${line}`)].join("\n")]
  })
  return [`${report} ${result.id}`, ...fields].join("\n\n")
}

function explanationLines({ candidates, compared, emptyProbability, threshold }: FieldExplanation): string[] {
  const summary = `${compared} candidates, left empty ${share(emptyProbability)}, threshold ${share(threshold)}`
  return [summary, ...candidates.flatMap(candidateLines), ...decisionLines(candidates)]
}

function candidateLines(candidate: CandidateExplanation): string[] {
  const { value, evidence, derivation, probability, strength, isChosen, features } = candidate
  const place = evidence.cell ?? evidence.box?.map(Math.round).join(" ") ?? ""
  const weights = features
    .slice(0, SHOWN_FEATURES)
    .map((feature) => `${feature.name} ${signed(feature.value * feature.weight)}`)
  return [
    `${isChosen ? "→" : " "} ${share(probability)} ${JSON.stringify(value)} (${derivation}, page ${evidence.page} ${place}, strength ${strength.toFixed(2)})`,
    `      ${weights.join(", ")}`,
  ]
}

/** Returns the differences between the chosen candidate and the strongest other one. */
function decisionLines(candidates: readonly CandidateExplanation[]): string[] {
  const chosen = candidates.find(({ isChosen }) => isChosen)
  const rival = candidates.find(({ isChosen }) => !isChosen)
  if (!chosen || !rival) return []
  const differences = differencesOf(chosen, rival).slice(0, SHOWN_FEATURES)
  const text = differences.map(({ name, difference }) => `${name} ${signed(difference)}`).join(", ")
  return [`  decided against ${JSON.stringify(rival.value)} by: ${text}`]
}

/** What one candidate has over another: the difference of each feature's contribution, the largest first. */
export function differencesOf(
  chosen: CandidateExplanation,
  rival: CandidateExplanation,
): { readonly name: string; readonly difference: number }[] {
  const differences = new Map<string, number>()
  for (const { name, value, weight } of chosen.features) differences.set(name, value * weight)
  for (const { name, value, weight } of rival.features)
    differences.set(name, (differences.get(name) ?? 0) - value * weight)
  return [...differences]
    .map(([name, difference]) => ({ name, difference }))
    .filter(({ difference }) => Math.abs(difference) >= 0.005)
    .sort((a, b) => Math.abs(b.difference) - Math.abs(a.difference))
}

const share = (probability: number): string => `${(100 * probability).toFixed(1)} %`

/** Formats a contribution with its sign. */
export const signed = (value: number): string => `${value < 0 ? "−" : "+"}${Math.abs(value).toFixed(2)}`
