import { FieldGroup } from "../../ui/field-group.tsx"
import { Checkbox } from "../../ui/field.tsx"
import type { ModelFormProps } from "./model-form.ts"

/** Renders what a model reads, which decides the slots that it can have. */
export function ModelSlots({ form, problems, onChange }: ModelFormProps) {
  return (
    <FieldGroup legend="Reads" error={problems.slots}>
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
    </FieldGroup>
  )
}
