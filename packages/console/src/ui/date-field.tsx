import { useState } from "react"
import { isDay } from "../search.ts"
import styles from "./date-field.module.css"
import { TextField } from "./field.tsx"

interface DateFieldProps {
  readonly label: string
  /** A day as `YYYY-MM-DD`. */
  readonly value: string | undefined
  readonly max?: string
  readonly error?: string | undefined
  readonly onChange: (day: string | undefined) => void
}

/**
 * Renders a field for a day. While one types, browsers report years such as 0002, and nothing when a part is missing: only
 * a whole day is passed on, and an emptied field when it is left.
 */
export function DateField({ label, value, max, error, onChange }: DateFieldProps) {
  const [draft, setDraft] = useState<string>()
  return (
    <TextField
      className={styles.date}
      label={label}
      type="date"
      value={draft ?? value ?? ""}
      max={max}
      error={error}
      onChange={({ currentTarget }) => {
        const day = currentTarget.value
        const isWhole = isDay(day)
        setDraft(isWhole ? undefined : day)
        if (isWhole) onChange(day)
      }}
      onBlur={() => {
        setDraft(undefined)
        if (draft === "") onChange(undefined)
      }}
    />
  )
}
