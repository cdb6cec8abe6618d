import { type ReactNode, useLayoutEffect, useRef } from "react"
import styles from "./modal.module.css"

interface ModalProps {
  /** The id of its heading. */
  readonly titleId: string
  /** `tall` has the same height whatever it shows. @default "medium" */
  readonly size?: "medium" | "large" | "tall"
  /** False when Escape does nothing, because closing loses what is shown. @default true */
  readonly canClose?: boolean
  /** Called on Escape; the modal stays open until its parent removes it. */
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * Renders a modal window. The browser focuses its first control, keeps the focus inside, closes it on Escape and returns the
 * focus to where it was.
 */
export function Modal({ titleId, size = "medium", canClose = true, onClose, children }: ModalProps) {
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
      className={styles.modal}
      data-size={size}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // The parent closes it, by no longer rendering it.
        event.preventDefault()
        if (canClose) onClose()
      }}
      onClose={(event) => {
        // A browser closes it on a second Escape whatever the page says.
        if (event.currentTarget.open) return
        if (canClose) onClose()
        else event.currentTarget.showModal()
      }}
    >
      {children}
    </dialog>
  )
}
