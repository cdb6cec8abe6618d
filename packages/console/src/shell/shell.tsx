import { useQuery } from "@tanstack/react-query"
import { Link, Outlet, useRouterState } from "@tanstack/react-router"
import { type FocusEvent, lazy, Suspense, useEffect, useRef } from "react"
import { callerQuery } from "../queries/caller.ts"
import { Button } from "../ui/button.tsx"
import { useClearToasts } from "../ui/toast.tsx"
import { Account } from "./account.tsx"
import { Logo } from "./logo.tsx"
import { Navigation } from "./navigation.tsx"
import styles from "./shell.module.css"
import { useIsNarrow } from "./use-is-narrow.ts"
import { useReloadForOtherUser } from "./use-reload-for-other-user.ts"

// Loaded after the first screen, which it is no part of.
const UploadIndicator = lazy(async () => ({
  default: (await import("../upload/upload-indicator.tsx")).UploadIndicator,
}))

/** Renders the frame of all screens: navigation on the left, or behind a button on a narrow window. */
export function Shell() {
  const { data: caller } = useQuery(callerQuery)
  useReloadForOtherUser(caller?.user.id)
  useClearToasts()
  const sidebar = useRef<HTMLElement>(null)
  const isNarrow = useIsNarrow()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  useEffect(() => {
    if (sidebar.current?.popover === "auto") sidebar.current.hidePopover()
  }, [path])
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main" onClick={skipToMain}>
        Skip to content
      </a>
      <header className={styles.bar}>
        <Brand />
        {isNarrow && caller !== undefined && (
          <Suspense>
            <UploadIndicator userId={caller.user.id} />
          </Suspense>
        )}
        <Button kind="quiet" icon="menu" label="Navigation" popoverTarget="sidebar" />
      </header>
      <aside
        ref={sidebar}
        id="sidebar"
        className={styles.sidebar}
        popover={isNarrow ? "auto" : undefined}
        onBlur={closeBehindFocus}
      >
        <Brand />
        {caller !== undefined && (
          <>
            <Navigation isAdmin={caller.user.role === "admin"} />
            <div className={styles.foot}>
              {!isNarrow && (
                <Suspense>
                  <UploadIndicator userId={caller.user.id} />
                </Suspense>
              )}
              <Account caller={caller} />
            </div>
          </>
        )}
      </aside>
      <main id="main" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  )
}

function Brand() {
  return (
    <Link to="/workflows" className={styles.brand}>
      <Logo />
      Docsift
    </Link>
  )
}

/** Closes the navigation of a narrow window when the focus goes to what it covers; its button closes it itself. */
function closeBehindFocus({ currentTarget: sidebar, relatedTarget: next }: FocusEvent<HTMLElement>): void {
  if (sidebar.popover !== "auto" || next === null || sidebar.contains(next)) return
  if (next.closest("[popovertarget=sidebar]") === null) sidebar.hidePopover()
}

/** Moves the focus without changing the URL, which the router would resolve to a screen. */
function skipToMain(event: { preventDefault(): void }): void {
  event.preventDefault()
  document.querySelector<HTMLElement>("#main")?.focus()
}
