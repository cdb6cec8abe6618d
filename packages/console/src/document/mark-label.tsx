import type { CSSProperties } from "react"
import { percentOf } from "./confidence-step.ts"
import type { Mark } from "./mark.ts"
import styles from "./mark-label.module.css"

/** Room in pixels that a label needs above its box. */
const LABEL_HEIGHT = 26

interface MarkLabelProps {
  readonly mark: Mark
  readonly page: { readonly width: number; readonly scale: number }
}

/** Renders the name of a value at its box; the list of values says the same to screen readers. */
export function MarkLabel({ mark: { label, box, confidence }, page: { width, scale } }: MarkLabelProps) {
  if (box === undefined) return null
  const [left, top, right, bottom] = box
  const isBelow = top * scale < LABEL_HEIGHT
  // A box on the right half of the page has its label end with it, so that it stays on the page.
  const isEndAligned = (left + right) / 2 > width / 2
  const place: CSSProperties = {
    [isBelow ? "top" : "bottom"]: isBelow ? bottom * scale : `calc(100% - ${top * scale}px)`,
    [isEndAligned ? "right" : "left"]: isEndAligned ? `calc(100% - ${right * scale}px)` : left * scale,
  }
  return (
    <p className={styles.label} style={place} aria-hidden="true">
      <span className={styles.name}>{label}</span>
      <span className={styles.figure}>{confidence === undefined ? "set by a person" : percentOf(confidence)}</span>
    </p>
  )
}
