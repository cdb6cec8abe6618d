import { ErrorNotice } from "../ui/error-notice.tsx"
import { Notice } from "../ui/notice.tsx"
import { type Draft, placesOf } from "./draft.ts"
import type { DraftProblem } from "./draft-problems.ts"
import styles from "./problem-notice.module.css"

interface ProblemNoticeProps {
  readonly draft: Draft
  readonly problems: readonly DraftProblem[]
  /** What is wrong with the JSON that is being edited. */
  readonly json: string | undefined
  /** What the server said. */
  readonly error: unknown
}

/** Renders why a definition cannot be saved, with a button for each place. */
export function ProblemNotice({ draft, problems, json, error }: ProblemNoticeProps) {
  if (json !== undefined) {
    return (
      <Notice kind="danger">
        <p>The JSON is not valid yet. {json}</p>
      </Notice>
    )
  }
  if (problems.length === 0) return error === null ? null : <ErrorNotice error={error} />
  return (
    <Notice kind="danger">
      <p>This cannot be saved yet:</p>
      <ul className={styles.list}>
        {problems.map(({ path, key, text }) => (
          <li key={`${path} ${text}`}>
            {key === undefined ? (
              `${pathNames[path] ?? "Definition"}: ${text}`
            ) : (
              <button type="button" className={styles.place} onClick={() => focusPart(key)}>
                {nameOf(draft, key)}: {text}
              </button>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

const pathNames: Readonly<Record<string, string>> = {
  name: "Name of the workflow",
  retentionDays: "Days",
  "review.threshold": "Confidence",
  "review.sample": "Random sample",
}

function nameOf(draft: Draft, key: number): string {
  const place = placesOf(draft).find(({ part }) => part.key === key)
  if (place === undefined) return "Definition"
  const { part, parent } = place
  const name = part.name.trim() === "" ? `${part.kind} without a name` : part.name.trim()
  return parent === undefined ? name : `${parent.name.trim()} › ${name}`
}

function focusPart(key: number): void {
  document.querySelector<HTMLElement>(`[data-part="${key}"] input`)?.focus()
}
