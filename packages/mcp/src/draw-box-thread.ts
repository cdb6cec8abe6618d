import { parentPort, workerData } from "node:worker_threads"
import { convertIndexedToRgb, decode, type DecodedPng, encode } from "fast-png"
import type { Drawing } from "./draw-box.ts"

/** Distance of the box from the print, so that it covers none. */
const marginPoints = 3
const linePixels = 3
/** Dark enough on paper, and no colour that forms print in. */
const colour = [214, 0, 110] as const
const rgb = 3

const { png, box, page }: Drawing = workerData // Posted by drawBox().
const decoded = decode(png)
const { width, height } = decoded
const data = toRgb(decoded)
const scale = width / page.width
// A document decides on its boxes: lines that leave the image end outside of it.
const [left, top, right, bottom] = [
  clamp((box[0] - marginPoints) * scale, width),
  clamp((box[1] - marginPoints) * scale, height),
  clamp((box[2] + marginPoints) * scale, width),
  clamp((box[3] + marginPoints) * scale, height),
]
for (let line = 0; line < linePixels; line++) {
  for (let x = left; x <= right; x++) {
    paint(x, top + line)
    paint(x, bottom - line)
  }
  for (let y = top; y <= bottom; y++) {
    paint(left + line, y)
    paint(right - line, y)
  }
}
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
parentPort?.postMessage(encode({ width, height, data, channels: rgb, depth: 8 }))

function clamp(pixels: number, length: number): number {
  return Math.min(Math.max(Math.round(pixels), -linePixels), length + linePixels)
}

function paint(x: number, y: number): void {
  if (x < 0 || y < 0 || x >= width || y >= height) return
  for (const [channel, value] of colour.entries()) data[(y * width + x) * rgb + channel] = value
}

/** Page images are grey, indexed or coloured, with eight bits and, at most, a transparency that nothing shows through. */
function toRgb(image: DecodedPng): Uint8Array {
  if (image.palette !== undefined) return Uint8Array.from(convertIndexedToRgb(image))
  const { channels } = image
  if (channels === rgb) return Uint8Array.from(image.data)
  const data = new Uint8Array(width * height * rgb)
  for (let pixel = 0; pixel < width * height; pixel++) {
    for (let channel = 0; channel < rgb; channel++) {
      const from = pixel * channels + (channels > rgb ? channel : 0)
      data[pixel * rgb + channel] = image.data[from] ?? 0
    }
  }
  return data
}
