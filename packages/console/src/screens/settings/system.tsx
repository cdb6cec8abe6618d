import { Page } from "../../ui/page.tsx"

/** The screen System. */
export function System() {
  return <Page title="System">{null}</Page>
}
