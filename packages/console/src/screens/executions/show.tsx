import { Page } from "../../ui/page.tsx"

/** The screen ShowExecution. */
export function ShowExecution() {
  return <Page title="ShowExecution">{null}</Page>
}
