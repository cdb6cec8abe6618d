import type { TableDefinition, ValueType } from "@docsift/engine"
import type { Case } from "@docsift/engine/internal/judge/manifest"
import { type Names, renameFields } from "../names/rename-fields.ts"

/**
 * How a document's table is requested: as its pack does; with columns whose names nobody knows, which only the cells
 * can identify; or another table in its place, which the document does not have.
 */
export type RequestKind = "given" | "unknownNames" | "otherTable"

/** One request of the tables of a document. */
export interface TableRequest {
  readonly request: RequestKind
  readonly each: Case
}

/** Names without a meaning in any language of the lexicon. */
const UNKNOWN_NAMES = ["Vorlam", "Teskin", "Obrant", "Quiddel", "Mavrin", "Zupfer", "Kelhorst", "Yanvo"]
/** One column of so many has an unknown name. */
const UNKNOWN_STRIDE = 3

type Columns = readonly (readonly [name: string, type: ValueType])[]

/** Tables of kinds that no training document is; each shares some headings with invoices and statements. */
const OTHER_TABLES: readonly Columns[] = [
  [
    ["Meter", "string"],
    ["Previous reading", "number"],
    ["Current reading", "number"],
    ["Consumption", "number"],
  ],
  [
    ["Employee", "string"],
    ["Date", "date"],
    ["Hours", "number"],
    ["Overtime", "number"],
  ],
  [
    ["Parameter", "string"],
    ["Unit", "string"],
    ["Limit", "number"],
    ["Result", "number"],
  ],
  [
    ["Instalment", "string"],
    ["Due date", "date"],
    ["Principal", "number"],
    ["Interest", "number"],
  ],
  [
    ["Container", "string"],
    ["Seal", "string"],
    ["Packages", "number"],
    ["Gross weight", "number"],
  ],
  [
    ["Passenger", "string"],
    ["Flight", "string"],
    ["Departure", "date"],
    ["Fare", "number"],
  ],
]

/** Returns the requests that the confidence of a document's cells is fitted to; `index` numbers the documents of a pack. */
export function tableRequests(each: Case, index: number): TableRequest[] {
  const others = renameFields(each, unknownNames(each, index))
  return [
    { request: "given", each },
    { request: "unknownNames", each: others },
    { request: "otherTable", each: withOtherTable(each, index) },
  ]
}

function unknownNames({ configuration }: Case, index: number): Names {
  const columns = configuration.objects.flatMap(({ tables = [] }) => tables.flatMap((table) => table.columns))
  const chosen = columns.filter((_, at) => at % UNKNOWN_STRIDE === index % UNKNOWN_STRIDE)
  return Object.fromEntries(chosen.map(({ name }) => [name, UNKNOWN_NAMES]))
}

function withOtherTable(each: Case, index: number): Case {
  const columns = (OTHER_TABLES[index % OTHER_TABLES.length] ?? []).map(([name, type]) => ({ name, type }))
  const table: TableDefinition = { name: "Rows", columns }
  return {
    ...each,
    configuration: { objects: [{ name: "Document", tables: [table] }] },
    expected: { Document: { tables: { Rows: [] } } },
    accept: {},
    places: {},
  }
}
