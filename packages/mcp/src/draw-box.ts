import { Worker } from "node:worker_threads"
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

let running = 0
const waiting = new Set<() => void>()

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
    await acquire(bound)
    try {
      return await drawInThread({ png, box, page: { width, height } }, bound)
    } finally {
      release()
    }
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

async function acquire(signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  if (running < maxThreads) {
    running++
    return
  }
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const abort = () => {
    if (waiting.delete(resolve)) reject(signal.reason)
  }
  signal.addEventListener("abort", abort, { once: true })
  waiting.add(resolve)
  try {
    await promise
  } finally {
    signal.removeEventListener("abort", abort)
  }
}

/** Passes the place on to the first that waits. */
function release(): void {
  const [next] = waiting
  if (next === undefined) {
    running--
    return
  }
  waiting.delete(next)
  next()
}
