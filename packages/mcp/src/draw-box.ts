import { Worker } from "node:worker_threads"
import pLimit from "p-limit"
import { ToolError } from "./tool-result.ts"

/** An image takes 50 ms: a call that takes this long waits behind hundreds of others, or a thread hangs. */
const deadlineMs = 10_000
/** Each holds the pixels of a page image, and shares the processors with requests and documents. */
const maxThreads = 2

/** Left, top, right and bottom edge in points. */
export type Box = readonly [number, number, number, number]

/** What the thread draws. */
export interface Drawing {
  readonly png: Uint8Array
  readonly box: Box
  /** Size of the page in points, which the image shows as a whole. */
  readonly page: { readonly width: number; readonly height: number }
}

const limit = pLimit(maxThreads)

/**
 * Draws a box into a page image, in a thread of its own: decoding and encoding would stop the thread that serves requests. At most
 * two threads draw at a time.
 *
 * @returns the image as PNG.
 * @throws {ToolError} when it took longer than ten seconds.
 * @throws when the image is no PNG.
 */
export async function drawBox(
  png: Uint8Array,
  box: Box,
  { width, height }: Drawing["page"],
  signal: AbortSignal,
): Promise<Uint8Array> {
  const deadline = AbortSignal.timeout(deadlineMs)
  const bound = AbortSignal.any([signal, deadline])
  try {
    return await limit(async () => {
      bound.throwIfAborted()
      return drawInThread({ png, box, page: { width, height } }, bound)
    })
  } catch (error) {
    if (!deadline.aborted || signal.aborted) throw error
    throw new ToolError("The image could not be drawn in time. Try again later.", { cause: error })
  }
}

async function drawInThread(drawing: Drawing, signal: AbortSignal): Promise<Uint8Array> {
  const entry = import.meta.url.endsWith(".ts") ? "draw-box-thread.ts" : "draw-box-thread.js"
  const thread = new Worker(new URL(entry, import.meta.url), { workerData: drawing })
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  const abort = () => reject(signal.reason)
  signal.addEventListener("abort", abort, { once: true })
  thread.once("message", resolve).once("error", reject)
  try {
    return await promise
  } finally {
    signal.removeEventListener("abort", abort)
    await thread.terminate()
  }
}
