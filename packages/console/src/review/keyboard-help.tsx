import { useLayoutEffect, useRef } from "react"
import { Button } from "../ui/button.tsx"
import { shortcuts } from "./keyboard.ts"
import styles from "./keyboard-help.module.css"

/** Renders the list of keys. */
export function KeyboardHelp({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Before the element is removed, so that the browser returns the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="keyboard-help-title"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => {
        // A browser closes it on a second Escape whatever the page says.
        if (!event.currentTarget.open) onClose()
      }}
    >
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
    </dialog>
  )
}
