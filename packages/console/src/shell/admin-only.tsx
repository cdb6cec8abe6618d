import { useQuery } from "@tanstack/react-query"
import { Outlet } from "@tanstack/react-router"
import { callerQuery } from "../queries/caller.ts"
import { ButtonLink } from "../ui/button.tsx"
import { EmptyState } from "../ui/empty-state.tsx"
import { Page } from "../ui/page.tsx"

/**
 * Renders a screen of the administration, or why it is not shown. The API refuses members anyway; this spares them a
 * screen full of refusals.
 */
export function AdminOnly() {
  const { data: caller } = useQuery(callerQuery)
  if (caller === undefined) return null
  if (caller.user.role === "admin") return <Outlet />
  return (
    <Page title="Admins only" width="narrow">
      <EmptyState
        icon="key"
        title="This screen is for admins"
        actions={<ButtonLink to="/workflows">Go to the workflows</ButtonLink>}
      >
        You are signed in as {caller.user.name}, whose role is {caller.user.role}. Sign in with an admin’s key, or ask
        an admin.
      </EmptyState>
    </Page>
  )
}
