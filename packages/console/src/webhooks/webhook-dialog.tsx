import type { Webhook, WebhookInput } from "@docsift/sdk"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useRef, useState } from "react"
import { Dialog } from "../ui/dialog.tsx"
import { ErrorNotice } from "../ui/error-notice.tsx"
import { WebhookFields } from "./webhook-fields.tsx"
import { formOf, inputOf, problemsOf, problemsOfError, type WebhookForm } from "./webhook-form.ts"

interface WebhookDialogProps<Saved> {
  /** The webhook to change; undefined for a new one. */
  readonly webhook: Webhook | undefined
  readonly save: (input: WebhookInput) => Promise<Saved>
  readonly onSaved: (saved: Saved) => void
  readonly onClose: () => void
}

/** Renders the dialog with the form of a webhook. */
export function WebhookDialog<Saved>({ webhook, save, onSaved, onClose }: WebhookDialogProps<Saved>) {
  const queries = useQueryClient()
  const urlField = useRef<HTMLInputElement>(null)
  const [form, setForm] = useState<WebhookForm>(() => formOf(webhook))
  const [isChecked, setIsChecked] = useState(false)
  const found = problemsOf(form)
  const saving = useMutation({
    mutationFn: () => save(inputOf(form, webhook?.isEnabled ?? true)),
    // The response may hold a secret, which must not stay in memory when the dialog is gone.
    gcTime: 0,
    onSuccess: onSaved,
    onError: (error) => {
      const { url, workflowIds } = problemsOfError(error)
      if (url !== undefined) urlField.current?.focus()
      if (workflowIds !== undefined) void queries.invalidateQueries({ queryKey: ["listWorkflows"] })
    },
  })
  const refused = problemsOfError(saving.error)
  const problems = { ...(isChecked && found), ...refused }
  const submit = () => {
    setIsChecked(true)
    if (found.url !== undefined) urlField.current?.focus()
    if (Object.keys(found).length === 0) saving.mutate()
  }
  return (
    <Dialog
      title={webhook === undefined ? "New webhook" : "Edit the webhook"}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={saving.isPending ? "Saving…" : webhook === undefined ? "Create webhook" : "Save"}
      isBusy={saving.isPending}
      // The response may hold a secret, which is shown only once.
      canCancel={!saving.isPending}
    >
      <WebhookFields
        form={form}
        problems={problems}
        urlRef={urlField}
        onChange={(change) => {
          setForm((form) => ({ ...form, ...change }))
          // What the server said is about the form as it was.
          if (saving.isError) saving.reset()
        }}
      />
      {saving.isError && Object.keys(refused).length === 0 && <ErrorNotice error={saving.error} />}
    </Dialog>
  )
}
