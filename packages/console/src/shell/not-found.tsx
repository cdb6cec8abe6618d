import { ButtonLink } from "../ui/button.tsx"
import { EmptyState } from "../ui/empty-state.tsx"
import { Page } from "../ui/page.tsx"

/** Renders the screen of a URL that does not exist. */
export function NotFound() {
  return (
    <Page title="Not found" width="narrow">
      <EmptyState
        icon="search"
        title="There is nothing at this address"
        actions={<ButtonLink to="/workflows">Go to the workflows</ButtonLink>}
      >
        The link may be incomplete, or the item has been deleted.
      </EmptyState>
    </Page>
  )
}
