import { Page } from "../ui/page.tsx"

/** The screen BatchList. */
export function BatchList() {
  return <Page title="BatchList">{null}</Page>
}
