import type { ReactNode } from "react"
import styles from "./description.module.css"

/** What is said below a control. */
export interface Description {
  readonly hint?: ReactNode
  readonly error?: string | undefined
}

/** Returns the `aria-describedby` of a control whose description {@link DescriptionLines} renders with the same id. */
export function describedBy(id: string, { hint, error }: Description): string | undefined {
  const ids = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean)
  return ids.join(" ") || undefined
}

/** Renders the hint and the error of a control. */
export function DescriptionLines({ id, hint, error }: Description & { readonly id: string }) {
  return (
    <>
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
    </>
  )
}
