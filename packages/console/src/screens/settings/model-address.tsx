import type { ModelProvider } from "@docsift/sdk"
import { SelectField, TextField } from "../../ui/field.tsx"
import styles from "./model-dialog.module.css"
import type { ModelFormProps } from "./model-form.ts"
import { providerNames } from "./provider-names.ts"

/** Providers that can be chosen; the built-in engine is always there. */
const providers = ["openai", "anthropic", "google", "azure", "openai-compatible"] as const satisfies ModelProvider[]

/** Renders what a model is called, and where it runs. */
export function ModelAddress({ form, problems, onChange }: ModelFormProps) {
  return (
    <div className={styles.columns}>
      <TextField
        label="Name at the provider"
        hint="Exactly as the provider calls the model."
        placeholder="gpt-5-mini"
        required
        maxLength={200}
        value={form.modelName}
        onChange={({ currentTarget }) => onChange({ modelName: currentTarget.value })}
      />
      <TextField
        label="Display name"
        hint="Optional: its name in lists and in usage."
        maxLength={200}
        value={form.displayName}
        onChange={({ currentTarget }) => onChange({ displayName: currentTarget.value })}
      />
      <SelectField
        label="Provider"
        value={form.provider}
        onChange={({ currentTarget }) =>
          onChange({ provider: providers.find((provider) => provider === currentTarget.value) ?? "" })
        }
      >
        <option value="">Detect from the address or name</option>
        {providers.map((provider) => (
          <option key={provider} value={provider}>
            {providerNames[provider]}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Address"
        hint="Leave empty for the provider’s own. For your own server: the URL up to /chat/completions."
        type="url"
        placeholder="http://10.0.0.7:8000/v1"
        maxLength={2048}
        error={problems.baseUrl}
        value={form.baseUrl}
        onChange={({ currentTarget }) => onChange({ baseUrl: currentTarget.value })}
      />
    </div>
  )
}
