import type { Party } from "../blocks/whole-party.ts"
import type { BlockLine } from "../blocks/block.ts"
import { addressText, nameText } from "../blocks/party-card.ts"
import { labelKey } from "../lexicon/label-key.ts"
import { conceptName } from "./concept-names.ts"
import type { PrintedPair } from "./printed-pair.ts"
import type { Sample } from "./sample.ts"

/** Returns the names and addresses of sender and recipient, which are printed without a label of their own. */
export function partyPairs(sample: Sample): PrintedPair[] {
  const { sender, recipient, isSentByBuyer } = sample.parties
  const [seller, buyer] = isSentByBuyer ? [recipient, sender] : [sender, recipient]
  return [...pairsOf(sample, "seller", seller), ...pairsOf(sample, "buyer", buyer)]
}

function pairsOf({ language }: Sample, concept: "seller" | "buyer", party: Party | undefined): PrintedPair[] {
  const name = conceptName(concept, language)
  const address = conceptName("address", language)
  if (!party || name === undefined || address === undefined) return []
  const pairOf = (own: string, lines: readonly BlockLine[], text: string): PrintedPair[] => {
    const [first] = lines
    if (!first || text === "") return []
    const reading = { value: text, words: lines.flatMap(({ words }) => words), page: first.segment.page }
    return [
      {
        name: own,
        label: "",
        key: labelKey(own),
        concept: own === name ? concept : "address",
        type: "string",
        readings: [reading],
        party: concept,
        isWeak: false,
      },
    ]
  }
  const [named] = party.cards.filter((card) => card.name.length > 0)
  const [addressed] = party.cards.filter((card) => card.address.length > 0)
  return [
    ...(named ? pairOf(name, named.name, nameText(named.name)) : []),
    ...(addressed ? pairOf(`${name} ${address.toLowerCase()}`, addressed.address, addressText(addressed.address)) : []),
  ]
}
