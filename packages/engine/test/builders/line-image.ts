import type { GreyImage } from "../../src/recognize/grey-image.ts"

/** Pixels between the lines of the image, and the height of their letters. */
const PITCH = 24
const HEIGHT = 12

/** Draws a page of level lines whose strokes and gaps are those of no letters, ragged on the right, for tests. */
export function aPageOfLines({ width = 600, height = 750 } = {}): GreyImage {
  const pixels = new Uint8Array(width * height).fill(255)
  let random = 7
  for (let top = 3 * PITCH; top < height - 3 * PITCH; top += PITCH) {
    random = (random * 16_807) % 2_147_483_647
    const end = width * (0.5 + (random % 40) / 100)
    for (let x = 40; x < end; x += 3 + (random % 5)) {
      random = (random * 16_807) % 2_147_483_647
      if (random % 6 === 0) continue
      for (let y = top + (random % 4); y < top + HEIGHT; y++) pixels.fill(30, y * width + x, y * width + x + 2)
    }
  }
  return { width, height, pixels }
}
