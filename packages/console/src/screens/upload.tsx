import { Page } from "../ui/page.tsx"

/** The screen Upload. */
export function Upload() {
  return <Page title="Upload">{null}</Page>
}
