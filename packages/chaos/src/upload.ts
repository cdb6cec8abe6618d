import { hashOf, type Sent } from "./load.ts"

/** One upload that is sent once, without the client's repetitions: what is asked is what the server says. */
export interface UploadRequest {
  readonly url: string
  readonly apiKey: string
  readonly workflowId: string
  /** First part of the file's name; the auditor takes it for what the document holds. */
  readonly number: string
  /** With its dot. @default ".txt" */
  readonly extension?: string
  readonly data: Uint8Array<ArrayBuffer>
  /** @default 120,000 */
  readonly timeoutMs?: number
}

/** What came back. */
export interface UploadAnswer extends Sent {
  /** Undefined when there was no answer. */
  readonly status: number | undefined
  /** `x-error-code`. */
  readonly code: string | null
  readonly milliseconds: number
}

/** Sends a document once. Never rejects. */
export async function upload(request: UploadRequest): Promise<UploadAnswer> {
  const { url, apiKey, workflowId, number, extension = ".txt", data, timeoutMs = 120_000 } = request
  const form = new FormData()
  form.set("file", new Blob([data]), `${number}${extension}`)
  const about = { number, workflowId, sha256: hashOf(data) }
  const startedAt = performance.now()
  try {
    const answer = await fetch(`${url}/api/v1/workflows/${workflowId}/execute`, {
      method: "POST",
      // Connections that idle would be counted as the server's.
      headers: { "x-api-key": apiKey, connection: "close" },
      body: form,
      signal: AbortSignal.timeout(timeoutMs),
    })
    const body: unknown = await answer.json()
    const id: unknown = Object(body)["workflowExecutionId"]
    return {
      ...about,
      status: answer.status,
      code: answer.headers.get("x-error-code"),
      executionId: answer.ok && typeof id === "string" ? id : undefined,
      error: answer.ok ? undefined : body,
      milliseconds: performance.now() - startedAt,
    }
  } catch (error) {
    const milliseconds = performance.now() - startedAt
    return { ...about, status: undefined, code: null, executionId: undefined, error, milliseconds }
  }
}

/** Tells whether an answer is the one that a service without its storage owes: 503 `unavailable`. */
export function isUnavailable({ status, code }: UploadAnswer): boolean {
  return status === 503 && code === "unavailable"
}

/** Makes a page of about this many bytes whose data is known; a run over it is short. */
export function makePage(number: string, bytes: number): Uint8Array<ArrayBuffer> {
  const padding = "x".repeat(Math.max(0, bytes - 100))
  return new TextEncoder().encode(
    `<!doctype html><html><body><p>Number: ${number}</p><!-- ${padding} --></body></html>`,
  )
}

/**
 * Tells whether the connection broke while the document was on its way, so that no answer came. A server may answer and close
 * before it has read all of a request (RFC 9112 §9.6); whether the client then still reads the answer is chance.
 */
export function isConnectionBroken({ status, error }: UploadAnswer): boolean {
  const cause = error instanceof TypeError ? error.cause : undefined
  return status === undefined && brokenCodes.has(String(Object(cause)["code"]))
}

/** Of the system while it sends and while it reads, and of Node's `fetch` when the other side ended first. */
const brokenCodes: ReadonlySet<string> = new Set(["EPIPE", "ECONNRESET", "UND_ERR_SOCKET"])
