import { decode, encode } from "fast-png"
import { expect, test } from "vitest"
import { drawBox } from "./draw-box.ts"

const page = { width: 100, height: 50 }
const png = encode({ width: 200, height: 100, data: new Uint8Array(200 * 100 * 3).fill(255), channels: 3, depth: 8 })
const signal = new AbortController().signal

test("a box beyond all pages is drawn as far as it is on the page", async () => {
  const drawn = decode(await drawBox(png, [20, -1e15, 1e15, 1e300], page, signal))
  const pixelAt = (x: number, y: number) => Array.from(drawn.data.slice((y * 200 + x) * 3, (y * 200 + x) * 3 + 3))
  expect(pixelAt(34, 50)).toEqual([214, 0, 110])
  expect(pixelAt(199, 50)).toEqual([255, 255, 255])
})

test("many images are drawn one after the other, and a caller that leaves keeps no other waiting", async () => {
  const left = new AbortController()
  const draw = async (own: AbortSignal) => drawBox(png, [10, 10, 20, 20], page, own)
  const first = Array.from({ length: 4 }, async () => draw(signal))
  const gone = Promise.allSettled(Array.from({ length: 4 }, async () => draw(left.signal)))
  const last = Array.from({ length: 4 }, async () => draw(signal))
  left.abort(new Error("gone"))
  expect((await gone).map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => "rejected"))
  const drawn = await Promise.all([...first, ...last])
  expect(drawn.map(({ byteLength }) => byteLength > 0)).toEqual(Array.from({ length: 8 }, () => true))
})

test("what is no PNG is an error", async () => {
  await expect(drawBox(new Uint8Array(10), [0, 0, 1, 1], page, signal)).rejects.toThrow(/PNG|signature/i)
  await expect(drawBox(png, [0, 0, 1, 1], page, signal)).resolves.toBeInstanceOf(Uint8Array)
})
