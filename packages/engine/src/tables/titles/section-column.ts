import type { ColumnConcept } from "../../lexicon/concept.ts"
import type { Body } from "../body/body.ts"
import type { BodyRules } from "../body/body-rules.ts"
import { chapterColumn, chapterTitle } from "./chapter-titles.ts"
import type { ColumnLabels } from "../headings/column-labels.ts"
import type { TableColumn } from "../columns/columns.ts"
import { conceptOf } from "../headings/heading-concepts.ts"
import type { HeaderBand } from "../headings/heading.ts"
import { labelledTitles } from "./labelled-titles.ts"
import { MAX_TITLED_SHARE } from "./list-section-titles.ts"
import { isNamedBySum, isTitle } from "./set-apart-titles.ts"
import { titleColumn } from "./title-column.ts"
import { type LastTitles, linesFrom, readSections, type TitledSections, type TitleTest } from "./titled-rows.ts"
import { boldBeginning, isTotal } from "./titles-in-sums.ts"

/** Sums of a page that titles are compared with, at most. */
const MAX_SUMS = 100
/** Meanings of headings above names and codes. */
const TEXT_CONCEPTS: ReadonlySet<ColumnConcept> = new Set([
  "description",
  "details",
  "article",
  "documentNumber",
  "position",
])

/**
 * Finds the titles of sections that belong to a column of each row: persons, rooms or days above the rows that concern them. Only a column
 * that no heading names is filled, and only where all rows have a title: one that begins with the name of the column, one with the number of
 * the rows' chapter, a date where one is asked for, else a text set apart.
 */
export function findTitledSections(
  body: Body,
  band: HeaderBand,
  columns: readonly TableColumn[],
  rules: BodyRules,
  labels: readonly ColumnLabels[],
  before: LastTitles,
): readonly TitledSections[] {
  const asked = rules.definition.columns
  const labelled = labelledTitles(linesFrom(body), labels, columns, rules)
  const found = [...labelled].flatMap(([column, values]) => {
    const titleIn: TitleTest = (line) => values.get(line)
    return readSections(body, { ...band, bottom: band.top }, rules, column, titleIn, before) ?? []
  })
  if (found.length > 0) return found
  const isPrinted = (at: number): boolean => columns.some(({ column }) => column === at)
  const chapters = chapterColumn(asked, labels, isPrinted)
  const chaptered = chapters < 0 ? undefined : readSections(body, band, rules, chapters, chapterTitle, before)
  if (chaptered) return [chaptered]
  const date = asked.findIndex(({ type }, at) => type === "date" && !isPrinted(at))
  // What the remarks of the rows print behind its name is no title.
  const text = titleColumn(asked, labels, (at) => isPrinted(at) || labelled.has(at))
  const printed = text === undefined ? undefined : columns.find(({ column }) => column === text)
  const isFree = text !== undefined && (!printed || printed.isGuessed === true)
  const sums = isFree ? body.page.lines.filter(({ words }) => words.some(isTotal)).slice(0, MAX_SUMS) : []
  for (const column of [date, isFree ? text : -1]) {
    const titleIn: TitleTest = (line, below) =>
      isTitle(line, below, columns, rules, column) || (column === text && isNamedBySum(line, sums))
        ? boldBeginning(line.words)
        : undefined
    const sections = column < 0 ? undefined : readSections(body, band, rules, column, titleIn, before)
    if (!sections || (column > 0 && sections.lines.size > MAX_TITLED_SHARE * sections.titles.size)) continue
    // A column that its cells alone identified is none where the sums name what the titles do, or its heading means something else.
    const isKnownOther = column === text && isNoText(conceptOf(printed?.heading ?? ""))
    if (!isPrinted(column) || sections.isNamed || isKnownOther) return [sections]
  }
  return []
}

/** Returns whether a heading means units, numbers or dates: no title is a value of such a column. */
const isNoText = (concept: ColumnConcept | undefined): boolean => concept !== undefined && !TEXT_CONCEPTS.has(concept)
