import type { Webhook } from "@docsift/sdk"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { client } from "../client.ts"
import { keepStored } from "../queries/newest.ts"
import { webhookQuery } from "../queries/webhooks.ts"
import { useErrorToast, useScreenToast } from "../ui/toast.tsx"
import { formOf, inputOf } from "./webhook-form.ts"

/** Returns how a webhook is enabled and disabled; the toast offers the usual next step. */
export function useEnabling(webhook: Webhook, { onRecover }: { readonly onRecover: () => void }) {
  const queries = useQueryClient()
  const showToast = useScreenToast()
  const showError = useErrorToast()
  const { mutate, isPending } = useMutation({
    // Read anew: the update replaces everything, and another person may have changed it since this screen was opened.
    mutationFn: async (isEnabled: boolean) => {
      const current = await client.webhooks.get(webhook.id)
      return client.webhooks.update(webhook.id, inputOf(formOf(current), isEnabled))
    },
    onSuccess: async (saved) => {
      await keepStored(queries, webhookQuery(webhook.id).queryKey, saved)
      if (saved.isEnabled) showToast("Webhook enabled.", { label: "Send what failed again", run: onRecover })
      else showToast("Webhook disabled.", { label: "Undo", run: () => mutate(true) })
      await Promise.all([
        queries.invalidateQueries({ queryKey: ["listWebhooks"] }),
        // Those that were pending are attempted again.
        queries.invalidateQueries({ queryKey: ["listWebhookDeliveries", webhook.id] }),
      ])
    },
    onError: showError,
  })
  return { mutate, isPending }
}
