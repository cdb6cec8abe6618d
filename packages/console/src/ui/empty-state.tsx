import type { ReactNode } from "react"
import styles from "./empty-state.module.css"
import { Icon, type IconName } from "./icon.tsx"

interface EmptyStateProps {
  readonly icon: IconName
  readonly title: string
  /** What will be listed here, and how to add it. */
  readonly children: ReactNode
  readonly actions?: ReactNode
}

/** Renders the message in place of an empty list. */
export function EmptyState({ icon, title, children, actions }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.icon}>
        <Icon name={icon} size={22} />
      </span>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{children}</p>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
