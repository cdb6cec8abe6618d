import { onceFor } from "../layout/once-for.ts"
import { conceptIndex } from "../lexicon/concept-index.ts"
import { labelKey } from "../lexicon/label-key.ts"
import type { ExtractionContext } from "../page/context.ts"

/** Words of the label of an advertiser, `Name of advertiser`; longer text is prose. */
const MAX_LABEL_WORDS = 4

/** Returns whether a document labels the party that advertises, as orders and invoices of broadcasters and publishers do. */
export const isAdvertisingOrder = onceFor(({ segments }: ExtractionContext): boolean =>
  segments.some(({ page, text, words }) => {
    if (page !== 1) return false
    const colon = text.indexOf(":")
    if (colon === -1 ? words.length > MAX_LABEL_WORDS : colon > MAX_LABEL_LENGTH) return false
    return namesAdvertiser(colon === -1 ? text : text.slice(0, colon))
  }),
)

/** Characters before the colon of such a label. */
const MAX_LABEL_LENGTH = 40

function namesAdvertiser(label: string): boolean {
  const meanings = conceptIndex().byKey.get(labelKey(label)) ?? []
  return meanings.some(({ concept, isWeak }) => concept.id === "advertiser" && !isWeak)
}
