import { LANGUAGES } from "../lexicon/all-languages.ts"
import { splitTexts } from "../lexicon/language-words.ts"
import { collapseSpaces, foldText } from "../text/folding.ts"

/** Longer labels are sentences. */
const MAX_NAME_LENGTH = 60
const MAX_NAME_WORDS = 6
/** A label of fewer letters says nothing: `a.`, `§`. */
const MIN_NAME_LETTERS = 2

/** The number of a box or an item before a label: `1.`, `4a)`, `(2)`. */
const ENUMERATOR = /^\(?(?:\d{1,2}[a-z]?|[a-z])[.)]\s+/iu
/** A remark in brackets: a currency, a rate, a unit, a hint. */
const BRACKETS = /\s*[([][^()[\]]{0,60}[)\]]/gu
/** A rate in the label of a tax: `VAT 19 %`, `19,00% MwSt.`, `TVA à 20%`. */
const RATE = /\s*(?:@|\bà|\bat|\bvon)?\s*\d{1,2}(?:[.,]\d{1,3})?\s?%/gu
const EDGES_BEFORE = /^[\s:;,.*•·|/\\–—-]+/u
const EDGES_AFTER = new Set(" :;,*•·|/\\–—-…_=")

/** Returns a printed label as a name: without colon, number, rate and remarks, and not in capitals; undefined when none is left. */
export function cleanLabel(printed: string): string | undefined {
  return printed.length > 2 * MAX_NAME_LENGTH
    ? undefined
    : nameOf(printed.replace(ENUMERATOR, "").replace(BRACKETS, " ").replace(RATE, " "))
}

/** Returns a label as a name with its rate, `VAT 5%`; undefined for labels without one. */
export function cleanRatedLabel(printed: string): string | undefined {
  return printed.length <= MAX_NAME_LENGTH && printed.includes("%")
    ? nameOf(printed.replace(/[()@]/gu, " "))
    : undefined
}

function nameOf(bare: string): string | undefined {
  const text = withoutEdges(collapseSpaces(bare))
  const words = text.split(" ")
  const letters = text.replace(/[^\p{L}]/gu, "").length
  if (text.length > MAX_NAME_LENGTH || words.length > MAX_NAME_WORDS || letters < MIN_NAME_LETTERS) return undefined
  return /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text)
    ? withoutCapitals(text)
    : `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

function withoutEdges(text: string): string {
  let end = text.length
  while (end > 0 && EDGES_AFTER.has(text.charAt(end - 1))) end--
  // `No.` is an abbreviation, `Total.` the end of a label; both read well without the full stop.
  if (text.charAt(end - 1) === "." && !text.slice(0, end - 1).includes(".")) end--
  return text.slice(0, end).replace(EDGES_BEFORE, "").trim()
}

/** Returns a label in capitals as it is usually written: `INVOICE NO` as `Invoice no`, `VAT ID` unchanged. */
function withoutCapitals(text: string): string {
  const known = spellings().byText.get(foldText(text))
  if (known !== undefined) return known
  const written = text
    .split(" ")
    .map((word) =>
      spellings().acronyms.has(word) || /\d/u.test(word) || word.includes(".") ? word : word.toLowerCase(),
    )
    .join(" ")
  return `${written.charAt(0).toUpperCase()}${written.slice(1)}`
}

interface Spellings {
  /** Folded labels of the lexicon → as written. */
  readonly byText: ReadonlyMap<string, string>
  /** Words that the lexicon writes in capitals: `VAT`, `IBAN`, `PO`. */
  readonly acronyms: ReadonlySet<string>
}

let cached: Spellings | undefined

function spellings(): Spellings {
  cached ??= readSpellings()
  return cached
}

function readSpellings(): Spellings {
  const byText = new Map<string, string>()
  const acronyms = new Set<string>()
  for (const { labels, headings } of LANGUAGES) {
    for (const text of [...Object.values(labels), ...Object.values(headings)].flatMap(splitTexts)) {
      const folded = foldText(text)
      if (!byText.has(folded)) byText.set(folded, text)
      for (const word of text.split(/[\s/()-]+/u)) if (/^\p{Lu}{2,}$/u.test(word)) acronyms.add(word)
    }
  }
  return { byText, acronyms }
}
