import { InvalidDataError } from "./errors/invalid-data-error.ts"
import type { FileInput } from "./files.ts"
import type { UploadOptions } from "./options.ts"
import type { Executions, WaitOptions } from "./resources/executions.ts"
import type { Workflows } from "./resources/workflows.ts"
import type { CompletedExecution } from "./types/execution.ts"
import type { WorkflowId } from "./generated/ids.ts"
import type { StandardSchema } from "./types/standard-schema.ts"
import type { WorkflowReference } from "./types/workflow.ts"

/** Says what to extract out of which file. */
export interface ExtractInput<Definition> {
  /** The id of a workflow, or what `workflows.create()` answered. */
  readonly workflow: WorkflowId | WorkflowReference<Definition>
  /** What `defineWorkflow()` answered: types the data and checks it. */
  readonly definition?: Definition
  readonly file: FileInput
}

/** Changes how a file is extracted; `deadline` limits everything, the wait included. */
export interface ExtractOptions extends UploadOptions, Pick<WaitOptions, "onStatus"> {}

/** Is a completed execution whose data went through a schema of the caller's. */
export type ExtractionBy<Output> = Omit<CompletedExecution, "extractedData"> & { readonly extractedData: Output }

/** Runs a workflow over a file and waits for its data. */
export interface Extract {
  <Output>(
    input: ExtractInput<unknown> & { readonly schema: StandardSchema<Output> },
    options?: ExtractOptions,
  ): Promise<ExtractionBy<Output>>
  <Definition>(input: ExtractInput<Definition>, options?: ExtractOptions): Promise<CompletedExecution<Definition>>
}

/** Makes the function over the two resources that do the work. */
export function createExtract(workflows: Workflows, executions: Executions): Extract {
  const extract = async (
    { workflow, definition, schema, file }: ExtractInput<unknown> & { readonly schema?: StandardSchema },
    options: ExtractOptions = {},
  ): Promise<CompletedExecution> => {
    const startedAt = performance.now()
    // A text has no such member; callers without types may pass undefined, too. The id is checked before the network.
    const workflowId = (workflow as Partial<WorkflowReference> | undefined)?.workflowId ?? workflow
    const { workflowExecutionId } = await workflows.execute(workflowId as WorkflowId, file, options)
    const timeout = options.deadline && options.deadline - (performance.now() - startedAt)
    const execution = await executions.wait(workflowExecutionId, { ...options, timeout })
    const check = schema ?? (definition as Partial<StandardSchema> | undefined) // which may be one too
    const result = await check?.["~standard"]?.validate(execution.extractedData)
    if (!result) return execution
    if (result.issues) throw new InvalidDataError(result.issues, execution)
    return { ...execution, extractedData: result.value as CompletedExecution["extractedData"] } // typed by the overloads
  }
  return extract
}
