/*
 * Pages lie below each other in a column, each as wide as the frame at first. Their sizes are known before they are
 * drawn, so places are computed, and of 500 pages only those near the visible part are in the document.
 */

/** The size of a page in points. */
interface PageSize {
  readonly page: number
  readonly width: number
  readonly height: number
  /** A page without an image is drawn from its words. */
  readonly isDrawn: boolean
}

/** The position of a page in the column, in CSS pixels. */
export interface PlacedPage extends PageSize {
  readonly top: number
  readonly left: number
  /** CSS pixels per point. */
  readonly scale: number
}

/** All pages of a document, and the size of the column. */
export interface PageLayout {
  readonly pages: readonly PlacedPage[]
  readonly width: number
  readonly height: number
}

/** Room around pages and between them. */
const MARGIN = 16
/** Lines longer than those of a page of this width are hard to follow with the eye. */
const MAX_FIT_WIDTH = 1_100
/** Receipts are narrow; as wide as the frame, one would show a few lines. */
const MAX_FIT_SCALE = 2.5
/** Formats without pages have a line for each paragraph, of thousands of points; words of 10 points must stay readable. */
const MIN_TEXT_SCALE = 1.15

/** Places the pages in a frame of the given width; at zoom 1 each fits it. */
export function layoutPages(sizes: readonly PageSize[], frameWidth: number, zoom: number): PageLayout {
  const available = Math.max(1, Math.min(frameWidth - 2 * MARGIN, MAX_FIT_WIDTH))
  const scales = sizes.map(({ width, isDrawn }) => {
    const fit = Math.min(available / width, MAX_FIT_SCALE)
    return zoom * (isDrawn ? fit : Math.max(fit, MIN_TEXT_SCALE))
  })
  const widest = sizes.reduce((most, { width }, index) => Math.max(most, width * (scales[index] ?? 0)), 0)
  const columnWidth = Math.max(frameWidth, widest + 2 * MARGIN)
  let top = MARGIN
  const pages = sizes.map((size, index): PlacedPage => {
    const scale = scales[index] ?? 1
    const placed = { ...size, top, left: Math.max(MARGIN, (frameWidth - size.width * scale) / 2), scale }
    top += size.height * scale + MARGIN
    return placed
  })
  return { pages, width: columnWidth, height: top }
}

/** Returns the index of the page at a height of the column; in a gap, the one above. */
export function indexAt({ pages }: PageLayout, y: number): number {
  let low = 0
  let high = pages.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((pages[middle]?.top ?? 0) <= y) low = middle
    else high = middle - 1
  }
  return low
}

/** The first and the last index of pages to draw, for a frame that shows `height` pixels from `top` on. */
export function indexesNear(layout: PageLayout, top: number, height: number): readonly [first: number, last: number] {
  // One frame above and below, so that pages are there when a person scrolls on.
  return [indexAt(layout, top - height), indexAt(layout, top + 2 * height)]
}

/** A point of a document that stays where it is while pages grow and shrink. */
export interface Anchor {
  readonly index: number
  /** As parts of the width and the height of the page. */
  readonly x: number
  readonly y: number
}

/** Returns what lies at a point of the column. */
export function anchorAt(layout: PageLayout, x: number, y: number): Anchor {
  const index = indexAt(layout, y)
  const { left, top, width, height, scale } = layout.pages[index] ?? { left: 0, top: 0, width: 1, height: 1, scale: 1 }
  return { index, x: (x - left) / (width * scale), y: (y - top) / (height * scale) }
}

/** Returns the point of the column at which an anchor lies. */
export function pointOf(layout: PageLayout, { index, x, y }: Anchor): { readonly x: number; readonly y: number } {
  const page = layout.pages[index]
  if (page === undefined) return { x: 0, y: 0 }
  return { x: page.left + x * page.width * page.scale, y: page.top + y * page.height * page.scale }
}
