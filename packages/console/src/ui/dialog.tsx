import { type ReactNode, type SubmitEvent, useId, useLayoutEffect, useRef } from "react"
import { Button } from "./button.tsx"
import styles from "./dialog.module.css"

interface DialogProps {
  readonly title: string
  readonly size?: "medium" | "large"
  /** Called on Escape and on Cancel, and when the browser closes it. */
  readonly onClose: () => void
  /** Called when the form is sent; the dialog stays open until its parent removes it. */
  readonly onSubmit: () => void
  readonly submitLabel: string
  readonly submitKind?: "primary" | "danger"
  readonly isBusy?: boolean
  /** False where closing loses what it shows: Cancel is left out, and Escape does nothing. @default true */
  readonly canCancel?: boolean
  /** Another way out, beside Cancel. */
  readonly otherAction?: ReactNode
  readonly children?: ReactNode
}

/**
 * Renders a modal dialog with a form. The browser keeps the focus inside, closes it on Escape and returns the focus to
 * where it was.
 */
export function Dialog({
  title,
  size = "medium",
  onClose,
  onSubmit,
  submitLabel,
  submitKind = "primary",
  isBusy = false,
  canCancel = true,
  otherAction,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // Before the element is removed, so that the browser returns the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isBusy) onSubmit()
  }
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-size={size}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // The parent closes it, by no longer rendering it.
        event.preventDefault()
        if (canCancel) onClose()
      }}
      onClose={(event) => {
        // A browser closes it on a second Escape whatever the page says.
        if (!event.currentTarget.open) onClose()
      }}
    >
      <form className={styles.form} onSubmit={submit}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {children}
        <div className={styles.actions}>
          {otherAction}
          {canCancel && <Button onClick={onClose}>Cancel</Button>}
          <Button type="submit" kind={submitKind} isBusy={isBusy}>
            {submitLabel}
          </Button>
        </div>
      </form>
    </dialog>
  )
}
