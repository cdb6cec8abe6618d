import { setTimeout as sleep } from "node:timers/promises"
import { openConnection, type RawUpload, write } from "./raw-connection.ts"

/** The section of an upload in which it is cut: the request's head, the part's head, the file, the last boundary, or after all of it. */
export type CutPoint = "head" | "partHead" | "file" | "form" | "response"

/** How the connection is cut: a half-close, after which the sender still reads, or a reset. */
export type CutMethod = "fin" | "rst"

/** Longest wait until the server closes its side of the connection. */
const closeTimeoutMs = 10_000
const longestPauseMs = 20
/** A response takes longer than reading the request. */
const longestResponseMs = 300

/**
 * Sends an upload up to a random byte of a section and disconnects.
 *
 * @param random - from 0 to below 1.
 * @returns the bytes of the response received by then.
 */
export async function cutUpload(
  url: string,
  { bytes, ends }: RawUpload,
  point: CutPoint,
  method: CutMethod,
  random: () => number,
): Promise<string> {
  const ranges: Record<CutPoint, readonly [from: number, to: number]> = {
    head: [0, ends.head],
    partHead: [ends.head, ends.partHead],
    file: [ends.partHead, ends.file],
    form: [ends.file, ends.form],
    response: [bytes.length, bytes.length],
  }
  const [from, to] = ranges[point]
  const socket = await openConnection(url)
  let said = ""
  socket.on("data", (chunk) => (said += chunk.toString("latin1")))
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  socket.once("close", () => resolve())
  await write(socket, bytes.subarray(0, from + Math.floor(random() * (to - from))))
  await sleep(random() * (point === "response" ? longestResponseMs : longestPauseMs))
  if (method === "rst") socket.resetAndDestroy()
  else socket.end()
  const timer = setTimeout(() => socket.destroy(), closeTimeoutMs)
  await closed
  clearTimeout(timer)
  return said
}
