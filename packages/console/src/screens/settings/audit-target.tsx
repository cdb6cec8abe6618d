import type { AuditEntry, OrganizationId, User, UserId } from "@docsift/sdk"
import { Link } from "@tanstack/react-router"

interface AuditTargetProps {
  readonly entry: AuditEntry
  /** The organization of the reader, whose keys and executions the reader may open. */
  readonly organizationId: OrganizationId | undefined
  readonly users: ReadonlyMap<UserId, User> | undefined
}

/** Renders what an entry of the audit log is about, with a link to the screen that shows it. */
export function AuditTarget({ entry, organizationId, users }: AuditTargetProps) {
  const { targetId, operation } = entry
  const name = users?.get(targetId)?.name
  const label = name ?? <code>{targetId}</code>
  if (operation.startsWith("delete") && operation !== "deleteSession") return label
  const isOwn = entry.organizationId === organizationId
  switch (targetId.slice(0, targetId.indexOf("_"))) {
    case "exe":
      if (!isOwn) return label
      return (
        <Link to="/executions/$executionId" params={{ executionId: targetId }}>
          {label}
        </Link>
      )
    case "wkf":
      if (!isOwn) return label
      return (
        <Link to="/workflows/$workflowId" params={{ workflowId: targetId }}>
          {label}
        </Link>
      )
    case "whe":
      if (!isOwn) return label
      return (
        <Link to="/webhooks/$webhookId" params={{ webhookId: targetId }}>
          {label}
        </Link>
      )
    case "key":
      return isOwn ? <Link to="/keys">{label}</Link> : label
    case "mdl":
      return <Link to="/settings/models">{label}</Link>
    case "org":
      return <Link to="/settings/organizations">{label}</Link>
    case "usr":
      return <Link to="/settings/users">{label}</Link>
    default:
      return label
  }
}
