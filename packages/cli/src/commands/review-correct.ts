import { pointerOf } from "@docsift/engine/json-pointer"
import { type Client, type CorrectionInput, type FieldDefinition, NotFoundError } from "@docsift/sdk"
import { CommandError } from "../command-error.ts"
import { connect } from "../connection/connect.ts"
import { exitCode, type ExitCode } from "../exit-code.ts"
import { renderColumns } from "../output/render-columns.ts"
import { findNearest } from "../workflow/find-nearest.ts"
import type { ReviewOptions } from "./review.ts"

/**
 * Adds corrections of fields to those that an execution has; a change by another user meanwhile is a conflict.
 *
 * @param assignments - each the JSON Pointer of a field, `=`, and its value; nothing after it when the document has none.
 */
export async function correctReview(
  id: string,
  assignments: readonly string[],
  options: ReviewOptions,
  signal: AbortSignal,
): Promise<ExitCode> {
  const { client } = await connect(options)
  const fields = await readFields(client, id, signal)
  const added = Object.fromEntries(assignments.map((assignment) => parseAssignment(assignment, fields)))
  const { revision, corrections } = await client.executions.review(id, { signal })
  const input = { revision, corrections: { ...corrections, ...added } }
  const review = await client.executions.updateReview(id, input, { signal })
  const rows = Object.keys(added).map((pointer) => [review.executionId, "corrected", pointer])
  process.stdout.write(options.json ? `${JSON.stringify(review, null, 2)}\n` : renderColumns(rows))
  return exitCode.ok
}

/** Returns the fields that an execution was started with, by JSON Pointer. */
async function readFields(client: Client, id: string, signal: AbortSignal): Promise<Map<string, FieldDefinition>> {
  const { workflowId, workflowVersion } = await client.executions.get(id, { signal })
  try {
    const { configuration } = await (workflowVersion === undefined
      ? client.workflows.get(workflowId, { signal })
      : client.workflows.version(workflowId, workflowVersion, { signal }))
    return new Map(
      configuration.objects.flatMap(({ name, fields = [] }) =>
        fields.map((field) => [pointerOf(name, "fields", field.name), field] as const),
      ),
    )
  } catch (cause) {
    if (!(cause instanceof NotFoundError)) throw cause
    const sentence =
      "The workflow of this execution was deleted, so that the types of its fields are unknown: correct it in the console."
    throw new CommandError(sentence, exitCode.documentsFailed, { cause })
  }
}

function parseAssignment(assignment: string, fields: ReadonlyMap<string, FieldDefinition>): [string, CorrectionInput] {
  // Names may contain the sign.
  const pointer = [...fields.keys()].find((each) => assignment.startsWith(`${each}=`))
  const field = pointer === undefined ? undefined : fields.get(pointer)
  if (pointer === undefined || field === undefined) {
    const [given = ""] = assignment.split("=")
    const nearest = findNearest(given, [...fields.keys()]).map((each) => `"${each}=…"`)
    throw new CommandError(`"${assignment}" is no correction of a field. The nearest are: ${nearest.join(", ")}.`)
  }
  const text = assignment.slice(pointer.length + 1).trim()
  if (text === "") return [pointer, { value: null }]
  if (field.type !== "number") return [pointer, { value: text }]
  const value = Number(text)
  if (Number.isFinite(value)) return [pointer, { value }]
  throw new CommandError(`"${assignment}": the field is a number, such as 1290.5.`)
}
