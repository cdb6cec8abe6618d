import { parentPort, workerData } from "node:worker_threads"
import { buildExport, type ExportOrder } from "./export-content.ts"

// A thread for one export: it takes the order with its start and ends with the content.
const content = await buildExport(workerData as ExportOrder) // Given by ExportBuilder.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
parentPort?.postMessage(content)
