import type { WebhookEvent } from "@docsift/sdk/webhooks"

/** A message is smaller than 20 kB; anything larger is not from Docsift. */
export const maxMessageBytes = 100_000

/** What a receiver does with its messages. */
export interface Messages {
  /** Takes a message, unless it was taken before: attempts are repeated with the same id. */
  take(id: string, event: WebhookEvent): Promise<void>
}

/**
 * Docsift sends a message for three days, each attempt up to a fifth later than planned. What a person sends again after that
 * is taken again.
 */
const rememberedMs = 4 * 24 * 3600 * 1000

/** A message that was taken, and when. */
interface Taken {
  readonly work: Promise<void>
  readonly at: number
}

/**
 * Creates messages that are taken once by their `webhook-id`, for as long as Docsift repeats them. A restart forgets the ids, and other
 * processes have theirs: a real service keeps them in its database, in the transaction that does the work, as
 * examples/queue-consumer does.
 */
export function createMessages(
  book: (executionId: string) => Promise<void>,
  now: () => number = () => Date.now(),
): Messages {
  // Oldest first, as maps keep the order of insertion.
  const taken = new Map<string, Taken>()
  const forget = (before: number) => {
    for (const [id, { at }] of taken) {
      if (at > before) return
      taken.delete(id)
    }
  }
  return {
    async take(id, event) {
      if (event.type !== "execution.completed") return
      const { executionId } = event.data
      forget(now() - rememberedMs)
      const { work } = taken.get(id) ?? { work: book(executionId) }
      if (!taken.has(id)) taken.set(id, { work, at: now() })
      // What failed is taken again with the next attempt.
      await work.catch((error: unknown) => {
        taken.delete(id)
        throw error
      })
    },
  }
}
