import { Checkbox } from "../../ui/field.tsx"
import styles from "./model-dialog.module.css"
import type { ModelFormProps } from "./model-form.ts"

/** Renders what a model reads, which decides the slots that it can have. */
export function ModelSlots({ form, problems, onChange }: ModelFormProps) {
  return (
    <fieldset className={styles.group}>
      <legend>Reads</legend>
      <Checkbox
        label="Text"
        hint="The model can be the fast one."
        checked={form.isCore}
        onChange={({ currentTarget }) => onChange({ isCore: currentTarget.checked })}
      />
      <Checkbox
        label="Page images"
        hint="The model can be the accurate one."
        checked={form.isVision}
        onChange={({ currentTarget }) => onChange({ isVision: currentTarget.checked })}
      />
      {problems.slots !== undefined && (
        <p className={styles.problem} role="alert">
          {problems.slots}
        </p>
      )}
    </fieldset>
  )
}
