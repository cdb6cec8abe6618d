import type { Pixels } from "./render-page.ts"

/** A stamp or a logo is worth its colour; the tint of a scanner's lamp is not. */
const minColourfulShare = 0.001
const minColourDistance = 40

/** Returns whether coloured pixels say something that their brightness does not. */
export function isColourful({ bytes }: Pixels): boolean {
  let colourful = 0
  for (let at = 0; at < bytes.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = [bytes[at], bytes[at + 1], bytes[at + 2]]
    if (Math.max(red, green, blue) - Math.min(red, green, blue) >= minColourDistance) colourful++
  }
  return colourful > (bytes.length / 3) * minColourfulShare
}

/** Converts colour to one channel. */
export function toGrey({ width, height, bytes }: Pixels): Pixels {
  const grey = new Uint8Array(width * height)
  for (let at = 0; at < grey.length; at++) {
    // ITU-R BT.601.
    grey[at] = 0.299 * (bytes[at * 3] ?? 0) + 0.587 * (bytes[at * 3 + 1] ?? 0) + 0.114 * (bytes[at * 3 + 2] ?? 0)
  }
  return { width, height, channels: 1, bytes: grey }
}
