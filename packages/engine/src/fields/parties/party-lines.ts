import type { BlockLine } from "../../blocks/block.ts"
import { addressText, nameText, type PartyCard } from "../../blocks/party-card.ts"
import type { Candidate, Derivation } from "../candidates/candidate.ts"
import { otherNames, otherAddresses } from "./other-extents.ts"

/** Factor on addresses without a postal code. */
export const WITHOUT_TOWN = 0.75

/** Returns whether a card prints an address with a postal code. */
export const isComplete = ({ address }: PartyCard): boolean => address.some(({ hasTown }) => hasTown)

/** Returns the first block that has an address with a postal code, or else any address. */
export function completeAddress(cards: readonly PartyCard[]): PartyCard | undefined {
  return cards.find(isComplete) ?? cards.find(({ address }) => address.length > 0)
}

/** Builds the candidate of a value that lines of a block print. */
export function candidateOfLines(
  value: string,
  lines: readonly BlockLine[],
  score: number,
  derivation: Derivation = { by: "block" },
): Candidate[] {
  const words = lines.flatMap((line) => line.words)
  const page = lines[0]?.segment.page
  return value === "" || page === undefined ? [] : [{ value, words, page, score, derivation }]
}

/** Factor on other lines of a block than those that were found: they are compared with these, and less likely. */
const OTHER_LINES = 0.4

/** Returns the name of a block, and what may be the name by the line below it. */
export function nameCandidates(card: PartyCard, score: number): Candidate[] {
  return [
    ...candidateOfLines(nameText(card.name), card.name, score),
    ...otherNames(card).flatMap(({ lines, extent }) =>
      candidateOfLines(nameText(lines), lines, OTHER_LINES * score, { by: "blockExtent", extent }),
    ),
  ]
}

/** Returns the address of a block, and the same from other lines on. */
export function addressCandidates(card: PartyCard, score: number): Candidate[] {
  return [
    ...candidateOfLines(addressText(card.address), card.address, score),
    ...otherAddresses(card).flatMap(({ lines, extent }) =>
      candidateOfLines(addressText(lines), lines, OTHER_LINES * score, { by: "blockExtent", extent }),
    ),
  ]
}
