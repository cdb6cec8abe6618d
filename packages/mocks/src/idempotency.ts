import { idempotentReplayedHeader, retryAfterHeader } from "./generated/header-names.ts"
import { idempotencyKeyPattern, maxIdempotencyKeyLength } from "./generated/limits.ts"
import { Refusal } from "./refusal.ts"

/** An answer that can be given again. */
export type StoredAnswer = {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
} & (
  | { readonly json: unknown; readonly text?: string }
  | { readonly mediaType: string; readonly bytes: string | Uint8Array<ArrayBuffer> }
)

type Entry = "running" | { readonly fingerprint: string; readonly answer: StoredAnswer }

/** Remembers what was answered under an idempotency key. */
export interface Idempotency {
  /**
   * Runs a request under its key: once. What is refused leaves the key unused.
   *
   * @throws {Refusal} `idempotency_in_progress`, `idempotency_mismatch`.
   */
  run(scope: string, key: string | null, request: IdempotentRequest): Promise<StoredAnswer>
}

/** A request in two halves: what it asks for, and its effect. */
export interface IdempotentRequest {
  /** Reads and checks the request; answers what makes it the same as another. */
  readonly read: () => Promise<string>
  readonly perform: () => Promise<StoredAnswer>
}

/** Starts with no key used. */
export function createIdempotency(): Idempotency {
  const entries = new Map<string, Entry>()
  return {
    async run(scope, key, { read, perform }) {
      if (key === null) {
        await read()
        return perform()
      }
      if (key.length > maxIdempotencyKeyLength || !idempotencyKeyPattern.test(key)) {
        const demand = `must have 1 to ${maxIdempotencyKeyLength} visible ASCII characters and no spaces`
        throw new Refusal("invalid_request", `Idempotency-Key: ${demand}`)
      }
      const name = `${scope} ${key}`
      const known = entries.get(name)
      if (known === "running") throw inProgress()
      if (known !== undefined) {
        if ((await read()) !== known.fingerprint) {
          throw new Refusal("idempotency_mismatch", "The Idempotency-Key was used before with another request.")
        }
        return { ...known.answer, headers: { ...known.answer.headers, [idempotentReplayedHeader]: "true" } }
      }
      // Claimed before the body is read: a twin that comes meanwhile must not have an effect of its own.
      entries.set(name, "running")
      try {
        const fingerprint = await read()
        const answer = await perform()
        entries.set(name, { fingerprint, answer })
        return answer
      } catch (error) {
        entries.delete(name)
        throw error
      }
    },
  }
}

/** Says that a twin of the request has not ended. */
export function inProgress(): Refusal {
  const sentence = "A request with the same Idempotency-Key has not ended yet."
  return new Refusal("idempotency_in_progress", sentence, { [retryAfterHeader]: "1" })
}
