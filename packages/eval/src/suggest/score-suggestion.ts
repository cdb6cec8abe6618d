import type { Configuration, Extraction, Value } from "@docsift/engine"
import type { SuggestedValue, SuggestedWorkflow } from "@docsift/engine/internal/suggest/suggested-workflow"
import { pointerOf } from "@docsift/engine/json-pointer"
import { isSameArea } from "@docsift/engine/internal/judge/grounding"
import type { PrintedLabel } from "@docsift/engine/internal/judge/ground-truth"
import type { Case } from "@docsift/engine/internal/judge/manifest"
import { isEmpty, isSame, normalise } from "@docsift/engine/internal/judge/values"

/** A share as its two counts. */
export interface Ratio {
  readonly part: number
  readonly whole: number
}

/** The scores of the suggestion from one document. */
export interface SuggestionScore {
  /** Printed labels that were suggested; without a list of them 0 of 0. */
  readonly labels: Ratio
  /** Suggested fields that are printed labels or parties, else requested fields. */
  readonly precision: Ratio
  /** Requested fields with a value that were suggested. */
  readonly fields: Ratio
  readonly tables: Ratio
  readonly columns: Ratio
  /** Suggested columns that are columns of a true table. */
  readonly columnPrecision: Ratio
  /** Fields and columns that the suggested workflow reads back as in their example. */
  readonly roundTrip: Ratio
  /** What was missed, wrong and not read back. */
  readonly misses: readonly string[]
}

/** A suggested field with its name and what it reads. */
interface ReadField {
  readonly suggested: SuggestedValue
  readonly name: string
  readonly value: Value
}

/** Compares the suggestion from one document with the cases of that document. */
export function scoreSuggestion(
  suggestion: SuggestedWorkflow,
  { data, evidence }: Extraction,
  cases: readonly Case[],
): SuggestionScore {
  const [object] = suggestion.workflow.configuration.objects
  const fields = suggestion.fields.map((suggested, index): ReadField => {
    const name = object?.fields?.[index]?.name ?? ""
    return { suggested, name, value: data[object?.name ?? ""]?.fields?.[name] ?? null }
  })
  const printed = cases.find(({ labels }) => labels)?.labels
  const truths = cases.flatMap(truthsOf)
  const isTrue = (field: ReadField): boolean =>
    printed?.some((each) => isPrintedAs(field, each)) === true || truths.some((truth) => isTruth(field, truth))
  const wrong = fields.filter((field) => !isTrue(field))
  const counted = uniqueLabels(printed ?? [])
  const missed = counted.filter((label) => !fields.some((field) => isPrintedAs(field, label)))
  const unseen = truths.filter((truth) => !fields.some((field) => isTruth(field, truth)))
  const lost = lostExamples(suggestion, { data, evidence })
  const tables = scoreTables(suggestion.workflow.configuration, data, cases)
  const all = suggestion.fields.length + suggestion.columns.length
  return {
    labels: { part: counted.length - missed.length, whole: counted.length },
    precision: { part: fields.length - wrong.length, whole: fields.length },
    fields: { part: truths.length - unseen.length, whole: truths.length },
    ...tables.ratios,
    roundTrip: { part: all - lost.length, whole: all },
    misses: [
      ...missed.map(({ label, text }) => `missed: ${label} | ${text}`),
      ...wrong.map(({ suggested }) => `wrong: ${suggested.pointer} | ${suggested.label} | ${suggested.example.text}`),
      ...unseen.map(({ pointer, value }) => `not suggested: ${pointer} | ${String(value)}`),
      ...tables.misses,
      ...lost.map((pointer) => `not read back: ${pointer}`),
    ],
  }
}

const squeeze = (text: string): string => normalise(text).replace(/[^\p{L}\p{N}]/gu, "")

/** Returns the labels that have a label, each with its value once. */
function uniqueLabels(printed: readonly PrintedLabel[]): PrintedLabel[] {
  const unique = new Map(printed.map((each) => [`${squeeze(each.label)} ${squeeze(each.text)}`, each]))
  return [...unique.values()].filter(({ label, text }) => label !== "" && /[\p{L}\p{N}]/u.test(text))
}

/**
 * Returns whether a suggested field is a printed label: its example is the label's value, or one end of its period, and
 * its own label is the printed one, or part of it. A party needs no label.
 */
function isPrintedAs({ suggested: { label, example } }: ReadField, printed: PrintedLabel): boolean {
  const [own, other] = [squeeze(example.text), squeeze(printed.text)]
  if (own === "" || !other.includes(own)) return false
  if (printed.label === "") return true
  const [name, truth] = [squeeze(label), squeeze(printed.label)]
  return name === "" || truth === "" || name.includes(truth) || truth.includes(name)
}

interface Truth {
  readonly pointer: string
  readonly values: readonly Value[]
  readonly value: Value
  readonly type: "string" | "date" | "number"
  readonly places: Case["places"][string]
}

/** Returns the requested fields of a case that have a value. */
function truthsOf({ configuration, expected = {}, accept, places }: Case): Truth[] {
  return configuration.objects.flatMap(({ name, fields = [] }) =>
    fields.flatMap((field): Truth[] => {
      const pointer = pointerOf(name, "fields", field.name)
      const value = expected[name]?.fields?.[field.name]
      if (isEmpty(value)) return []
      return [
        {
          pointer,
          value,
          values: [value, ...(accept[pointer] ?? [])],
          type: field.type,
          places: places[pointer] ?? [],
        },
      ]
    }),
  )
}

/** Returns whether a suggested field is a requested one: it reads its value, or is printed where it is. */
function isTruth({ suggested: { example }, value }: ReadField, { values, type, places }: Truth): boolean {
  if (values.some((each) => isSame(type, each, value) || squeeze(String(each)) === squeeze(String(value)))) return true
  return places.some(
    ({ page, box, cell }) =>
      page === example.page &&
      (cell === undefined
        ? box !== undefined && example.box !== undefined && isSameArea(box, example.box)
        : cell === example.cell),
  )
}

/** Returns the pointers of fields and columns that do not read their example back. */
function lostExamples(suggestion: SuggestedWorkflow, { evidence }: Pick<Extraction, "data" | "evidence">): string[] {
  const read = Map.groupBy(Object.keys(evidence), (pointer) => pointer.replace(/\/\d+\/([^/]*)$/u, "/columns/$1"))
  const isBack = ({ pointer, example }: SuggestedValue): boolean =>
    [...(evidence[pointer] ? [pointer] : []), ...(read.get(pointer) ?? [])].some((key) => {
      const found = evidence[key]
      return found?.page === example.page && squeeze(found.text) === squeeze(example.text)
    })
  return [...suggestion.fields, ...suggestion.columns].filter((each) => !isBack(each)).map(({ pointer }) => pointer)
}

type Rows = readonly Readonly<Record<string, Value>>[]

/** Share of a true column's values that a suggested column must read to be it, and of the columns of a true table. */
const MIN_COMMON_SHARE = 0.5

function scoreTables({ objects }: Configuration, data: Extraction["data"], cases: readonly Case[]) {
  const read = objects.flatMap(({ name, tables = [] }) =>
    tables.flatMap((table) =>
      table.columns.map((column) => columnOf(data[name]?.tables?.[table.name] ?? [], column.name)),
    ),
  )
  const named = objects.flatMap(({ tables = [] }) =>
    tables.flatMap(({ columns }) => columns.map((column) => column.name)),
  )
  const used = new Set<number>()
  const counts = { tables: 0, found: 0, columns: 0, foundColumns: 0 }
  const misses: string[] = []
  for (const { expected = {} } of cases) {
    for (const [object, { tables = {} } = {}] of Object.entries(expected)) {
      for (const [table, rows] of Object.entries(tables)) {
        const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
        const truths = names
          .map((name) => ({ name, values: columnOf(rows, name) }))
          .filter(({ values }) => values.length > 0)
        if (truths.length === 0) continue
        const missing = truths.filter(({ values }) => {
          const best = read.findIndex((own) => shareOf(values, own) >= MIN_COMMON_SHARE)
          for (const [index, own] of read.entries()) if (shareOf(values, own) >= MIN_COMMON_SHARE) used.add(index)
          return best === -1
        })
        counts.tables++
        counts.columns += truths.length
        counts.foundColumns += truths.length - missing.length
        if (truths.length - missing.length >= MIN_COMMON_SHARE * truths.length) counts.found++
        else misses.push(`table not found: ${object}, ${table}`)
        for (const { name } of missing) misses.push(`column not found: ${table}, ${name}`)
      }
    }
  }
  for (const [index, name] of named.entries()) if (!used.has(index)) misses.push(`other column: ${name}`)
  const ratios = {
    tables: { part: counts.found, whole: counts.tables },
    columns: { part: counts.foundColumns, whole: counts.columns },
    columnPrecision: { part: used.size, whole: counts.tables === 0 ? 0 : named.length },
  }
  return { ratios, misses }
}

const columnOf = (rows: Rows, name: string): string[] =>
  rows.flatMap((row) => (isEmpty(row[name]) ? [] : [squeeze(String(row[name]))]))

/** Returns the share of values that a column has as well; the order does not matter. */
function shareOf(values: readonly string[], column: readonly string[]): number {
  const left = new Map<string, number>()
  for (const value of column) left.set(value, (left.get(value) ?? 0) + 1)
  let common = 0
  for (const value of values) {
    const count = left.get(value) ?? 0
    if (count === 0) continue
    left.set(value, count - 1)
    common++
  }
  return common / values.length
}
