import type { ReactNode } from "react"
import styles from "./badge.module.css"
import { Icon, type IconName } from "./icon.tsx"

/** What a badge shows. */
export interface BadgeProps {
  readonly kind?: "neutral" | "success" | "warning" | "danger" | "info"
  readonly icon: IconName
  readonly children: ReactNode
}

/** Renders a state in a word, with an icon and a colour that say the same. */
export function Badge({ kind = "neutral", icon, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-kind={kind}>
      <Icon name={icon} size={14} />
      {children}
    </span>
  )
}
