import { Badge, type BadgeProps } from "../ui/badge.tsx"
import styles from "./change-list.module.css"
import type { Change, ChangeDetail } from "./definition-diff.ts"

const kinds = {
  added: { kind: "success", icon: "add", children: "Added" },
  removed: { kind: "danger", icon: "delete", children: "Removed" },
  changed: { kind: "info", icon: "edit", children: "Changed" },
} as const satisfies Record<Change["kind"], BadgeProps>

/** Renders the differences between two definitions, one after the other. */
export function ChangeList({ changes }: { readonly changes: readonly Change[] }) {
  return (
    <ul className={styles.list}>
      {changes.map(({ kind, what, path, details }) => (
        <li key={[kind, what, ...path].join("\n")} className={styles.change}>
          <Badge {...kinds[kind]} />
          <div className={styles.text}>
            <p>
              {path.length > 1 && <span className={styles.parents}>{`${path.slice(0, -1).join(" › ")} › `}</span>}
              <strong>{path.at(-1) ?? "Workflow"}</strong>
              {what !== "workflow" && <span className={styles.what}> {what}</span>}
            </p>
            {details.map((detail) => (
              <Detail key={detail.label} {...detail} />
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}

function Detail({ label, before, after }: ChangeDetail) {
  return (
    <p className={styles.detail}>
      <span className={styles.label}>{label}</span>{" "}
      {before !== "" && (
        <>
          <span className="visually-hidden">was </span>
          <del>{before}</del>{" "}
        </>
      )}
      {before !== "" && after !== "" && <span aria-hidden="true">→ </span>}
      {after === "" ? (
        <span className={styles.parents}>removed</span>
      ) : (
        <>
          <span className="visually-hidden">is </span>
          <ins>{after}</ins>
        </>
      )}
    </p>
  )
}
