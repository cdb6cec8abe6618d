import { append } from "../arrays/append.ts"
import type { Miss, Report, ReportedDocument, ReportedPack } from "./report.ts"
import { type Figures, figuresOf } from "./summary.ts"

/** A figure of a report that is compared. */
export interface ComparedFigure {
  readonly key: keyof Figures
  /** What the lines call it. */
  readonly name: string
}

/** The mean F1 of the documents, which every other figure of values goes into. */
export const f1Figure: ComparedFigure = { key: "documentF1", name: "F1" }

/** The differences from an earlier report. */
export interface Comparison {
  /** One line per value and per figure that changed. */
  readonly lines: readonly string[]
  /** Packs with a figure that fell by more than the tolerance. */
  readonly fallen: readonly string[]
}

/** What is compared. */
export interface ComparisonOptions {
  /** Maximum allowed drop of a figure, in percentage points. */
  readonly tolerance: number
  /** @default {@link f1Figure} alone */
  readonly figures?: readonly ComparedFigure[]
}

/**
 * Compares two runs value by value. Figures are those of the documents that both runs have, so that new documents do not
 * hide or cause a fall.
 */
export function compareReports(
  before: Report,
  after: Report,
  { tolerance, figures = [f1Figure] }: ComparisonOptions,
): Comparison {
  const lines: string[] = []
  const fallen: string[] = []
  for (const pack of after.packs) {
    const earlier = before.packs.find(({ name }) => name === pack.name)
    if (!earlier) {
      lines.push(`${pack.name}: is not in the baseline`)
      continue
    }
    const common = commonDocuments(earlier, pack)
    append(
      lines,
      common.flatMap(([old, now]) => changesOfDocument(`${pack.name} ${now.id}`, old, now)),
    )
    append(lines, changesOfSet(pack.name, common.length, earlier, pack))
    const changes = figures.map(({ key, name }) => {
      const [old, now] = [common.map(([document]) => document), common.map(([, document]) => document)]
      return { name, from: figuresOf(old)[key], to: figuresOf(now)[key] }
    })
    for (const { name, from, to } of changes) {
      if (from === null || to === null) continue
      const points = 100 * (to - from)
      // The margin absorbs binary rounding.
      const hasFallen = points < -tolerance - 1e-9
      if (hasFallen && !fallen.includes(pack.name)) fallen.push(pack.name)
      if (name !== f1Figure.name && Math.abs(points) < 1e-9) continue
      const change = `${percent(from)} → ${percent(to)} (${points >= 0 ? "+" : ""}${points.toFixed(2)})`
      lines.push(`${pack.name}: ${name} ${change}${hasFallen ? `, ${fallOf(tolerance)}` : ""}`)
    }
  }
  const missing = before.packs.filter(({ name }) => !after.packs.some((pack) => pack.name === name))
  return { lines: [...lines, ...missing.map(({ name }) => `${name}: is in the baseline only`)], fallen }
}

const fallOf = (tolerance: number): string => (tolerance === 0 ? "worse" : `fell by more than ${tolerance}`)

const percent = (share: number): string => (100 * share).toFixed(2)

function commonDocuments(before: ReportedPack, after: ReportedPack): [ReportedDocument, ReportedDocument][] {
  const earlier = new Map(before.documents.map((document) => [document.id, document]))
  return after.documents.flatMap((document) => {
    const old = earlier.get(document.id)
    return old ? [[old, document] as [ReportedDocument, ReportedDocument]] : []
  })
}

function changesOfSet(name: string, common: number, before: ReportedPack, after: ReportedPack): string[] {
  const added = after.documents.length - common
  const removed = before.documents.length - common
  if (added === 0 && removed === 0) return []
  return [
    `${name}: ${added} new and ${removed} missing documents are left out; the figures are those of the other ${common}`,
  ]
}

function changesOfDocument(name: string, before: ReportedDocument, after: ReportedDocument): string[] {
  if (before.status !== after.status)
    return [`${name} ${after.status === "Failed" ? "worse" : "better"}: ${after.status}`]
  const old = byKey(before.misses)
  const now = byKey(after.misses)
  const worse = [...now].filter(([key]) => !old.has(key)).map(([, miss]) => `${name} worse  ${describeMiss(miss)}`)
  const better = [...old].filter(([key]) => !now.has(key)).map(([, miss]) => `${name} better ${describeGain(miss)}`)
  const other = [...now].flatMap(([key, miss]) => {
    const earlier = old.get(key)
    const isOther = earlier !== undefined && JSON.stringify(earlier.got) !== JSON.stringify(miss.got)
    return isOther ? [`${name} other  ${describeMiss(miss)}, got ${JSON.stringify(earlier.got)} before`] : []
  })
  return [...worse, ...better, ...other]
}

/** Extra rows are keyed apart: their paths index the extracted rows and must not match a true value. */
const byKey = (misses: readonly Miss[]): Map<string, Miss> =>
  new Map(misses.map((miss) => [`${miss.isExtraRow ? "extra " : ""}${miss.path}`, miss]))

/** Describes a value that was a miss before and is right now. */
const describeGain = ({ path, want, got }: Miss): string =>
  `${path}: ${JSON.stringify(want)}, was ${got === null ? "missing" : JSON.stringify(got)}`

const describeMiss = ({ path, verdict, want, got }: Miss): string =>
  `${path} ${verdict}: want ${JSON.stringify(want)} got ${JSON.stringify(got)}`
