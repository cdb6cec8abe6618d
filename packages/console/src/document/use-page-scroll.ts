import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react"
import type { Box } from "./box-choice.ts"
import { type Anchor, anchorAt, indexAt, indexesNear, type PageLayout, pointOf } from "./page-layout.ts"

/** The page that is read: the one at two fifths of the frame's height. */
const READING_HEIGHT = 0.4
/** Time without scrolling after which the page counts as opened, for the URL and the words. */
const SETTLED_MS = 200
/** Room that stays between a box and the edge of the frame. */
const CLEARANCE = 24

interface PageScroll {
  /** Indexes of the pages to draw. */
  readonly near: readonly [first: number, last: number]
  /** Index of the page that is read. */
  readonly current: number
  /** Whether pages scroll past too fast for their images to be seen. */
  readonly isFast: boolean
  readonly onScroll: () => void
  readonly showPage: (index: number) => void
  /** Brings a box of a page into view; what is visible already stays. */
  readonly showBox: (index: number, box: Box | undefined) => void
}

/**
 * Follows the scroll position of the pages.
 *
 * When the layout changes, by zoom or by the size of the window, what lies in the middle of the frame stays there. The
 * frame is a source of truth that React does not know, so positions live in refs and only what is drawn is state.
 */
export function usePageScroll(
  frame: RefObject<HTMLDivElement | null>,
  layout: PageLayout,
  onSettled: (index: number) => void,
): PageScroll {
  const [drawn, setDrawn] = useState({ first: 0, last: 2, current: 0, isFast: false })
  const anchor = useRef<Anchor>(undefined)
  const lastTop = useRef(0)
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  const report = useRef(onSettled)
  useEffect(() => {
    report.current = onSettled
  })

  const follow = useCallback(
    (isScrolled = false) => {
      const element = frame.current
      if (element === null || layout.pages.length === 0) return
      const { scrollTop, scrollLeft, clientHeight, clientWidth } = element
      anchor.current = anchorAt(layout, scrollLeft + clientWidth / 2, scrollTop + clientHeight / 2)
      const [first, last] = indexesNear(layout, scrollTop, clientHeight)
      const current = indexAt(layout, scrollTop + clientHeight * READING_HEIGHT)
      const isFast = isScrolled && Math.abs(scrollTop - lastTop.current) > clientHeight
      lastTop.current = scrollTop
      const next = { first, last, current, isFast }
      setDrawn((before) => (isSame(before, next) ? before : next))
    },
    [frame, layout],
  )

  const onScroll = useCallback(() => {
    follow(true)
    clearTimeout(settling.current)
    settling.current = setTimeout(() => {
      const element = frame.current
      if (element === null) return
      follow()
      report.current(indexAt(layout, element.scrollTop + element.clientHeight * READING_HEIGHT))
    }, SETTLED_MS)
  }, [follow, frame, layout])
  useEffect(() => () => clearTimeout(settling.current), [])

  useLayoutEffect(() => {
    const element = frame.current
    if (element !== null && anchor.current !== undefined) {
      const { x, y } = pointOf(layout, anchor.current)
      element.scrollTo({ left: x - element.clientWidth / 2, top: y - element.clientHeight / 2, behavior: "instant" })
    }
    follow()
  }, [frame, layout, follow])

  const showPage = useCallback(
    (index: number) => {
      const page = layout.pages[index]
      if (page === undefined) return
      frame.current?.scrollTo({ top: page.top - CLEARANCE / 2, behavior: "instant" })
      follow()
    },
    [frame, layout, follow],
  )

  const showBox = useCallback(
    (index: number, box: Box | undefined) => {
      const page = layout.pages[index]
      const element = frame.current
      if (page === undefined || element === null) return
      const [x0, y0, x1, y1] = box ?? [0, 0, 0, 0]
      const { scrollTop, scrollLeft, clientHeight, clientWidth } = element
      const top = bring(page.top + y0 * page.scale, page.top + y1 * page.scale, scrollTop, clientHeight)
      const left = bring(page.left + x0 * page.scale, page.left + x1 * page.scale, scrollLeft, clientWidth)
      if (top === scrollTop && left === scrollLeft) return
      // Over a short way the eye can follow.
      const isClose =
        Math.abs(top - scrollTop) < clientHeight && !matchMedia("(prefers-reduced-motion: reduce)").matches
      element.scrollTo({ top, left, behavior: isClose ? "smooth" : "instant" })
      follow()
    },
    [frame, layout, follow],
  )

  const { first, last, current, isFast } = drawn
  return { near: [first, last], current, isFast, onScroll, showPage, showBox }
}

const isSame = <State extends object>(a: State, b: State): boolean =>
  Object.entries(a).every(([name, value]) => b[name as keyof State] === value) // names of the same type

/** Returns the scroll position that shows `from` to `to`; the present one when they are visible. */
function bring(from: number, to: number, position: number, size: number): number {
  const isVisible = from >= position + CLEARANCE && to <= position + size - CLEARANCE
  return isVisible ? position : Math.max(0, from - Math.max(CLEARANCE, (size - (to - from)) / 3))
}
