import { Link, type LinkProps, useMatch } from "@tanstack/react-router"
import { Icon, type IconName } from "../ui/icon.tsx"
import styles from "./shell.module.css"

interface Entry {
  readonly to: LinkProps["to"]
  readonly icon: IconName
  readonly label: string
}

const work: readonly Entry[] = [
  { to: "/workflows", icon: "workflow", label: "Workflows" },
  { to: "/upload", icon: "upload", label: "Upload" },
  { to: "/executions", icon: "execution", label: "Executions" },
  { to: "/review", icon: "review", label: "Review" },
  { to: "/batches", icon: "batch", label: "Batches" },
]
const organization: readonly Entry[] = [
  { to: "/keys", icon: "key", label: "API keys" },
  { to: "/webhooks", icon: "send", label: "Webhooks" },
  { to: "/usage", icon: "usage", label: "Usage" },
]
const administration: readonly Entry[] = [
  { to: "/settings/models", icon: "model", label: "Models" },
  { to: "/settings/organizations", icon: "organization", label: "Organizations" },
  { to: "/settings/users", icon: "user", label: "Users" },
  { to: "/settings/audit", icon: "audit", label: "Audit log" },
  { to: "/settings/system", icon: "system", label: "System" },
]

/** Renders the links to all screens that the role of the person may open. */
export function Navigation({ isAdmin }: { readonly isAdmin: boolean }) {
  return (
    <nav className={styles.nav} aria-label="Screens">
      <Group entries={work} />
      <Group title="Organization" entries={organization} />
      {isAdmin && <Group title="Administration" entries={administration} />}
    </nav>
  )
}

function Group({ title, entries }: { readonly title?: string; readonly entries: readonly Entry[] }) {
  // An execution that was opened from the review queue belongs to "Review", though its URL is below "/executions".
  const isInQueue = useMatch({
    from: "/shell/executions/$executionId",
    shouldThrow: false,
    select: ({ search }) => search.queue !== undefined,
  })
  return (
    <div className={styles.group}>
      {title !== undefined && <h2>{title}</h2>}
      {entries.map(({ to, icon, label }) => (
        <Link
          key={label}
          to={to}
          activeOptions={{ includeSearch: false, exact: isInQueue === true }}
          aria-current={isInQueue === true && to === "/review" ? "page" : undefined}
          className={styles.link}
        >
          <Icon name={icon} />
          {label}
        </Link>
      ))}
    </div>
  )
}
