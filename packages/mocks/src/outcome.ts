import type { Configuration, FailureReason, UntypedData } from "@docsift/sdk"
import { type Confidence, defaultConfidence, fitConfidence } from "./confidence.ts"
import { fitData } from "./fit-data.ts"
import type { MockData } from "./mock-data.ts"
import type { Outcome, SentDocument } from "./records.ts"
import { sampleData } from "./sample-data.ts"

/** A test's decision about a document; members left out follow from the file name and the configuration. */
export interface Decision<Definition = unknown> {
  /** The values. @default sample values for the workflow's configuration */
  readonly extractedData?: MockData<Definition>
  /** How certain the values are, for `evidence`. @default 0.95 for each */
  readonly confidence?: Confidence
  /** Ends the execution as `Failed` with this reason. */
  readonly failure?: FailureReason
  /** Keeps the execution from ending by itself. */
  readonly isSlow?: boolean
}

/** The reasons known to the client, whose own type also allows those of newer servers. */
export type KnownFailure<Reason = FailureReason> = Reason extends string
  ? string extends Reason
    ? never
    : Reason
  : never

/** The file name, without its extension, that leads to each failure. Only a caller can cancel. */
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

/** The file name, without its extension, of an execution that never ends by itself. */
export const slowFileName = "slow"

/** Creates the function that decides how an execution ends. */
export function createOutcomes(
  given: Pick<Decision, "extractedData" | "confidence">,
  decide: ((document: SentDocument) => Decision | undefined) | undefined,
): (document: SentDocument) => Outcome {
  return (document) => {
    const {
      extractedData = given.extractedData,
      confidence = given.confidence ?? defaultConfidence,
      failure,
      isSlow,
    } = decide?.(document) ?? {}
    const name = document.fileName.replace(/\.[^.]*$/, "")
    return {
      failure: failure ?? failures.get(name),
      extractedData: valuesFor(document.configuration, extractedData),
      confidence: fitConfidence(document.configuration, confidence),
      isSlow: isSlow ?? name === slowFileName,
    }
  }
}

function valuesFor(configuration: Configuration, given: UntypedData | undefined): UntypedData {
  return given === undefined ? sampleData(configuration) : fitData(configuration, given)
}
