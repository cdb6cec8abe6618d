import type { ReactNode } from "react"
import styles from "./table.module.css"

interface TableProps {
  /** What the table lists, for screen readers. */
  readonly label: string
  /** A `<tr>` of `<th scope="col">`. */
  readonly head: ReactNode
  /** `<tr>`s. */
  readonly children: ReactNode
  /** A `<tr>` of totals. */
  readonly foot?: ReactNode
}

/** Renders a table; a wide one scrolls inside its frame, which the keyboard reaches. */
export function Table({ label, head, children, foot }: TableProps) {
  return (
    <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>{head}</thead>
        <tbody>{children}</tbody>
        {foot !== undefined && <tfoot>{foot}</tfoot>}
      </table>
    </div>
  )
}
