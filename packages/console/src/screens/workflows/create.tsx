import { Page } from "../../ui/page.tsx"

/** The screen CreateWorkflow. */
export function CreateWorkflow() {
  return <Page title="CreateWorkflow">{null}</Page>
}
