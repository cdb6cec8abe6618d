/** A short message about what has just been done. */
export interface Toast {
  readonly id: number
  readonly text: string
  readonly action?: ToastAction | undefined
  /** Whether it says what went wrong. */
  readonly isError?: boolean
}

/** What a person can do about a message, such as "Undo". */
export interface ToastAction {
  readonly label: string
  readonly run: () => void
}

/** Messages that pass by themselves and are shown at once; older ones make room. */
const MAX_PASSING = 3

/** Returns whether a message stays until it is dismissed: a person must not have to hurry to read an error or to act. */
export const isLasting = ({ action, isError }: Toast): boolean => action !== undefined || isError === true

/** Returns the messages with a new one at the end. One that says the same is replaced. */
export function addToast(toasts: readonly Toast[], added: Toast): readonly Toast[] {
  const all = [...toasts.filter(({ text }) => text !== added.text), added]
  const passing = all.filter((toast) => !isLasting(toast)).slice(-MAX_PASSING)
  return all.filter((toast) => isLasting(toast) || passing.includes(toast))
}
