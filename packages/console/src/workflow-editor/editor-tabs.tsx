import type { Workflow } from "@docsift/sdk"
import { Link } from "@tanstack/react-router"
import { Icon } from "../ui/icon.tsx"
import type { EditorPlace } from "./editor-place.ts"
import styles from "./editor-tabs.module.css"

interface EditorTabsProps {
  readonly workflow: Workflow | undefined
  readonly place: EditorPlace
  readonly hasJsonProblem: boolean
}

const tabs = [
  { tab: undefined, label: "Definition" },
  { tab: "json", label: "JSON" },
  { tab: "settings", label: "Review and retention" },
] as const

/** Renders the views of a definition, and the screens that belong to the workflow. */
export function EditorTabs({ workflow, place, hasJsonProblem }: EditorTabsProps) {
  return (
    <div className={styles.bar}>
      <nav className={styles.tabs} aria-label="Views of the workflow">
        {tabs.map(({ tab, label }) => (
          <Link
            key={label}
            to="."
            replace
            // The router marks links to a prefix of the URL as current, too.
            activeOptions={{ exact: true }}
            search={(previous) => ({ ...previous, view: tab })}
            className={styles.tab}
            aria-current={place.view === tab ? "page" : undefined}
          >
            {label}
            {tab === "json" && hasJsonProblem && (
              <>
                <Icon name="warning" />
                <span className="visually-hidden"> has a problem</span>
              </>
            )}
          </Link>
        ))}
      </nav>
      {workflow !== undefined && (
        <nav className={styles.links} aria-label="Screens of the workflow">
          <Link to="/upload" search={{ workflowId: workflow.id }}>
            Run on documents
          </Link>
          <Link to="/executions" search={{ workflowId: workflow.id }}>
            Executions
          </Link>
          <Link to="/review" search={{ workflowId: workflow.id }}>
            Review
          </Link>
          <Link to="/workflows/$workflowId/versions" params={{ workflowId: workflow.id }}>
            Versions{workflow.version !== undefined && ` (${workflow.version})`}
          </Link>
        </nav>
      )}
    </div>
  )
}
