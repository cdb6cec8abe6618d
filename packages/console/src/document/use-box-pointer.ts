import { type MouseEvent, useState } from "react"
import { chooseMark, marksAt, type Point } from "./box-choice.ts"
import type { Mark } from "./mark.ts"

interface BoxPointer {
  readonly marks: readonly Mark[]
  readonly selected: string | undefined
  readonly onSelect: (pointer: string) => void
  readonly pointsPerPixel: number
}

/** Returns the handlers that select the value at a click, and the value that the pointer is on. */
export function useBoxPointer({ marks, selected, onSelect, pointsPerPixel }: BoxPointer) {
  const [hovered, setHovered] = useState<Mark>()
  const marksUnder = (event: MouseEvent<HTMLElement>) => marksAt(marks, pointIn(event, pointsPerPixel), pointsPerPixel)
  return {
    hovered: hovered && marks.find(({ pointer }) => pointer === hovered.pointer),
    handlers: {
      onPointerMove: (event: MouseEvent<HTMLElement>) => setHovered(marksUnder(event)[0]),
      onPointerLeave: () => setHovered(undefined),
      onClick: (event: MouseEvent<HTMLElement>) => {
        const mark = chooseMark(marksUnder(event), selected)
        if (mark !== undefined) onSelect(mark.pointer)
      },
    },
  }
}

/** Returns where on a page an event happened, in points. */
export function pointIn(event: MouseEvent<HTMLElement>, pointsPerPixel: number): Point {
  const { left, top } = event.currentTarget.getBoundingClientRect()
  return { x: (event.clientX - left) * pointsPerPixel, y: (event.clientY - top) * pointsPerPixel }
}
