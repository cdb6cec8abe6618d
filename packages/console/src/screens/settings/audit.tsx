import { Page } from "../../ui/page.tsx"

/** The screen AuditLog. */
export function AuditLog() {
  return <Page title="AuditLog">{null}</Page>
}
