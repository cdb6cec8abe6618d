import { Confidence } from "../document/confidence.tsx"
import styles from "./found-text.module.css"
import type { FoundValue } from "./try-result.ts"

interface FoundTextProps {
  /** Undefined while the part has not been tried. */
  readonly found: readonly (FoundValue | undefined)[] | undefined
  readonly isColumn: boolean
  readonly threshold: number | undefined
}

/** Renders what the sample says for a field, or in the first row of a column. */
export function FoundText({ found, isColumn, threshold }: FoundTextProps) {
  if (found === undefined) return <p className={styles.found}>…</p>
  const values = found.filter((each) => each !== undefined)
  const [first] = values
  if (first === undefined) return <p className={styles.found}>Not found in the sample</p>
  const { value, evidence } = first
  return (
    <p className={styles.found}>
      <span className={styles.value} title={evidence?.text}>
        {String(value)}
      </span>
      {isColumn && (
        <span className={styles.detail}>
          {values.length} of {found.length} rows
        </span>
      )}
      {evidence !== undefined && !isColumn && (
        <>
          <span className={styles.detail}>page {evidence.page}</span>
          <Confidence value={evidence.confidence} threshold={threshold} />
        </>
      )}
    </p>
  )
}
