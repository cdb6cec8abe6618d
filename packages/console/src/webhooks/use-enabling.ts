import type { Webhook } from "@docsift/sdk"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { client } from "../client.ts"
import { sentenceOf } from "../ui/error-notice.tsx"
import { useToast } from "../ui/toast.tsx"
import { formOf, inputOf } from "./webhook-form.ts"

/** Returns how a webhook is enabled and disabled; the toast offers what mostly comes next. */
export function useEnabling(webhook: Webhook, { onRecover }: { readonly onRecover: () => void }) {
  const queries = useQueryClient()
  const showToast = useToast()
  const { mutate, isPending } = useMutation({
    // Read anew: the update replaces everything, and another person may have changed it since this screen was opened.
    mutationFn: async (isEnabled: boolean) => {
      const current = await client.webhooks.get(webhook.id)
      return client.webhooks.update(webhook.id, inputOf(formOf(current), isEnabled))
    },
    onSuccess: async (saved) => {
      queries.setQueryData(["getWebhook", webhook.id], saved)
      if (saved.isEnabled) showToast("Webhook enabled.", { label: "Send what failed again", run: onRecover })
      else showToast("Webhook disabled.", { label: "Undo", run: () => mutate(true) })
      await queries.invalidateQueries({ queryKey: ["listWebhooks"] })
    },
    onError: (error) => showToast(sentenceOf(error)),
  })
  return { mutate, isPending }
}
