import type { MessageId, WebhookDeliveryDetails, WebhookId } from "@docsift/sdk"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { getRouteApi, Link } from "@tanstack/react-router"
import { client } from "../../client.ts"
import { deliveryQuery } from "../../queries/webhooks.ts"
import { Button, ButtonLink } from "../../ui/button.tsx"
import { ErrorNotice } from "../../ui/error-notice.tsx"
import { Fact, Facts } from "../../ui/facts.tsx"
import { Loading } from "../../ui/loading.tsx"
import { Page } from "../../ui/page.tsx"
import { Time } from "../../ui/time.tsx"
import { useErrorToast, useToast } from "../../ui/toast.tsx"
import { AttemptLog } from "../../webhooks/attempt-log.tsx"
import { DeliveryBadge } from "../../webhooks/delivery-badge.tsx"
import { DeliveryOutcome } from "../../webhooks/delivery-outcome.tsx"
import { eventNames } from "../../webhooks/event-words.ts"
import { JsonPanel } from "../executions/json-panel.tsx"
import styles from "./delivery.module.css"

const route = getRouteApi("/shell/webhooks/$webhookId/deliveries/$messageId")

/** The screen with one delivery: its message, and the outcome of each attempt. */
export function ShowDelivery() {
  const { webhookId, messageId } = route.useParams()
  const { data: delivery, error, dataUpdatedAt, refetch } = useQuery(deliveryQuery(webhookId, messageId))
  const back = (
    <ButtonLink
      to="/webhooks/$webhookId"
      params={{ webhookId }}
      kind="quiet"
      icon="chevron-left"
      label="Deliveries of the webhook"
    />
  )
  if (delivery === undefined) {
    return (
      <Page title="Delivery" back={back}>
        {error === null ? <Loading /> : <ErrorNotice error={error} onRetry={() => void refetch()} />}
      </Page>
    )
  }
  return (
    <Page
      title={eventNames[delivery.type]}
      lead={<code>{messageId}</code>}
      back={back}
      actions={<SendAgain webhookId={webhookId} messageId={messageId} />}
    >
      {error !== null && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      <DeliveryFacts delivery={delivery} readAt={dataUpdatedAt} />
      <section className={styles.section} aria-labelledby="attempts-heading">
        <h2 id="attempts-heading">Attempts</h2>
        <AttemptLog delivery={delivery} />
      </section>
      <section className={styles.section} aria-labelledby="message-heading">
        <h2 id="message-heading">Message</h2>
        <JsonPanel data={delivery.payload} fileName={`${messageId}.json`} />
      </section>
    </Page>
  )
}

interface SendAgainProps {
  readonly webhookId: WebhookId
  readonly messageId: MessageId
}

function SendAgain({ webhookId, messageId }: SendAgainProps) {
  const queries = useQueryClient()
  const showToast = useToast()
  const showError = useErrorToast()
  const sending = useMutation({
    mutationFn: () => client.webhooks.redeliver(webhookId, messageId),
    onSuccess: async () => {
      showToast("The message is sent again.")
      await Promise.all([
        queries.invalidateQueries({ queryKey: ["getWebhookDelivery", webhookId, messageId] }),
        queries.invalidateQueries({ queryKey: ["listWebhookDeliveries", webhookId] }),
      ])
    },
    onError: showError,
  })
  return (
    <Button icon="retry" isBusy={sending.isPending} onClick={() => sending.mutate()}>
      Send again
    </Button>
  )
}

interface DeliveryFactsProps {
  readonly delivery: WebhookDeliveryDetails
  readonly readAt: number
}

function DeliveryFacts({ delivery, readAt }: DeliveryFactsProps) {
  const { state, executionId, createdAt, deliveredAt } = delivery
  return (
    <Facts>
      <Fact name="State">
        <div role="status" className={styles.state}>
          <DeliveryBadge state={state} />
          <p>
            <DeliveryOutcome delivery={delivery} readAt={readAt} />
          </p>
        </div>
      </Fact>
      {executionId !== undefined && (
        <Fact name="Execution">
          <Link to="/executions/$executionId" params={{ executionId }}>
            {nameOf(delivery) ?? <code>{executionId}</code>}
          </Link>
        </Fact>
      )}
      <Fact name="Created">
        <Time value={createdAt} />
      </Fact>
      {deliveredAt !== undefined && (
        <Fact name="Delivered">
          <Time value={deliveredAt} />
        </Fact>
      )}
    </Facts>
  )
}

/** Returns the name of the file that a message is about. */
function nameOf({ payload }: WebhookDeliveryDetails): string | undefined {
  const { fileName } = payload.data
  return typeof fileName === "string" ? fileName : undefined
}
