import type { MessageId, Webhook } from "@docsift/sdk"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { useState } from "react"
import { client } from "../client.ts"
import { keepStored } from "../queries/newest.ts"
import { webhookQuery } from "../queries/webhooks.ts"
import { Button } from "../ui/button.tsx"
import { Menu, MenuItem } from "../ui/menu.tsx"
import { useErrorToast, useToast } from "../ui/toast.tsx"
import { DeleteWebhook } from "./delete-webhook.tsx"
import { RecoverDialog } from "./recover-dialog.tsx"
import { RotateSecret } from "./rotate-secret.tsx"
import { useEnabling } from "./use-enabling.ts"
import { WebhookDialog } from "./webhook-dialog.tsx"

type OpenDialog = "edit" | "rotate" | "recover" | "delete"

interface WebhookActionsProps {
  readonly webhook: Webhook
  /** Called when a test message is on its way. */
  readonly onTest: (messageId: MessageId) => void
}

/** Renders what can be done with a webhook. */
export function WebhookActions({ webhook, onTest }: WebhookActionsProps) {
  const { id, isEnabled, previousStopsAt } = webhook
  const queries = useQueryClient()
  const navigate = useNavigate()
  const showToast = useToast()
  const showError = useErrorToast()
  const [dialog, setDialog] = useState<OpenDialog>()
  const close = () => setDialog(undefined)
  const test = useMutation({
    mutationFn: () => client.webhooks.test(id),
    onSuccess: async ({ messageId }) => {
      onTest(messageId)
      await queries.invalidateQueries({ queryKey: ["listWebhookDeliveries", id] })
    },
    onError: showError,
  })
  const enabling = useEnabling(webhook, { onRecover: () => setDialog("recover") })
  return (
    <>
      <Button icon="send" isBusy={test.isPending} onClick={() => test.mutate()}>
        Send a test message
      </Button>
      {isEnabled ? (
        <Button icon="edit" onClick={() => setDialog("edit")}>
          Edit
        </Button>
      ) : (
        <Button kind="primary" isBusy={enabling.isPending} onClick={() => enabling.mutate(true)}>
          Enable again
        </Button>
      )}
      <Menu label="More actions" size="medium">
        {!isEnabled && (
          <MenuItem icon="edit" onSelect={() => setDialog("edit")}>
            Edit…
          </MenuItem>
        )}
        <MenuItem icon="retry" onSelect={() => setDialog("recover")}>
          Send what failed again…
        </MenuItem>
        {previousStopsAt === undefined && (
          <MenuItem icon="key" onSelect={() => setDialog("rotate")}>
            Rotate the secret…
          </MenuItem>
        )}
        {isEnabled && (
          <MenuItem icon="failure" onSelect={() => enabling.mutate(false)}>
            Disable
          </MenuItem>
        )}
        <MenuItem icon="delete" kind="danger" onSelect={() => setDialog("delete")}>
          Delete…
        </MenuItem>
      </Menu>
      {dialog === "edit" && (
        <WebhookDialog
          webhook={webhook}
          save={(input) => client.webhooks.update(id, input)}
          onSaved={(saved) => {
            close()
            void keepStored(queries, webhookQuery(id).queryKey, saved)
            showToast("Webhook saved.")
            void queries.invalidateQueries({ queryKey: ["listWebhooks"] })
          }}
          onClose={close}
        />
      )}
      {dialog === "rotate" && <RotateSecret webhookId={id} onClose={close} />}
      {dialog === "recover" && <RecoverDialog webhook={webhook} onClose={close} />}
      {dialog === "delete" && (
        <DeleteWebhook webhook={webhook} onClose={close} onDeleted={() => navigate({ to: "/webhooks" })} />
      )}
    </>
  )
}
