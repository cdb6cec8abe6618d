import type { WebhookDelivery } from "@docsift/sdk"
import { Time } from "../ui/time.tsx"
import { adviceOn, describeLatestAttempt } from "./attempt-words.ts"
import { isOverdue } from "../queries/poll-delay.ts"

interface DeliveryOutcomeProps {
  readonly delivery: WebhookDelivery
  /** When the delivery was read, in milliseconds. */
  readonly readAt: number
}

/** Renders in sentences the outcome of the latest attempt of a delivery, what to do about it, and when the next one is due. */
export function DeliveryOutcome({ delivery, readAt }: DeliveryOutcomeProps) {
  const { type, state, lastStatus, lastError, nextAttemptAt } = delivery
  const outcome = describeLatestAttempt(delivery)
  const advice = outcome === undefined ? undefined : adviceOn({ status: lastStatus, error: lastError })
  return (
    <>
      {outcome !== undefined && `${outcome}. `}
      {state !== "delivered" && advice !== undefined && `${advice} `}
      {state === "pending" && isOverdue(delivery, readAt) && overdueReason(type)}
      {state === "pending" && !isOverdue(delivery, readAt) && nextAttemptAt !== undefined && (
        <>
          Next attempt: <Time value={nextAttemptAt} />.
        </>
      )}
    </>
  )
}

/** Test messages are sent to a disabled webhook, too. */
const overdueReason = (type: WebhookDelivery["type"]): string =>
  type === "webhook.test"
    ? "An attempt is overdue: no worker sends messages now."
    : "An attempt is overdue: the webhook is disabled, or no worker sends messages now."
