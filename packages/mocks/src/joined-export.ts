import type { ExtractedValue } from "@docsift/sdk"
import { mergeCorrections } from "./corrections.ts"
import { attachment, csvOf } from "./export.ts"
import { contentDispositionHeader } from "./generated/header-names.ts"
import { maxJoinedExecutions } from "./generated/limits.ts"
import { csvMediaType, xlsxMediaType } from "./generated/media-types.ts"
import { pointerTo } from "./json-pointer.ts"
import type { QueryOf, ReplyOf } from "./openapi-types.ts"
import { orderedJson } from "./ordered-json.ts"
import type { StoredExecution } from "./records.ts"
import { reject, Rejection } from "./rejection.ts"
import { type Rows, writeWorkbook } from "./workbook.ts"

type Route = "GET /api/v1/executions/export"
type Joined = ReturnType<typeof joinedColumns>
type JoinedTable = Joined["tables"][number]

const keys = ["execution_id", "file_name"]

/** Checks the query by itself. @throws {Rejection} `invalid_request`. */
export function checkJoinedQuery({ workflowId, batchId, mode = "csv", table }: QueryOf<Route>): void {
  if (workflowId === undefined && batchId === undefined) reject("workflowId", "is required unless batchId is given")
  if (table !== undefined && mode !== "csv") reject("table", "is for the mode csv alone")
}

/** Returns the values of executions, oldest first, as one file: those that are completed, newest first. */
export function joinedExport(found: readonly StoredExecution[], query: QueryOf<Route>): ReplyOf<Route> {
  const { reviewed, mode = "csv", table: pointer } = query
  const executions = found
    .filter((each) => each.status === "Completed" && !(reviewed === "true" && each.review === "rejected"))
    .map((each) => (reviewed === "true" ? withCorrections(each) : each))
    .toReversed()
  if (executions.length > maxJoinedExecutions) {
    const [limit, count] = [maxJoinedExecutions, executions.length].map((number) => number.toLocaleString("en-US"))
    throw new Rejection(
      "invalid_request",
      `At most ${limit} executions can be exported at once, and ${count} match; use createdAfter and createdBefore.`,
    )
  }
  const joined = joinedColumns(executions)
  const headers = { [contentDispositionHeader]: attachment(`executions.${mode}`) }
  if (mode === "json") return { status: 200, ...jsonOf(executions), headers }
  if (mode === "xlsx") {
    const tables = joined.tables.map((table) => [table.name, rowsOfTable(executions, table)] as const)
    const bytes = writeWorkbook({ Fields: rowsOfFields(executions, joined), ...Object.fromEntries(tables) })
    return { status: 200, mediaType: xlsxMediaType, bytes, headers }
  }
  const rows = pointer === undefined ? rowsOfFields(executions, joined) : rowsOfTable(executions, find(joined, pointer))
  return { status: 200, mediaType: csvMediaType, bytes: csvOf(rows), headers }
}

function withCorrections(execution: StoredExecution): StoredExecution {
  const { extractedData = {}, revisions } = execution
  const corrections = revisions?.at(-1)?.corrections ?? new Map()
  return { ...execution, extractedData: mergeCorrections(extractedData, corrections) }
}

function jsonOf(executions: readonly StoredExecution[]) {
  const json = executions.map(({ id, file, extractedData = {} }) => ({
    executionId: id,
    fileName: file.name,
    extractedData,
  }))
  const texts = executions.map(({ id, file, configuration, extractedData = {} }) => {
    const start = JSON.stringify({ executionId: id, fileName: file.name }).slice(0, -1)
    return `${start},"extractedData":${orderedJson(configuration, extractedData)}}`
  })
  return { json, text: `[${texts.join(",")}]` }
}

/** Collects the columns: those of the newest definition first. */
function joinedColumns(executions: readonly StoredExecution[]) {
  const objects = executions.flatMap(({ configuration }) => configuration.objects)
  const fields = new Map<string, { readonly object: string; readonly name: string }>()
  const tables = new Map<string, { readonly object: string; readonly name: string; readonly columns: Set<string> }>()
  for (const { name: object, fields: own = [], tables: ownTables = [] } of objects) {
    for (const { name } of own) fields.set(pointerTo([object, "fields", name]), { object, name })
    for (const { name, columns } of ownTables) {
      const pointer = pointerTo([object, "tables", name])
      const known = tables.get(pointer)?.columns ?? []
      tables.set(pointer, { object, name, columns: new Set([...known, ...columns.map((column) => column.name)]) })
    }
  }
  const [all, pointers] = [[...fields.values()], [...tables.keys()]]
  return { fields: all, tables: [...tables.values()], pointers, isEmpty: executions.length === 0 }
}

function find({ tables, pointers, isEmpty }: Joined, pointer: string): JoinedTable {
  const table = tables[pointers.indexOf(pointer)]
  if (table !== undefined) return table
  if (isEmpty) return { object: "", name: "", columns: new Set() }
  return reject("table", "must be the JSON Pointer of a table of the workflow")
}

function rowsOfFields(executions: readonly StoredExecution[], { fields, tables }: Joined): Rows {
  const isSeveral = new Set([...fields, ...tables].map(({ object }) => object)).size > 1
  const headers = fields.map(({ object, name }) => (isSeveral ? `${object}.${name}` : name))
  const rows = executions.map(({ id, file, extractedData = {} }) => {
    const values = fields.map(({ object, name }) => own(own(extractedData, object)?.fields, name) ?? null)
    return [id, file.name, ...values]
  })
  return [[...keys, ...headers], ...rows]
}

function rowsOfTable(executions: readonly StoredExecution[], { object, name, columns }: JoinedTable): Rows {
  const rows = executions.flatMap(({ id, file, extractedData = {} }) =>
    (own(own(extractedData, object)?.tables, name) ?? []).map((cells, index): ExtractedValue[] => {
      return [id, file.name, index + 1, ...[...columns].map((column) => own(cells, column) ?? null)]
    }),
  )
  return [[...keys, "row", ...columns], ...rows]
}

function own<T>(record: Readonly<Record<string, T>> | undefined, name: string): T | undefined {
  return record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined
}
