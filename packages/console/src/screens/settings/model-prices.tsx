import { FieldGroup } from "../../ui/field-group.tsx"
import { TextField } from "../../ui/field.tsx"
import styles from "./model-dialog.module.css"
import type { ModelFormProps } from "./model-form.ts"

/** Renders the prices of a model. */
export function ModelPrices({ form, problems, onChange }: ModelFormProps) {
  return (
    <FieldGroup
      legend="Price per million tokens"
      hint="Optional: without prices, the cost of executions is unknown. Use the same currency for all models."
      error={problems.prices}
    >
      <div className={styles.prices}>
        <TextField
          label="Input"
          type="number"
          min={0}
          step="any"
          value={form.inputPrice}
          onChange={({ currentTarget }) => onChange({ inputPrice: currentTarget.value })}
        />
        <TextField
          label="Output"
          type="number"
          min={0}
          step="any"
          value={form.outputPrice}
          onChange={({ currentTarget }) => onChange({ outputPrice: currentTarget.value })}
        />
        <TextField
          label="Currency"
          placeholder="EUR"
          maxLength={3}
          pattern="[A-Za-z]{3}"
          title="Three letters, such as EUR"
          value={form.currency}
          onChange={({ currentTarget }) => onChange({ currency: currentTarget.value })}
        />
      </div>
    </FieldGroup>
  )
}
