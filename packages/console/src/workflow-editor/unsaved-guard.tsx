import { useBlocker } from "@tanstack/react-router"
import { Dialog } from "../ui/dialog.tsx"

/** Asks before a link or the browser leaves changes that are not saved. Other views of the same screen are no leaving. */
export function UnsavedGuard({ isDirty }: { readonly isDirty: () => boolean }) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty() && current.pathname !== next.pathname,
    enableBeforeUnload: isDirty,
    withResolver: true,
  })
  if (blocker.status !== "blocked") return null
  return (
    <Dialog
      title="Leave without saving?"
      submitLabel="Leave"
      submitKind="danger"
      onClose={blocker.reset}
      onSubmit={blocker.proceed}
    >
      <p>Changes to this workflow have not been saved. They are lost if you leave.</p>
    </Dialog>
  )
}
