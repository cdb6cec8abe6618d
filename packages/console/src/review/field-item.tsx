import type { Evidence, ExtractedValue } from "@docsift/sdk"
import { memo } from "react"
import { Confidence } from "../document/confidence.tsx"
import { Icon } from "../ui/icon.tsx"
import type { FieldEdit } from "./edit.ts"
import styles from "./field-item.module.css"
import { PlaceNote } from "./place-note.tsx"
import { type Editing, useReviewEnvironment } from "./review-context.ts"
import type { FieldTarget } from "./sections.ts"
import { formatValue } from "./value-format.ts"
import { ValueEditor } from "./value-editor.tsx"

interface FieldItemProps {
  readonly field: FieldTarget
  readonly edit: FieldEdit
  readonly extracted: ExtractedValue
  /** Undefined for a value that a person has set, and for one that is absent. */
  readonly found: Evidence | undefined
  /** The text that the extracted value was printed as. */
  readonly printed: string | undefined
  readonly isCorrected: boolean
  readonly isRequired: boolean
  readonly isSelected: boolean
  readonly editing: Editing | undefined
  readonly status: string | undefined
}

/** Renders a field: its name, its value, where it stands and how certain it is. */
export const FieldItem = memo(function FieldItem({
  field: { pointer, name, type },
  edit: { value, place, isConfirmed },
  extracted,
  found,
  printed,
  isCorrected,
  isRequired,
  isSelected,
  editing,
  status,
}: FieldItemProps) {
  const { actions, format, threshold } = useReviewEnvironment()
  const isToCheck =
    (found !== undefined && found.confidence < threshold) || (isRequired && value === null && !isCorrected)
  return (
    <li className={styles.item} data-selected={isSelected || undefined} data-check={isToCheck || undefined}>
      <div className={styles.row}>
        <button
          type="button"
          className={styles.select}
          data-pointer={pointer}
          aria-current={isSelected || undefined}
          onClick={() => actions.select(pointer)}
          onDoubleClick={() => actions.edit(pointer)}
        >
          <span className={styles.name}>{name}</span>
          {editing === undefined && (
            <span className={styles.value} data-type={type}>
              {value === null ? <Absent isDecided={isCorrected} /> : formatValue(value, type, format, printed)}
            </span>
          )}
        </button>
        {editing !== undefined && (
          <div className={styles.edit}>
            <ValueEditor
              // A new seed is a new text.
              key={editing.seed?.text}
              {...{ label: name, type, value, place, format, status }}
              seed={editing.seed}
              onCommit={(value, place) => actions.setValue(pointer, value, place)}
              onCancel={() => actions.cancelEdit(pointer)}
            />
          </div>
        )}
        <div className={styles.meta}>
          {found !== undefined && editing === undefined && (
            <Confidence value={found.confidence} threshold={threshold} />
          )}
          {isToCheck && found === undefined && (
            <span className={styles.missing}>
              <Icon name="warning" size={14} />
              Required, but missing
            </span>
          )}
          {value !== null && editing === undefined && <PlaceNote found={found} place={place} />}
          {isCorrected && (
            <span className={styles.before}>
              {isConfirmed === true ? (
                "confirmed by a person"
              ) : (
                <>
                  <span className="visually-hidden">Extracted: </span>
                  <s>{extracted === null ? "not found" : formatValue(extracted, type, format, printed)}</s>
                </>
              )}
              <button type="button" className={styles.link} onClick={() => actions.restore(pointer)}>
                Undo
                <span className="visually-hidden"> the correction of {name}</span>
              </button>
            </span>
          )}
        </div>
      </div>
    </li>
  )
})

/** Renders the words for an absent value: that nothing was found is no statement about the document, a person's decision is. */
export function Absent({ isDecided }: { readonly isDecided: boolean }) {
  return <span className={styles.absent}>{isDecided ? "not in the document" : "not found"}</span>
}
