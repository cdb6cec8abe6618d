import { greatest } from "../../arrays/extremes.ts"
import { abbreviatesName } from "../rows/abbreviated-names.ts"
import type { ColumnDefinition } from "../../configuration.ts"
import type { ColumnLabels } from "../headings/column-labels.ts"
import { possessorOf } from "../../lexicon/label-key.ts"
import { partyMeant } from "../../lexicon/meanings.ts"
import { foldTokens } from "../../text/folding.ts"
import { conceptOf } from "../headings/heading-concepts.ts"
import { headingFit } from "../columns/heading-fit.ts"
import { headingSimilarity, SIMILAR_WEIGHT } from "../headings/heading-similarity.ts"
import type { HeaderCell } from "../headings/heading.ts"

/** Similarity from which words mean the same as a name, and the score from which a label means a column. */
const MIN_SIMILARITY = 0.5
const MIN_SCORE = 0.3
/** Score of a label that means the concept of numbers by its words: `Cost each` is a unit price. Codes have labels of many kinds. */
const MEANT = 0.6
/** What the similarity of a label decides between columns of one concept: of what is ordered and delivered, both quantities. */
const SAME_WORDS = 0.1

/** The configured column that a label means, and how likely it does. */
export interface LabelMeaning {
  readonly column: number
  /** True for a column of numbers or dates. */
  readonly isTyped: boolean
  readonly score: number
}

/** Returns what a label means; undefined for nothing. */
export type MeaningOf = (label: string) => LabelMeaning | undefined

/** Returns whether a column is named after one of the parties: `Customer part number`. */
const isOfParty = ({ names }: ColumnLabels): boolean =>
  names.some((name) => foldTokens(name).some((token) => partyMeant(token) !== undefined))

const isPartOfName = (text: string, { names }: ColumnLabels): boolean =>
  names.some((name) => foldTokens(text).every((token) => foldTokens(name).includes(token)))

const withoutFirstWord = (text: string): string => text.slice(text.indexOf(" ") + 1)

/** Returns what labels mean that stand below the names of rows: a configured column that no heading prints. */
export function meaningOfLabels(
  columns: readonly ColumnDefinition[],
  labels: readonly ColumnLabels[],
  cells: readonly HeaderCell[],
): MeaningOf {
  const similarityOf = headingSimilarity(labels)
  const scoreOf = (text: string, at: number): number => {
    const own = labels[at]
    if (!own) return 0
    if (possessorOf(text) === "reader") {
      const rest = withoutFirstWord(text)
      if (isOfParty(own)) return conceptOf(rest) === "article" || isPartOfName(rest, own) ? MEANT : 0
      // `Your material no.` below the heading `Material` is the reader's number.
      if (isHeaded(at) || labels.some(isOfParty)) return 0
    }
    const similarity = similarityOf(at, text)
    const similar = similarity >= MIN_SIMILARITY ? SIMILAR_WEIGHT * similarity : 0
    const short = own.names.some((name) => abbreviatesName(text, name)) ? SIMILAR_WEIGHT : 0
    const isTyped = columns[at]?.type !== "string"
    const meant = isTyped && own.concept !== undefined && conceptOf(text) === own.concept ? MEANT : 0
    const score = Math.max(headingFit(text, own), similar, short, meant)
    return score < MIN_SCORE ? 0 : score + SAME_WORDS * similarity
  }
  const isHeaded = (at: number): boolean => cells.some(({ column }) => column === at)
  // A heading prints the column unless the label is nearer to its name: that below `GST rate` is not the `Rate`.
  const isPrinted = (score: number, at: number): boolean =>
    cells.some(({ column, text }) => column === at && scoreOf(text, at) >= score)
  // Below the name no label is that of the name: an `Article` is its number.
  const isName = (at: number): boolean => labels[at]?.concept === "description" && isHeaded(at)
  const known = new Map<string, LabelMeaning | undefined>()
  return (label) => {
    if (known.has(label)) return known.get(label)
    const scores = columns.map(({ type }, column) => {
      return { column, isTyped: type !== "string", score: isName(column) ? 0 : scoreOf(label, column) }
    })
    const most = greatest(
      scores.map(({ score }) => score),
      0,
    )
    const meant = most > 0 ? scores.find(({ column, score }) => score === most && !isPrinted(score, column)) : undefined
    known.set(label, meant)
    return meant
  }
}
