import { assertNever } from "./assert-never.ts"

/*
 * The state machine of an execution, the only one:
 *
 *   Queued ──start──▶ Processing ──complete──▶ Completed
 *     │                 │   ▲ └──fail / cancel──▶ Failed
 *     └──cancel──▶ Failed └─┘ start again (the worker died; the attempt is incremented)
 *
 * Completed and Failed are final. The database enforces the same rule: every write names the states it may leave
 * (`statesBefore`) and the attempt it belongs to, so a late worker changes nothing.
 */

/** Every status, in the order of the life cycle. */
export const executionStatuses = ["Queued", "Processing", "Failed", "Completed"] as const

/** The status of an execution. */
export type ExecutionStatus = (typeof executionStatuses)[number]

/** A transition of an execution. */
export type ExecutionStep = "start" | "complete" | "fail" | "cancel"

/** Returns whether a status is final. */
export function isFinal(status: ExecutionStatus): boolean {
  return statesAfter(status).length === 0
}

/** Lists the states from which a step may be taken. */
export function statesBefore(step: ExecutionStep): readonly ExecutionStatus[] {
  switch (step) {
    case "start":
      return ["Queued", "Processing"]
    case "complete":
      return ["Processing"]
    case "fail":
    case "cancel":
      return ["Queued", "Processing"]
    default:
      return assertNever(step)
  }
}

/** Lists the states that can follow a state. */
export function statesAfter(status: ExecutionStatus): readonly ExecutionStatus[] {
  switch (status) {
    case "Queued":
      return ["Processing", "Failed"]
    case "Processing":
      return ["Processing", "Completed", "Failed"]
    case "Completed":
    case "Failed":
      return []
    default:
      return assertNever(status)
  }
}
