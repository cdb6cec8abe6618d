import type { ColumnDefinition } from "../../configuration.ts"
import type { ColumnLabels } from "../headings/column-labels.ts"
import type { TableLine, TableWord } from "../words/page-text.ts"
import { isTitleText } from "../body/section-titles.ts"

/** The number of a chapter: `01`, `2.`, `1.3`. */
const CHAPTER = /^\d{1,3}(?:\.\d{1,3}){0,2}\.?$/u

/** Returns the title of a chapter without its number, where the row below has a number in it: `Demolition` of `02 Demolition` above `02.001`. */
export function chapterTitle({ words }: TableLine, below: TableLine): readonly TableWord[] | undefined {
  const [number, ...title] = words
  if (!number || !CHAPTER.test(number.text) || !isTitleText(title)) return undefined
  const chapter = number.text.replace(/\.$/u, "")
  return below.words[0]?.text.startsWith(`${chapter}.`) === true ? title : undefined
}

/** Returns the only configured column of texts of no known meaning that is not printed; −1 where there are several or none. */
export function chapterColumn(
  columns: readonly ColumnDefinition[],
  labels: readonly ColumnLabels[],
  isPrinted: (at: number) => boolean,
): number {
  const free = columns.flatMap(({ type }, at) =>
    type === "string" && labels[at]?.concept === undefined && !isPrinted(at) ? [at] : [],
  )
  return free.length === 1 ? (free[0] ?? -1) : -1
}
