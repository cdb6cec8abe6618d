import type { Webhook } from "@docsift/sdk"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { client } from "../client.ts"
import { startOfDay } from "../local-day.ts"
import { DateField } from "../ui/date-field.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { ErrorNotice } from "../ui/error-notice.tsx"
import { formatQuantity } from "../ui/figures.ts"
import { useToast } from "../ui/toast.tsx"
import { recoveryDayOf } from "./recovery-day.ts"

/** Renders the dialog that sends again what failed since a day. */
export function RecoverDialog({ webhook, onClose }: { readonly webhook: Webhook; readonly onClose: () => void }) {
  const { id, failingSince, isEnabled } = webhook
  const queries = useQueryClient()
  const showToast = useToast()
  const [day, setDay] = useState<string | undefined>(() => recoveryDayOf(failingSince, new Date()))
  const recovery = useMutation({
    mutationFn: (day: string) => client.webhooks.recover(id, { since: startOfDay(day) }),
    onSuccess: async ({ count }) => {
      onClose()
      showToast(
        count === 0 ? "No delivery has failed since then." : `${formatQuantity(count, "failed message")} sent again.`,
      )
      await queries.invalidateQueries({ queryKey: ["listWebhookDeliveries", id] })
    },
  })
  return (
    <Dialog
      title="Send what failed again"
      onClose={onClose}
      onSubmit={() => {
        if (day !== undefined) recovery.mutate(day)
      }}
      submitLabel={recovery.isPending ? "Sending…" : "Send again"}
      isBusy={recovery.isPending}
    >
      <p>
        Every delivery that failed since this day begins again, the oldest first, with the same message ids and
        contents.
        {!isEnabled && " The webhook is disabled: they wait until it is enabled."}
      </p>
      <DateField
        label="Since the beginning of"
        value={day}
        error={day === undefined ? "Choose a day." : undefined}
        onChange={setDay}
      />
      {recovery.isError && <ErrorNotice error={recovery.error} />}
    </Dialog>
  )
}
