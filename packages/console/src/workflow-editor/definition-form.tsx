import { flushSync } from "react-dom"
import { Button } from "../ui/button.tsx"
import styles from "./definition-form.module.css"
import type { Draft, DraftPart, PartKind } from "./draft.ts"
import { useEditor } from "./editor-context.ts"
import { FoundRows } from "./found-rows.tsx"
import { PartLine } from "./part-line.tsx"

/** Renders the objects of a definition with their fields and tables. */
export function DefinitionForm({ draft }: { readonly draft: Draft }) {
  return (
    <div className={styles.form}>
      <ul className={styles.form}>
        {draft.parts.map((object) => (
          <li key={object.key}>
            <ObjectCard object={object} siblings={draft.parts} />
          </li>
        ))}
      </ul>
      <div>
        <AddButton kind="object">Add object</AddButton>
      </div>
    </div>
  )
}

function ObjectCard({ object, siblings }: { readonly object: DraftPart; readonly siblings: readonly DraftPart[] }) {
  const fields = object.parts.filter(({ kind }) => kind === "field")
  const tables = object.parts.filter(({ kind }) => kind === "table")
  return (
    <section className={styles.object} aria-label={`Object ${object.name}`}>
      <PartLine part={object} siblings={siblings} />
      <ul className={styles.values}>
        {fields.map((field) => (
          <li key={field.key}>
            <PartLine part={field} siblings={object.parts} />
          </li>
        ))}
      </ul>
      <div className={styles.add}>
        <AddButton kind="field" parent={object.key}>
          Add field
        </AddButton>
      </div>
      <ul className={styles.tables}>
        {tables.map((table) => (
          <li key={table.key} className={styles.table}>
            <PartLine part={table} siblings={object.parts} />
            <ul className={styles.values}>
              {table.parts.map((column) => (
                <li key={column.key}>
                  <PartLine part={column} siblings={table.parts} />
                </li>
              ))}
            </ul>
            <div className={styles.add}>
              <AddButton kind="column" parent={table.key}>
                Add column
              </AddButton>
            </div>
            <FoundRows table={table} />
          </li>
        ))}
      </ul>
      <div className={styles.add}>
        <AddButton kind="table" parent={object.key}>
          Add table
        </AddButton>
      </div>
    </section>
  )
}

interface AddButtonProps {
  readonly kind: PartKind
  readonly parent?: number
  readonly children: string
}

function AddButton({ kind, parent, children }: AddButtonProps) {
  const { edit } = useEditor()
  const add = (root: ParentNode) => {
    const before = new Set([...root.querySelectorAll<HTMLElement>("[data-part]")].map(({ dataset }) => dataset["part"]))
    flushSync(() => edit({ type: "add", kind, ...(parent !== undefined && { parent }) }))
    const lines = [...root.querySelectorAll<HTMLElement>("[data-part]")]
    lines
      .find(({ dataset }) => !before.has(dataset["part"]))
      ?.querySelector("input")
      ?.focus()
  }
  return (
    <Button size="small" kind="quiet" icon="add" onClick={({ currentTarget }) => add(currentTarget.ownerDocument)}>
      {children}
    </Button>
  )
}
