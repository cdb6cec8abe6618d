import type { ColumnDefinition, Configuration, ObjectDefinition } from "../configuration.ts"
import { DocumentError } from "../document-error.ts"
import type { ExtractedObject, Extraction, Value } from "../extraction.ts"

/**
 * An extraction whose large parts are JSON texts: what a thread hands over without a copy of every value, and what is
 * stored and sent as it is.
 */
export interface ExtractionJson extends Pick<Extraction, "pages" | "warnings" | "usage"> {
  /** JSON of `Extraction.data`, every name in the configured order, integer-like names too. */
  readonly dataJson: string
  /** JSON of `Extraction.evidence`. */
  readonly evidenceJson: string
}

/**
 * Bytes of both texts together, unless the host says otherwise. A table of 100,000 rows and five columns has 8 MB of data
 * and 53 MB of evidence. Each row repeats the name of each column: a file of some KB could make hundreds of MB of them.
 */
export const defaultMaxResultBytes = 32_000_000

/**
 * Writes an extraction as JSON. JavaScript objects put names such as `2` and `10` before all others, so the order is
 * taken from the configuration. Evidence that does not fit beside the data is left out, with a warning.
 *
 * @throws {DocumentError} file_unreadable when the values are too many to be kept.
 */
export function writeExtraction(
  extraction: Extraction,
  configuration: Configuration,
  maxBytes: number = defaultMaxResultBytes,
): ExtractionJson {
  const { data, evidence, pages, warnings, usage } = extraction
  const text = new BoundedText(maxBytes)
  const dataJson = text.write(writeData(configuration, data))
  if (dataJson === undefined) throw tooManyValues(maxBytes)
  const evidenceJson = text.write(writeMembers(Object.entries(evidence), (place) => [JSON.stringify(place)]))
  const rest = { pages, ...(usage && { usage }) }
  if (evidenceJson === undefined) {
    return { dataJson, evidenceJson: "{}", warnings: [...warnings, evidenceLeftOut(maxBytes)], ...rest }
  }
  return { dataJson, evidenceJson, warnings, ...rest }
}

/** Reads back what {@link writeExtraction} wrote. */
export function readExtraction({ dataJson, evidenceJson, ...rest }: ExtractionJson): Extraction {
  // Our own texts: their types are those of what was written.
  const data = JSON.parse(dataJson) as Extraction["data"]
  const evidence = JSON.parse(evidenceJson) as Extraction["evidence"]
  return { data, evidence, ...rest }
}

/** Counts what it joins, so that a text without end ends before the memory does. */
class BoundedText {
  #left: number

  constructor(maxBytes: number) {
    this.#left = maxBytes
  }

  /** Joins the parts; undefined when they do not fit beside what was written before. */
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
  return `The places of the values are left out: with them the result is more than ${maxBytes / 1_000_000} MB of JSON.`
}

function tooManyValues(maxBytes: number): DocumentError {
  return new DocumentError(
    "file_unreadable",
    `The values of the document are more than ${maxBytes / 1_000_000} MB of JSON. Split the document, or ask for fewer columns.`,
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

/** Pairs a definition with its value; nothing when there is none. */
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

/** Names come from callers: `constructor` is none of the object's own. */
function ownValue<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined
}
