import { Worker } from "node:worker_threads"

/** A page image takes 50 ms; a thread that takes this long hangs. */
const deadlineMs = 10_000

/** Left, top, right and bottom edge in points. */
export type Box = readonly [number, number, number, number]

/** What the thread draws. */
export interface Drawing {
  readonly png: Uint8Array
  readonly box: Box
  /** Size of the page in points, which the image shows as a whole. */
  readonly page: { readonly width: number; readonly height: number }
}

/**
 * Draws a box into a page image, in a thread of its own: decoding and encoding would stop the thread that serves requests.
 *
 * @returns the image as PNG.
 * @throws when the image is no PNG, or drawing takes longer than ten seconds.
 */
export async function drawBox(
  png: Uint8Array,
  box: Box,
  { width, height }: Drawing["page"],
  signal: AbortSignal,
): Promise<Uint8Array> {
  const drawing: Drawing = { png, box, page: { width, height } }
  const thread = new Worker(
    new URL(import.meta.url.endsWith(".ts") ? "draw-box-thread.ts" : "draw-box-thread.js", import.meta.url),
    {
      workerData: drawing,
    },
  )
  const bound = AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)])
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  const abort = () => reject(bound.reason)
  bound.addEventListener("abort", abort, { once: true })
  thread.once("message", resolve).once("error", reject)
  try {
    return await promise
  } finally {
    bound.removeEventListener("abort", abort)
    await thread.terminate()
  }
}
