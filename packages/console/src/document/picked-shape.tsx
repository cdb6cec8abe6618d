import type { Box } from "./box-choice.ts"
import styles from "./picked-shape.module.css"

/** What a click or a drag would pick: words, or a free box. */
export interface PickShape {
  readonly kind: "words" | "box"
  readonly boxes: readonly Box[]
}

/** Draws what a click or a drag would pick. */
export function PickedShape({ shape }: { readonly shape: PickShape | undefined }) {
  return (
    <g aria-hidden="true" className={styles.shape} data-kind={shape?.kind}>
      {shape?.boxes.map(([left, top, right, bottom]) => (
        <rect key={`${left} ${top} ${right}`} x={left} y={top} width={right - left} height={bottom - top} />
      ))}
    </g>
  )
}
