import type { Webhook } from "@docsift/sdk"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { client } from "../client.ts"
import { Dialog } from "../ui/dialog.tsx"
import { ErrorNotice } from "../ui/error-notice.tsx"
import { keepFocus } from "../ui/keep-focus.ts"
import { useToast } from "../ui/toast.tsx"

interface DeleteWebhookProps {
  readonly webhook: Webhook
  readonly onClose: () => void
  /** Leads to another screen. */
  readonly onDeleted: () => Promise<void>
}

/** Renders the question before a webhook is deleted. */
export function DeleteWebhook({ webhook: { id, url }, onClose, onDeleted }: DeleteWebhookProps) {
  const queries = useQueryClient()
  const showToast = useToast()
  const deletion = useMutation({
    mutationFn: () => client.webhooks.delete(id),
    onSuccess: async () => {
      showToast("Webhook deleted.")
      await onDeleted()
      queries.removeQueries({ queryKey: ["getWebhook", id] })
      await queries.invalidateQueries({ queryKey: ["listWebhooks"] })
      keepFocus()
    },
  })
  return (
    <Dialog
      title="Delete this webhook?"
      onClose={onClose}
      onSubmit={() => deletion.mutate()}
      submitLabel="Delete webhook"
      submitKind="danger"
      isBusy={deletion.isPending}
    >
      <p>
        <code>{url}</code> receives no more messages, except for one that is on its way.
      </p>
      <p>The secret and the list of deliveries are lost. Executions are kept.</p>
      {deletion.isError && <ErrorNotice error={deletion.error} />}
    </Dialog>
  )
}
