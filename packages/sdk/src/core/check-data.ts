import { type Call, mapCall } from "./call.ts"
import { InvalidDataError } from "../errors/invalid-data-error.ts"
import type { ExecutionId } from "../generated/ids.ts"
import type { ExecuteResult, Execution, ExecutionReference, ExecutionWith } from "../types/execution.ts"
import type { StandardSchema } from "../types/standard-schema.ts"

/** How the data of an execution is typed and checked. */
export interface DataOptions<Definition = unknown, Data = unknown> {
  /** The result of `defineWorkflow()`: types the data, and checks it. */
  readonly definition?: Definition | undefined
  /** A Standard Schema of the data, of zod or another library; takes precedence over `definition`. */
  readonly schema?: StandardSchema<Data> | undefined
}

/** Returns a call whose data is checked; its response is the server's. */
export function checkCall<Data>(call: Call<Execution>, options: DataOptions<unknown, Data>): Call<ExecutionWith<Data>> {
  return mapCall(call, (execution) => checkData(execution, options))
}

/** Returns the id of an execution that is given by its id or by the result of `execute()`. */
export function executionIdOf(reference: ExecutionReference): ExecutionId {
  // A string has no such member, and untyped callers may pass undefined; the id is checked before it is sent.
  return (reference as Partial<ExecuteResult> | undefined)?.workflowExecutionId ?? (reference as ExecutionId)
}

/**
 * Checks the data of an execution that has any, and returns the execution with the data that the schema returned.
 *
 * @throws {InvalidDataError} when the data does not match
 */
export async function checkData<Data>(
  execution: ExecutionWith<unknown>,
  { definition, schema }: DataOptions<unknown, Data>,
): Promise<ExecutionWith<Data>> {
  const check = schema ?? (definition as Partial<StandardSchema> | undefined) // one that was not defined checks nothing
  const result = execution.status === "Completed" && (await check?.["~standard"]?.validate(execution.extractedData))
  if (!result) return execution as ExecutionWith<Data> // without a check, or without data, there is only the caller's word
  if (result.issues) throw new InvalidDataError(result.issues, execution as InvalidDataError["execution"]) // Completed, see above
  return { ...execution, extractedData: result.value } as ExecutionWith<Data> // checked by the schema of `Data`
}
