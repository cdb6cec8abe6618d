import type { Webhook } from "@docsift/sdk"
import { useQuery } from "@tanstack/react-query"
import { getRouteApi, Link } from "@tanstack/react-router"
import { workflowNamesQuery } from "../../queries/usage.ts"
import { webhookQuery } from "../../queries/webhooks.ts"
import { ButtonLink } from "../../ui/button.tsx"
import { ErrorNotice } from "../../ui/error-notice.tsx"
import { Fact, Facts } from "../../ui/facts.tsx"
import { Loading } from "../../ui/loading.tsx"
import { Page } from "../../ui/page.tsx"
import { Time } from "../../ui/time.tsx"
import { Deliveries } from "../../webhooks/deliveries.tsx"
import { describeEvents } from "../../webhooks/event-words.ts"
import { TestResult } from "../../webhooks/test-result.tsx"
import { VerifyExample } from "../../webhooks/verify-example.tsx"
import { WebhookActions } from "../../webhooks/webhook-actions.tsx"
import { WebhookNotices } from "../../webhooks/webhook-notices.tsx"
import { WebhookState } from "../../webhooks/webhook-state.tsx"
import styles from "./show.module.css"

const route = getRouteApi("/shell/webhooks/$webhookId")

/** The screen with one webhook and its deliveries. */
export function ShowWebhook() {
  const { webhookId } = route.useParams()
  const { state, test } = route.useSearch()
  const navigate = route.useNavigate()
  const { data: webhook, error, refetch } = useQuery(webhookQuery(webhookId))
  const back = <ButtonLink to="/webhooks" kind="quiet" icon="chevron-left" label="Webhooks" />
  if (webhook === undefined) {
    return (
      <Page title="Webhook" back={back}>
        {error === null ? <Loading /> : <ErrorNotice error={error} onRetry={() => void refetch()} />}
      </Page>
    )
  }
  const { description, url } = webhook
  return (
    <Page
      title={description ?? new URL(url).host}
      lead={<code>{url}</code>}
      back={back}
      actions={
        <WebhookActions
          key={webhookId}
          webhook={webhook}
          onTest={(test) => void navigate({ search: (search) => ({ ...search, test }), replace: true })}
        />
      }
    >
      {error !== null && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      <WebhookNotices webhook={webhook} />
      {test !== undefined && <TestResult key={test} webhookId={webhookId} messageId={test} />}
      <WebhookFacts webhook={webhook} />
      <Deliveries key={webhookId} webhookId={webhookId} state={state} />
    </Page>
  )
}

function WebhookFacts({ webhook }: { readonly webhook: Webhook }) {
  const { events, createdAt, updatedAt } = webhook
  return (
    <Facts>
      <Fact name="State">
        <WebhookState webhook={webhook} />
      </Fact>
      <Fact name="Events">{describeEvents(events)}</Fact>
      <Fact name="Workflows">
        <Workflows webhook={webhook} />
      </Fact>
      <Fact name="Created">
        <Time value={createdAt} />
        {updatedAt !== createdAt && (
          <>
            , changed <Time value={updatedAt} />
          </>
        )}
      </Fact>
      <Fact name="Verification">
        <details className={styles.verify}>
          <summary>How a receiver verifies messages</summary>
          <VerifyExample />
        </details>
      </Fact>
    </Facts>
  )
}

/** Renders the workflows by their names; a deleted one, and one older than a thousand others, by its id. */
function Workflows({ webhook: { workflowIds } }: { readonly webhook: Webhook }) {
  const { data: names } = useQuery({ ...workflowNamesQuery, enabled: workflowIds !== undefined })
  if (workflowIds === undefined) return "Every workflow"
  return (
    <ul className={styles.workflows}>
      {workflowIds.map((workflowId) => (
        <li key={workflowId}>
          <Link to="/workflows/$workflowId" params={{ workflowId }}>
            {names?.get(workflowId) ?? <code>{workflowId}</code>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
