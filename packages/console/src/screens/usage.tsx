import { Page } from "../ui/page.tsx"

/** The screen Usage. */
export function Usage() {
  return <Page title="Usage">{null}</Page>
}
