import type { BlockLine } from "../blocks/block.ts"
import type { PartyCard } from "../blocks/party-card.ts"
import type { Candidate } from "./candidate.ts"

/** Factor on addresses without a postal code. */
export const WITHOUT_TOWN = 0.75

/** Returns whether a card prints an address with a postal code. */
export const isComplete = ({ address }: PartyCard): boolean => address.some(({ hasTown }) => hasTown)

/** Returns the first block that has an address with a postal code, or else any address. */
export function completeAddress(cards: readonly PartyCard[]): PartyCard | undefined {
  return cards.find(isComplete) ?? cards.find(({ address }) => address.length > 0)
}

/** Builds the candidate of a value that lines of a block print. */
export function candidateOfLines(value: string, lines: readonly BlockLine[], score: number): Candidate[] {
  const words = lines.flatMap((line) => line.words)
  const page = lines[0]?.segment.page
  return value === "" || page === undefined ? [] : [{ value, words, page, score, derivation: { by: "block" } }]
}
