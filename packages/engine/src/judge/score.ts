import { greatest } from "../arrays/extremes.ts"
import type { Configuration, FieldDefinition, TableDefinition, ValueType } from "../configuration.ts"
import type { ExtractedData, Value } from "../extraction.ts"
import { pointerOf } from "../page/json-pointer.ts"
import { Counts, f1Of } from "./counts.ts"
import { pairRows } from "./pair-rows.ts"
import type { AcceptedValues, GroundTruth } from "./ground-truth.ts"
import { isEmpty, isSame, normalise, similarityOf } from "./values.ts"

/**
 * The verdict on an extracted value: `right` (equals the true value), `empty` (null for an absent value), `wrong` (another
 * value), `missing` (null for an existing value) or `invented` (a value where none exists, or in an extra row).
 */
export type Verdict = "right" | "empty" | "wrong" | "missing" | "invented"

/** One scored value. */
export interface ValueScore {
  readonly verdict: Verdict
  readonly kind: "field" | "cell"
  readonly type: ValueType
  /** JSON pointer into the ground truth; for extra rows into the extraction. */
  readonly path: string
  /** JSON pointer into the extraction and its evidence; undefined for a missed row. */
  readonly extractedPath?: string | undefined
  readonly want: Value
  readonly got: Value
  /** True for the values of an extra row. */
  readonly isExtraRow?: boolean
  /** True for a requested field that no document has. */
  readonly isDecoy?: boolean
}

/** The score of one document. */
export interface Score {
  readonly counts: Counts
  readonly valueScores: readonly ValueScore[]
  /** F1 over fields and cells alike, null credited. */
  readonly valueF1: number
}

/**
 * Compares the extraction of one document with its ground truth. Every field and cell with known ground truth is one unit
 * of the value F1, null included: null for an absent value counts as right. A true value that was not extracted correctly
 * costs recall; a wrong value, and every value of an extra row, costs precision.
 */
export function scoreDocument(
  configuration: Configuration,
  truth: GroundTruth,
  data: ExtractedData,
  accept: AcceptedValues = {},
): Score {
  const scorer = new DocumentScorer(accept)
  for (const object of configuration.objects) {
    const expected = truth[object.name]
    const extracted = data[object.name]
    for (const field of object.fields ?? []) {
      const want = expected?.fields?.[field.name]
      if (want === undefined) continue
      scorer.field(field, want, extracted?.fields?.[field.name], pointerOf(object.name, "fields", field.name))
    }
    for (const table of object.tables ?? []) {
      const want = expected?.tables?.[table.name]
      if (!want) continue
      scorer.table(table, want, extracted?.tables?.[table.name] ?? [], object.name)
    }
  }
  const { counts, valueScores } = scorer
  return { counts, valueScores, valueF1: f1Of(counts.unitsRight, counts.unitsGot, counts.unitsWant) }
}

type Row = Readonly<Record<string, Value>>

class DocumentScorer {
  readonly counts = new Counts()
  readonly valueScores: ValueScore[] = []
  readonly #accept: AcceptedValues

  constructor(accept: AcceptedValues) {
    this.#accept = accept
  }

  field({ type }: FieldDefinition, want: Value, got: Value | undefined, path: string): void {
    const { counts } = this
    const isRight = this.#unit("field", type, want, got, path, path)
    if (isEmpty(want)) {
      counts.absent++
      counts.absentRight += Number(isRight)
      return
    }
    counts.values++
    counts.right += Number(isRight)
    counts.answered += Number(!isEmpty(got))
    if (type !== "string") return
    counts.strings++
    counts.anls += greatest(this.#readings(want, path).map((value) => similarityOf(value, got)))
  }

  table(table: TableDefinition, want: readonly Row[], got: readonly Row[], object: string): void {
    const { counts } = this
    const pathOf = (row: number, column: string): string => pointerOf(object, "tables", table.name, row, column)
    const pairs = pairRows(this.#gains(table, want, got, pathOf))
    counts.rows += want.length
    counts.rowsGot += got.length
    for (const [i, row] of want.entries()) {
      const j = pairs[i] ?? -1
      const extracted = got[j]
      const known = table.columns.filter(({ name }) => row[name] !== undefined)
      const areRight = known.map((column) =>
        this.#cell(column, row, extracted, pathOf(i, column.name), pathOf(j, column.name)),
      )
      counts.rowsPaired += Number(extracted !== undefined)
      counts.rowsRight += Number(extracted !== undefined && areRight.every(Boolean))
    }
    const paired = new Set(pairs)
    for (const [j, row] of got.entries()) if (!paired.has(j)) this.#extraRow(table, row, (name) => pathOf(j, name))
  }

  /** Returns the number of right cells for every pair of true and extracted rows. */
  #gains(
    { columns }: TableDefinition,
    want: readonly Row[],
    got: readonly Row[],
    pathOf: (row: number, column: string) => string,
  ): number[][] {
    // Texts are normalised once and not for every pair of rows: a table of 2,200 rows has 5 million pairs.
    const fold = (type: ValueType, value: Value | undefined): Value =>
      isEmpty(value) ? null : type === "string" ? normalise(value) : value
    const extractedRows = got.map((row) => columns.map(({ name, type }) => fold(type, row[name])))
    return want.map((row, i) => {
      const readings = columns.map(({ name, type }) =>
        isEmpty(row[name]) ? [] : this.#readings(row[name], pathOf(i, name)).map((value) => fold(type, value)),
      )
      return extractedRows.map((extracted) =>
        columns.reduce((gain, { type }, column) => {
          const value = extracted[column] ?? null
          const isRight = (readings[column] ?? []).some((reading) =>
            type === "string" ? reading === value : isSame(type, reading, value),
          )
          return gain + Number(isRight)
        }, 0),
      )
    })
  }

  #cell(
    { name, type }: FieldDefinition,
    row: Row,
    extracted: Row | undefined,
    path: string,
    extractedPath: string,
  ): boolean {
    const { counts } = this
    const want = row[name] ?? null
    const hasValue = !isEmpty(want)
    counts.cells += Number(hasValue)
    if (!extracted) {
      // A missed row has no values, not even null.
      counts.unitsWant++
      if (hasValue) this.valueScores.push({ verdict: "missing", kind: "cell", type, path, want, got: null })
      return false
    }
    const isRight = this.#unit("cell", type, want, extracted[name], path, extractedPath)
    counts.cellsRight += Number(hasValue && isRight)
    counts.cellsGot += Number(!isEmpty(extracted[name]))
    return isRight
  }

  #extraRow({ columns }: TableDefinition, row: Row, pathOf: (column: string) => string): void {
    for (const { name, type } of columns) {
      const got = row[name]
      if (isEmpty(got)) continue
      this.counts.cellsGot++
      this.counts.unitsGot++
      const path = pathOf(name)
      this.valueScores.push({
        verdict: "invented",
        kind: "cell",
        type,
        path,
        extractedPath: path,
        want: null,
        got,
        isExtraRow: true,
      })
    }
  }

  #unit(
    kind: ValueScore["kind"],
    type: ValueType,
    want: Value,
    got: Value | undefined,
    path: string,
    extractedPath: string,
  ): boolean {
    const isRight = this.#readings(want, path).some((value) => isSame(type, value, got))
    this.counts.unitsWant++
    this.counts.unitsGot += Number(!isEmpty(got) || isEmpty(want))
    this.counts.unitsRight += Number(isRight)
    const verdict = verdictOf(isRight, want, got)
    this.valueScores.push({ verdict, kind, type, path, extractedPath, want, got: got ?? null })
    return isRight
  }

  #readings(want: Value, path: string): Value[] {
    return [want, ...(this.#accept[path] ?? [])]
  }
}

function verdictOf(isRight: boolean, want: Value, got: Value | undefined): Verdict {
  if (isRight) return isEmpty(got) ? "empty" : "right"
  if (isEmpty(got)) return "missing"
  return isEmpty(want) ? "invented" : "wrong"
}
