import { type ReactNode, useEffect } from "react"
import styles from "./page.module.css"

interface PageProps {
  /** The heading, and the first part of the window's title. */
  readonly title: string
  readonly lead?: ReactNode
  /** A link to the screen above this one, as an icon. */
  readonly back?: ReactNode
  readonly actions?: ReactNode
  readonly width?: "normal" | "narrow" | "full"
  readonly children: ReactNode
}

/** Renders a screen: its heading, what can be done there, and its content. */
export function Page({ title, lead, back, actions, width = "normal", children }: PageProps) {
  useTitle(title)
  return (
    <div className={styles.page} data-width={width}>
      <header className={styles.head}>
        <div className={styles.heading}>
          {back}
          <div className={styles.names}>
            <h1 className={styles.title}>{title}</h1>
            {lead !== undefined && <p className={styles.lead}>{lead}</p>}
          </div>
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  )
}

/** Sets the title of the window while a screen is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Docsift`
  }, [title])
}
