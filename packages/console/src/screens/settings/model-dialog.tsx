import type { Model, ModelProvider } from "@docsift/sdk"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { client } from "../../client.ts"
import { Dialog } from "../../ui/dialog.tsx"
import { ErrorNotice } from "../../ui/error-notice.tsx"
import { Checkbox, SelectField, TextField } from "../../ui/field.tsx"
import { useToast } from "../../ui/toast.tsx"
import { ConnectionTest } from "./connection-test.tsx"
import styles from "./model-dialog.module.css"
import { formOf, inputOf, type ModelForm, problemsOf, updateOf } from "./model-form.ts"
import { nameOf, providerNames } from "./provider-names.ts"
import { SecretField } from "./secret-field.tsx"

/** Providers that can be chosen; the built-in engine is always there. */
const providers = ["openai", "anthropic", "google", "azure", "openai-compatible"] as const satisfies ModelProvider[]

interface ModelDialogProps {
  /** The model to change; undefined to add one. */
  readonly model: Model | undefined
  readonly onClose: () => void
}

/** Renders the dialog that adds a model or changes one. */
export function ModelDialog({ model, onClose }: ModelDialogProps) {
  const queries = useQueryClient()
  const showToast = useToast()
  const [form, setForm] = useState<ModelForm>(() => formOf(model))
  const [isChecked, setIsChecked] = useState(false)
  const change = (change: Partial<ModelForm>) => setForm((form) => ({ ...form, ...change }))
  const found = problemsOf(form)
  const problems = isChecked ? found : {}
  const saving = useMutation({
    mutationFn: () =>
      model === undefined
        ? client.admin.models.add(inputOf(form))
        : client.admin.models.update(updateOf(model.id, form)),
    // The secret must not stay in memory when the dialog is gone.
    gcTime: 0,
    onSuccess: async ({ model: saved }) => {
      onClose()
      showToast(
        model === undefined
          ? `Model ${nameOf(saved)} added. It is used once it is the fast or the accurate model.`
          : `Model ${nameOf(saved)} saved.`,
      )
      const keys = ["listModels", "getRuntimeConfig"]
      await Promise.all(keys.map((key) => queries.invalidateQueries({ queryKey: [key] })))
    },
  })
  const submit = () => {
    setIsChecked(true)
    if (Object.keys(found).length === 0) saving.mutate()
  }
  return (
    <Dialog
      title={model === undefined ? "Add a model" : `Edit ${nameOf(model)}`}
      size="large"
      onClose={onClose}
      onSubmit={submit}
      submitLabel={saving.isPending ? "Saving…" : model === undefined ? "Add model" : "Save"}
      isBusy={saving.isPending}
    >
      <div className={styles.columns}>
        <TextField
          label="Name at the provider"
          hint="Exactly as the provider calls the model."
          placeholder="gpt-5-mini"
          required
          maxLength={200}
          value={form.modelName}
          onChange={({ currentTarget }) => change({ modelName: currentTarget.value })}
        />
        <TextField
          label="Display name"
          hint="Optional: its name in lists and in usage."
          maxLength={200}
          value={form.displayName}
          onChange={({ currentTarget }) => change({ displayName: currentTarget.value })}
        />
        <SelectField
          label="Provider"
          value={form.provider}
          onChange={({ currentTarget }) =>
            change({ provider: providers.find((provider) => provider === currentTarget.value) ?? "" })
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
          hint="Leave empty for the provider’s own. For a server of yours: the address before /chat/completions."
          type="url"
          placeholder="http://10.0.0.7:8000/v1"
          maxLength={2048}
          error={problems.baseUrl}
          value={form.baseUrl}
          onChange={({ currentTarget }) => change({ baseUrl: currentTarget.value })}
        />
      </div>
      <SecretField stored={model?.providerApiKey} form={form} onChange={change} />
      <fieldset className={styles.group}>
        <legend>Reads</legend>
        <Checkbox
          label="Text"
          hint="The model can be the fast one."
          checked={form.isCore}
          onChange={({ currentTarget }) => change({ isCore: currentTarget.checked })}
        />
        <Checkbox
          label="Page images"
          hint="The model can be the accurate one."
          checked={form.isVision}
          onChange={({ currentTarget }) => change({ isVision: currentTarget.checked })}
        />
        {problems.slots !== undefined && (
          <p className={styles.problem} role="alert">
            {problems.slots}
          </p>
        )}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Price per million tokens</legend>
        <div className={styles.prices}>
          <TextField
            label="Input"
            type="number"
            min={0}
            step="any"
            value={form.inputPrice}
            onChange={({ currentTarget }) => change({ inputPrice: currentTarget.value })}
          />
          <TextField
            label="Output"
            type="number"
            min={0}
            step="any"
            value={form.outputPrice}
            onChange={({ currentTarget }) => change({ outputPrice: currentTarget.value })}
          />
          <TextField
            label="Currency"
            placeholder="EUR"
            maxLength={3}
            pattern="[A-Za-z]{3}"
            title="Three letters, such as EUR"
            value={form.currency}
            onChange={({ currentTarget }) => change({ currency: currentTarget.value })}
          />
        </div>
        <p className={styles.hint}>
          Optional: without prices, the cost of executions is unknown. Use the same currency for all models.
        </p>
        {problems.prices !== undefined && (
          <p className={styles.problem} role="alert">
            {problems.prices}
          </p>
        )}
      </fieldset>
      <ConnectionTest form={form} hasStoredSecret={model?.providerApiKey !== undefined} />
      {saving.isError && <ErrorNotice error={saving.error} />}
    </Dialog>
  )
}
