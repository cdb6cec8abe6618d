import type { ApiKeyCreated, ApiKeyInput } from "@docsift/sdk"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { Dialog } from "../ui/dialog.tsx"
import { ErrorNotice } from "../ui/error-notice.tsx"
import { TextField } from "../ui/field.tsx"
import { Notice } from "../ui/notice.tsx"
import { SecretValue } from "../ui/secret-value.tsx"

interface NewKeyDialogProps {
  readonly title: string
  /** The user that the key acts for. */
  readonly hint: string
  readonly create: (input: ApiKeyInput) => Promise<ApiKeyCreated>
  readonly onClose: () => void
}

/** Renders the dialog that creates an API key, and then shows its value once. */
export function NewKeyDialog({ title, hint, create, onClose }: NewKeyDialogProps) {
  const queries = useQueryClient()
  const [name, setName] = useState("")
  const creation = useMutation({
    mutationFn: () => create({ name: name.trim() }),
    // The value must not stay in memory when the dialog is gone.
    gcTime: 0,
    onSuccess: () => queries.invalidateQueries({ queryKey: ["listApiKeys"] }),
  })
  if (creation.isSuccess) return <StoreKeyDialog created={creation.data} onClose={onClose} />
  return (
    <Dialog
      title={title}
      onClose={onClose}
      onSubmit={() => creation.mutate()}
      submitLabel={creation.isPending ? "Creating…" : "Create key"}
      isBusy={creation.isPending}
      // The response has the key, which is shown only here.
      canCancel={!creation.isPending}
    >
      <TextField
        label="Name"
        hint={hint}
        placeholder="Nightly import"
        required
        maxLength={200}
        pattern=".*\S.*"
        title="A name that says what uses the key"
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      {creation.isError && <ErrorNotice error={creation.error} />}
    </Dialog>
  )
}

/** Renders the value of a new key. Nothing but the button closes it, because the value is shown only here. */
function StoreKeyDialog({ created, onClose }: { readonly created: ApiKeyCreated; readonly onClose: () => void }) {
  return (
    <Dialog
      title={`Store the key “${created.name}”`}
      onClose={onClose}
      onSubmit={onClose}
      submitLabel="I have stored it"
      canCancel={false}
    >
      <Notice kind="warning">
        This key is shown only once. Keep it where you keep passwords; if you lose it, revoke it and create another.
      </Notice>
      <SecretValue label="API key" value={created.key} />
    </Dialog>
  )
}
