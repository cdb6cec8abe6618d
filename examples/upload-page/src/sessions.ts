import { randomUUID } from "node:crypto"

/** The session of a visitor, who may see only the executions of their own uploads. */
export interface Session {
  readonly executionIds: Set<string>
}

/**
 * The sessions of this process, in memory.
 *
 * The page opens one for each document. When there are too many, the oldest is removed, so that memory is bounded.
 */
export class Sessions {
  readonly #sessions = new Map<string, Session>()
  readonly #maxCount: number

  /** @param maxCount maximum number of sessions; one takes about 200 bytes */
  constructor(maxCount = 10_000) {
    this.#maxCount = maxCount
  }

  /** Opens a session and returns its token, which has 122 random bits. */
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
