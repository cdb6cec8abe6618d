import { setTimeout as sleep } from "node:timers/promises"
import { openConnection, type RawUpload, write } from "./raw-connection.ts"

/** Where an upload is cut: in the request's head, the part's head, the file, the last boundary, or after all of it. */
export type CutPlace = "head" | "partHead" | "file" | "form" | "answer"

/** How: a half-close, after which the sender still listens, or a reset. */
export type CutWay = "fin" | "rst"

/** Longest wait for the server's part of a connection. */
const goodbyeMs = 10_000
const longestPauseMs = 20
/** An answer takes longer than what comes before. */
const longestAnswerMs = 300

/**
 * Sends an upload up to a random byte of the place and leaves.
 *
 * @param random - from 0 to below 1.
 * @returns what the server had said by then.
 */
export async function cutUpload(
  url: string,
  { bytes, ends }: RawUpload,
  place: CutPlace,
  way: CutWay,
  random: () => number,
): Promise<string> {
  const ranges: Record<CutPlace, readonly [from: number, to: number]> = {
    head: [0, ends.head],
    partHead: [ends.head, ends.partHead],
    file: [ends.partHead, ends.file],
    form: [ends.file, ends.form],
    answer: [bytes.length, bytes.length],
  }
  const [from, to] = ranges[place]
  const socket = await openConnection(url)
  let said = ""
  socket.on("data", (chunk) => (said += chunk.toString("latin1")))
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  socket.once("close", () => resolve())
  await write(socket, bytes.subarray(0, from + Math.floor(random() * (to - from))))
  await sleep(random() * (place === "answer" ? longestAnswerMs : longestPauseMs))
  if (way === "rst") socket.resetAndDestroy()
  else socket.end()
  const timer = setTimeout(() => socket.destroy(), goodbyeMs)
  await closed
  clearTimeout(timer)
  return said
}
