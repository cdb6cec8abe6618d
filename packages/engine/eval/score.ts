import type { Configuration, ExtractedData, Value, ValueType } from "../src/index.ts"

/** The truth of one document: a missing key is unknown and not scored, null is truly absent and scored. */
export type Truth = Record<
  string,
  { fields?: Record<string, Value>; tables?: Record<string, Record<string, Value>[]> } | undefined
>

/** One wrong answer. */
export interface Miss {
  readonly path: string
  readonly want: Value
  readonly got: Value
}

/** Counters of one document; they add up over documents. */
export class Counts {
  values = 0
  right = 0
  answered = 0
  absent = 0
  absentRight = 0
  strings = 0
  anls = 0
  cells = 0
  cellsGot = 0
  cellsRight = 0
  rows = 0
  rowsRight = 0

  add(other: Counts): void {
    const keys = Object.keys(this) as (keyof Counts)[] // Object.keys has no narrower type.
    for (const key of keys) if (key !== "add") this[key] += other[key]
  }
}

/** Folds a string for comparison: Unicode form, dashes and quotes, white space, case. */
export function normalise(value: Value): string {
  return String(value)
    .normalize("NFKC")
    .replace(/[\u2010-\u2015\u2212]/gu, "-")
    .replace(/[\u2018\u2019\u201b\u00b4`]/gu, "'")
    .replace(/[\u201c\u201d\u201e]/gu, '"')
    .replace(/\s+/gu, " ")
    .trim()
    .toLowerCase()
}

const isEmpty = (value: Value | undefined): value is null | undefined | "" =>
  value === null || value === undefined || value === ""

function isSame(type: ValueType, want: Value, got: Value | undefined): boolean {
  if (isEmpty(want) || isEmpty(got)) return isEmpty(want) && isEmpty(got)
  if (type === "number") return typeof got === "number" && Math.abs(got - Number(want)) <= 0.005 + 1e-9
  if (type === "date") return got === want
  return normalise(got) === normalise(want)
}

function distanceOf(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      row[j] = Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, change)
    }
    previous = row
  }
  return previous[b.length] ?? 0
}

function similarityOf(want: Value, got: Value | undefined): number {
  if (isEmpty(got)) return 0
  const a = normalise(want)
  const b = normalise(got)
  const similarity = 1 - distanceOf(a, b) / Math.max(a.length, b.length, 1)
  return similarity >= 0.5 ? similarity : 0
}

const pointerOf = (...parts: (string | number)[]): string =>
  parts.map((part) => `/${String(part).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("")

/** Pairs true rows with answered rows by the most right cells first; ties keep the order. */
function pairRows(gain: readonly (readonly number[])[]): number[] {
  const all = gain.flatMap((row, i) => row.map((value, j) => ({ value, i, j }))).filter(({ value }) => value > 0)
  all.sort((x, y) => y.value - x.value || Math.abs(x.i - x.j) - Math.abs(y.i - y.j))
  const pairs = gain.map(() => -1)
  const used = new Set<number>()
  for (const { i, j } of all) {
    if (pairs[i] !== -1 || used.has(j)) continue
    pairs[i] = j
    used.add(j)
  }
  return pairs
}

/** Compares the answers of one document with its truth. */
export function scoreDocument(
  configuration: Configuration,
  truth: Truth,
  data: ExtractedData,
  accept: Record<string, Value[]> = {},
): { counts: Counts; misses: Miss[]; rightPaths: Set<string> } {
  const counts = new Counts()
  const misses: Miss[] = []
  const rightPaths = new Set<string>()
  const isRight = (type: ValueType, want: Value, got: Value | undefined, path: string): boolean =>
    [want, ...(accept[path] ?? [])].some((value) => isSame(type, value, got))
  for (const object of configuration.objects) {
    const expected = truth[object.name]
    const answer = data[object.name]
    for (const field of object.fields ?? []) {
      const want = expected?.fields?.[field.name]
      if (want === undefined) continue
      const got = answer?.fields?.[field.name]
      const path = pointerOf(object.name, "fields", field.name)
      const ok = isRight(field.type, want, got, path)
      if (ok) rightPaths.add(path)
      else misses.push({ path, want, got: got ?? null })
      if (isEmpty(want)) {
        counts.absent++
        counts.absentRight += Number(ok)
        continue
      }
      counts.values++
      counts.right += Number(ok)
      counts.answered += Number(!isEmpty(got))
      if (field.type !== "string") continue
      counts.strings++
      counts.anls += Math.max(...[want, ...(accept[path] ?? [])].map((value) => similarityOf(value, got)))
    }
    for (const table of object.tables ?? []) {
      const want = expected?.tables?.[table.name]
      if (!want) continue
      const got = answer?.tables?.[table.name] ?? []
      const pathOf = (row: number, column: string) => pointerOf(object.name, "tables", table.name, row, column)
      const isCellRight = (i: number, row: Record<string, Value>, other: Record<string, Value>, name: string) =>
        isRight(
          table.columns.find((column) => column.name === name)?.type ?? "string",
          row[name] ?? null,
          other[name],
          pathOf(i, name),
        )
      const gain = want.map((row, i) =>
        got.map(
          (other) => Object.keys(row).filter((name) => !isEmpty(row[name]) && isCellRight(i, row, other, name)).length,
        ),
      )
      const pairs = pairRows(gain)
      for (const other of got) counts.cellsGot += table.columns.filter(({ name }) => !isEmpty(other[name])).length
      for (const [i, row] of want.entries()) {
        const other = got[pairs[i] ?? -1] ?? {}
        let isRowRight = pairs[i] !== -1
        for (const name of Object.keys(row)) {
          const ok = isCellRight(i, row, other, name)
          if (!isEmpty(row[name])) counts.cells++
          if (!isEmpty(row[name]) && ok) counts.cellsRight++
          if (!ok) {
            isRowRight = false
            misses.push({ path: pathOf(i, name), want: row[name] ?? null, got: other[name] ?? null })
          }
        }
        counts.rows++
        counts.rowsRight += Number(isRowRight)
      }
    }
  }
  return { counts, misses, rightPaths }
}
