import type { ColumnDefinition, Configuration, ObjectDefinition } from "../configuration.ts"
import { DocumentError } from "../document-error.ts"
import type { ExtractedObject, Extraction, Value } from "../extraction.ts"
import type { ValueToReview } from "./review-reasons.ts"

/**
 * An extraction whose large parts are serialized JSON: a thread hands it over without copying every value, and hosts store
 * and send it as it is.
 */
export interface ExtractionJson extends Pick<Extraction, "pages" | "warnings" | "usage"> {
  /** JSON of `Extraction.data` with every name in the configured order, integer-like names included. */
  readonly dataJson: string
  /** JSON of `Extraction.evidence`. */
  readonly evidenceJson: string
  /** JSON of `Extraction.explanations`, when they were requested. */
  readonly explanationsJson?: string
  /** When `ExtractionRequest.review` asked for them. The thread has the values as objects; its host only has the JSON. */
  readonly valuesToReview?: readonly ValueToReview[]
}

/**
 * Default limit on the bytes of both texts together. A table of 100,000 rows and five columns has 8 MB of data and 53 MB
 * of evidence. Each row repeats the name of each column: a file of a few KB could produce hundreds of MB.
 */
export const DEFAULT_MAX_RESULT_BYTES = 32_000_000

/**
 * Serializes an extraction as JSON. JavaScript objects put names such as `2` and `10` before all others, so the order is
 * taken from the configuration. Evidence that does not fit next to the data is dropped with a warning, and so are
 * explanations that do not fit next to both.
 *
 * @throws {DocumentError} file_unreadable when the data exceeds the limit.
 */
export function writeExtraction(
  extraction: Extraction,
  configuration: Configuration,
  maxBytes: number = DEFAULT_MAX_RESULT_BYTES,
): ExtractionJson {
  const { data, evidence, pages, warnings, usage, explanations } = extraction
  const text = new BoundedText(maxBytes)
  const dataJson = text.write(writeData(configuration, data))
  if (dataJson === undefined) throw tooManyValues(maxBytes)
  const evidenceJson = text.write(writeMembers(Object.entries(evidence), (one) => [JSON.stringify(one)]))
  const rest = { pages, ...(usage && { usage }) }
  if (evidenceJson === undefined) {
    return { dataJson, evidenceJson: "{}", warnings: [...warnings, evidenceLeftOut(maxBytes)], ...rest }
  }
  if (explanations === undefined) return { dataJson, evidenceJson, warnings, ...rest }
  const explanationsJson = text.write(writeMembers(Object.entries(explanations), (one) => [JSON.stringify(one)]))
  return explanationsJson === undefined
    ? { dataJson, evidenceJson, warnings: [...warnings, explanationsLeftOut(maxBytes)], ...rest }
    : { dataJson, evidenceJson, explanationsJson, warnings, ...rest }
}

/** Parses what {@link writeExtraction} wrote. */
export function readExtraction({ dataJson, evidenceJson, explanationsJson, ...written }: ExtractionJson): Extraction {
  const { pages, warnings, usage } = written
  // Written by writeExtraction: the types are those of what was serialized.
  const data = JSON.parse(dataJson) as Extraction["data"]
  const evidence = JSON.parse(evidenceJson) as Extraction["evidence"]
  const rest = { pages, warnings, ...(usage && { usage }) }
  if (explanationsJson === undefined) return { data, evidence, ...rest }
  return { data, evidence, explanations: JSON.parse(explanationsJson) as Extraction["explanations"], ...rest }
}

/** Joins parts up to a limit of bytes, so that endless text does not exhaust memory. */
class BoundedText {
  #left: number

  constructor(maxBytes: number) {
    this.#left = maxBytes
  }

  /** Joins the parts; undefined when they exceed what is left of the limit. */
  write(parts: Iterable<string>): string | undefined {
    const written: string[] = []
    for (const part of parts) {
      this.#left -= Buffer.byteLength(part)
      if (this.#left < 0) return undefined
      written.push(part)
    }
    return written.join("")
  }
}

function evidenceLeftOut(maxBytes: number): string {
  return `The positions of the values are left out: with them, the result would exceed ${maxBytes / 1_000_000} MB of JSON.`
}

function explanationsLeftOut(maxBytes: number): string {
  return `The explanations are left out: with them, the result would exceed ${maxBytes / 1_000_000} MB of JSON.`
}

function tooManyValues(maxBytes: number): DocumentError {
  return new DocumentError(
    "file_unreadable",
    `The values of the document exceed ${maxBytes / 1_000_000} MB of JSON. Split the document, or request fewer columns.`,
  )
}

function writeData({ objects }: Configuration, data: Extraction["data"]): Iterable<string> {
  const inOrder = objects.flatMap((object) => entry(object.name, ownValue(data, object.name), object))
  return writeMembers(inOrder, ({ value, definition }) => writeObject(definition, value))
}

function* writeObject(object: ObjectDefinition, { fields, tables }: ExtractedObject): Iterable<string> {
  const parts: [name: string, value: Iterable<string>][] = []
  if (fields !== undefined) parts.push(["fields", writeRow(object.fields ?? [], fields)])
  if (tables !== undefined) {
    const inOrder = (object.tables ?? []).flatMap((table) => entry(table.name, ownValue(tables, table.name), table))
    parts.push(["tables", writeMembers(inOrder, ({ value, definition }) => writeRows(definition.columns, value))])
  }
  yield* writeMembers(parts, (value) => value)
}

function* writeRows(columns: readonly ColumnDefinition[], rows: readonly Record<string, Value>[]): Iterable<string> {
  yield "["
  for (const [index, row] of rows.entries()) {
    if (index > 0) yield ","
    yield* writeRow(columns, row)
  }
  yield "]"
}

function* writeRow(definitions: readonly { readonly name: string }[], row: Record<string, Value>): Iterable<string> {
  const members = definitions.map(
    ({ name }) => `${JSON.stringify(name)}:${JSON.stringify(ownValue(row, name) ?? null)}`,
  )
  yield `{${members.join(",")}}`
}

/** Returns a definition with its value as the only entry; none without a value. */
function entry<T, Definition>(
  name: string,
  value: T | undefined,
  definition: Definition,
): [string, { value: T; definition: Definition }][] {
  return value === undefined ? [] : [[name, { value, definition }]]
}

function* writeMembers<T>(
  entries: Iterable<readonly [name: string, value: T]>,
  write: (value: T) => Iterable<string>,
): Iterable<string> {
  let separator = "{"
  for (const [name, value] of entries) {
    yield `${separator}${JSON.stringify(name)}:`
    yield* write(value)
    separator = ","
  }
  yield separator === "{" ? "{}" : "}"
}

/** Returns an own property: names come from clients, and `constructor` is inherited. */
function ownValue<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined
}
