import type { FilePage } from "@docsift/sdk"
import { useEffect, useRef } from "react"
import type { Mark } from "./mark.ts"
import type { usePageScroll } from "./use-page-scroll.ts"

interface SelectionScroll extends Pick<ReturnType<typeof usePageScroll>, "current" | "showBox"> {
  readonly pages: readonly FilePage[]
  /** The page that the URL names. */
  readonly page: number
  readonly mark: Mark | undefined
  readonly isMeasured: boolean
  readonly zoom: number
}

/** Scrolls to the selected value when it changes, and keeps it in sight while a person zooms. */
export function useSelectionScroll({ pages, page, mark, isMeasured, zoom, current, showBox }: SelectionScroll): void {
  const isOpened = useRef(false)
  useEffect(() => {
    if (!isMeasured || mark === undefined) return
    const isElsewhere = page !== 1 && mark.page !== page
    // A link that names another page than that of the selected value means the page.
    if (isOpened.current || !isElsewhere)
      showBox(
        pages.findIndex((other) => other.page === mark.page),
        mark.box,
      )
    isOpened.current = true
    // As above.
  }, [mark?.pointer, mark?.page, mark?.box?.join(), isMeasured])

  // Zooming in while a value of the page is selected is most likely meant for that value.
  const index = pages.findIndex((other) => other.page === mark?.page)
  const zoomed = useRef(zoom)
  useEffect(() => {
    if (zoomed.current !== zoom && index === current) showBox(index, mark?.box)
    zoomed.current = zoom
  }, [zoom, index, current, mark, showBox])
}
