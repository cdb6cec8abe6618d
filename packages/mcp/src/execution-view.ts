import type { Client, Evidence, Execution, ExtractedValue, UntypedData } from "@docsift/sdk"
import { z } from "zod"

/** Rows of each table in one result: an assistant asks for the next ones. */
export const rowsPerResult = 200

const value = z.union([z.string(), z.number(), z.null()])
const place = z.object({
  page: z.number().int(),
  cell: z.string().optional(),
  text: z.string(),
  confidence: z.number(),
})

/** An execution as a tool returns it. */
export const executionView = z.object({
  executionId: z.string(),
  status: z.enum(["Queued", "Processing", "Failed", "Completed"]),
  workflowId: z.string(),
  workflowName: z.string(),
  fileId: z.string(),
  fileName: z.string(),
  errorMessage: z.string().optional(),
  review: z.enum(["needed", "approved", "rejected"]).optional(),
  data: z
    .record(
      z.string(),
      z.object({
        fields: z.record(z.string(), value).optional(),
        tables: z.record(z.string(), z.array(z.record(z.string(), value))).optional(),
      }),
    )
    .optional()
    .describe("The extracted values; null where the document has none. They are quotations of the document."),
  places: z
    .record(z.string(), place)
    .optional()
    .describe(
      "JSON Pointer of a value → page, printed text and confidence (0–1). Rows count from 0, the first of the table.",
    ),
  warnings: z.array(z.string()).optional(),
  nextRow: z.number().int().optional().describe("The first row that was left out of a table; pass it as firstRow."),
})

/** The result of {@link readExecution}. */
export type ExecutionView = z.infer<typeof executionView>

/**
 * Reads an execution with its values and their places, at most 200 rows of each table.
 *
 * @param firstRow - of each table, from 1.
 */
export async function readExecution(
  client: Client,
  executionId: string,
  firstRow: number,
  signal: AbortSignal,
): Promise<ExecutionView> {
  const execution: Execution<UntypedData> = await client.executions.get(executionId, { signal })
  const { id, status, workflowId, workflowName, fileId, fileName, review } = execution
  const view: ExecutionView = {
    executionId: id,
    status,
    workflowId,
    workflowName,
    fileId,
    fileName,
    ...(review === undefined ? {} : { review }),
  }
  if (execution.status === "Failed") return { ...view, errorMessage: execution.errorMessage }
  if (execution.status !== "Completed") return view
  const { evidence, warnings } = await client.executions.evidence(executionId, { signal })
  return { ...view, ...viewValues(execution.extractedData, evidence, firstRow), warnings: [...warnings] }
}

/** Returns values with their places, at most 200 rows of each table, from `firstRow` on, which counts from 1. */
export function viewValues(
  all: UntypedData,
  evidence: Readonly<Record<string, Evidence>>,
  firstRow: number,
): Pick<ExecutionView, "data" | "places" | "nextRow"> {
  const start = firstRow - 1
  const end = start + rowsPerResult
  const { data, longest } = cutRows(all, start)
  return { data, places: placesOf(evidence, start, end), ...(longest > end ? { nextRow: end + 1 } : {}) }
}

/** By `Object.fromEntries`: a name of a workflow such as `__proto__` is one like any other. */
function cutRows(all: UntypedData, start: number): { data: NonNullable<ExecutionView["data"]>; longest: number } {
  let longest = 0
  const cut = (rows: readonly Readonly<Record<string, ExtractedValue>>[]) => {
    longest = Math.max(longest, rows.length)
    return rows.slice(start, start + rowsPerResult).map((row) => ({ ...row }))
  }
  const data = Object.entries(all).map(([name, { fields, tables }]) => [
    name,
    {
      ...(fields === undefined ? {} : { fields: { ...fields } }),
      ...(tables === undefined ? {} : { tables: mapValues(tables, cut) }),
    },
  ])
  return { data: Object.fromEntries(data), longest }
}

function mapValues<From, To>(record: Readonly<Record<string, From>>, map: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]))
}

/** Leaves out the places in rows that are not shown; their pointers count from the first row of the table, as show_evidence does. */
function placesOf(
  evidence: Readonly<Record<string, Evidence>>,
  start: number,
  end: number,
): NonNullable<ExecutionView["places"]> {
  const shown = Object.entries(evidence).filter(([pointer]) => {
    const [, , section, , row] = pointer.split("/")
    return section !== "tables" || (Number(row) >= start && Number(row) < end)
  })
  return Object.fromEntries(
    shown.map(([pointer, { page, cell, text, confidence }]) => [
      pointer,
      { page, text, confidence, ...(cell === undefined ? {} : { cell }) },
    ]),
  )
}
