import { Page } from "../ui/page.tsx"

/** The screen ApiKeys. */
export function ApiKeys() {
  return <Page title="ApiKeys">{null}</Page>
}
