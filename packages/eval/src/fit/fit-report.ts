import { calibrationOf } from "@docsift/engine/internal/judge/calibration"
import { percent, tableOf } from "../console-report.ts"
import type { Judged } from "./judge.ts"

/** The figures of judged fields, as a row of a table. */
export function figuresOf(name: string, judged: readonly Judged[]): Record<string, string | number> {
  const present = judged.filter(({ isAbsent }) => !isAbsent)
  const predictions = judged.flatMap(({ prediction }) => prediction ?? [])
  const right = predictions.filter(({ isRight }) => isRight).length
  const absent = judged.filter(({ isAbsent }) => isAbsent)
  const { error, sure, sureRight } = calibrationOf(predictions)
  return {
    "left out": name,
    fields: present.length,
    exact: share(right, present.length),
    precision: share(right, predictions.length),
    "absent null": share(absent.filter(({ prediction }) => !prediction).length, absent.length),
    error: error.toFixed(3),
    "at 0.9": share(sure, predictions.length),
    "right at 0.9": share(sureRight, sure),
  }
}

const share = (part: number, whole: number): string => percent(whole === 0 ? null : part / whole)

/** Formats the figures of each pack and of each group of kinds. */
export function fitReport(judged: readonly Judged[]): string {
  const packs = [...Map.groupBy(judged, ({ pack }) => pack)].sort(([a], [b]) => (a < b ? -1 : 1))
  const groups = [...Map.groupBy(judged, ({ pack, group }) => `${pack} ${group}`)].sort(([a], [b]) => (a < b ? -1 : 1))
  return [packs, groups].map((rows) => tableOf(rows.map(([name, own]) => figuresOf(name, own)))).join("\n\n")
}
