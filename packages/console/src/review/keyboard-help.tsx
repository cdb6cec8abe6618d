import { switchSingleKeys, useSingleKeys } from "../single-key-shortcuts.ts"
import { Button } from "../ui/button.tsx"
import { Checkbox } from "../ui/field.tsx"
import { Modal } from "../ui/modal.tsx"
import { hasSingleKey, shortcuts } from "./keyboard.ts"
import styles from "./keyboard-help.module.css"

/** Renders the list of keys. */
export function KeyboardHelp({ onClose }: { readonly onClose: () => void }) {
  const areOn = useSingleKeys()
  return (
    <Modal titleId="keyboard-help-title" onClose={onClose}>
      <div className={styles.content}>
        <h2 id="keyboard-help-title" className={styles.title}>
          Keyboard shortcuts
        </h2>
        <dl className={styles.keys}>
          {shortcuts.map(({ keys, does }) => (
            <div key={does} data-off={(!areOn && hasSingleKey({ keys, does })) || undefined}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <Checkbox
          className={styles.choice}
          label="Letters, digits and signs are shortcuts"
          hint="Off while you type. Without them, buttons do the same. Kept in this browser."
          checked={areOn}
          onChange={({ currentTarget }) => switchSingleKeys(currentTarget.checked)}
        />
        <div className={styles.actions}>
          <Button kind="primary" onClick={onClose}>
            Close
          </Button>
        </div>
      </div>
    </Modal>
  )
}
