import type { WebhookEventFilter, WebhookEventType } from "@docsift/sdk"

/** An event that a webhook can be called for, except for `*`, which is each of them. */
export type ChosenEvent = Exclude<WebhookEventFilter, "*">

/** The events that can be chosen, in the order of an execution's life, with what each means. */
export const eventChoices = [
  { event: "execution.completed", meaning: "An execution has its data." },
  { event: "execution.failed", meaning: "An execution ended without data, or was cancelled." },
  { event: "execution.review_needed", meaning: "A person should check the data of an execution." },
  { event: "execution.reviewed", meaning: "A person approved or rejected the data of an execution." },
] as const satisfies readonly { readonly event: ChosenEvent; readonly meaning: string }[]

/** What messages report, in words. */
export const eventNames = {
  "execution.completed": "Execution completed",
  "execution.failed": "Execution failed",
  "execution.review_needed": "Review needed",
  "execution.reviewed": "Execution reviewed",
  "webhook.test": "Test message",
} as const satisfies Record<WebhookEventType, string>

/** Returns the events of a webhook in words. */
export function describeEvents(events: readonly WebhookEventFilter[]): string {
  const chosen = events.filter((event) => event !== "*")
  if (chosen.length < events.length) return "Every event"
  return chosen.map((event) => eventNames[event]).join(", ")
}
