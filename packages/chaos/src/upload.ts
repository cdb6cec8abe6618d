import { hashOf, type Sent } from "./load.ts"

/** An upload sent once, without the client's retries, to observe the server's own response. */
export interface UploadRequest {
  readonly url: string
  readonly apiKey: string
  readonly workflowId: string
  /** File name without the extension; the auditor expects it in the document. */
  readonly number: string
  /** With the dot. @default ".txt" */
  readonly extension?: string
  readonly data: Uint8Array<ArrayBuffer>
  /** @default 120,000 */
  readonly timeoutMs?: number
}

/** The response to an upload. */
export interface UploadResponse extends Sent {
  /** Undefined without a response. */
  readonly status: number | undefined
  /** `x-error-code`. */
  readonly code: string | null
  readonly milliseconds: number
}

/** Sends a document once. Never rejects. */
export async function upload(request: UploadRequest): Promise<UploadResponse> {
  const { url, apiKey, workflowId, number, extension = ".txt", data, timeoutMs = 120_000 } = request
  const form = new FormData()
  form.set("file", new Blob([data]), `${number}${extension}`)
  const about = { number, workflowId, sha256: hashOf(data) }
  const startedAt = performance.now()
  try {
    const response = await fetch(`${url}/api/v1/workflows/${workflowId}/execute`, {
      method: "POST",
      // Idle connections would be counted among the server's descriptors.
      headers: { "x-api-key": apiKey, connection: "close" },
      body: form,
      signal: AbortSignal.timeout(timeoutMs),
    })
    const body: unknown = await response.json()
    const id: unknown = Object(body)["workflowExecutionId"]
    return {
      ...about,
      status: response.status,
      code: response.headers.get("x-error-code"),
      executionId: response.ok && typeof id === "string" ? id : undefined,
      error: response.ok ? undefined : body,
      milliseconds: performance.now() - startedAt,
    }
  } catch (error) {
    const milliseconds = performance.now() - startedAt
    return { ...about, status: undefined, code: null, executionId: undefined, error, milliseconds }
  }
}

/** Returns whether a response is 503 `unavailable`, as required while the storage is unavailable. */
export function isUnavailable({ status, code }: UploadResponse): boolean {
  return status === 503 && code === "unavailable"
}

/** Builds an HTML page of about this many bytes with known content, whose extraction is fast. */
export function makePage(number: string, bytes: number): Uint8Array<ArrayBuffer> {
  const padding = "x".repeat(Math.max(0, bytes - 100))
  return new TextEncoder().encode(
    `<!doctype html><html><body><p>Number: ${number}</p><!-- ${padding} --></body></html>`,
  )
}

/**
 * Returns whether the connection broke during the upload, before a response. A server may respond and close before it has
 * read the entire request (RFC 9112 §9.6); whether the client then still reads the response is chance.
 */
export function isConnectionBroken({ status, error }: UploadResponse): boolean {
  const cause = error instanceof TypeError ? error.cause : undefined
  return status === undefined && brokenCodes.has(String(Object(cause)["code"]))
}

/** Errors of the operating system on send and receive, and of Node's `fetch` when the peer closed first. */
const brokenCodes: ReadonlySet<string> = new Set(["EPIPE", "ECONNRESET", "UND_ERR_SOCKET"])
