import { type ReactNode, type SubmitEvent, useId } from "react"
import { Button } from "./button.tsx"
import styles from "./dialog.module.css"
import { Modal } from "./modal.tsx"

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

/** Renders a modal window with a form. */
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
  const titleId = useId()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isBusy) onSubmit()
  }
  return (
    <Modal titleId={titleId} size={size} canClose={canCancel} onClose={onClose}>
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
    </Modal>
  )
}
