import { Button } from "../../ui/button.tsx"
import { TextField } from "../../ui/field.tsx"
import styles from "./model-dialog.module.css"
import type { ModelForm } from "./model-form.ts"

interface SecretFieldProps {
  /** The mask of the stored secret. */
  readonly stored: string | undefined
  readonly form: ModelForm
  readonly onChange: (change: Partial<ModelForm>) => void
}

/** Renders the secret of a model's provider, which can be written and never read. */
export function SecretField({ stored, form: { secret, providerApiKey }, onChange }: SecretFieldProps) {
  if (secret === "replace") {
    return (
      <TextField
        label="Secret of the provider"
        hint={
          <>
            Stored encrypted, and never shown again.{" "}
            {stored === undefined ? "Your own server may need none." : "Left empty, the stored one is kept."}
          </>
        }
        type="password"
        autoComplete="new-password"
        maxLength={4096}
        autoFocus={stored !== undefined}
        value={providerApiKey}
        onChange={({ currentTarget }) => onChange({ providerApiKey: currentTarget.value })}
      />
    )
  }
  return (
    <div className={styles.secret} role="group" aria-label="Secret of the provider">
      <p className={styles.label}>Secret of the provider</p>
      <div className={styles.stored}>
        {secret === "keep" ? (
          <>
            <p>
              Stored: <code>{stored}</code>
            </p>
            <Button size="small" onClick={() => onChange({ secret: "replace" })}>
              Replace
            </Button>
            <Button size="small" onClick={() => onChange({ secret: "remove" })}>
              Remove
            </Button>
          </>
        ) : (
          <>
            <p>It will be removed when you save.</p>
            <Button size="small" onClick={() => onChange({ secret: "keep" })}>
              Keep it
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
