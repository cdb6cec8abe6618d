import { useState } from "react"
import { Dialog } from "../ui/dialog.tsx"
import { SelectField, TextArea } from "../ui/field.tsx"
import { formatCount, formatQuantity } from "../ui/figures.ts"
import { Notice } from "../ui/notice.tsx"
import { Table } from "../ui/table.tsx"
import type { DraftRow, RowValues } from "./draft-rows.ts"
import styles from "./paste-dialog.module.css"
import { type PastedRows, readPastedRows } from "./pasted-rows.ts"
import { useReviewEnvironment } from "./review-context.ts"
import type { TableTarget } from "./sections.ts"
import { formatValue } from "./value-format.ts"

/** Rows of the preview. */
const PREVIEWED = 5
/** Problems that are listed; more are counted. */
const MAX_PROBLEMS = 5
/** The API takes no more rows of a table. */
const MAX_ROWS = 5_000

type Mode = "append" | "replace"

interface PasteDialogProps {
  readonly table: TableTarget
  readonly rows: readonly DraftRow[]
  readonly initialText: string
  readonly onPaste: (rows: readonly RowValues[], mode: Mode) => void
  readonly onClose: () => void
}

/** Renders the dialog that takes rows of a spreadsheet, and shows what they will do. */
export function PasteDialog({ table, rows, initialText, onPaste, onClose }: PasteDialogProps) {
  const { format } = useReviewEnvironment()
  const [text, setText] = useState(initialText)
  const [mode, setMode] = useState<Mode>(rows.length === 0 ? "replace" : "append")
  const [isTried, setIsTried] = useState(false)
  const pasted = readPastedRows(text, table.columns, format)
  const total = pasted.rows.length + (mode === "append" ? rows.length : 0)
  const problem = problemOf(pasted, total)
  const submit = () => {
    setIsTried(true)
    if (problem === undefined) onPaste(pasted.rows, mode)
  }
  return (
    <Dialog
      title={`Paste rows into ${table.name}`}
      size="large"
      submitLabel={pasted.rows.length > 0 ? effectOf(pasted.rows.length, rows.length, mode) : "Paste rows"}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextArea
        label="Rows"
        hint={`Paste cells copied from a spreadsheet, with or without headings: ${table.columns.map(({ name }) => name).join(", ")}.`}
        rows={5}
        wrap="off"
        autoFocus
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        error={isTried ? problem : undefined}
      />
      {rows.length > 0 && (
        <SelectField
          label="Existing rows"
          value={mode}
          onChange={({ currentTarget }) => setMode(currentTarget.value === "replace" ? "replace" : "append")}
        >
          <option value="append">Keep them and add the new rows below</option>
          <option value="replace">Replace them</option>
        </SelectField>
      )}
      {pasted.rows.length > 0 && <Preview {...{ table, pasted }} />}
    </Dialog>
  )
}

function Preview({ table: { columns }, pasted }: { readonly table: TableTarget; readonly pasted: PastedRows }) {
  const { format } = useReviewEnvironment()
  const { rows, problems, ignored, missing, hasHeading } = pasted
  return (
    <div className={styles.preview}>
      {problems.length > 0 && (
        <Notice kind="warning">
          <ul className={styles.problems}>
            {problems.slice(0, MAX_PROBLEMS).map(({ row, column, problem }) => (
              <li key={`${row} ${column}`}>
                Row {row}, {column}: {problem}
              </li>
            ))}
            {problems.length > MAX_PROBLEMS && <li>and {problems.length - MAX_PROBLEMS} more</li>}
          </ul>
        </Notice>
      )}
      <p className={styles.summary}>
        {[
          hasHeading ? "The first line names the columns." : "Cells are assigned in the order of the columns.",
          ignored.length > 0 && `Ignored: ${ignored.join(", ")}.`,
          missing.length > 0 && `Empty: ${missing.join(", ")}.`,
        ]
          .filter(Boolean)
          .join(" ")}
      </p>
      <Table
        label="Rows as they will be stored"
        head={
          <tr>
            {columns.map(({ name, type }) => (
              <th key={name} scope="col" data-align={type === "number" ? "end" : undefined}>
                {name}
              </th>
            ))}
          </tr>
        }
      >
        {rows.slice(0, PREVIEWED).map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the rows of a preview have nothing else
          <tr key={index}>
            {columns.map(({ name, type }) => (
              <td key={name} data-align={type === "number" ? "end" : undefined}>
                {formatValue(row[name] ?? null, type, format) || "–"}
              </td>
            ))}
          </tr>
        ))}
      </Table>
      {rows.length > PREVIEWED && (
        <p className={styles.summary}>and {formatQuantity(rows.length - PREVIEWED, "more row")}</p>
      )}
    </div>
  )
}

function problemOf({ rows, problems }: PastedRows, total: number): string | undefined {
  if (rows.length === 0) return "Paste at least one row."
  if (problems.length > 0) return "Correct the cells below first."
  return total > MAX_ROWS
    ? `A table has at most ${formatCount(MAX_ROWS)} rows; these would make ${formatCount(total)}.`
    : undefined
}

const effectOf = (added: number, present: number, mode: Mode): string => {
  const rows = formatQuantity(added, "row")
  return mode === "append" || present === 0 ? `Add ${rows}` : `Replace all with ${rows}`
}
