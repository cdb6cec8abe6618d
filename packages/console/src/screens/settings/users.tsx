import { Page } from "../../ui/page.tsx"

/** The screen Users. */
export function Users() {
  return <Page title="Users">{null}</Page>
}
