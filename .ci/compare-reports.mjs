import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

/*
 * Compares the measurements that .ci/measure wrote of two checkouts, and prints them as Markdown for a pull request:
 *
 *   node .ci/compare-reports.mjs BASE HEAD
 */

const ACCURACY = [
  ["valueF1", "F1 of all values"],
  ["fieldExact", "fields exact"],
  ["fieldPrecision", "field precision"],
  ["absentNull", "absent left null"],
  ["cellF1", "cells F1"],
]

const row = (cells) => `| ${cells.join(" | ")} |`
const percent = (value) => (typeof value === "number" ? `${(100 * value).toFixed(1)} %` : "–")

/** Formats a difference with its sign; "=" when it rounds to nothing. */
function difference(base, head, digits, unit) {
  if (!Number.isFinite(base) || !Number.isFinite(head)) return "–"
  const text = (head - base).toFixed(digits)
  if (Number(text) === 0) return "="
  return `${head > base ? "+" : "−"}${text.replace("-", "")} ${unit}`
}

function sizeRows(base, head) {
  return head.map(({ name, size, sizeLimit }) => {
    const before = base.find((each) => each.name === name)?.size
    const shown = (bytes) => (typeof bytes === "number" ? `${bytes.toLocaleString("en-US")} B` : "–")
    const limit = typeof sizeLimit === "number" ? `, limit ${shown(sizeLimit)}` : ""
    return row([`size: ${name}${limit}`, shown(before), shown(size), difference(before, size, 0, "B")])
  })
}

function accuracyRows(base, head, set) {
  return head.packs.flatMap(({ name, summary }) => {
    const before = base.packs.find((pack) => pack.name === name)?.summary
    return ACCURACY.filter(([member]) => typeof summary[member] === "number").map(([member, label]) =>
      row([
        `accuracy, ${set}: ${label}`,
        percent(before?.[member]),
        percent(summary[member]),
        difference(before?.[member] * 100, summary[member] * 100, 1, "points"),
      ]),
    )
  })
}

function benchRows(base, head) {
  return head.map(({ what, value, target, isMet }) => {
    const before = base.find((each) => each.what === what)
    const verdict = isMet === undefined ? "–" : isMet ? `target ${target}` : `**misses ${target}**`
    return row([`speed: ${what.trim()}`, before?.value ?? "–", value, verdict])
  })
}

/** Returns the comparison of two sets of measurements as Markdown. A measurement that the base lacks is shown as "–". */
export function compareReports(base, head) {
  const rows = [
    ...sizeRows(base.size ?? [], head.size ?? []),
    ...(head.eval ? accuracyRows(base.eval ?? { packs: [] }, head.eval, "generated") : []),
    ...(head["eval-formats"]
      ? accuracyRows(base["eval-formats"] ?? { packs: [] }, head["eval-formats"], "formats")
      : []),
    ...benchRows(base.bench ?? [], head.bench ?? []),
  ]
  return [
    "### Size, accuracy and speed",
    "",
    row(["", "base", "this pull request", "difference"]),
    row(["---", "---:", "---:", "---"]),
    ...rows,
    "",
    "Size and accuracy are exact. Speed was measured once on a shared machine: repeat `npm run bench -- sdk` before you rely on it.",
    "",
  ].join("\n")
}

/** Reads the measurements in a folder; those that are missing stay undefined. */
function readReports(folder) {
  const names = ["size", "eval", "eval-formats", "bench"]
  const present = names.filter((name) => existsSync(join(folder, `${name}.json`)))
  return Object.fromEntries(
    present.map((name) => [name, JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8"))]),
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [base, head] = process.argv.slice(2)
  if (base === undefined || head === undefined) throw new Error("Usage: node .ci/compare-reports.mjs BASE HEAD")
  console.log(compareReports(readReports(base), readReports(head)))
}
