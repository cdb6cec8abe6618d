import { Page } from "../../ui/page.tsx"

/** The screen Organizations. */
export function Organizations() {
  return <Page title="Organizations">{null}</Page>
}
