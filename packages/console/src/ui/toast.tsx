import {
  createContext,
  type FocusEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react"
import { Button } from "./button.tsx"
import { sentenceOf } from "./error-notice.tsx"
import { Icon } from "./icon.tsx"
import { keepFocus } from "./keep-focus.ts"
import { addToast, isLasting, type Toast, type ToastAction } from "./toast-list.ts"
import styles from "./toast.module.css"

/** Long enough to read a sentence. */
const SHOWN_MS = 8_000

interface Toasts {
  /** Shows a message, and returns the function that removes it: for an action that is out of date. */
  readonly show: (text: string, action?: ToastAction) => () => void
  /** Shows what went wrong in one sentence. */
  readonly showError: (error: unknown) => void
  readonly clear: () => void
}

const ToastContext = createContext<Toasts>({ show: () => () => {}, showError: () => {}, clear: () => {} })

/** Returns the function that shows a short message about what has just been done. */
export const useToast = (): Toasts["show"] => useContext(ToastContext).show

/** Returns the function that shows messages whose actions need this component: they are removed with it. */
export function useScreenToast(): Toasts["show"] {
  const show = useToast()
  // Undefined once the component is gone: a request that ends later shows its message without the action.
  const dismissals = useRef<(() => void)[]>(undefined)
  useEffect(() => {
    const ofThis: (() => void)[] = []
    dismissals.current = ofThis
    return () => {
      dismissals.current = undefined
      for (const dismiss of ofThis) dismiss()
    }
  }, [])
  return useCallback(
    (text, action) => {
      const dismiss = show(text, dismissals.current && action)
      dismissals.current?.push(dismiss)
      return dismiss
    },
    [show],
  )
}

/** Returns the function that shows what went wrong with a small action. */
export const useErrorToast = (): Toasts["showError"] => useContext(ToastContext).showError

/** Removes all messages when the component is removed: those of one user are not for the next. */
export function useClearToasts(): void {
  const { clear } = useContext(ToastContext)
  useEffect(() => clear, [clear])
}

/** Provides short messages, which screen readers read out without moving the focus. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const [isHovered, setIsHovered] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const nextId = useRef(0)
  const actions = useMemo((): Toasts & { readonly remove: (id: number) => void } => {
    const remove = (id: number) => setToasts((all) => all.filter((toast) => toast.id !== id))
    const add = (toast: Omit<Toast, "id">) => {
      const id = nextId.current++
      setToasts((all) => addToast(all, { ...toast, id }))
      return () => remove(id)
    }
    return {
      remove,
      show: (text, action) => add({ text, action }),
      showError: (error) => void add({ text: sentenceOf(error), isError: true }),
      clear: () => setToasts([]),
    }
  }, [])
  const blur = ({ currentTarget, relatedTarget }: FocusEvent) =>
    setHasFocus(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
  return (
    <ToastContext value={actions}>
      {children}
      <div
        className={styles.toasts}
        role="status"
        onPointerEnter={() => setIsHovered(true)}
        onPointerLeave={() => setIsHovered(false)}
        onFocus={() => setHasFocus(true)}
        onBlur={blur}
      >
        {toasts.map((toast) => (
          <ToastItem
            key={toast.id}
            toast={toast}
            isPaused={isHovered || hasFocus}
            onPass={() => actions.remove(toast.id)}
            onDismiss={() => {
              actions.remove(toast.id)
              // A removed element reports no end of its hover or focus.
              setIsHovered(false)
              setHasFocus(false)
              keepFocus()
            }}
          />
        ))}
      </div>
    </ToastContext>
  )
}

interface ToastItemProps {
  readonly toast: Toast
  readonly isPaused: boolean
  readonly onPass: () => void
  readonly onDismiss: () => void
}

function ToastItem({ toast, isPaused, onPass, onDismiss }: ToastItemProps) {
  const { text, action, isError } = toast
  const isPassing = !isLasting(toast)
  const pass = useRef(onPass)
  useEffect(() => {
    pass.current = onPass
  })
  useEffect(() => {
    if (!isPassing || isPaused) return undefined
    const timer = setTimeout(() => pass.current(), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isPassing, isPaused])
  return (
    <div className={styles.toast}>
      {isError === true && <Icon name="failure" />}
      <span>{text}</span>
      {action !== undefined && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            onDismiss()
            action.run()
          }}
        >
          {action.label}
        </button>
      )}
      {!isPassing && <Button size="small" kind="quiet" icon="close" label="Dismiss" onClick={onDismiss} />}
    </div>
  )
}
