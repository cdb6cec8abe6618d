import { type ConfidenceStep, percentOf, stepOf } from "./confidence-step.ts"
import styles from "./confidence.module.css"

const words = { high: "high", medium: "medium", low: "low" } as const satisfies Record<ConfidenceStep, string>

/** Renders a confidence as figure, word and line; the line is the one of the value's box in the document. */
export function Confidence({ value, threshold }: { readonly value: number; readonly threshold?: number | undefined }) {
  const step = stepOf(value, threshold)
  return (
    <span className={styles.confidence} data-step={step} title={`Confidence ${percentOf(value)}, ${words[step]}`}>
      <span className={styles.line} aria-hidden="true" />
      <span className="visually-hidden">Confidence </span>
      <span className={styles.figure}>{percentOf(value)}</span> <span className={styles.word}>{words[step]}</span>
    </span>
  )
}
