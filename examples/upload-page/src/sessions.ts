import { randomUUID } from "node:crypto"

/** What one visitor may see: the executions of their own uploads. */
export interface Session {
  readonly executionIds: Set<string>
}

/**
 * Holds the visitors of this process, in memory.
 *
 * The page opens one for each document; the oldest goes when there are too many, so that nobody can fill the memory.
 */
export class Sessions {
  readonly #sessions = new Map<string, Session>()
  readonly #maxCount: number

  /** @param maxCount sessions at a time; one takes about 200 bytes */
  constructor(maxCount = 10_000) {
    this.#maxCount = maxCount
  }

  /** Opens a session and answers its token: 122 random bits, which nobody guesses. */
  open(): string {
    for (const oldest of this.#sessions.keys()) {
      if (this.#sessions.size < this.#maxCount) break
      this.#sessions.delete(oldest)
    }
    const token = randomUUID()
    this.#sessions.set(token, { executionIds: new Set() })
    return token
  }

  find(token: string): Session | undefined {
    return this.#sessions.get(token)
  }
}
