import { type ReactNode, useId } from "react"
import { describedBy, type Description, DescriptionLines } from "./description.tsx"
import styles from "./field-group.module.css"

interface FieldGroupProps extends Description {
  readonly legend: string
  readonly children: ReactNode
}

/** Renders controls that belong together, with their common hint and error, and connects these for screen readers. */
export function FieldGroup({ legend, hint, error, children }: FieldGroupProps) {
  const id = useId()
  return (
    <fieldset className={styles.group} aria-describedby={describedBy(id, { hint, error })}>
      <legend>{legend}</legend>
      {children}
      <DescriptionLines {...{ id, hint, error }} />
    </fieldset>
  )
}
