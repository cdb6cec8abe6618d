import { memo } from "react"
import type { Box } from "./box-choice.ts"
import { stepOf } from "./confidence-step.ts"
import type { Mark } from "./mark.ts"
import styles from "./page-boxes.module.css"

/** Pixels between the text and the line around it. */
const LINE_DISTANCE = 2

interface PageBoxesProps {
  readonly marks: readonly Mark[]
  readonly selected: string | undefined
  readonly hovered: string | undefined
  readonly threshold: number | undefined
  readonly pointsPerPixel: number
  readonly isPulsing: boolean
  readonly onPulsed: () => void
}

/**
 * Draws the boxes of values: each `<rect>` has the coordinates of the evidence, and the line around it the style of its
 * confidence. The list of values is the accessible way, so the boxes are hidden from screen readers.
 */
export const PageBoxes = memo(function PageBoxes(props: PageBoxesProps) {
  const { marks, selected, hovered, threshold, pointsPerPixel, isPulsing, onPulsed } = props
  return (
    <g aria-hidden="true">
      {marks.map(({ pointer, box, confidence }) => {
        if (box === undefined) return null
        const [left, top, right, bottom] = box
        const isSelected = pointer === selected
        return (
          <g
            key={pointer}
            className={styles.box}
            data-step={confidence === undefined ? "set" : stepOf(confidence, threshold)}
            data-state={isSelected ? "selected" : pointer === hovered ? "hovered" : undefined}
          >
            <rect data-pointer={pointer} x={left} y={top} width={right - left} height={bottom - top} />
            <path className={styles.line} d={outlineOf(box, LINE_DISTANCE * pointsPerPixel)} />
            {isSelected && isPulsing && (
              <path
                className={styles.pulse}
                d={outlineOf(box, 2 * LINE_DISTANCE * pointsPerPixel)}
                onAnimationEnd={onPulsed}
              />
            )}
          </g>
        )
      })}
    </g>
  )
})

const outlineOf = ([left, top, right, bottom]: Box, by: number): string =>
  `M${left - by} ${top - by}H${right + by}V${bottom + by}H${left - by}Z`
