import { Button } from "../ui/button.tsx"
import { Modal } from "../ui/modal.tsx"
import { shortcuts } from "./keyboard.ts"
import styles from "./keyboard-help.module.css"

/** Renders the list of keys. */
export function KeyboardHelp({ onClose }: { readonly onClose: () => void }) {
  return (
    <Modal titleId="keyboard-help-title" onClose={onClose}>
      <div className={styles.content}>
        <h2 id="keyboard-help-title" className={styles.title}>
          Keyboard shortcuts
        </h2>
        <dl className={styles.keys}>
          {shortcuts.map(({ keys, does }) => (
            <div key={does}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>Shortcuts are off while you type.</p>
        <div className={styles.actions}>
          <Button kind="primary" onClick={onClose}>
            Close
          </Button>
        </div>
      </div>
    </Modal>
  )
}
