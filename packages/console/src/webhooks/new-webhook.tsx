import type { WebhookCreated, WebhookId } from "@docsift/sdk"
import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { client } from "../client.ts"
import { SecretDialog } from "./secret-dialog.tsx"
import { WebhookDialog } from "./webhook-dialog.tsx"

interface NewWebhookProps {
  readonly onCreated: (webhookId: WebhookId) => void
  readonly onClose: () => void
}

/** Renders the dialog that creates a webhook, and then shows its secret once. */
export function NewWebhook({ onCreated, onClose }: NewWebhookProps) {
  const queries = useQueryClient()
  const [created, setCreated] = useState<WebhookCreated>()
  if (created !== undefined) {
    return (
      <SecretDialog title="Store the secret" secret={created.secret} onClose={() => onCreated(created.id)}>
        The secret verifies that a message comes from this server. It is shown only once: keep it where you keep
        passwords. If you lose it, rotate it.
      </SecretDialog>
    )
  }
  return (
    <WebhookDialog
      webhook={undefined}
      save={(input) => client.webhooks.create(input)}
      onSaved={(created) => {
        setCreated(created)
        void queries.invalidateQueries({ queryKey: ["listWebhooks"] })
      }}
      onClose={onClose}
    />
  )
}
