import type { DeliveryError, WebhookDelivery } from "@docsift/sdk"
import { formatSeconds } from "../ui/figures.ts"

/** Why an attempt failed, in words, and what to do about it. */
const failures = {
  timeout: {
    outcome: "No response within 15 seconds",
    advice: "The receiver should respond at once, and do the work afterwards.",
  },
  refused: {
    outcome: "The server does not call this address",
    advice: "An operator of the server can allow the host by DOCSIFT_WEBHOOK_ALLOWED_HOSTS.",
  },
  unreachable: { outcome: "No connection", advice: "Check that the receiver runs, and that the server can reach it." },
  tls: { outcome: "No trusted certificate", advice: "The certificate may have expired, or be for another name." },
  dns: { outcome: "The host name does not exist", advice: "Check the host in the URL." },
  reset: { outcome: "The connection broke", advice: "Look at the log of the receiver, or of a proxy in front of it." },
  status: {
    outcome: "A response other than 2xx",
    advice: "A message is delivered when the receiver responds with 2xx. Look at its log.",
  },
} as const satisfies Record<DeliveryError, { readonly outcome: string; readonly advice: string }>

/** The outcome of an attempt, or of the latest attempt of a delivery. */
interface Attempted {
  readonly status?: number | undefined
  readonly error?: DeliveryError | undefined
}

/** Returns the outcome of an attempt in words, without a full stop. */
export function describeAttempt({ status, error }: Attempted): string {
  if (error !== undefined && error !== "status") return failures[error].outcome
  return status === undefined ? failures.status.outcome : `The receiver responded with ${status}`
}

/** Returns what to do about a failed attempt. */
export function adviceOn({ status, error }: Attempted): string | undefined {
  if (error === undefined) return undefined
  if (error !== "status" || status === undefined) return failures[error].advice
  if (status >= 300 && status < 400) return "Redirects are not followed: enter the final URL."
  if (status === 401 || status === 403) return "The receiver may verify with another secret, or require a sign-in."
  if (status === 410) return "With 410 a receiver asks for no more messages: the server disables the webhook."
  return failures.status.advice
}

/** Returns the outcome of the latest attempt of a delivery in words, and how long it took; undefined before the first one. */
export function describeLatestAttempt(delivery: WebhookDelivery): string | undefined {
  const { attempts, lastStatus: status, lastError: error, durationMs } = delivery
  if (attempts === 0 || (status === undefined && error === undefined)) return undefined
  const took = durationMs === undefined ? "" : ` after ${formatDuration(durationMs)}`
  const outcome = describeAttempt({ status, error })
  // The limit is the duration.
  return error === "timeout" ? outcome : `${outcome}${took}`
}

const SECOND_MS = 1000

/** Returns the duration of an attempt in the unit that fits. */
export function formatDuration(durationMs: number): string {
  return durationMs < SECOND_MS ? `${durationMs} ms` : formatSeconds(durationMs / SECOND_MS)
}
