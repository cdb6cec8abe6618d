import { queryOptions } from "@tanstack/react-query"
import { serverUrl } from "../client.ts"

/** A probe responds at once or not at all. */
const TIMEOUT_MS = 10_000

/** Whether the server can serve requests, and what it lacks. */
export interface Readiness {
  readonly isReady: boolean
  /** What the server says, such as "Not ready: storage."; undefined when it is ready. */
  readonly reason: string | undefined
}

/** The readiness of the server, as load balancers ask for it. */
export const readinessQuery = queryOptions({
  queryKey: ["readyz"],
  queryFn: async ({ signal }): Promise<Readiness> => {
    const timeout = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(`${serverUrl}/readyz`, { signal: AbortSignal.any([signal, timeout]) }).catch(
      (error: unknown) => {
        signal.throwIfAborted()
        throw new Error("The server does not respond.", { cause: error })
      },
    )
    if (response.ok) return { isReady: true, reason: undefined }
    const body: unknown = await response.json().catch(() => undefined)
    const reason: unknown = Reflect.get(Object(body), "error")
    // A proxy that keeps the probe to itself responds with a page of its own.
    if (typeof reason !== "string") throw new Error(`${serverUrl}/readyz responds with the status ${response.status}.`)
    return { isReady: false, reason }
  },
  staleTime: 0,
})
