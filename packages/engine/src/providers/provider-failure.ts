import { APICallError } from "ai"
import type { ModelFailureReason } from "../model/language-model.ts"
import { type Finder, matching, near as nearOf } from "../model/proximity.ts"
import type { Objection } from "./call-settings.ts"

/** A classified failure of a call; `detail` has a status and our own words, never the provider's body. */
export interface ProviderFailure {
  readonly reason: ModelFailureReason
  readonly detail: string
  readonly status: number | undefined
  /** Whether the same call may succeed a moment later; never after a timeout, because the call was paid for. */
  readonly isRepeatable: boolean
  /** Milliseconds that the provider requests to wait. */
  readonly waitMs: number | undefined
  /** The part of the request that the provider rejected. */
  readonly objection: Objection | undefined
}

/** Classifies an error that a provider's library throws. */
export function classifyFailure(error: unknown): ProviderFailure {
  const names = causesOf(error).map(({ name }) => name)
  if (names.includes("OutboundRefusedError")) return failure("forbidden", "the address is not allowed")
  if (names.includes("ResponseTooLargeError")) return failure("invalid", "the response is too large")
  if (names.includes("TimeoutError")) return failure("unreachable", "no response in time")
  if (names.includes("AbortError")) return failure("unreachable", "the call was aborted")
  const connection = classifyConnection(error)
  if (connection) return connection
  if (APICallError.isInstance(error) && error.statusCode !== undefined) return classifyStatus(error, error.statusCode)
  if (names.some((name) => answerErrors.has(name)))
    return failure("invalid", "the response is not in the provider's format")
  return failure("unreachable", `the call failed (${names.join(", ")})`)
}

/** Errors of the libraries for a response that is not in the provider's format. */
const answerErrors: ReadonlySet<string> = new Set([
  "AI_InvalidResponseDataError",
  "AI_JSONParseError",
  "AI_TypeValidationError",
  "AI_EmptyResponseBodyError",
])

/** Connections that failed or were cut before a response: both are temporary. */
const lostConnections: ReadonlySet<string> = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "EAI_AGAIN",
  "ENETUNREACH",
  "EHOSTUNREACH",
  "ETIMEDOUT",
  "UND_ERR_CONNECT_TIMEOUT",
  "UND_ERR_SOCKET",
])
const responseTimeouts: ReadonlySet<string> = new Set(["UND_ERR_HEADERS_TIMEOUT", "UND_ERR_BODY_TIMEOUT"])
const untrusted = /^(?:ERR_TLS_|ERR_SSL_|CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|EPROTO$)/u

function classifyConnection(error: unknown): ProviderFailure | undefined {
  const codes = causesOf(error).flatMap((cause) => ("code" in cause ? [String(cause.code)] : []))
  const find = (matches: (code: string) => boolean) => codes.find(matches)
  if (find((code) => responseTimeouts.has(code))) return failure("unreachable", "no response in time")
  const tls = find((code) => untrusted.test(code))
  if (tls !== undefined) return failure("unreachable", `no trusted TLS connection (${tls})`)
  const lost = find((code) => lostConnections.has(code))
  if (lost !== undefined) return { ...failure("unreachable", `the connection was lost (${lost})`), isRepeatable: true }
  const other = find((code) => code === "ENOTFOUND")
  return other === undefined ? undefined : failure("unreachable", `the host is unknown (${other})`)
}

/** Returns an error, its causes, and the errors of several attempts to connect; bounded, because causes may be cyclic. */
function causesOf(error: unknown): Error[] {
  const found: Error[] = []
  const queue = [error]
  for (let at = queue.shift(); at instanceof Error && found.length < 10; at = queue.shift()) {
    found.push(at)
    if (at instanceof AggregateError) for (const error of at.errors) queue.push(error)
    queue.push(at.cause)
  }
  return found
}

const near = (first: string, reach: number, second: string): Finder =>
  nearOf(matching(first, "iu"), reach, matching(second, "iu"))
const saying = (source: string): Finder => matching(source, "iu")

/*
 * Only the message of a 400 contains its cause. The wordings were collected from OpenAI, Azure, Anthropic,
 * Google, vLLM, Ollama, llama.cpp, LM Studio, Mistral, DeepSeek and text-generation-inference.
 */
const tooLong = [
  near("context", 20, "length|window|size|limit"),
  saying("prompt is too long"),
  near("input|prompt|token", 40, "exceed|too (?:long|large|many)"),
  near("too (?:long|many|large)", 30, "token|input|prompt"),
  near("tokens", 40, "must be <="),
  saying("request too large"),
]
const refused =
  /content[_ ](?:filter|management|policy)|content filtering policy|(?:usage|safety) polic|responsible ?ai ?policy/iu
const quotaExceeded = [
  saying("insufficient_quota|billing_hard_limit|billing_not_active|credit balance"),
  // Google's ids, such as GenerateRequestsPerDayPerProjectPerModel-FreeTier.
  near("quotaId", 100, "PerDay"),
]

const objections: readonly (readonly [Objection, Finder])[] = [
  ["temperature", saying(String.raw`\btemperature\b`)],
  ["effort", saying(String.raw`reasoning_?effort|reasoning\.effort|\bthinking`)],
  ["limit", near("max_(?:completion_|output_|new_)?tokens", 80, "not supported|too large|unsupported|maximum allowed")],
  ["limit", near("unsupported parameter", 20, "max_(?:completion_)?tokens")],
  ["schema", saying("compiled grammar|too many states|too many parameters")],
  ["schema", near("schema", 60, "too (?:complex|large|many|deep)")],
  ["schema", saying("levels of nesting")],
  ["schema", near("properties|schema", 40, "exceeds? (?:the )?(?:limit|max)")],
  ["form", saying("response_?format|json_(?:schema|object)|json ?mode|response_?(?:json_?)?schema|response_?mime")],
  ["form", saying("output_(?:config|format)|structured.?output|grammar|invalid schema")],
  // Google's entire message for a schema that it rejects (vercel/ai issue 21192).
  ["schema", saying(String.raw`"message":\s*"Request contains an invalid argument\."`)],
]

function matchesAny(wordings: readonly Finder[], body: string): boolean {
  return wordings.some((find) => find(body).length > 0)
}

/** Statuses for a rejected part of the request; llama.cpp and Ollama return 500 for a grammar. */
const objecting: ReadonlySet<number> = new Set([400, 422, 500, 501])
/** Overload and temporary faults; 520 to 523 and 529 are Cloudflare's and Anthropic's. */
const temporary: ReadonlySet<number> = new Set([425, 429, 500, 502, 503, 520, 521, 522, 523, 529])
/** A gateway timed out: the model may still be working, and a retry would be paid for twice. */
const lateStatuses: ReadonlySet<number> = new Set([408, 504, 524])

function classifyStatus(error: APICallError, status: number): ProviderFailure {
  const body = (error.responseBody ?? "").slice(0, 10_000)
  const detail = `HTTP status ${status}`
  const failed = (reason: ModelFailureReason): ProviderFailure => ({ ...failure(reason, detail), status })
  if (status < 300) return { ...failure("invalid", "the response is not in the provider's format"), status }
  if (lateStatuses.has(status)) return failed("unreachable")
  const isTooLong = status === 413 || (objecting.has(status) && matchesAny(tooLong, body))
  if (objecting.has(status)) {
    const objection = objections.find(([, wording]) => matchesAny([wording], body))?.[0]
    if (objection !== undefined && (objection === "limit" || !isTooLong)) {
      const reason = isTooLong ? "too_long" : status >= 500 ? "unreachable" : "rejected"
      return { ...failed(reason), objection, isRepeatable: status === 500 }
    }
  }
  if (isTooLong) return failed("too_long")
  if (status === 429 && /request too large/iu.test(body)) return failed("too_long")
  // An exhausted quota has the status of a brief overload, but waiting does not help.
  if (status === 429 && matchesAny(quotaExceeded, body)) return failed("rejected")
  if (temporary.has(status)) return { ...failed("unreachable"), isRepeatable: true, waitMs: requestedWait(error, body) }
  if (status === 400 && refused.test(body)) return failed("refused")
  return failed(status >= 500 ? "unreachable" : "rejected")
}

/** The wait in `retry-after` (RFC 9110, 10.2.3), in OpenAI's `retry-after-ms`, or in Google's RetryInfo. */
function requestedWait({ responseHeaders = {} }: APICallError, body: string): number | undefined {
  const milliseconds = Number(responseHeaders["retry-after-ms"] ?? Number.NaN)
  const after = responseHeaders["retry-after"]
  const seconds = after === undefined ? /"retryDelay":\s*"([\d.]+)s"/u.exec(body)?.[1] : after
  const waits = [milliseconds, Number(seconds ?? Number.NaN) * 1000, Date.parse(after ?? "") - Date.now()]
  return waits.find((wait) => Number.isFinite(wait) && wait >= 0)
}

function failure(reason: ModelFailureReason, detail: string): ProviderFailure {
  return { reason, detail, status: undefined, isRepeatable: false, waitMs: undefined, objection: undefined }
}
