import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from "react"
import styles from "./toast.module.css"

/** Long enough to read a sentence and to reach "Undo" by keyboard. */
const SHOWN_MS = 8_000

interface Toast {
  readonly id: number
  readonly text: string
  readonly action?: { readonly label: string; readonly run: () => void } | undefined
}

type ShowToast = (text: string, action?: Toast["action"]) => void

const ToastContext = createContext<ShowToast>(() => {})

/** Returns the function that shows a short message about what has just been done. */
export const useToast = (): ShowToast => useContext(ToastContext)

/** Provides short messages, which screen readers read out without moving the focus. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const nextId = useRef(0)
  const remove = useCallback((id: number) => setToasts((all) => all.filter((toast) => toast.id !== id)), [])
  const show = useCallback<ShowToast>(
    (text, action) => {
      const id = nextId.current++
      setToasts((all) => [...all.slice(-2), { id, text, action }])
      setTimeout(() => remove(id), SHOWN_MS)
    },
    [remove],
  )
  return (
    <ToastContext value={show}>
      {children}
      <div className={styles.toasts} role="status">
        {toasts.map(({ id, text, action }) => (
          <div key={id} className={styles.toast}>
            <span>{text}</span>
            {action !== undefined && (
              <button
                type="button"
                className={styles.action}
                onClick={() => {
                  remove(id)
                  action.run()
                }}
              >
                {action.label}
              </button>
            )}
          </div>
        ))}
      </div>
    </ToastContext>
  )
}
