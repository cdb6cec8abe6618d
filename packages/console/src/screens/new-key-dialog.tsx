import type { ApiKeyCreated, ApiKeyInput } from "@docsift/sdk"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useRef, useState } from "react"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { ErrorNotice } from "../ui/error-notice.tsx"
import { TextArea, TextField } from "../ui/field.tsx"
import { Notice } from "../ui/notice.tsx"
import styles from "./new-key-dialog.module.css"

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
  const field = useRef<HTMLTextAreaElement>(null)
  const [copied, setCopied] = useState<"yes" | "by hand">()
  const copy = async () => {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(created.key)
      setCopied("yes")
    } catch {
      // Without https there is no clipboard, and a person may refuse it: the value is selected for Ctrl+C.
      setCopied("by hand")
    }
  }
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
      <div className={styles.secret}>
        <TextArea
          ref={field}
          className={styles.value}
          label="API key"
          rows={2}
          spellCheck={false}
          readOnly
          autoFocus
          value={created.key}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <div className={styles.copy}>
          <Button icon="copy" onClick={() => void copy()}>
            Copy
          </Button>
          <p role="status">
            {copied === "yes" && "Copied."}
            {copied === "by hand" && "The browser blocked copying. The key is selected: press Ctrl+C or ⌘C."}
          </p>
        </div>
      </div>
    </Dialog>
  )
}
