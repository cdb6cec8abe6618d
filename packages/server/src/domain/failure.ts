import type { DocumentErrorReason } from "@docsift/engine"

/** Why an execution ended without data: the closed set that opens every `errorMessage`. */
export type FailureReason =
  | DocumentErrorReason
  | "no_model"
  | "model_unreachable"
  | "model_rejected"
  | "model_output_invalid"
  | "cancelled"
  | "internal"

/** Joins reason and sentence into the `errorMessage` of an execution: `<reason>: <sentence>`. */
export function errorMessageOf(reason: FailureReason, sentence: string): string {
  return `${reason}: ${sentence}`
}
