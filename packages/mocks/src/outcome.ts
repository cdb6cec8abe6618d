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

/** Names of files, without their ending, that make an execution fail. */
export const failureByFileName: Readonly<Record<string, FailureReason>> = {
  broken: "file_unreadable",
  encrypted: "file_encrypted",
  "no-text": "no_text",
  "too-many-pages": "too_many_pages",
  "model-unreachable": "model_unreachable",
  "no-model": "no_model",
  timeout: "timeout",
  internal: "internal",
}

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
      failure: failure ?? (Object.hasOwn(failureByFileName, name) ? failureByFileName[name] : undefined),
      extractedData: valuesFor(document.configuration, extractedData),
      isSlow: isSlow ?? name === slowFileName,
    }
  }
}

function valuesFor(configuration: Configuration, given: UntypedData | undefined): UntypedData {
  return given === undefined ? plausibleData(configuration) : fitData(configuration, given)
}
