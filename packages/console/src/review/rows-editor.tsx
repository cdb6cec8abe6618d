import { type ClipboardEvent, useState } from "react"
import { Button } from "../ui/button.tsx"
import { formatQuantity } from "../ui/figures.ts"
import { type DraftRow, insertRows } from "./draft-rows.ts"
import { PasteDialog } from "./paste-dialog.tsx"
import { type CellPosition, cellOf } from "./cell-pointer.ts"
import { pointerOfCell } from "./positions.ts"
import { useReviewEnvironment } from "./review-context.ts"
import { ROWS_AT_ONCE, RowsPager } from "./rows-pager.tsx"
import { RowView } from "./row-view.tsx"
import styles from "./rows-editor.module.css"
import type { TableTarget } from "./sections.ts"
import { countChanges, describeChanges } from "./table-changes.ts"

interface RowsEditorProps {
  readonly table: TableTarget
  readonly rows: readonly DraftRow[]
  readonly extracted: readonly DraftRow[]
  /** The pointer of the selected value, if it is a cell of this table. */
  readonly selected: string | undefined
}

/** Renders a table whose cells and rows can be corrected. */
export function RowsEditor({ table, rows, extracted, selected }: RowsEditorProps) {
  const { pointer, name, columns } = table
  const { actions } = useReviewEnvironment()
  const cell = selected === undefined ? undefined : cellOf(selected)
  const [shown, setShown] = useState({ first: 0, selected })
  const [pasted, setPasted] = useState<string>()
  const last = Math.max(0, Math.floor((rows.length - 1) / ROWS_AT_ONCE)) * ROWS_AT_ONCE
  let first = Math.min(shown.first, last)
  if (shown.selected !== selected) {
    // The rows follow the selection, and may be turned over freely until it moves again.
    if (cell !== undefined) first = Math.min(Math.floor(cell.row / ROWS_AT_ONCE) * ROWS_AT_ONCE, last)
    setShown({ first, selected })
  }
  const show = (first: number) => setShown({ first, selected })
  const add = () => {
    const index = cell === undefined ? rows.length : cell.row + 1
    actions.setRows(pointer, (rows) => insertRows(rows, index, [emptyRow(table)]))
    const [column] = columns
    if (column !== undefined) actions.edit(pointerOfCell(pointer, index, column.name))
  }
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData("text/plain")
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement || text === "") return
    event.preventDefault()
    setPasted(text)
  }
  return (
    <section className={styles.table} aria-label={`Table ${name}`} onPaste={paste}>
      <RowsHead {...{ table, rows, extracted }} onAdd={add} onPaste={() => setPasted("")} />
      {rows.length === 0 ? (
        <p className={styles.empty}>No rows were found. Add one, or paste rows from a spreadsheet.</p>
      ) : (
        <div className={styles.scroll} role="region" aria-label={`Rows of ${name}`} tabIndex={0}>
          <RowsTable {...{ table, extracted, first, cell }} rows={rows.slice(first, first + ROWS_AT_ONCE)} />
        </div>
      )}
      {rows.length > ROWS_AT_ONCE && <RowsPager {...{ name, first, last, onShow: show }} count={rows.length} />}
      {pasted !== undefined && (
        <PasteDialog
          {...{ table, rows }}
          initialText={pasted}
          onClose={() => setPasted(undefined)}
          onPaste={(added, mode) => {
            actions.pasteRows(pointer, added, mode)
            setPasted(undefined)
          }}
        />
      )}
    </section>
  )
}

interface RowsHeadProps extends Pick<RowsEditorProps, "table" | "rows" | "extracted"> {
  readonly onAdd: () => void
  readonly onPaste: () => void
}

function RowsHead({ table: { pointer, name }, rows, extracted, onAdd, onPaste }: RowsHeadProps) {
  const { actions } = useReviewEnvironment()
  const changes = describeChanges(countChanges(extracted, rows))
  return (
    <header className={styles.head}>
      <h3 className={styles.name}>
        {name} <span className={styles.count}>{formatQuantity(rows.length, "row")}</span>
      </h3>
      <div className={styles.actions}>
        <Button size="small" icon="add" onClick={onAdd}>
          Add row
        </Button>
        <Button size="small" icon="table" onClick={onPaste}>
          Paste rows…
        </Button>
      </div>
      {changes !== "" && (
        <p className={styles.changes}>
          {changes}
          <button type="button" className={styles.link} onClick={() => actions.restore(pointer)}>
            Undo<span className="visually-hidden"> all corrections of {name}</span>
          </button>
        </p>
      )}
    </header>
  )
}

interface RowsTableProps extends Pick<RowsEditorProps, "table" | "rows" | "extracted"> {
  /** The index of the first row that is shown. */
  readonly first: number
  /** The selected one. */
  readonly cell: CellPosition | undefined
}

function RowsTable({ table, rows, extracted, first, cell }: RowsTableProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Row</span>
          </th>
          {table.columns.map(({ name, type }) => (
            <th key={name} scope="col" data-type={type}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, offset) => (
          <RowView
            key={row.key}
            {...{ table, row }}
            index={first + offset}
            original={row.source === undefined ? undefined : extracted[row.source]}
            selectedColumn={cell?.row === first + offset ? cell.column : undefined}
            isEntry={cell === undefined && offset === 0}
          />
        ))}
      </tbody>
    </table>
  )
}

const emptyRow = ({ columns }: TableTarget) => Object.fromEntries(columns.map(({ name }) => [name, null]))
