import type { Box } from "../document.ts"

interface Sides {
  readonly width: number
  readonly height: number
}

/**
 * Returns the box around a box that is rotated clockwise about the centre of a page, as the page's lines are that fall to the
 * right by `degrees`.
 */
export function skewBox(box: Box, degrees: number, page: Sides): Box {
  const [cosine, sine] = turnOf(degrees)
  const width = (box[2] - box[0]) * cosine + (box[3] - box[1]) * Math.abs(sine)
  const height = (box[2] - box[0]) * Math.abs(sine) + (box[3] - box[1]) * cosine
  return around(box, { cosine, sine }, page, { width, height })
}

/** Returns the box that {@link skewBox} made this one of; without height where no box has one as flat. */
export function levelBox(box: Box, degrees: number, page: Sides): Box {
  const [cosine, sine] = turnOf(degrees)
  const spread = cosine * cosine - sine * sine
  const width = ((box[2] - box[0]) * cosine - (box[3] - box[1]) * Math.abs(sine)) / spread
  const height = ((box[3] - box[1]) * cosine - (box[2] - box[0]) * Math.abs(sine)) / spread
  const sides = { width: Math.max(0, width), height: Math.max(0, height) }
  return around(box, { cosine, sine: -sine }, page, sides)
}

/** Moves a box with the sides of its word, as those of lines that were read one by one, to where it is on the levelled page. */
export function levelPlace(box: Box, degrees: number, page: Sides): Box {
  const [cosine, sine] = turnOf(degrees)
  const sides = { width: box[2] - box[0], height: box[3] - box[1] }
  return around(box, { cosine, sine: -sine }, page, sides)
}

const turnOf = (degrees: number): readonly [cosine: number, sine: number] => {
  const radians = (degrees * Math.PI) / 180
  return [Math.cos(radians), Math.sin(radians)]
}

function around(
  [x0, y0, x1, y1]: Box,
  { cosine, sine }: { readonly cosine: number; readonly sine: number },
  page: Sides,
  { width, height }: Sides,
): Box {
  const right = (x0 + x1 - page.width) / 2
  const down = (y0 + y1 - page.height) / 2
  const x = page.width / 2 + right * cosine - down * sine
  const y = page.height / 2 + right * sine + down * cosine
  return [x - width / 2, y - height / 2, x + width / 2, y + height / 2]
}
