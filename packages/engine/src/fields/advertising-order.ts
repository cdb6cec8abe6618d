import { onceFor } from "../layout/once-for.ts"
import { composedConcept } from "../lexicon/meanings.ts"
import type { ExtractionContext } from "../page/context.ts"

/** Words and characters of the label of an advertiser, `Name of advertiser`; longer text is prose. */
const MAX_LABEL_WORDS = 4
const MAX_LABEL_LENGTH = 40

/**
 * Returns whether a document labels the party that advertises, as orders and invoices of broadcasters and publishers do. A
 * candidate or a sponsor, who may be one as well, may also be the candidate for a post.
 */
export const isAdvertisingOrder = onceFor(({ segments }: ExtractionContext): boolean =>
  segments.some(({ page, text, words }) => {
    if (page !== 1) return false
    const [label = ""] = text.slice(0, MAX_LABEL_LENGTH + 1).split(":", 1)
    if (label.length > MAX_LABEL_LENGTH || (label === text && words.length > MAX_LABEL_WORDS)) return false
    return composedConcept(label) === "advertiser"
  }),
)
