import { documentErrorReasons } from "@docsift/engine"

/** Why an execution ended without data: the closed set that opens every `errorMessage`. */
export const failureReasons = [...documentErrorReasons, "no_model", "cancelled", "internal"] as const

/** One of {@link failureReasons}. */
export type FailureReason = (typeof failureReasons)[number]

/** Joins reason and sentence into the `errorMessage` of an execution: `<reason>: <sentence>`. */
export function errorMessageOf(reason: FailureReason, sentence: string): string {
  return `${reason}: ${sentence}`
}
