import { type Webhook, type WebhookInput, type WorkflowId, DocsiftError } from "@docsift/sdk"
import { type ChosenEvent, eventChoices } from "./event-words.ts"

/** What the form of a webhook contains. */
export interface WebhookForm {
  readonly url: string
  readonly description: string
  readonly hasEveryEvent: boolean
  /** Kept while every event is chosen, so that it comes back when that is undone. */
  readonly events: readonly ChosenEvent[]
  readonly hasEveryWorkflow: boolean
  readonly workflowIds: readonly WorkflowId[]
}

/** Returns the form of a webhook, or of a new one, which is called when executions end. */
export function formOf(webhook: Webhook | undefined): WebhookForm {
  const events = webhook?.events ?? ["execution.completed", "execution.failed"]
  return {
    url: webhook?.url ?? "",
    description: webhook?.description ?? "",
    hasEveryEvent: events.includes("*"),
    events: events.filter((event) => event !== "*"),
    hasEveryWorkflow: webhook?.workflowIds === undefined,
    workflowIds: webhook?.workflowIds ?? [],
  }
}

/** Returns the webhook to create, or to store in place of another one. */
export function inputOf(form: WebhookForm, isEnabled: boolean): WebhookInput {
  const description = form.description.trim()
  return {
    url: form.url.trim(),
    events: form.hasEveryEvent ? ["*"] : form.events,
    ...(description !== "" && { description }),
    ...(!form.hasEveryWorkflow && { workflowIds: form.workflowIds }),
    isEnabled,
  }
}

/** Returns the events of a form with one added or removed, in the order in which they are offered. */
export function withEvent(
  events: readonly ChosenEvent[],
  event: ChosenEvent,
  isChosen: boolean,
): readonly ChosenEvent[] {
  const chosen = new Set(events)
  if (isChosen) chosen.add(event)
  else chosen.delete(event)
  return eventChoices.map(({ event }) => event).filter((event) => chosen.has(event))
}

/** What is wrong with a form, by its parts. */
export type WebhookProblems = {
  readonly [Part in "url" | "description" | "events" | "workflowIds"]?: string | undefined
}

/** Returns what is wrong with a form as far as it is known here; the server checks the rest. */
export function problemsOf(form: WebhookForm): WebhookProblems {
  return {
    ...(form.url.trim() === "" && { url: "Enter the URL that receives the messages." }),
    ...(!form.hasEveryEvent && form.events.length === 0 && { events: "Choose at least one event." }),
    ...(!form.hasEveryWorkflow &&
      form.workflowIds.length === 0 && { workflowIds: "Choose at least one workflow, or every workflow." }),
  }
}

/** Returns the error of the server at the part of the form that it names; nothing when it names none. */
export function problemsOfError(error: unknown): WebhookProblems {
  if (!(error instanceof DocsiftError)) return {}
  if (error.sentence.startsWith("No workflow ")) {
    return { workflowIds: "A chosen workflow has been deleted in the meantime. Untick it." }
  }
  // As the server names the place of what is invalid: `url: must begin with https://`, `events[0]: …`.
  const [, part, requirement] = /^(url|description|events|workflowIds)\b[^:]*: (.+)$/s.exec(error.sentence) ?? []
  if (part === undefined || requirement === undefined) return {}
  return { [part]: `${requirement.charAt(0).toUpperCase()}${requirement.slice(1)}` }
}
