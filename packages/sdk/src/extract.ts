import { AbortError } from "./errors/abort-error.ts"
import { WaitTimeoutError } from "./errors/wait-timeout-error.ts"
import { cancelAborted } from "./cancel-aborted.ts"
import { checkData, type DataOptions } from "./core/check-data.ts"
import type { Transport } from "./core/transport.ts"
import { evidenceTree } from "./evidence-tree.ts"
import type { FileInput, PathOnlyThroughFromPath } from "./files.ts"
import type { WorkflowId } from "./generated/ids.ts"
import type { ExecuteOptions } from "./options.ts"
import type { Executions, WaitOptions } from "./resources/executions.ts"
import type { Workflows } from "./resources/workflows.ts"
import type { EvidenceReport } from "./types/evidence.ts"
import type { EvidenceTree } from "./types/evidence-tree.ts"
import type { ExtractionResult } from "./types/execution.ts"
import type { ExtractedData } from "./types/extracted-data.ts"
import type { WorkflowReference } from "./types/workflow.ts"

/** The workflow to run and the file to run it on. */
export interface ExtractInput<
  Definition = unknown,
  Data = unknown,
  WithEvidence extends boolean = boolean,
> extends DataOptions<Definition, Data> {
  /** The id of a workflow, or the result of `workflows.create()`. */
  readonly workflow: WorkflowId | WorkflowReference<Definition>
  readonly file: FileInput | PathOnlyThroughFromPath
  /** Also fetches the position and the confidence of each value. @default false */
  readonly evidence?: WithEvidence | undefined
}

/** Options of an extraction; `deadline` limits all of it, including the wait. */
export interface ExtractOptions extends ExecuteOptions, Pick<WaitOptions, "onStatus"> {
  /** Cancels the execution when `signal` aborts after it has started. @default false */
  readonly cancelOnAbort?: boolean | undefined
}

/** Runs a workflow over a file and waits for its data. */
export type Extract = <Definition, Data = ExtractedData<Definition>, const WithEvidence extends boolean = false>(
  input: ExtractInput<Definition, Data, WithEvidence>,
  options?: ExtractOptions,
) => Promise<ExtractionResult<Data> & (WithEvidence extends true ? ExtractionEvidence<Definition> : unknown)>

/** Evidence in the structure of the extracted data, with the sizes of the pages and the warnings of the report. */
export interface ExtractionEvidence<Definition = unknown> extends Pick<EvidenceReport, "pages" | "warnings"> {
  readonly evidence: EvidenceTree<ExtractedData<Definition>>
}

/** Creates `extract` from the two resources that do the work. */
export function createExtract({ settings }: Transport, workflows: Workflows, executions: Executions): Extract {
  const extract = async (
    { workflow, file, evidence, ...check }: ExtractInput,
    { cancelOnAbort, ...options }: ExtractOptions = {},
  ) => {
    const { deadline = settings.deadline, signal } = options
    const endsAt = performance.now() + (deadline ?? 0)
    // Each step may take what the steps before it left.
    const rest = () => ({ ...options, deadline: deadline && endsAt - performance.now() })
    const { workflowExecutionId: id } = await workflows.execute(workflow, file, rest())
    try {
      const raw = await executions.wait(id, rest())
      const execution = await checkData(raw, check)
      if (!evidence) return execution
      const report = await executions.evidence(id, rest())
      return { ...report, ...execution, evidence: evidenceTree(raw.extractedData, report) }
    } catch (error) {
      // The wait had only what the upload left of the deadline.
      if (deadline && error instanceof WaitTimeoutError) throw new WaitTimeoutError(id, deadline, { cause: error })
      if (!signal?.aborted) throw error
      if (cancelOnAbort) await cancelAborted(executions, id, options)
      throw new AbortError(id, signal.reason)
    }
  }
  return extract as Extract // `checkData` checks what the signature promises
}
