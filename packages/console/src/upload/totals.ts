import { formatQuantity } from "../ui/figures.ts"
import { formatBytes } from "../ui/format-bytes.ts"
import { hasEnded, isUnsent, type UploadItem, type UploadProgress } from "./upload-state.ts"

/** The words for each step, in the order that a file passes them. */
const words = {
  waiting: "waiting",
  uploading: "uploading",
  queued: "queued",
  processing: "processing",
  completed: "completed",
  failed: "failed",
  cancelled: "cancelled",
  interrupted: "interrupted",
} as const satisfies Record<UploadProgress["step"], string>

/** Returns the number of files in each step and the bytes sent, in one line. */
export function describeTotals(items: readonly UploadItem[]): string {
  const counts = countSteps(items)
  const steps = Object.entries(words).flatMap(([step, word]) => {
    const count = counts.get(step) ?? 0
    return count === 0 ? [] : [`${count} ${word}`]
  })
  const files = formatQuantity(items.length, "file")
  const totalBytes = sum(items, ({ sizeBytes }) => sizeBytes)
  const size = items.some(isUnsent)
    ? `${formatBytes(sum(items, sentBytesOf))} of ${formatBytes(totalBytes)} sent`
    : formatBytes(totalBytes)
  return [files, size, steps.join(", ")].join(" · ")
}

/** Returns what a person on another screen wants to know about the uploads; undefined when none is on its way. */
export function describeProgress(items: readonly UploadItem[]): string | undefined {
  const unsent = items.filter(isUnsent).length
  if (unsent > 0) return `${items.length - unsent} of ${items.length} uploaded`
  const unfinished = items.filter((item) => !hasEnded(item)).length
  return unfinished > 0 ? `${items.length - unfinished} of ${items.length} processed` : undefined
}

function countSteps(items: readonly UploadItem[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { progress } of items) counts.set(progress.step, (counts.get(progress.step) ?? 0) + 1)
  return counts
}

/** Returns the bytes of a file that the server has, or has been sent. */
function sentBytesOf({ progress, sizeBytes }: UploadItem): number {
  if (progress.step === "uploading") return progress.sentBytes
  return "executionId" in progress && progress.executionId !== undefined ? sizeBytes : 0
}

function sum(items: readonly UploadItem[], valueOf: (item: UploadItem) => number): number {
  return items.reduce((total, item) => total + valueOf(item), 0)
}
