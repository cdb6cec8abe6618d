import type { Configuration, FailureReason, UntypedData } from "@docsift/sdk"
import { fitData } from "./fit-data.ts"
import { plausibleData } from "./plausible-data.ts"
import type { SentDocument } from "./store.ts"

/** What a test decides about a document; what it leaves out follows from the file's name and the configuration. */
export interface Decision {
  /** The values. @default plausible ones for the workflow's configuration */
  readonly extractedData?: UntypedData
  /** Ends the execution as `Failed` with this reason. */
  readonly failure?: FailureReason
  /** Keeps the execution from ending by itself. */
  readonly isSlow?: boolean
}

/** How an execution ends. */
export interface Outcome {
  readonly failure: FailureReason | undefined
  readonly extractedData: UntypedData
  readonly isSlow: boolean
}

/** The reasons that the client knows; its own type leaves room for those of later servers. */
export type KnownFailure<Reason = FailureReason> = Reason extends string
  ? string extends Reason
    ? never
    : Reason
  : never

/** For each way to fail the name of a file, without its ending, that leads to it. Only a caller can cancel. */
export const fileNameByFailure: Readonly<Record<Exclude<KnownFailure, "cancelled">, string>> = {
  file_encrypted: "encrypted",
  file_unreadable: "broken",
  file_unsupported: "unsupported",
  no_text: "no-text",
  too_many_pages: "too-many-pages",
  no_model: "no-model",
  model_unreachable: "model-unreachable",
  model_rejected: "model-rejected",
  model_output_invalid: "model-output-invalid",
  timeout: "timeout",
  internal: "internal",
}

const failures = new Map(Object.entries(fileNameByFailure).map(([reason, name]) => [name, reason]))

/** Name of a file, without its ending, whose execution never ends by itself. */
export const slowFileName = "slow"

/** Makes the rule that decides how executions end. */
export function createOutcomes(
  given: UntypedData | undefined,
  decide: ((document: SentDocument) => Decision | undefined) | undefined,
): (document: SentDocument) => Outcome {
  return (document) => {
    const { extractedData = given, failure, isSlow } = decide?.(document) ?? {}
    const name = document.fileName.replace(/\.[^.]*$/, "")
    return {
      failure: failure ?? failures.get(name),
      extractedData: valuesFor(document.configuration, extractedData),
      isSlow: isSlow ?? name === slowFileName,
    }
  }
}

function valuesFor(configuration: Configuration, given: UntypedData | undefined): UntypedData {
  return given === undefined ? plausibleData(configuration) : fitData(configuration, given)
}
