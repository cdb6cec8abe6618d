import { type ReactNode, useId } from "react"
import styles from "./field-group.module.css"

interface FieldGroupProps {
  readonly legend: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly children: ReactNode
}

/** Renders controls that belong together, with their common hint and error, and connects these for screen readers. */
export function FieldGroup({ legend, hint, error, children }: FieldGroupProps) {
  const id = useId()
  const descriptions = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean)
  return (
    <fieldset className={styles.group} aria-describedby={descriptions.join(" ") || undefined}>
      <legend>{legend}</legend>
      {children}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
