import { useState } from "react"
import { Button } from "../ui/button.tsx"
import { Notice } from "../ui/notice.tsx"
import { FieldItem } from "./field-item.tsx"
import { cellOf } from "./cell-pointer.ts"
import type { Editing } from "./review-context.ts"
import { extractedRowsAt, extractedValueAt, fieldAt, isCorrected, type ReviewDraft, rowsAt } from "./review-draft.ts"
import { RowsEditor } from "./rows-editor.tsx"
import type { Section } from "./sections.ts"
import styles from "./value-list.module.css"
import { type EvidenceByPointer, evidenceAt } from "./values-to-check.ts"

interface ValueListProps {
  readonly sections: readonly Section[]
  readonly draft: ReviewDraft
  readonly evidence: EvidenceByPointer
  readonly required: readonly string[]
  readonly warnings: readonly string[]
  readonly selected: string | undefined
  readonly editing: Editing | undefined
  /** What the document says to the value that is edited. */
  readonly status: string | undefined
}

/** Warnings that are shown at once; the others are behind a button. */
const MAX_WARNINGS = 3

/** Renders all values of an execution by object: fields, then tables. */
export function ValueList({
  sections,
  draft,
  evidence,
  required,
  warnings,
  selected,
  editing,
  status,
}: ValueListProps) {
  return (
    <div className={styles.list}>
      {warnings.length > 0 && <Warnings warnings={warnings} />}
      {sections.map(({ object, fields, tables }) => (
        <section key={object} className={styles.section}>
          <h2 className={styles.object}>{object}</h2>
          {fields.length > 0 && (
            <ul className={styles.fields}>
              {fields.map((field) => {
                const { pointer } = field
                const isEdited = editing?.pointer === pointer
                return (
                  <FieldItem
                    key={pointer}
                    field={field}
                    edit={fieldAt(draft, pointer)}
                    extracted={extractedValueAt(draft, pointer)}
                    found={evidenceAt(draft, evidence, pointer)}
                    printed={evidence[pointer]?.text}
                    isCorrected={isCorrected(draft, pointer)}
                    isRequired={required.includes(pointer)}
                    isSelected={selected === pointer}
                    editing={isEdited ? editing : undefined}
                    status={isEdited ? status : undefined}
                  />
                )
              })}
            </ul>
          )}
          {tables.map((table) => {
            const isIn = selected !== undefined && cellOf(selected)?.table === table.pointer
            return (
              <RowsEditor
                key={table.pointer}
                table={table}
                rows={rowsAt(draft, table.pointer)}
                extracted={extractedRowsAt(draft, table.pointer)}
                selected={isIn ? selected : undefined}
              />
            )
          })}
        </section>
      ))}
    </div>
  )
}

function Warnings({ warnings }: { readonly warnings: readonly string[] }) {
  const [areAllShown, setAreAllShown] = useState(false)
  const shown = areAllShown ? warnings : warnings.slice(0, MAX_WARNINGS)
  return (
    <div className={styles.warnings}>
      <Notice kind="warning">
        <ul className={styles.sentences}>
          {shown.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
        {shown.length < warnings.length && (
          <div>
            <Button size="small" onClick={() => setAreAllShown(true)}>
              Show all {warnings.length} warnings
            </Button>
          </div>
        )}
      </Notice>
    </div>
  )
}
