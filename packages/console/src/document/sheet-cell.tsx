import { chooseMark } from "./box-choice.ts"
import { percentOf, stepOf } from "./confidence-step.ts"
import type { Mark } from "./mark.ts"
import styles from "./sheet-grid.module.css"

interface SheetCellProps {
  readonly column: number
  /** Undefined while its rows are loaded. */
  readonly text: string | undefined
  readonly marks: readonly Mark[] | undefined
  readonly selected: string | undefined
  readonly threshold: number | undefined
  readonly onSelect: (pointer: string) => void
  readonly onPick: (() => void) | undefined
  readonly isPulsing: boolean
  readonly onPulsed: () => void
}

/** A number as spreadsheets display it, such as `(1,234.50)`, `12 %` or `€ 8`. */
const FIGURE = /^[-+(]?[\p{Sc}\s]*[-+]?\d[\d.,'’\s]*[\p{Sc}%\s)]*$/u

/** Renders a cell with the mark of its value, if it has one. */
export function SheetCell(props: SheetCellProps) {
  const { column, text, marks = [], selected, threshold, onSelect, onPick, isPulsing, onPulsed } = props
  const mark = marks.find(({ pointer }) => pointer === selected) ?? marks[0]
  const isSelected = mark !== undefined && mark.pointer === selected
  const choose = () => {
    const chosen = chooseMark(marks, selected)
    if (chosen !== undefined) onSelect(chosen.pointer)
  }
  return (
    <td
      className={styles.cell}
      aria-colindex={column + 2}
      title={mark === undefined ? text : titleOf(mark, text)}
      data-pointer={mark?.pointer}
      data-step={mark && (mark.confidence === undefined ? "set" : stepOf(mark.confidence, threshold))}
      data-state={isSelected ? (isPulsing ? "pulsing" : "selected") : undefined}
      data-align={text !== undefined && FIGURE.test(text) ? "end" : undefined}
      data-loading={text === undefined || undefined}
      onClick={onPick ?? (mark && choose)}
      onAnimationEnd={isSelected ? onPulsed : undefined}
    >
      {text}
    </td>
  )
}

function titleOf({ label, confidence }: Mark, text = ""): string {
  return `${label} (${confidence === undefined ? "set by a person" : percentOf(confidence)}): ${text}`
}
