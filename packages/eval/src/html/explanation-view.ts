import type { CandidateExplanation, FieldExplanation } from "@docsift/engine"
import { signed } from "../explain-report.ts"
import { html, type Markup } from "./escape.ts"

/** Features shown for each candidate: the most influential ones. */
const SHOWN_FEATURES = 8

/** Renders why a field has its value, folded until it is asked for. */
export function explanationOf({ candidates, compared, emptyProbability, threshold }: FieldExplanation): Markup {
  return html`<details class="why">
    <summary>why</summary>
    <p>${compared} candidates; left empty ${share(emptyProbability)}, threshold ${share(threshold)}.</p>
    <ol>
      ${candidates.map(candidateView)}
    </ol>
  </details>`
}

function candidateView({ value, evidence, derivation, probability, isChosen, features }: CandidateExplanation): Markup {
  const weights = features.slice(0, SHOWN_FEATURES).map((feature) => {
    const contribution = feature.value * feature.weight
    return html`<li class="${contribution < 0 ? "against" : "for"}">${feature.name} ${signed(contribution)}</li> `
  })
  return html`<li>
    ${isChosen ? html`<strong>${value}</strong>` : html`${value}`}
    <small>${share(probability)}, ${derivation}, page ${evidence.page}</small>
    <ul>
      ${weights}
    </ul>
  </li>`
}

const share = (probability: number): string => `${(100 * probability).toFixed(1)} %`
