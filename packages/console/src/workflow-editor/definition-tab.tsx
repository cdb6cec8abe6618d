import { TextArea, TextField } from "../ui/field.tsx"
import { DefinitionForm } from "./definition-form.tsx"
import type { Draft } from "./draft.ts"
import type { DraftProblem } from "./draft-problems.ts"
import styles from "./definition-tab.module.css"
import { useEditor } from "./editor-context.ts"

interface DefinitionTabProps {
  readonly draft: Draft
  readonly problems: readonly DraftProblem[]
}

/** Renders the name and the parts of a workflow. */
export function DefinitionTab({ draft, problems }: DefinitionTabProps) {
  const { edit } = useEditor()
  return (
    <div className={styles.tab}>
      <div className={styles.about}>
        <TextField
          label="Name of the workflow"
          value={draft.name}
          placeholder="For example, Invoices"
          error={problems.find(({ path }) => path === "name")?.text}
          onChange={({ target }) => edit({ type: "describe", change: { name: target.value } })}
        />
        <TextArea
          label="Description"
          rows={1}
          value={draft.description}
          onChange={({ target }) => edit({ type: "describe", change: { description: target.value } })}
        />
      </div>
      <DefinitionForm draft={draft} />
    </div>
  )
}
