import { Confidence } from "../document/confidence.tsx"
import { Button } from "../ui/button.tsx"
import { type DraftRow, moveRow, removeRow } from "./draft-rows.ts"
import { Absent } from "./field-item.tsx"
import { PlaceNote } from "./place-note.tsx"
import { pointerOfCell } from "./positions.ts"
import { type Editing, useReviewEnvironment } from "./review-context.ts"
import styles from "./cell-bar.module.css"
import type { TableTarget } from "./sections.ts"
import { formatValue } from "./value-format.ts"
import { ValueEditor } from "./value-editor.tsx"

interface CellBarProps {
  readonly table: TableTarget
  readonly row: DraftRow
  readonly index: number
  readonly rowCount: number
  readonly column: string
  readonly original: DraftRow | undefined
  readonly editing: Editing | undefined
  readonly status: string | undefined
}

/** Renders the selected cell above its table: its value in full, where it stands, and what can be done with its row. */
export function CellBar({ table, row, index, rowCount, column, original, editing, status }: CellBarProps) {
  const { actions, evidence, format, threshold } = useReviewEnvironment()
  const type = table.columns.find(({ name }) => name === column)?.type ?? "string"
  const pointer = pointerOfCell(table.pointer, index, column)
  const value = row.values[column] ?? null
  const before = original?.values[column] ?? null
  const place = row.places?.[column]
  const isChanged = original !== undefined && before !== value
  const isFound = !isChanged && place === undefined && row.source !== undefined
  const found = isFound ? evidence[pointerOfCell(table.pointer, row.source, column)] : undefined
  const move = (to: number) => {
    actions.setRows(table.pointer, (rows) => moveRow(rows, index, to))
    actions.select(pointerOfCell(table.pointer, to, column))
  }
  const remove = () => {
    actions.setRows(table.pointer, (rows) => removeRow(rows, index))
    const next = Math.min(index, rowCount - 2)
    actions.select(next >= 0 ? pointerOfCell(table.pointer, next, column) : table.pointer)
  }
  return (
    <div className={styles.bar} role="group" aria-label="Selected cell">
      <p className={styles.title}>
        Row {index + 1} · {column}
      </p>
      {editing === undefined ? (
        <p className={styles.value}>{value === null ? <Absent /> : formatValue(value, type, format)}</p>
      ) : (
        <ValueEditor
          key={`${pointer} ${editing.seed?.text ?? ""}`}
          label={`${column}, row ${index + 1}`}
          {...{ type, value, place, format, status }}
          seed={editing.seed}
          onCommit={(value, place) => actions.setValue(pointer, value, place)}
          onCancel={() => actions.cancelEdit(pointer)}
        />
      )}
      <p className={styles.meta}>
        {found !== undefined && <Confidence value={found.confidence} threshold={threshold} />}
        {value !== null && <PlaceNote found={found} place={place} />}
        {isChanged && (
          <span>
            <span className="visually-hidden">Read before: </span>
            <s>{before === null ? "not in the document" : formatValue(before, type, format)}</s>{" "}
            <button type="button" className={styles.link} onClick={() => actions.restore(pointer)}>
              Undo
            </button>
          </span>
        )}
      </p>
      {editing === undefined && (
        <div className={styles.actions}>
          <Button size="small" icon="edit" onClick={() => actions.edit(pointer)}>
            Edit
          </Button>
          {value !== null && (
            <Button size="small" onClick={() => actions.setValue(pointer, null)}>
              Not in the document
            </Button>
          )}
          <span className={styles.row}>
            <Button size="small" icon="up" label="Move row up" disabled={index === 0} onClick={() => move(index - 1)} />
            <Button
              size="small"
              icon="down"
              label="Move row down"
              disabled={index === rowCount - 1}
              onClick={() => move(index + 1)}
            />
            <Button size="small" icon="delete" label="Delete row" onClick={remove} />
          </span>
        </div>
      )}
    </div>
  )
}
