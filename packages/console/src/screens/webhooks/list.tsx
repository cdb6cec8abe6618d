import type { Webhook } from "@docsift/sdk"
import { useInfiniteQuery } from "@tanstack/react-query"
import { Link, useNavigate } from "@tanstack/react-router"
import { useState } from "react"
import { webhooksQuery } from "../../queries/webhooks.ts"
import { Button } from "../../ui/button.tsx"
import { EmptyState } from "../../ui/empty-state.tsx"
import { formatQuantity } from "../../ui/figures.ts"
import { ListView } from "../../ui/list-view.tsx"
import { Page } from "../../ui/page.tsx"
import { Time } from "../../ui/time.tsx"
import { describeEvents } from "../../webhooks/event-words.ts"
import { NewWebhook } from "../../webhooks/new-webhook.tsx"
import { disabledReasons, WebhookState } from "../../webhooks/webhook-state.tsx"
import styles from "./list.module.css"

/** The screen with the webhooks of the organization. */
export function WebhookList() {
  const webhooks = useInfiniteQuery(webhooksQuery)
  const navigate = useNavigate()
  const [isCreating, setIsCreating] = useState(false)
  return (
    <Page
      title="Webhooks"
      lead="A webhook sends a signed message to your URL when an execution ends or is reviewed."
      actions={
        <Button kind="primary" icon="add" onClick={() => setIsCreating(true)}>
          New webhook
        </Button>
      }
    >
      <ListView
        label="Webhooks"
        query={webhooks}
        head={
          <tr>
            <th scope="col">URL</th>
            <th scope="col">State</th>
            <th scope="col">Events</th>
            <th scope="col">Workflows</th>
            <th scope="col">Created</th>
          </tr>
        }
        row={(webhook) => <WebhookRow key={webhook.id} webhook={webhook} />}
        empty={
          <EmptyState icon="send" title="No webhooks yet">
            Webhooks are listed here, with whether their messages arrive. Create one, and your program learns of each
            execution without asking for it.
          </EmptyState>
        }
      />
      {isCreating && (
        <NewWebhook
          onClose={() => setIsCreating(false)}
          onCreated={(webhookId) => void navigate({ to: "/webhooks/$webhookId", params: { webhookId } })}
        />
      )}
    </Page>
  )
}

function WebhookRow({ webhook }: { readonly webhook: Webhook }) {
  const { id, url, description, events, workflowIds, createdAt } = webhook
  return (
    <tr>
      <th scope="row" className={styles.url}>
        <Link to="/webhooks/$webhookId" params={{ webhookId: id }}>
          {url}
        </Link>
        {description !== undefined && <p className={styles.detail}>{description}</p>}
      </th>
      <td className={styles.state}>
        <WebhookState webhook={webhook} />
        <StateDetail webhook={webhook} />
      </td>
      <td className={styles.events}>{describeEvents(events)}</td>
      <td className={styles.line}>
        {workflowIds === undefined ? "All" : formatQuantity(workflowIds.length, "workflow")}
      </td>
      <td data-muted="">
        <Time value={createdAt} />
      </td>
    </tr>
  )
}

function StateDetail({ webhook: { isEnabled, disabledReason, failingSince } }: { readonly webhook: Webhook }) {
  if (!isEnabled) {
    return disabledReason === undefined ? null : <p className={styles.detail}>{disabledReasons[disabledReason]}</p>
  }
  if (failingSince === undefined) return null
  return (
    <p className={styles.detail}>
      No success since <Time value={failingSince} isAbsolute />.
    </p>
  )
}
