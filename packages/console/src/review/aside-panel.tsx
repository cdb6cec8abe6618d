import { Button } from "../ui/button.tsx"
import { formatQuantity } from "../ui/figures.ts"
import { Notice } from "../ui/notice.tsx"
import type { Edit } from "./edit.ts"
import { editAt, extractedRowsAt, nameOf, type ReviewDraft } from "./review-draft.ts"
import { typeAt } from "./review-actions.ts"
import styles from "./review-bar.module.css"
import type { Section } from "./sections.ts"
import { countChanges, describeChanges } from "./table-changes.ts"
import { formatValue, type ValueFormat } from "./value-format.ts"

interface AsidePanelProps {
  readonly sections: readonly Section[]
  readonly draft: ReviewDraft
  readonly format: ValueFormat
  readonly onTake: (pointer: string) => void
  readonly onDrop: (pointer: string) => void
}

/** Renders the values that two people have changed, for a decision about each. */
export function AsidePanel({ sections, draft, format, onTake, onDrop }: AsidePanelProps) {
  const pointers = Object.keys(draft.aside)
  if (pointers.length === 0) return null
  const describe = (pointer: string, edit: Edit | undefined): string => {
    if (edit === undefined) return "–"
    if (edit.kind === "field") {
      const type = typeAt(sections, pointer) ?? "string"
      return edit.value === null ? "not in the document" : formatValue(edit.value, type, format)
    }
    const changes = describeChanges(countChanges(extractedRowsAt(draft, pointer), edit.rows))
    return `${formatQuantity(edit.rows.length, "row")}${changes === "" ? ", as extracted" : `: ${changes}`}`
  }
  return (
    <Notice kind="warning">
      <p>
        <strong>Both of you changed {pointers.length === 1 ? "this value" : `these ${pointers.length} values`}.</strong>{" "}
        The stored version is shown; yours is kept until you decide.
      </p>
      <ul className={styles.decisions}>
        {pointers.map((pointer) => (
          <li key={pointer}>
            <dl className={styles.versions}>
              <div>
                <dt>{nameOf(pointer)}, stored</dt>
                <dd>{describe(pointer, editAt(draft, pointer))}</dd>
              </div>
              <div>
                <dt>Yours</dt>
                <dd>{describe(pointer, draft.aside[pointer])}</dd>
              </div>
            </dl>
            <Button size="small" onClick={() => onTake(pointer)}>
              Use mine<span className="visually-hidden"> for {nameOf(pointer)}</span>
            </Button>
            <Button size="small" onClick={() => onDrop(pointer)}>
              Keep the stored one<span className="visually-hidden"> for {nameOf(pointer)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
