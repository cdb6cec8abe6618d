import type { ExecutionId } from "./generated/ids.ts"
import type { CallOptions } from "./options.ts"
import type { Executions } from "./resources/executions.ts"

// The caller has aborted and waits for the end of the call: enough for two attempts at a server that responds.
const cancelDeadlineMs = 5_000

/**
 * Cancels the execution of an aborted call, which may have ended meanwhile; a failure to cancel is not reported.
 *
 * Of the call's options only the headers apply: its idempotency key belongs to another request, and its signal is aborted.
 */
export async function cancelAborted(
  executions: Executions,
  id: ExecutionId,
  { headers }: Pick<CallOptions, "headers">,
): Promise<void> {
  await executions.cancel(id, { headers, deadline: cancelDeadlineMs }).catch(() => {})
}
