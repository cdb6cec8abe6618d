import { styleText } from "node:util"
import { type FieldTally, hitsOf, missesOf, type ReportedPack } from "@docsift/engine/judge"
import { comparedFigures } from "./compared-figures.ts"
import { printable } from "../terminal/printable.ts"
import { renderColumns } from "../output/render-columns.ts"

/** How a pack is shown. */
export interface RenderEvaluationOptions {
  /** Columns of the terminal; undefined for pipes. */
  readonly width: number | undefined
  /** Wrong values that are listed, at most. */
  readonly shownMisses: number
}

/** Renders the figures of a pack, its fields with the worst first, and the first values that are wrong. */
export function renderEvaluation(pack: ReportedPack, { width, shownMisses }: RenderEvaluationOptions): string {
  const { name, summary, fields, documents } = pack
  const { documents: count, failed } = summary
  const title = styleText("bold", printable(name), { stream: process.stdout })
  const size = `${count === 1 ? "1 document" : `${count} documents`}${failed > 0 ? `, ${failed} failed` : ""}`
  const figures = comparedFigures.map(({ key, name: figure }) => [figure, percent(summary[key])])
  const tallies = fields.map((tally) => [
    nameOf(tally),
    `${hitsOf(tally)} of ${hitsOf(tally) + missesOf(tally)}`,
    ...[tally.wrong, tally.missing, tally.invented].map((number) => (number === 0 ? "" : String(number))),
  ])
  const failures = documents.flatMap(({ file, reason }) => (reason === undefined ? [] : [[file, reason]]))
  const misses = documents.flatMap(({ id, status, misses: each }) =>
    status === "Failed"
      ? []
      : each.map(({ path, verdict, want, got }) => [id, path, verdict, JSON.stringify(want), JSON.stringify(got)]),
  )
  const rest = misses.length > shownMisses && shownMisses > 0 ? `… and ${misses.length - shownMisses} more\n` : ""
  const blocks = [
    `${title}  ${size}\n${renderColumns(figures, { right: [1], width })}`,
    tallies.length > 0 &&
      renderColumns(tallies, { head: ["field", "right", "wrong", "missing", "invented"], right: [1, 2, 3, 4], width }),
    failures.length > 0 && renderColumns(failures, { head: ["failed", "reason"], width }),
    misses.length > 0 &&
      shownMisses > 0 &&
      renderColumns(misses.slice(0, shownMisses), {
        head: ["document", "value", "verdict", "expected", "extracted"],
        width,
      }) + rest,
  ]
  return blocks.filter((block) => typeof block === "string").join("\n")
}

const percent = (share: number | null): string => (share === null ? "–" : `${(100 * share).toFixed(1)} %`)

const nameOf = ({ object, table, name }: FieldTally): string =>
  [object, ...(table === undefined ? [] : [table]), name].join(" · ")
