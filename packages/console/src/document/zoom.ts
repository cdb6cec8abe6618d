/** The factors by which a page is enlarged, over the width of the frame. */
const factors = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4, 6] as const

/** A page that is as wide as its frame. */
export const FIT_WIDTH = 1

/** Returns the next larger factor (`direction` 1) or smaller one (-1); at the ends, the same. */
export function stepZoom(zoom: number, direction: 1 | -1): number {
  const next = direction === 1 ? factors.find((factor) => factor > zoom) : factors.findLast((factor) => factor < zoom)
  return next ?? zoom
}
