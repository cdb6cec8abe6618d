import { idempotentReplayedHeader, retryAfterHeader } from "./generated/header-names.ts"
import { idempotencyKeyPattern, maxIdempotencyKeyLength } from "./generated/limits.ts"
import { Rejection } from "./rejection.ts"

/** A response that can be replayed. */
export type StoredResponse = {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
} & (
  | { readonly json: unknown; readonly text?: string }
  | { readonly mediaType: string; readonly bytes: string | Uint8Array<ArrayBuffer> }
  // Without content.
  | object
)

type Entry = "running" | { readonly fingerprint: string; readonly response: StoredResponse }

/** The responses sent under idempotency keys. */
export interface Idempotency {
  /**
   * Runs a request once per key. A rejected request leaves its key unused.
   *
   * @throws {Rejection} `idempotency_in_progress`, `idempotency_mismatch`.
   */
  run(scope: string, key: string | null, request: IdempotentRequest): Promise<StoredResponse>
}

/** A request in two steps: parsing it, and performing it. */
export interface IdempotentRequest {
  /** Parses the request and returns a fingerprint, by which duplicates are recognised. */
  readonly read: () => Promise<string>
  readonly perform: () => Promise<StoredResponse>
}

/** Creates an empty record of idempotency keys. */
export function createIdempotency(): Idempotency {
  const entries = new Map<string, Entry>()
  return {
    async run(scope, key, { read, perform }) {
      if (key === null) {
        await read()
        return perform()
      }
      if (key.length > maxIdempotencyKeyLength || !idempotencyKeyPattern.test(key)) {
        const requirement = `must have 1 to ${maxIdempotencyKeyLength} visible ASCII characters and no spaces`
        throw new Rejection("invalid_request", `Idempotency-Key: ${requirement}`)
      }
      const name = `${scope} ${key}`
      const entry = entries.get(name)
      if (entry === "running") throw inProgress()
      if (entry !== undefined) {
        if ((await read()) !== entry.fingerprint) {
          throw new Rejection("idempotency_mismatch", "The Idempotency-Key was used before with another request.")
        }
        return { ...entry.response, headers: { ...entry.response.headers, [idempotentReplayedHeader]: "true" } }
      }
      // Claimed before the body is read, so that a concurrent duplicate has no effect of its own.
      entries.set(name, "running")
      try {
        const fingerprint = await read()
        const response = await perform()
        entries.set(name, { fingerprint, response })
        return response
      } catch (error) {
        entries.delete(name)
        throw error
      }
    },
  }
}

/** Creates the error for a request whose duplicate is still running. */
export function inProgress(): Rejection {
  const message = "A request with the same Idempotency-Key is still running."
  return new Rejection("idempotency_in_progress", message, { [retryAfterHeader]: "1" })
}
