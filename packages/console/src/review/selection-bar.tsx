import type { Evidence, ExtractedValue } from "@docsift/sdk"
import { Confidence } from "../document/confidence.tsx"
import { ownValue } from "../own-value.ts"
import { useSingleKeys } from "../single-key-shortcuts.ts"
import { Button } from "../ui/button.tsx"
import { moveRow, removeRow } from "./draft-rows.ts"
import { Absent } from "./field-item.tsx"
import { PlaceNote } from "./place-note.tsx"
import { type CellPosition, cellOf } from "./cell-pointer.ts"
import { pointerOfCell } from "./positions.ts"
import { typeAt } from "./review-actions.ts"
import { type Editing, useReviewEnvironment } from "./review-context.ts"
import { extractedRowsAt, fieldAt, isCorrected, nameOf, type ReviewDraft, rowsAt } from "./review-draft.ts"
import type { Section } from "./sections.ts"
import styles from "./selection-bar.module.css"
import { formatValue } from "./value-format.ts"
import { ValueEditor } from "./value-editor.tsx"

interface SelectionBarProps {
  readonly sections: readonly Section[]
  readonly draft: ReviewDraft
  readonly selected: string | undefined
  readonly editing: Editing | undefined
  readonly status: string | undefined
}

/**
 * Renders the selected value and what can be done with it. It has a place of its own: buttons that appeared beside the
 * value would move the list under the pointer of a person who clicks twice.
 */
export function SelectionBar(props: SelectionBarProps) {
  const { sections, draft, selected } = props
  const { actions } = useReviewEnvironment()
  const areOn = useSingleKeys()
  const type = selected === undefined ? undefined : typeAt(sections, selected)
  const cell = selected === undefined ? undefined : cellOf(selected)
  const isThere = cell === undefined || cell.row < rowsAt(draft, cell.table).length
  if (selected === undefined || type === undefined || !isThere) {
    return (
      <p className={styles.hint}>
        Select a value to see its place and to correct it.{areOn && " Press ? for keyboard shortcuts."}
      </p>
    )
  }
  const value =
    cell === undefined
      ? fieldAt(draft, selected).value
      : (ownValue(rowsAt(draft, cell.table)[cell.row]?.values, cell.column) ?? null)
  // What was not found may be missing; a person says that the document does not contain it.
  const canConfirm = cell === undefined && value === null && !isCorrected(draft, selected)
  const isEditing = props.editing?.pointer === selected
  return (
    <div className={styles.bar} role="group" aria-label="Selected value">
      {cell === undefined ? (
        <p className={styles.title}>{nameOf(selected)}</p>
      ) : (
        <CellDetails {...props} {...{ cell }} />
      )}
      {isEditing && cell === undefined && <p className={styles.title}>Enter keeps the text, Esc cancels.</p>}
      {!isEditing && (
        <div className={styles.actions}>
          <Button size="small" icon="edit" aria-keyshortcuts="Enter" onClick={() => actions.edit(selected)}>
            Edit
          </Button>
          {(value !== null || canConfirm) && (
            <Button
              size="small"
              aria-keyshortcuts={areOn ? "x" : undefined}
              onClick={() => actions.setAbsent(selected)}
            >
              Not in the document
            </Button>
          )}
          {cell !== undefined && <RowButtons cell={cell} count={rowsAt(draft, cell.table).length} />}
        </div>
      )}
    </div>
  )
}

interface CellDetailsProps extends SelectionBarProps {
  readonly cell: CellPosition
}

/** Renders a cell in full, which its table has no room for. */
function CellDetails({ sections, draft, editing, status, cell }: CellDetailsProps) {
  const { actions, evidence, format, threshold } = useReviewEnvironment()
  const { table, row: index, column } = cell
  const pointer = pointerOfCell(table, index, column)
  const type = typeAt(sections, pointer) ?? "string"
  const row = rowsAt(draft, table)[index]
  const original = row?.source === undefined ? undefined : extractedRowsAt(draft, table)[row.source]
  const extracted: Evidence | undefined =
    row?.source === undefined ? undefined : evidence[pointerOfCell(table, row.source, column)]
  const value = ownValue(row?.values, column) ?? null
  const before = ownValue(original?.values, column) ?? null
  const place = ownValue(row?.places, column)
  const isChanged = original !== undefined && before !== value
  const found = isChanged || place !== undefined ? undefined : extracted
  const show = (value: ExtractedValue) => formatValue(value, type, format, extracted?.text)
  if (editing?.pointer === pointer) {
    return (
      <>
        <p className={styles.title}>{titleOf(cell)}</p>
        <ValueEditor
          key={`${pointer} ${editing.seed?.text ?? ""}`}
          label={`${column}, row ${index + 1}`}
          {...{ type, value, place, format, status }}
          seed={editing.seed}
          onCommit={(value, place) => actions.setValue(pointer, value, place)}
          onCancel={() => actions.cancelEdit(pointer)}
        />
      </>
    )
  }
  return (
    <div className={styles.details}>
      <p className={styles.title}>{titleOf(cell)}</p>
      <p className={styles.value}>{value === null ? <Absent isDecided={isChanged} /> : show(value)}</p>
      {found !== undefined && <Confidence value={found.confidence} threshold={threshold} />}
      {value !== null && <PlaceNote found={found} place={place} />}
      {isChanged && (
        <p className={styles.before}>
          <span className="visually-hidden">Extracted: </span>
          <s>{before === null ? "not found" : show(before)}</s>{" "}
          <button type="button" className={styles.link} onClick={() => actions.restore(pointer)}>
            Undo
          </button>
        </p>
      )}
    </div>
  )
}

const titleOf = ({ row, column }: CellPosition): string => `Row ${row + 1} · ${column}`

function RowButtons({ cell: { table, row, column }, count }: { readonly cell: CellPosition; readonly count: number }) {
  const { actions } = useReviewEnvironment()
  const move = (to: number) => {
    actions.setRows(table, (rows) => moveRow(rows, row, to))
    actions.select(pointerOfCell(table, to, column))
  }
  const remove = () => {
    actions.setRows(table, (rows) => removeRow(rows, row))
    const next = Math.min(row, count - 2)
    actions.select(next >= 0 ? pointerOfCell(table, next, column) : table)
  }
  return (
    <span className={styles.row}>
      <Button size="small" icon="up" label="Move row up" disabled={row === 0} onClick={() => move(row - 1)} />
      <Button
        size="small"
        icon="down"
        label="Move row down"
        disabled={row === count - 1}
        onClick={() => move(row + 1)}
      />
      <Button size="small" icon="delete" label="Delete row" onClick={remove} />
    </span>
  )
}
