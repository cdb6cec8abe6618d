import type { WebhookEvent } from "@docsift/sdk/webhooks"

/** A message is smaller than 20 kB; anything larger is not from Docsift. */
export const maxMessageBytes = 100_000

/** What a receiver does with its messages. */
export interface Messages {
  /** Takes a message, unless it was taken before: attempts are repeated with the same id. */
  take(id: string, event: WebhookEvent): Promise<void>
}

/**
 * Creates messages that are taken once by their `webhook-id`. A program with several processes keeps the ids in its database, in the
 * transaction that does the work.
 */
export function createMessages(book: (executionId: string) => Promise<void>): Messages {
  const taken = new Map<string, Promise<void>>()
  return {
    async take(id, event) {
      if (event.type !== "execution.completed") return
      const { executionId } = event.data
      const work = taken.get(id) ?? book(executionId)
      taken.set(id, work)
      // What failed is taken again with the next attempt.
      await work.catch((error: unknown) => {
        taken.delete(id)
        throw error
      })
    },
  }
}
