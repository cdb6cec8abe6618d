import { type MouseEvent, type PointerEvent, useRef, useState } from "react"
import type { Point } from "./box-choice.ts"
import type { PickedPlace } from "./mark.ts"
import type { PlacedPage } from "./page-layout.ts"
import type { PickShape } from "./picked-shape.tsx"
import { pointIn } from "./use-box-pointer.ts"
import { boxBetween, unionOf, type Word, wordAt, wordsBetween } from "./word-choice.ts"

/** Pixels around a word in which it is hit, so that small print can be. */
const SLACK = 16
/** Pixels that a click may slip. */
const DRAG_THRESHOLD = 4

interface WordPick {
  readonly page: PlacedPage
  /** Undefined while they are loaded; a box can be drawn then already. */
  readonly words: readonly Word[] | undefined
  readonly onPick: ((place: PickedPlace) => void) | undefined
}

/**
 * Returns the handlers that pick a place on a page, and what they would pick.
 *
 * A click takes a word. A drag that begins on a word takes all words that it touches; one that begins beside the text
 * draws a box. A finger scrolls instead of dragging, so it takes words one at a time.
 */
export function useWordPick({ page, words = [], onPick }: WordPick) {
  const [dragged, setDragged] = useState<PickShape>()
  const [hovered, setHovered] = useState<Point>()
  const drag = useRef<{ readonly from: Point; readonly isOnWord: boolean; isMoved: boolean }>(undefined)
  const isHandled = useRef(false)
  const pointsPerPixel = 1 / page.scale

  const pointOf = (event: MouseEvent<HTMLElement>): Point => {
    const { x, y } = pointIn(event, pointsPerPixel)
    return { x: Math.min(page.width, Math.max(0, x)), y: Math.min(page.height, Math.max(0, y)) }
  }
  const under = (point: Point) => wordAt(words, point, SLACK * pointsPerPixel)
  const shapeOf = (from: Point, to: Point, isOnWord: boolean): PickShape =>
    isOnWord
      ? { kind: "words", boxes: wordsBetween(words, from, to).map(({ box }) => box) }
      : { kind: "box", boxes: [boxBetween(from, to)] }
  const clear = () => {
    setDragged(undefined)
    setHovered(undefined)
  }
  const pick = ({ boxes: [first, ...others] }: PickShape) => {
    clear()
    if (first !== undefined) onPick?.({ page: page.page, box: unionOf([first, ...others]) })
  }
  const pickWord = (point: Point) => {
    const word = under(point)
    if (word !== undefined) pick({ kind: "words", boxes: [word.box] })
  }

  // The point is kept and not its word: words that arrive under a resting pointer are marked, too.
  const word = hovered && under(hovered)
  return {
    shape: dragged ?? (word && { kind: "words" as const, boxes: [word.box] }),
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        isHandled.current = false
        if (event.button !== 0 || event.pointerType === "touch" || isControl(event.target)) return
        const from = pointOf(event)
        drag.current = { from, isOnWord: under(from) !== undefined, isMoved: false }
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const to = pointOf(event)
        const { current } = drag
        if (current === undefined) {
          setHovered(to)
          return
        }
        const distance = Math.hypot(to.x - current.from.x, to.y - current.from.y)
        current.isMoved ||= distance > DRAG_THRESHOLD * pointsPerPixel
        if (current.isMoved) setDragged(shapeOf(current.from, to, current.isOnWord))
      },
      onPointerLeave: () => {
        if (drag.current === undefined) clear()
      },
      onPointerCancel: () => {
        drag.current = undefined
        clear()
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const { current } = drag
        if (current === undefined) return
        drag.current = undefined
        isHandled.current = true
        const to = pointOf(event)
        if (current.isMoved) pick(shapeOf(current.from, to, current.isOnWord))
        else pickWord(to)
      },
      // Of a finger, or of a program that helps people to point.
      onClick: (event: MouseEvent<HTMLElement>) => {
        if (!isHandled.current && !isControl(event.target)) pickWord(pointOf(event))
      },
    },
  }
}

/** Returns whether a click is meant for a button above the page. */
const isControl = (target: EventTarget): boolean => target instanceof Element && target.closest("button") !== null
