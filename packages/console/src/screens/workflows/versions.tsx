import { Page } from "../../ui/page.tsx"

/** The screen WorkflowVersions. */
export function WorkflowVersions() {
  return <Page title="WorkflowVersions">{null}</Page>
}
