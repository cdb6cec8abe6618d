import type { WebhookId, WebhookSecret } from "@docsift/sdk"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { client } from "../client.ts"
import { Dialog } from "../ui/dialog.tsx"
import { ErrorNotice } from "../ui/error-notice.tsx"
import { SelectField } from "../ui/field.tsx"
import { Time } from "../ui/time.tsx"
import { SecretDialog } from "./secret-dialog.tsx"

const HOUR = 3_600
const DAY = 24 * HOUR

/** How long both secrets can sign, up to the limit of the API. */
const overlaps = [
  { seconds: 0, label: "Stop at once" },
  { seconds: HOUR, label: "1 hour" },
  { seconds: DAY, label: "1 day" },
  { seconds: 7 * DAY, label: "7 days" },
] as const

/** Renders the dialog that rotates the secret of a webhook, and then shows the new one once. */
export function RotateSecret({ webhookId, onClose }: { readonly webhookId: WebhookId; readonly onClose: () => void }) {
  const queries = useQueryClient()
  const [overlapSeconds, setOverlapSeconds] = useState<number>(DAY)
  const rotation = useMutation({
    mutationFn: (): Promise<WebhookSecret> => client.webhooks.rotateSecret(webhookId, { overlapSeconds }),
    // The secret must not stay in memory when the dialog is gone.
    gcTime: 0,
    // Also after a refusal: it says that another person has rotated the secret.
    onSettled: () => queries.invalidateQueries({ queryKey: ["getWebhook", webhookId] }),
  })
  if (rotation.isSuccess) {
    const { secret, previousStopsAt } = rotation.data
    return (
      <SecretDialog title="Store the new secret" secret={secret} onClose={onClose}>
        It is shown only once.{" "}
        {overlapSeconds === 0 ? (
          "The previous secret no longer signs: change the receiver now."
        ) : (
          <>
            The previous secret signs as well until <Time value={previousStopsAt} isAbsolute />: change the receiver by
            then.
          </>
        )}
      </SecretDialog>
    )
  }
  return (
    <Dialog
      title="Rotate the secret?"
      onClose={onClose}
      onSubmit={() => rotation.mutate()}
      submitLabel={rotation.isPending ? "Rotating…" : "Rotate secret"}
      isBusy={rotation.isPending}
      // The response has the secret, which is shown only here.
      canCancel={!rotation.isPending}
    >
      <p>
        The server draws a new secret, which is shown once. Until the previous one stops, each message has a signature
        by both, so that the receiver can change over without a gap.
      </p>
      <SelectField
        label="The previous secret signs for"
        hint={
          overlapSeconds === 0
            ? "For a secret that others may know. The receiver refuses messages until it has the new one; failed attempts are repeated."
            : "Only one rotation can be open at a time."
        }
        value={overlapSeconds}
        onChange={({ currentTarget }) => setOverlapSeconds(Number(currentTarget.value))}
      >
        {overlaps.map(({ seconds, label }) => (
          <option key={seconds} value={seconds}>
            {label}
          </option>
        ))}
      </SelectField>
      {rotation.isError && <ErrorNotice error={rotation.error} />}
    </Dialog>
  )
}
