import { memo } from "react"
import { percentOf, stepOf } from "../document/confidence-step.ts"
import { ownValue } from "../own-value.ts"
import type { DraftRow } from "./draft-rows.ts"
import { pointerOfCell } from "./positions.ts"
import { useReviewEnvironment } from "./review-context.ts"
import styles from "./rows-editor.module.css"
import type { Column, TableTarget } from "./sections.ts"
import { formatValue } from "./value-format.ts"

interface RowViewProps {
  readonly table: TableTarget
  readonly row: DraftRow
  readonly index: number
  /** The extracted row that it comes from. */
  readonly original: DraftRow | undefined
  readonly selectedColumn: string | undefined
  /** Whether Tab enters the table in this row. */
  readonly isEntry: boolean
}

/** Renders a row. It renders again only when it has changed itself, so that a table of thousands stays quick. */
export const RowView = memo(function RowView({
  table: { pointer, columns },
  row,
  index,
  original,
  selectedColumn,
  isEntry,
}: RowViewProps) {
  return (
    <tr data-selected={selectedColumn !== undefined || undefined} data-added={original === undefined || undefined}>
      <th scope="row">
        {index + 1}
        {original === undefined && <span className="visually-hidden"> added</span>}
      </th>
      {columns.map((column, position) => (
        <Cell
          key={column.name}
          {...{ table: pointer, row, index, original, column }}
          isSelected={column.name === selectedColumn}
          isReachable={column.name === selectedColumn || (isEntry && position === 0)}
        />
      ))}
    </tr>
  )
})

interface CellProps extends Pick<RowViewProps, "row" | "index" | "original"> {
  /** The pointer of the table. */
  readonly table: string
  readonly column: Column
  readonly isSelected: boolean
  readonly isReachable: boolean
}

function Cell({ table, row, index, original, column: { name, type }, isSelected, isReachable }: CellProps) {
  const { actions, evidence, format, threshold } = useReviewEnvironment()
  const value = ownValue(row.values, name) ?? null
  const before = ownValue(original?.values, name) ?? null
  const isChanged = original !== undefined && before !== value
  const extracted = row.source === undefined ? undefined : evidence[pointerOfCell(table, row.source, name)]
  const printed = extracted?.text
  const found = isChanged || ownValue(row.places, name) !== undefined ? undefined : extracted
  const step = found === undefined ? undefined : stepOf(found.confidence, threshold)
  const pointer = pointerOfCell(table, index, name)
  // Nothing was looked for in a row that a person has added.
  const emptyText = row.source === undefined ? "empty" : isChanged ? "not in the document" : "not found"
  return (
    <td data-type={type}>
      <button
        type="button"
        className={styles.cell}
        data-pointer={pointer}
        data-step={step}
        aria-current={isSelected || undefined}
        tabIndex={isReachable ? 0 : -1}
        onClick={() => actions.select(pointer)}
        onDoubleClick={() => actions.edit(pointer)}
      >
        <span className={styles.value}>
          {value === null ? <Empty text={emptyText} /> : formatValue(value, type, format, printed)}
        </span>
        {step !== undefined && step !== "high" && found !== undefined && (
          <span className={styles.note}>
            {percentOf(found.confidence)} {step}
          </span>
        )}
        {isChanged && (
          <s className={styles.note}>
            <span className="visually-hidden">extracted: </span>
            {before === null ? "–" : formatValue(before, type, format, printed)}
          </s>
        )}
      </button>
    </td>
  )
}

function Empty({ text }: { readonly text: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{text}</span>
    </>
  )
}
