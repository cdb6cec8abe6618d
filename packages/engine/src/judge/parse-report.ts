import { Counts, keysOf } from "./counts.ts"
import { type Report, reportVersion } from "./report.ts"

const counters = keysOf(new Counts())

/**
 * Returns a report that was read from a file, or undefined when it is none of this version. What a comparison reads is
 * checked; the rest is as it was written.
 */
export function parseReport(content: unknown): Report | undefined {
  if (!isRecord(content) || content["version"] !== reportVersion) return undefined
  const { packs } = content
  if (!Array.isArray(packs) || !packs.every(isPack)) return undefined
  return content as unknown as Report // what is compared was checked
}

function isPack(value: unknown): boolean {
  if (!isRecord(value) || typeof value["name"] !== "string") return false
  const { documents } = value
  return Array.isArray(documents) && documents.every(isDocument)
}

function isDocument(value: unknown): boolean {
  if (!isRecord(value) || typeof value["id"] !== "string" || typeof value["status"] !== "string") return false
  const { counts, valueF1, misses } = value
  if (counts !== undefined && !(isRecord(counts) && counters.every((key) => typeof counts[key] === "number")))
    return false
  if (valueF1 !== undefined && typeof valueF1 !== "number") return false
  return Array.isArray(misses) && misses.every((miss) => isRecord(miss) && typeof miss["path"] === "string")
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}
