import { InvalidDataError } from "./errors/invalid-data-error.ts"
import type { FileInput } from "./files.ts"
import type { WorkflowId } from "./generated/ids.ts"
import type { UploadOptions } from "./options.ts"
import type { Executions, WaitOptions } from "./resources/executions.ts"
import type { Workflows } from "./resources/workflows.ts"
import type { CompletedExecution } from "./types/execution.ts"
import type { StandardSchema } from "./types/standard-schema.ts"
import type { WorkflowReference } from "./types/workflow.ts"

/** The workflow to run and the file to run it on. */
export interface ExtractInput<Definition> {
  /** The id of a workflow, or the result of `workflows.create()`. */
  readonly workflow: WorkflowId | WorkflowReference<Definition>
  /** The result of `defineWorkflow()`: types the data; one of `@docsift/sdk/schema` also checks it. */
  readonly definition?: Definition
  readonly file: FileInput
}

/** Options of an extraction; `deadline` limits all of it, including the wait. */
export interface ExtractOptions extends UploadOptions, Pick<WaitOptions, "onStatus"> {}

/** A completed execution whose data was parsed by the caller's schema. */
export type ExtractionBy<Output> = Omit<CompletedExecution, "extractedData"> & { readonly extractedData: Output }

/** Runs a workflow over a file and waits for its data. */
export interface Extract {
  <Output>(
    input: ExtractInput<unknown> & { readonly schema: StandardSchema<Output> },
    options?: ExtractOptions,
  ): Promise<ExtractionBy<Output>>
  <Definition>(input: ExtractInput<Definition>, options?: ExtractOptions): Promise<CompletedExecution<Definition>>
}

/** Creates `extract` from the two resources that do the work. */
export function createExtract(workflows: Workflows, executions: Executions): Extract {
  const extract = async (
    { workflow, definition, schema, file }: ExtractInput<unknown> & { readonly schema?: StandardSchema },
    options: ExtractOptions = {},
  ): Promise<CompletedExecution> => {
    const startedAt = performance.now()
    // A string has no such member, and untyped callers may pass undefined. The id is checked before anything is sent.
    const workflowId = (workflow as Partial<WorkflowReference> | undefined)?.workflowId ?? workflow
    const { workflowExecutionId } = await workflows.execute(workflowId as WorkflowId, file, options)
    const timeout = options.deadline && options.deadline - (performance.now() - startedAt)
    const execution = await executions.wait(workflowExecutionId, { ...options, timeout })
    const check = schema ?? (definition as Partial<StandardSchema> | undefined) // it may be a schema as well
    const result = await check?.["~standard"]?.validate(execution.extractedData)
    if (!result) return execution
    if (result.issues) throw new InvalidDataError(result.issues, execution)
    return { ...execution, extractedData: result.value as CompletedExecution["extractedData"] } // typed by the overloads
  }
  return extract
}
