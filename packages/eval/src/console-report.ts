import type { Calibration } from "@docsift/engine/internal/judge/calibration"
import type { PackReport } from "./run-pack.ts"
import { summarize, type Summary } from "@docsift/engine/internal/judge/summary"
import type { Spread } from "./timing.ts"
import { TagTally } from "./tag-tally.ts"

/** Formats a share as a percentage with one decimal, `-` where there was nothing to evaluate. */
export const percent = (share: number | null): string => (share === null ? "-" : (100 * share).toFixed(1))

const spread = ({ p50, p95 }: Spread): string =>
  p50 === null || p95 === null ? "-" : `${p50.toFixed(1)} / ${p95.toFixed(1)}`

type Row = Readonly<Record<string, string | number>>

/** Formats rows as a table: names left-aligned, figures right-aligned; columns without any figure are left out. */
export function tableOf(rows: readonly Row[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const used = names.filter((name) => rows.some((row) => !["-", "", undefined].includes(row[name]?.toString())))
  const texts = [used, ...rows.map((row) => used.map((name) => String(row[name] ?? "-")))]
  const widths = used.map((_, column) => Math.max(...texts.map((row) => (row[column] ?? "").length)))
  const lines = texts.map((row) =>
    row
      .map((text, column) => (column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0)))
      .join("  "),
  )
  const [head = "", ...body] = lines
  return [head, "─".repeat(head.length), ...body].join("\n")
}

const figures = (name: string, summary: Summary): Row => ({
  pack: name,
  docs: summary.documents,
  failed: summary.failed === 0 ? "" : summary.failed,
  F1: percent(summary.documentF1),
  exact: percent(summary.fieldExact),
  prec: percent(summary.fieldPrecision),
  absent: percent(summary.absentNull),
  decoys: percent(summary.decoysNull),
  anls: percent(summary.anls),
  cellF1: percent(summary.cellF1),
  rows: percent(summary.rowsRight),
  text: percent(summary.evidenceText),
  page: percent(summary.evidencePage),
  box: percent(summary.evidenceBox),
})

const confidence = (name: string, { calibration: { all, fields, cells } }: Summary): Row => ({
  pack: name,
  answers: all.answers,
  error: errorOf(all),
  "error fields": errorOf(fields),
  "error cells": errorOf(cells),
  "at 0.9": percent(all.answers === 0 ? null : all.sure / all.answers),
  "right at 0.9": percent(all.sure === 0 ? null : all.sureRight / all.sure),
})

const errorOf = ({ answers, error }: Calibration): string => (answers === 0 ? "-" : error.toFixed(3))

/** Formats the report printed at the end of a run. */
export function consoleReport(packs: readonly PackReport[], options: { byTag: boolean; showMisses: number }): string {
  const results = packs.flatMap((pack) => pack.results)
  const total = packs.length > 1 ? [{ name: "all", summary: summarize(results) }] : []
  const all = [...packs, ...total]
  const { calibration } = summarize(results)
  const parts = [
    ...packs.map((pack) => missesOf(pack, options.showMisses)),
    ...(options.byTag ? packs.map(tagsOf) : []),
    tableOf(all.map(({ name, summary }) => figures(name, summary))),
    "In %. F1: all values; exact, prec: fields; absent: null where no value exists; anls: texts; cellF1, rows: tables; text, page, box: evidence of right values",
    tableOf(all.map(({ name, summary }) => confidence(name, summary))),
    reliability(calibration.all),
    tableOf(
      packs.map(({ name, timing, summary }) => ({
        pack: name,
        pages: summary.pages,
        "parse ms/page p50 / p95": spread(timing.parse),
        "extract p50 / p95": spread(timing.extract),
        "both p50 / p95": spread(timing.both),
      })),
    ),
    `peak memory of this process ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`,
  ]
  return parts.filter((part) => part !== "").join("\n\n")
}

function reliability({ bins }: Calibration): string {
  if (bins.length === 0) return ""
  return tableOf(
    bins.map(({ from, answers, right, confidence }) => ({
      confidence: `${from.toFixed(1)} to ${(from + 0.1).toFixed(1)}`,
      answers,
      "mean confidence": percent(confidence),
      right: percent(right / answers),
    })),
  )
}

function missesOf({ name, results }: PackReport, count: number): string {
  return results
    .flatMap(({ id, reason, valueScores }) => [
      ...(reason === undefined ? [] : [`${name} ${id} failed: ${reason}`]),
      ...valueScores
        .filter(({ verdict }) => verdict !== "right" && verdict !== "empty")
        .map(
          ({ path, want, got, verdict }) =>
            `${name} ${id} ${path} ${verdict}: want ${JSON.stringify(want)} got ${JSON.stringify(got)}`,
        ),
    ])
    .slice(0, count)
    .join("\n")
}

function tagsOf({ name, results }: PackReport): string {
  const tally = new TagTally()
  for (const { tags, counts } of results) if (counts) tally.add(tags, counts)
  const rows = tally.rows()
  return rows.length === 0 ? "" : `${name}\n${tableOf(rows)}`
}
