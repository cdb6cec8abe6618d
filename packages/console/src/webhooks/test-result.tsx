import type { MessageId, WebhookDelivery, WebhookId } from "@docsift/sdk"
import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { deliveryQuery } from "../queries/webhooks.ts"
import { ErrorNotice } from "../ui/error-notice.tsx"
import { Loading } from "../ui/loading.tsx"
import { Notice } from "../ui/notice.tsx"
import { DeliveryOutcome } from "./delivery-outcome.tsx"
import { isOverdue } from "../queries/poll-delay.ts"

interface TestResultProps {
  readonly webhookId: WebhookId
  readonly messageId: MessageId
}

/** Renders the progress of a test message, until it is delivered or no attempt is left. */
export function TestResult({ webhookId, messageId }: TestResultProps) {
  const { data, error, dataUpdatedAt, refetch } = useQuery(deliveryQuery(webhookId, messageId))
  if (data === undefined && error !== null) return <ErrorNotice error={error} onRetry={() => void refetch()} />
  return (
    <div role="status">
      {data === undefined || isSending(data, dataUpdatedAt) ? (
        <Loading label="Sending the test message…" />
      ) : (
        <Notice kind={data.state === "delivered" ? "success" : "warning"}>
          <p>
            <strong>{titles[data.state]}</strong> <DeliveryOutcome delivery={data} readAt={dataUpdatedAt} />
          </p>
          <p>
            <Link to="/webhooks/$webhookId/deliveries/$messageId" params={{ webhookId, messageId }}>
              Show the delivery
            </Link>
          </p>
        </Notice>
      )}
    </div>
  )
}

const titles = {
  delivered: "The test message arrived.",
  pending: "The test message has not arrived yet.",
  failed: "The test message did not arrive.",
} as const satisfies Record<WebhookDelivery["state"], string>

const isSending = (delivery: WebhookDelivery, readAt: number): boolean =>
  delivery.state === "pending" && delivery.attempts === 0 && !isOverdue(delivery, readAt)
