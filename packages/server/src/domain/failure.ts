import { documentErrorReasons } from "@docsift/engine"

/** The reasons for which an execution fails: the closed set of first words of `errorMessage`. */
export const failureReasons = [...documentErrorReasons, "no_model", "cancelled", "internal"] as const

/** One of {@link failureReasons}. */
export type FailureReason = (typeof failureReasons)[number]

/** Joins reason and sentence into the `errorMessage` of an execution: `<reason>: <sentence>`. */
export function errorMessageOf(reason: FailureReason, sentence: string): string {
  return `${reason}: ${sentence}`
}
