import styles from "./loading.module.css"

/** Renders a spinner with what is being waited for; it appears after a moment. */
export function Loading({ label = "Loading…" }: { readonly label?: string }) {
  return (
    <p className={styles.loading} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      {label}
    </p>
  )
}
