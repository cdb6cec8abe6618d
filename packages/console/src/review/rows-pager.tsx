import { Button } from "../ui/button.tsx"
import { formatCount } from "../ui/figures.ts"
import styles from "./rows-editor.module.css"

/** Rows that are in the page at once: a table of 5,000 rows would have 50,000 cells, which browsers lay out for seconds. */
export const ROWS_AT_ONCE = 100

interface RowsPagerProps {
  /** The name of the table. */
  readonly name: string
  /** The index of the first row that is shown. */
  readonly first: number
  /** The index of the first row of the last page. */
  readonly last: number
  readonly count: number
  readonly onShow: (first: number) => void
}

/** Renders which rows of a long table are shown, and turns over to others. */
export function RowsPager({ name, first, last, count, onShow }: RowsPagerProps) {
  return (
    <nav className={styles.pager} aria-label={`Pages of ${name}`}>
      <Button
        size="small"
        icon="chevron-left"
        label="Previous rows"
        disabled={first === 0}
        onClick={() => onShow(first - ROWS_AT_ONCE)}
      />
      <span>
        Rows {formatCount(first + 1)}–{formatCount(Math.min(first + ROWS_AT_ONCE, count))} of {formatCount(count)}
      </span>
      <Button
        size="small"
        icon="chevron-right"
        label="Next rows"
        disabled={first >= last}
        onClick={() => onShow(first + ROWS_AT_ONCE)}
      />
    </nav>
  )
}
