import type { DeliveryState, WebhookDelivery, WebhookId } from "@docsift/sdk"
import { keepPreviousData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { useEffect } from "react"
import { deliveriesQuery } from "../queries/webhooks.ts"
import filterStyles from "../screens/filter.module.css"
import { deliveryStates } from "../search-values.ts"
import { ButtonLink } from "../ui/button.tsx"
import { EmptyState } from "../ui/empty-state.tsx"
import { ListView } from "../ui/list-view.tsx"
import { Time } from "../ui/time.tsx"
import { describeLatestAttempt } from "./attempt-words.ts"
import styles from "./deliveries.module.css"
import { DeliveryBadge, deliveryStateNames } from "./delivery-badge.tsx"
import { eventNames } from "./event-words.ts"
import { pollDelayOf, POLL_MS } from "../queries/poll-delay.ts"

interface DeliveriesProps {
  readonly webhookId: WebhookId
  readonly state: DeliveryState | undefined
}

/** Renders the deliveries of a webhook, or those in one state. */
export function Deliveries({ webhookId, state }: DeliveriesProps) {
  const queries = useQueryClient()
  const deliveries = useInfiniteQuery({
    ...deliveriesQuery(webhookId, state),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => pollDelayOf(data?.pages.flatMap(({ items }) => items) ?? [], Date.now()),
  })
  const { data } = deliveries
  useEffect(() => {
    // Each attempt may change the webhook too, since when it fails; the server disables it a moment later.
    const refresh = () => void queries.invalidateQueries({ queryKey: ["getWebhook", webhookId] })
    if (data !== undefined) refresh()
    const timer = setTimeout(refresh, POLL_MS)
    return () => clearTimeout(timer)
  }, [queries, webhookId, data])
  const rows = data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <section className={styles.deliveries} aria-labelledby="deliveries-heading">
      <header className={styles.head}>
        <h2 id="deliveries-heading">Deliveries</h2>
        {(state !== undefined || rows.length > 0) && <StateFilter state={state} />}
      </header>
      <ListView
        label="Deliveries"
        query={deliveries}
        head={
          <tr>
            <th scope="col">Message</th>
            <th scope="col">State</th>
            <th scope="col">Latest attempt</th>
            <th scope="col" data-align="end">
              Attempts since last start
            </th>
            <th scope="col">Execution</th>
            <th scope="col">Created</th>
          </tr>
        }
        row={(delivery) => <DeliveryRow key={delivery.messageId} webhookId={webhookId} delivery={delivery} />}
        empty={state === undefined ? <NothingYet /> : <NothingMatches state={state} />}
      />
    </section>
  )
}

function StateFilter({ state }: { readonly state: DeliveryState | undefined }) {
  return (
    <nav className={filterStyles.choices} aria-label="State of the deliveries">
      {([undefined, ...deliveryStates] as const).map((each) => (
        <Link
          key={each ?? "all"}
          from="/webhooks/$webhookId"
          to="."
          search={(search) => ({ ...search, state: each })}
          resetScroll={false}
          activeOptions={{ exact: true }}
          aria-current={each === state ? "page" : undefined}
        >
          {each === undefined ? "All" : deliveryStateNames[each]}
        </Link>
      ))}
    </nav>
  )
}

function DeliveryRow({ webhookId, delivery }: { readonly webhookId: WebhookId; readonly delivery: WebhookDelivery }) {
  const { messageId, type, executionId, state, attempts, createdAt } = delivery
  return (
    <tr>
      <th scope="row">
        <Link to="/webhooks/$webhookId/deliveries/$messageId" params={{ webhookId, messageId }}>
          {eventNames[type]}
        </Link>
      </th>
      <td>
        <DeliveryBadge state={state} />
      </td>
      <td data-muted="" className={styles.attempt}>
        {describeLatestAttempt(delivery) ?? "None yet"}
      </td>
      <td data-align="end">{attempts}</td>
      <td>
        {executionId !== undefined && (
          <Link to="/executions/$executionId" params={{ executionId }}>
            <code>{executionId}</code>
          </Link>
        )}
      </td>
      <td data-muted="">
        <Time value={createdAt} />
      </td>
    </tr>
  )
}

function NothingYet() {
  return (
    <EmptyState icon="send" title="No deliveries yet">
      Each message to this webhook is listed here, with what the receiver responded. Send a test message to see the
      first one.
    </EmptyState>
  )
}

function NothingMatches({ state }: { readonly state: DeliveryState }) {
  return (
    <EmptyState
      icon="search"
      title={`No ${deliveryStateNames[state].toLowerCase()} deliveries`}
      actions={
        <ButtonLink from="/webhooks/$webhookId" to="." search={(search) => ({ ...search, state: undefined })}>
          Show all deliveries
        </ButtonLink>
      }
    >
      {nothingMatches[state]}
    </EmptyState>
  )
}

const nothingMatches = {
  pending: "A delivery is pending until the receiver has responded with 2xx, or until no attempt is left.",
  delivered: "A message is delivered when the receiver responds with 2xx.",
  failed: "A delivery fails when no attempt is left, three days after it began.",
} as const satisfies Record<DeliveryState, string>
