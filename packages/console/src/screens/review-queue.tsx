import { Page } from "../ui/page.tsx"

/** The screen ReviewQueue. */
export function ReviewQueue() {
  return <Page title="ReviewQueue">{null}</Page>
}
