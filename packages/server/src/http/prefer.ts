import type { Caller } from "../domain/caller.ts"
import { isFinal } from "../domain/execution-status.ts"
import type { ExecutionSummary } from "../domain/execution.ts"
import { preferHeader, preferenceAppliedHeader } from "../generated/header-names.ts"
import { maxWaitSeconds } from "../generated/limits.ts"
import { setResponseHeader } from "./response-header.ts"
import type { AppContext } from "./env.ts"

/**
 * Parses `wait=N` of a `Prefer` header (RFC 7240 §4.3), capped at {@link maxWaitSeconds}. A preference that is
 * missing or not understood is not an error: undefined. The first of several counts (§2).
 */
export function preferredWaitSeconds(header: string | undefined): number | undefined {
  for (const preference of header?.split(/[,;]/) ?? []) {
    const [name = "", value = ""] = preference.split("=", 2)
    const seconds = /^"?(\d{1,9})"?$/.exec(value.trim())?.[1]
    if (name.trim().toLowerCase() === "wait" && seconds !== undefined) return Math.min(Number(seconds), maxWaitSeconds)
  }
  return undefined
}

/** The service that reads executions and waits for them. */
export interface FinalStateWaiter {
  getStatus(caller: Caller, id: string): Promise<ExecutionSummary>
  waitUntilFinal(
    caller: Caller,
    id: string,
    options: { timeoutMs: number; signal: AbortSignal },
  ): Promise<ExecutionSummary>
}

/**
 * Waits until the execution is final when the request prefers so, and sets `Preference-Applied` (RFC 7240 §3).
 *
 * @returns the execution after the wait; undefined when there was nothing to wait for.
 */
export async function applyWait(
  c: AppContext,
  execution: Pick<ExecutionSummary, "id" | "status">,
  waitSeconds: number | undefined,
  executions: FinalStateWaiter,
): Promise<ExecutionSummary | undefined> {
  if (waitSeconds === undefined) return undefined
  setResponseHeader(c, preferenceAppliedHeader, `wait=${waitSeconds}`)
  if (isFinal(execution.status) || waitSeconds === 0) return undefined
  const options = { timeoutMs: waitSeconds * 1000, signal: c.req.raw.signal }
  return executions.waitUntilFinal(c.get("caller"), execution.id, options)
}

/** Returns an execution, after waiting for its end when the request prefers so: one read less than two calls. */
export async function readAfterWait(
  c: AppContext,
  executionId: string,
  executions: FinalStateWaiter,
): Promise<ExecutionSummary> {
  const caller = c.get("caller")
  const waitSeconds = preferredWaitSeconds(c.req.header(preferHeader))
  if (waitSeconds === undefined) return executions.getStatus(caller, executionId)
  const options = { timeoutMs: waitSeconds * 1000, signal: c.req.raw.signal }
  const execution = await executions.waitUntilFinal(caller, executionId, options)
  setResponseHeader(c, preferenceAppliedHeader, `wait=${waitSeconds}`)
  return execution
}
