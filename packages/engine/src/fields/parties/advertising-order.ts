import { isSureLabel } from "../../lexicon/sure-labels.ts"
import { onceFor } from "../../layout/once-for.ts"
import { namesClient } from "../../lexicon/clients.ts"
import { labelKey, labelTokens } from "../../lexicon/label-key.ts"
import { isFullCallSign } from "./call-signs.ts"
import { composedConcept } from "../../lexicon/meanings.ts"
import type { ExtractionContext, PlacedSegment } from "../../page/context.ts"
import { onceForText } from "../../text/once-for-text.ts"

/** Words and characters of the label of an advertiser, `Name of advertiser`; longer text is prose. */
const MAX_LABEL_WORDS = 4
const MAX_LABEL_LENGTH = 40

/**
 * Returns whether a document labels the party that advertises, as orders and invoices of broadcasters and publishers do, or a client
 * beside a station or its call letters, as the orders of agencies and radios do. A candidate or a sponsor, who may be one as well, may also be the candidate for a post.
 */
export const isAdvertisingOrder = onceFor(({ segments }: ExtractionContext): boolean => {
  const labels = segments.flatMap((segment) => (segment.page === 1 ? (labelOf(segment) ?? []) : []))
  return (
    labels.some((label) => roleOf(label) === "advertiser") ||
    (labels.some((label) => roleOf(label) === "client") && (labels.some(isStation) || segments.some(isOfStation)))
  )
})

const isStation = (label: string): boolean => isSureLabel(labelKey(label), ({ id }) => id === "station")

/** Returns whether a text begins with the call letters of a station: `KZQX-FM 98.1 The River`. */
const isOfStation = ({ words: [first] }: PlacedSegment): boolean => first !== undefined && isFullCallSign(first.text)

/** Returns what a segment may print as a label: the text before a colon or before the regular type, or all of a short text. */
function labelOf({ text, words }: PlacedSegment): string | undefined {
  const [beforeColon = ""] = text.slice(0, MAX_LABEL_LENGTH + 1).split(":", 1)
  if (beforeColon !== text && beforeColon.length <= MAX_LABEL_LENGTH) return beforeColon
  const regular = words.findIndex(({ source }) => !source.isBold)
  const label = regular > 0 ? words.slice(0, regular) : words
  const joined = label.map((word) => word.text).join(" ")
  return label.length <= MAX_LABEL_WORDS && joined.length <= MAX_LABEL_LENGTH ? joined : undefined
}

/** Returns whom a label means: who advertises, or a client, by a word for one and nothing more: `Client`, but not `Client code`. */
const roleOf = onceForText((label): "advertiser" | "client" | "other" => {
  const tokens = labelTokens(label)
  if (composedConcept(tokens.join(" ")) === "advertiser") return "advertiser"
  return tokens.length === 1 && namesClient(label) ? "client" : "other"
})
