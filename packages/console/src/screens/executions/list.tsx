import { Page } from "../../ui/page.tsx"

/** The screen ExecutionList. */
export function ExecutionList() {
  return <Page title="ExecutionList">{null}</Page>
}
