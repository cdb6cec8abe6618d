import type { Box } from "../../document.ts"
import { unionBox } from "../../layout/union-box.ts"
import { textsOf } from "../../lexicon/language-words.ts"
import type { ExtractionContext } from "../../page/context.ts"
import { foldTokens } from "../../text/folding.ts"
import { type Candidate, weighCandidates } from "../candidates/candidate.ts"

/** Words of a heading such as `YTD amount`, at most. */
const MAX_HEADING_WORDS = 4
/** Points by which the right edges of a heading and of the amounts below it may differ. */
const ALIGNED = 4
/** Factor on the amount of the column that a field does not ask for: less than the difference of two positions beside a label. */
const OTHER_COLUMN = 0.5

/** Factor on the amount below the heading that a field asks for, whose name has the words of the label left of it and of the heading. */
const NAMED_COLUMN = 1.6

interface Phrases {
  readonly whole: readonly string[]
  /** Their first words: most texts have none of them. */
  readonly starts: ReadonlySet<string | undefined>
}

let cachedPhrases: Phrases | undefined

function yearToDatePhrases(): Phrases {
  const phrases = textsOf("yearToDate").map(foldTokens)
  return {
    whole: phrases.map((tokens) => ` ${tokens.join(" ")} `),
    starts: new Set(phrases.map(([first]) => first)),
  }
}

/** Returns whether a text contains a phrase for amounts of the year to date. */
function namesYearToDate(text: string): boolean {
  const { whole, starts } = (cachedPhrases ??= yearToDatePhrases())
  const tokens = foldTokens(text)
  if (!tokens.some((token) => starts.has(token))) return false
  const own = ` ${tokens.join(" ")} `
  return whole.some((phrase) => own.includes(phrase))
}

/** A heading above amounts of the year to date. */
interface Heading {
  readonly page: number
  readonly box: Box
}

function yearToDateHeadings({ segments }: ExtractionContext): Heading[] {
  return segments.flatMap(({ text, page, box }) => {
    if (/\d/u.test(text) || text.split(" ").length > MAX_HEADING_WORDS || !namesYearToDate(text)) return []
    return [{ page, box }]
  })
}

/**
 * Lowers the amounts of the column that a field does not ask for, where a line prints one for the period and one since the beginning of
 * the year: `Net pay   2,121.07   37,553.35` below `This period   YTD`.
 *
 * @param names - Those of the fields, by the position of their candidates.
 */
export function weighYearToDate(
  context: ExtractionContext,
  names: readonly string[],
  candidates: readonly Candidate[][],
): Candidate[][] {
  const headings = yearToDateHeadings(context)
  if (headings.length === 0) return [...candidates]
  return candidates.map((list, index) => {
    const amounts = list.filter(({ value, words }) => typeof value === "number" && words.length > 0)
    if (amounts.length < 2) return list
    const asksYearToDate = namesYearToDate(names[index] ?? "")
    const [wanted, others] = partition(amounts, (amount) => isBelow(amount, headings) === asksYearToDate)
    const rivals = new Set(others.filter((other) => wanted.some((amount) => isOnLineOf(amount, other))))
    if (rivals.size === 0) return list
    const weighed = weighCandidates(list, OTHER_COLUMN, (candidate) => rivals.has(candidate))
    if (!asksYearToDate) return weighed
    const own = new Set(wanted.filter((amount) => isFirst(amount, wanted, others)).map(({ value }) => value))
    return weighCandidates(weighed, NAMED_COLUMN, ({ value }) => own.has(value))
  })
}

/** Returns whether an amount is beside one of the period, and no other of its column is left of it: what follows may belong to a list beside. */
function isFirst(amount: Candidate, wanted: readonly Candidate[], others: readonly Candidate[]): boolean {
  const [left] = boxOf(amount)
  const isLater = wanted.some((other) => boxOf(other)[0] < left && isOnLineOf(other, amount))
  return !isLater && others.some((other) => isOnLineOf(other, amount))
}

function partition(all: readonly Candidate[], isFirst: (candidate: Candidate) => boolean): [Candidate[], Candidate[]] {
  return [all.filter(isFirst), all.filter((candidate) => !isFirst(candidate))]
}

/** Returns the box of a candidate, which is printed on one line. */
function boxOf({ words: [first, ...others] }: Candidate): Box {
  const box: Box = first?.box ?? [0, 0, 0, 0]
  return unionBox(box, others.at(-1)?.box ?? box)
}

/** Returns whether an amount ends where a heading above it does, or is below its middle. */
function isBelow(candidate: Candidate, headings: readonly Heading[]): boolean {
  const [left, top, right] = boxOf(candidate)
  return headings.some(({ page, box }) => {
    const middle = (box[0] + box[2]) / 2
    const isInColumn = Math.abs(right - box[2]) < ALIGNED || (left < middle && middle < right)
    return page === candidate.page && top >= box[3] && isInColumn
  })
}

function isOnLineOf(a: Candidate, b: Candidate): boolean {
  const [above, below] = [boxOf(a), boxOf(b)]
  const middle = (below[1] + below[3]) / 2
  return a.page === b.page && above[1] < middle && middle < above[3]
}
