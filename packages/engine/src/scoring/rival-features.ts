import { onceFor } from "../layout/once-for.ts"
import type { Candidate } from "../fields/candidates/candidate.ts"
import { kindGroupOf } from "./model.ts"
import { type FeatureInput, type Features, positionOf, type Subject } from "./feature-input.ts"

/** Larger distances between the scores of two fields mean no more. */
const MAX_MARGIN = 0.5

/** Returns which other fields claim the same print or the same value, and what is known about the field itself. */
export function rivalFeatures(input: FeatureInput, { candidate, plan, index }: Subject): Features {
  const claims = (claimsOf(input).get(positionOf(candidate)) ?? []).filter((claim) => claim.index !== index)
  const strongest = claims.reduce((most, { score }) => Math.max(most, score), 0)
  const isSame = input.candidates.some((list, other) => other !== index && list[0]?.value === candidate.value)
  return {
    "rival.claimed": Number(claims.length > 0),
    "rival.isBestElsewhere": Number(claims.some(({ rank }) => rank === 0)),
    "rival.isStronger": Number(claims.some(({ rank, score }) => rank === 0 && score > candidate.score)),
    "rival.margin": claims.length === 0 ? 0 : Math.max(-MAX_MARGIN, Math.min(MAX_MARGIN, candidate.score - strongest)),
    "rival.sameValue": Number(isSame),
    ...(plan.kind === kindGroupOf(plan.kind) ? {} : { [`field.${plan.kind}`]: 1 }),
    "field.hasNoConcept": Number(plan.concept === undefined),
    "field.hasParty": Number(plan.party !== undefined),
    "field.isEnd": Number(plan.end !== undefined),
  }
}

interface Claim {
  readonly index: number
  readonly rank: number
  readonly score: number
}

/** Candidates of each field that claim their print: weaker ones hardly matter. */
const MAX_CLAIMS = 12

const claimsOf = onceFor(({ candidates }: FeatureInput): ReadonlyMap<string, readonly Claim[]> => {
  const claims = new Map<string, Claim[]>()
  for (const [index, list] of candidates.entries()) {
    for (const [rank, candidate] of list.slice(0, MAX_CLAIMS).entries()) addClaim(claims, candidate, index, rank)
  }
  return claims
})

function addClaim(claims: Map<string, Claim[]>, candidate: Candidate, index: number, rank: number): void {
  const position = positionOf(candidate)
  const own = claims.get(position) ?? []
  claims.set(position, own)
  own.push({ index, rank, score: candidate.score })
}
