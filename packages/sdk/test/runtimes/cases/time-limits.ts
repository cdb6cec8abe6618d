import { TimeoutError } from "@docsift/sdk"
import { executionId } from "../samples.ts"
import { type Cases, check, failureAs, failureOf, type World } from "../world.ts"

const reason = new Error("enough")

/** Aborts once the server has seen a request. */
async function abortedOnce({ failing }: World, fault: string, call: "list" | "wait"): Promise<void> {
  const { client, seen } = failing(fault)
  const controller = new AbortController()
  const options = { signal: controller.signal }
  const failed = failureOf(
    call === "list" ? client.workflows.list({}, options) : client.executions.wait(executionId, options),
  )
  while ((await seen()).length === 0);
  controller.abort(reason)
  check((await failed) === reason, await failed)
  check((await seen()).length === 1, await seen())
}

/** Timeouts, deadlines and aborts. */
export const timeLimitCases: Cases = {
  "a missing response ends with a timeout": async ({ failing }) => {
    const { client } = failing("stall")
    const error = await failureAs(TimeoutError, client.workflows.list({}, { timeout: 200, maxRetries: 0 }))
    check(error.timeoutMs === 200 && error.attempts === 1, error)
  },
  "a body that stalls after the headers ends with a timeout in every attempt": async ({ failing }) => {
    const { client, seen } = failing("stall-in-body")
    const error = await failureAs(TimeoutError, client.workflows.list({}, { timeout: 300, maxRetries: 1 }))
    check(error.attempts === 2, error)
    check((await seen()).length <= 2, await seen())
  },
  "a deadline limits the entire call": async ({ failing }) => {
    const { client } = failing("stall-in-body")
    await failureAs(TimeoutError, client.workflows.list({}, { timeout: 60_000, deadline: 300 }))
  },
  "an abort before the call sends nothing": async ({ failing }) => {
    const { client, seen } = failing("accept")
    const error = await failureOf(client.workflows.list({}, { signal: AbortSignal.abort(reason) }))
    check(error === reason && (await seen()).length === 0, error)
  },
  "an abort during a request rejects with its reason": (world) => abortedOnce(world, "stall", "list"),
  "an abort while the body is read rejects with its reason": (world) => abortedOnce(world, "stall-in-body", "list"),
  "an abort during a held request ends a wait": (world) => abortedOnce(world, "stall", "wait"),
  "an abort during the pause between attempts ends the call at once": async ({ failing }) => {
    const controller = new AbortController()
    const { client, seen } = failing("busy-for-a-while", {
      hooks: { onRetry: () => void setTimeout(() => controller.abort(reason), 10) },
    })
    const startedAt = Date.now()
    const error = await failureOf(client.workflows.list({}, { signal: controller.signal }))
    check(error === reason && (await seen()).length === 1, error)
    check(Date.now() - startedAt < 30_000, Date.now() - startedAt)
  },
}
