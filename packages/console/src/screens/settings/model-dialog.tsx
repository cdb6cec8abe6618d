import type { Model } from "@docsift/sdk"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { client } from "../../client.ts"
import { Dialog } from "../../ui/dialog.tsx"
import { ErrorNotice } from "../../ui/error-notice.tsx"
import { useToast } from "../../ui/toast.tsx"
import { ConnectionTest } from "./connection-test.tsx"
import { formOf, inputOf, type ModelForm, problemsOf, updateOf } from "./model-form.ts"
import { nameOf } from "./provider-names.ts"
import { ModelAddress } from "./model-address.tsx"
import { ModelPrices } from "./model-prices.tsx"
import { ModelSlots } from "./model-slots.tsx"
import { SecretField } from "./secret-field.tsx"

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
  const parts = { form, problems, onChange: change }
  return (
    <Dialog
      title={model === undefined ? "Add a model" : `Edit ${nameOf(model)}`}
      size="large"
      onClose={onClose}
      onSubmit={submit}
      submitLabel={saving.isPending ? "Saving…" : model === undefined ? "Add model" : "Save"}
      isBusy={saving.isPending}
    >
      <ModelAddress {...parts} />
      <SecretField stored={model?.providerApiKey} form={form} onChange={change} />
      <ModelSlots {...parts} />
      <ModelPrices {...parts} />
      <ConnectionTest form={form} hasStoredSecret={model?.providerApiKey !== undefined} />
      {saving.isError && <ErrorNotice error={saving.error} />}
    </Dialog>
  )
}
