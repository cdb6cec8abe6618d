import type { CorrectionPlace, ExtractedValue, ValueType } from "@docsift/sdk"
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react"
import { Button } from "../ui/button.tsx"
import { parseValue } from "./parse-value.ts"
import { editableText, formatValue, type ValueFormat } from "./value-format.ts"
import styles from "./value-editor.module.css"

/** A text that was read at a place of the document, but is no value of the type: the person completes it. */
export interface EditorSeed {
  readonly text: string
  readonly place: CorrectionPlace
}

interface ValueEditorProps {
  readonly label: string
  readonly type: ValueType
  readonly value: ExtractedValue
  readonly place: CorrectionPlace | undefined
  readonly seed: EditorSeed | undefined
  readonly format: ValueFormat
  /** What the document says while it is read, or why it cannot be. */
  readonly status: string | undefined
  readonly onCommit: (value: ExtractedValue, place: CorrectionPlace | undefined) => void
  readonly onCancel: () => void
}

/** Long texts and those with lines get an input of several lines. */
const LONG_TEXT = 60
const MAX_LINES = 8

/** Renders the input of a value, and what will be stored. */
export function ValueEditor({ label, type, value, place, seed, format, status, onCommit, onCancel }: ValueEditorProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const initial = editableText(value, format)
  const [text, setText] = useState(seed?.text ?? initial)
  // What was not touched is not parsed again.
  const parsed = text === initial ? { value } : parseValue(text, type, format)
  const problem = "problem" in parsed ? parsed.problem : undefined
  useEffect(() => {
    const input = box.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>("input, textarea")
    input?.focus({ preventScroll: true })
    input?.select()
    box.current?.scrollIntoView({ block: "nearest" })
  }, [])
  const commit = () => {
    // A typed text has no place; that of the document stays only as long as its text does.
    if ("value" in parsed)
      onCommit(parsed.value, text === initial ? place : seed?.text === text ? seed.place : undefined)
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault()
      commit()
    } else if (event.key === "Escape") {
      event.preventDefault()
      event.stopPropagation()
      onCancel()
    }
  }
  const leave = (event: FocusEvent) => {
    const target = event.relatedTarget
    // A click into the document fills the input; a switch to another window is no decision.
    if (!(target instanceof Element) || target.closest("[data-document]") !== null) return
    if (box.current?.contains(target) === true || text === (seed?.text ?? initial)) return
    commit()
  }
  const control = {
    id,
    value: text,
    "aria-describedby": `${id}-stored`,
    "aria-invalid": problem === undefined ? undefined : true,
    autoComplete: "off",
    spellCheck: false,
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      setText(currentTarget.value),
    onKeyDown: press,
    onBlur: leave,
  } as const
  const isLong = type === "string" && (initial.length > LONG_TEXT || initial.includes("\n"))
  return (
    <div ref={box} className={styles.editor}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      {isLong ? (
        <textarea {...control} className={styles.input} rows={linesOf(text)} />
      ) : (
        <input {...control} type="text" className={styles.input} inputMode={type === "number" ? "decimal" : "text"} />
      )}
      <p id={`${id}-stored`} className={styles.stored} data-invalid={problem !== undefined || undefined} role="status">
        {status ?? problem ?? describe("value" in parsed ? parsed.value : null, type, format)}
      </p>
      <div className={styles.actions}>
        <Button size="small" kind="primary" onClick={commit}>
          Keep
        </Button>
        <Button size="small" onClick={onCancel}>
          Cancel
        </Button>
        <span className={styles.hint}>or click the words in the document</span>
      </div>
    </div>
  )
}

const linesOf = (text: string): number =>
  Math.min(MAX_LINES, Math.max(text.split("\n").length, Math.ceil(text.length / LONG_TEXT), 2))

/** Returns the sentence about what will be stored. */
function describe(value: ExtractedValue, type: ValueType, format: ValueFormat): string {
  if (value === null) return "Empty: stored as “not in the document”"
  if (type === "string") return "Stored as typed"
  return type === "date" ? `Stored as ${value} (${formatValue(value, type, format)})` : `Stored as the number ${value}`
}
