import { useEffect, useRef } from "react"

/** Reloads the page when another tab has signed in another user: what is shown, and what is edited, is not theirs. */
export function useReloadForOtherUser(userId: string | undefined): void {
  const first = useRef(userId)
  useEffect(() => {
    first.current ??= userId
    if (userId !== first.current) location.reload()
  }, [userId])
}
