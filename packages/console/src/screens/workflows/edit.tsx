import { Page } from "../../ui/page.tsx"

/** The screen EditWorkflow. */
export function EditWorkflow() {
  return <Page title="EditWorkflow">{null}</Page>
}
