import { isSureLabel } from "../lexicon/sure-labels.ts"
import type { ConceptId } from "../lexicon/concept.ts"
import { headingKeys } from "../lexicon/column-headings.ts"
import { conceptIndex } from "../lexicon/concept-index.ts"
import type { ConceptLabel } from "../lexicon/label-table.ts"
import { canonicalTokens, labelKey, possessorOf, significantTokens } from "../lexicon/label-key.ts"
import { textsOf, wordsOf } from "../lexicon/language-words.ts"
import { meaningOfWord } from "../lexicon/meanings.ts"
import { foldTokens } from "../text/folding.ts"
import { isEnumerator } from "../text/enumerator.ts"
import { isCompany } from "./company.ts"
import type { PartyHeading } from "./block.ts"

/** Characters and words; longer lines are not headings. */
const MAX_LENGTH = 60
const MAX_WORDS = 6
/** Words of a label that is read without a colon, `Billed to Nordwind GmbH`; one word may open a name. */
const MIN_OPEN_WORDS = 2
const MAX_OPEN_WORDS = 3

let nameKeys: ReadonlySet<string> | undefined
let recipientKeys: ReadonlySet<string> | undefined
let partyWords: ReadonlyMap<string, ConceptId> | undefined

/** Results for texts of earlier lines and documents: the lexicon is constant, and most lines are not headings. */
const known = new Map<string, PartyHeading | undefined>()
const MAX_KNOWN = 20_000

/** Returns a line without the number of its box in a form: `5. Ship to`. */
function withoutNumber(text: string): string {
  const space = text.indexOf(" ")
  return space > 0 && isEnumerator(text.slice(0, space)) ? text.slice(space + 1) : text
}

/** Returns the meaning of a line that consists of a label of a party: `Bill to,`, `From (merchant)`, `Customer details`. */
export function headingOf(text: string): PartyHeading | undefined {
  if (text.length > MAX_LENGTH) return undefined
  const found = known.get(text)
  if (found || known.has(text)) return found
  const label = withoutNumber(text)
  if (/\d/u.test(label) || !/\p{L}/u.test(label)) return undefined
  if (known.size >= MAX_KNOWN) known.clear()
  const plain = label.replace(/\([^)]{0,40}\)?/gu, " ").trim()
  const isShort = /\p{L}/u.test(plain) && plain.split(" ").length <= MAX_WORDS && !isCompany(plain)
  const heading = isShort ? meaningOf(plain) : undefined
  known.set(text, heading)
  return heading
}

function meaningOf(text: string): PartyHeading | undefined {
  const key = labelKey(text)
  // `Company` above a name, or `Nombre / Razón social` beside one, labels the name, whosever it is.
  if (isNameKey(key)) return undefined
  return (
    headingOfKey(key) ??
    alternativeHeading(text) ??
    composedHeading(text) ??
    prepositionalHeading(text) ??
    ownHeading(text)
  )
}

/** Returns the meaning of a short line about something of the sender that is not a label: `Our office`. */
function ownHeading(text: string): PartyHeading | undefined {
  const isShort = text.split(" ").length <= MAX_OPEN_WORDS
  if (!isShort || possessorOf(text) !== "sender" || conceptIndex().byKey.has(labelKey(text))) return undefined
  return { concept: "seller", isWeak: true, isRecipient: false, isSender: true }
}

/** Words of a heading that ends with a preposition. */
const MAX_PREPOSITIONAL = 3

/** Returns the meaning of a short line that ends with a preposition: what follows is a party, `Prepared for`, `Given by`. */
function prepositionalHeading(text: string): PartyHeading | undefined {
  const tokens = foldTokens(text)
  const last = tokens.at(-1)
  if (last === undefined || tokens.length < 2 || tokens.length > MAX_PREPOSITIONAL) return undefined
  // A letter alone in capitals ends a name or a spaced logo as well: `BLOCK A`, `FACTURADO A`.
  if (/ \p{Lu}$/u.test(text) && !tokens.slice(0, -1).some((token) => meaningOfWord(token) !== undefined))
    return undefined
  const isRecipient = wordsOf("recipientWords").has(last)
  const isSender = wordsOf("senderWords").has(last)
  if (isRecipient === isSender || isOtherLabel(text) || isAmountFor(text)) return undefined
  return { concept: isSender ? "seller" : "buyer", isWeak: true, isRecipient, isSender }
}

/** Returns whether a line is the first one of the heading of a column: `Preis pro` above `Einheit`. */
const isAmountFor = (text: string): boolean =>
  headingKeys().counted.has(labelKey(text.slice(0, Math.max(0, text.lastIndexOf(" ")))))

/** Returns whether a line is a label of something that is not a party: `Valid to`, `Handled by`. */
const isOtherLabel = (text: string): boolean => isSureLabel(labelKey(text), ({ kind }) => kind !== "party")

/** Returns the meaning of alternatives that are labels: `Käufer/Leistungsempfänger`. */
function alternativeHeading(text: string): PartyHeading | undefined {
  const keys = text.includes("/") ? text.split("/", MAX_WORDS).map(labelKey) : []
  return keys.every((key) => conceptIndex().byKey.has(key)) ? keys.map(headingOfKey).find(Boolean) : undefined
}

/** Returns the label of a party that precedes its name without a colon, with the number of its words. */
export function openingLabel(words: readonly string[]): { heading: PartyHeading; length: number } | undefined {
  for (let length = Math.min(MAX_OPEN_WORDS, words.length - 1); length >= MIN_OPEN_WORDS; length--) {
    if (!/^[\p{Lu}]/u.test(words[length] ?? "")) continue
    const heading = headingOfKey(labelKey(words.slice(0, length).join(" ")))
    if (heading && !heading.isWeak) return { heading, length }
  }
  return undefined
}

function isNameKey(key: string): boolean {
  nameKeys ??= new Set(textsOf("nameLabels").map(labelKey))
  return nameKeys.has(key)
}

function headingOfKey(key: string): PartyHeading | undefined {
  if (isNameKey(key)) return undefined
  const labels = conceptIndex().byKey.get(key)
  const label = labels?.find(({ concept }) => concept.kind === "party")
  if (label) return partyHeading(label, key)
  // `Para` or `Aan` alone mean only the reader.
  return isRecipientKey(key) ? { concept: "buyer", isWeak: true, isRecipient: true, isSender: false } : undefined
}

function isRecipientKey(key: string): boolean {
  recipientKeys ??= new Set(textsOf("recipientLabels").map(labelKey))
  return recipientKeys.has(key)
}

function partyHeading({ concept, isWeak }: ConceptLabel, key: string): PartyHeading {
  return {
    concept: concept.id,
    isWeak,
    isRecipient: isRecipientKey(key),
    isSender: concept.id === "seller" && wordsOf("starts").has(key),
    isRemittance: conceptIndex()
      .byKey.get(key)
      ?.some((label) => label.concept.id === "remittanceAddress"),
  }
}

/** Returns the meaning of a short label of known words of which one names a party: `Customer information`, `Vendor address`. */
function composedHeading(text: string): PartyHeading | undefined {
  const tokens = significantTokens(canonicalTokens(text))
  if (tokens.length < 2 || tokens.length > 4) return undefined
  partyWords ??= namesOfParties()
  const { frequency } = conceptIndex()
  let concept: ConceptId | undefined
  for (const token of tokens) {
    const named = partyWords.get(token)
    if (named === undefined && !frequency.has(token) && !isSectionWord(token)) return undefined
    concept ??= named
  }
  if (concept === undefined || !tokens.some(isSectionWord)) return undefined
  return { concept, isWeak: false, isRecipient: false, isSender: false }
}

/** Returns whether text is the heading of a section of any party: `Contact details`, `Coordonnées`. */
export function isSectionHeading(text: string): boolean {
  const tokens = significantTokens(canonicalTokens(text))
  return tokens.length > 0 && tokens.length <= MAX_OPEN_WORDS && tokens.every(isSectionWord)
}

let sectionWords: ReadonlySet<string> | undefined

function isSectionWord(token: string): boolean {
  sectionWords ??= new Set([...wordsOf("sectionWords")].flatMap(canonicalTokens))
  return sectionWords.has(token)
}

/** Returns the words that are a label of a party on their own. */
function namesOfParties(): Map<string, ConceptId> {
  const words = new Map<string, ConceptId>()
  for (const { concept, tokens, isWeak } of conceptIndex().labelsOf(({ kind }) => kind === "party")) {
    const [token, more] = tokens
    if (token !== undefined && more === undefined && !isWeak && !words.has(token)) {
      words.set(token, concept.id)
    }
  }
  return words
}
