import type { ReactNode } from "react"
import styles from "./empty-state.module.css"
import { Icon, type IconName } from "./icon.tsx"

interface EmptyStateProps {
  readonly icon: IconName
  readonly title: string
  /** What will stand here, and how it gets here. */
  readonly children: ReactNode
  readonly actions?: ReactNode
}

/** Renders what a list without entries says. */
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
