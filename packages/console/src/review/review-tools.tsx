import { useSingleKeys } from "../single-key-shortcuts.ts"
import { Button } from "../ui/button.tsx"
import styles from "./review-workspace.module.css"

interface ReviewToolsProps {
  /** How many values are to be checked; undefined while other panels are shown. */
  readonly toCheckCount: number | undefined
  readonly onNextToCheck: () => void
  readonly onHelp: () => void
}

/** Renders the way to the next value to check, and to the list of keys. */
export function ReviewTools({ toCheckCount = 0, onNextToCheck, onHelp }: ReviewToolsProps) {
  const areOn = useSingleKeys()
  return (
    <div className={styles.tools}>
      {toCheckCount > 0 && (
        <Button
          size="small"
          icon="warning"
          onClick={onNextToCheck}
          aria-keyshortcuts={areOn ? "n" : undefined}
          title={`Go to the next value to check${areOn ? " (n)" : ""}`}
        >
          {toCheckCount} to check
        </Button>
      )}
      <Button size="small" kind="quiet" icon="help" label="Keyboard shortcuts" onClick={onHelp} />
    </div>
  )
}
