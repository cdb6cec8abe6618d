import type { ReactNode } from "react"
import { Icon, type IconName } from "./icon.tsx"
import styles from "./notice.module.css"

const icons = { info: "help", success: "success", warning: "warning", danger: "failure" } as const satisfies Record<
  string,
  IconName
>

/** Renders a message in the flow of a screen; screen readers read a `danger` out when it appears. */
export function Notice({ kind, children }: { readonly kind: keyof typeof icons; readonly children: ReactNode }) {
  return (
    <div className={styles.notice} data-kind={kind} role={kind === "danger" ? "alert" : undefined}>
      <Icon name={icons[kind]} />
      <div className={styles.content}>{children}</div>
    </div>
  )
}
