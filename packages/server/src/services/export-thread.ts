import { parentPort, workerData } from "node:worker_threads"
import { buildExport, type ExportRequest } from "./export-content.ts"

// A thread for one export: it receives the request at its start and ends with the content.
const content = await buildExport(workerData as ExportRequest) // Given by ExportBuilder.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
parentPort?.postMessage(content)
