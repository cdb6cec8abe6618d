import { Page } from "../../ui/page.tsx"

/** The screen Models. */
export function Models() {
  return <Page title="Models">{null}</Page>
}
