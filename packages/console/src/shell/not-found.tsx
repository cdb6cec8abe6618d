import { ButtonLink } from "../ui/button.tsx"
import { EmptyState } from "../ui/empty-state.tsx"
import { Page } from "../ui/page.tsx"

/** Renders what an address says that leads nowhere. */
export function NotFound() {
  return (
    <Page title="Not found" width="narrow">
      <EmptyState
        icon="search"
        title="There is nothing at this address"
        actions={<ButtonLink to="/workflows">Go to the workflows</ButtonLink>}
      >
        The link may be incomplete, or what it led to has been deleted.
      </EmptyState>
    </Page>
  )
}
