import { parentPort, workerData } from "node:worker_threads"
import { createJoinedWriter, type JoinedForm, type JoinedRow } from "./joined-writer.ts"

// A thread for one joined export: it receives rows, or null at the end, and responds to each with the bytes to send.
const writer = createJoinedWriter(workerData as JoinedForm) // Given by JoinedExportBuilder, as are the messages.
const encoder = new TextEncoder()
const respond = async (rows: readonly JoinedRow[] | null) => {
  const content = rows === null ? await writer.end() : writer.write(rows)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
  parentPort?.postMessage(typeof content === "string" ? encoder.encode(content) : content)
}
parentPort?.on("message", (rows: readonly JoinedRow[] | null) => void respond(rows))
