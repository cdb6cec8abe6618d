import { Link } from "@tanstack/react-router"
import styles from "./show.module.css"

const tabs = { values: "Values", json: "JSON", usage: "Usage", history: "History" } as const

/** Renders the links to the panels beside the document. */
export function ExecutionTabs({ tab }: { readonly tab: keyof typeof tabs }) {
  return (
    <nav className={styles.tabs} aria-label="Panels">
      {(["values", "json", "usage", "history"] as const).map((name) => (
        <Link
          key={name}
          from="/executions/$executionId"
          to="."
          search={(search) => ({ ...search, tab: name === "values" ? undefined : name })}
          replace
          resetScroll={false}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={name === tab ? "page" : undefined}
          className={styles.tab}
          data-current={name === tab || undefined}
        >
          {tabs[name]}
        </Link>
      ))}
    </nav>
  )
}
