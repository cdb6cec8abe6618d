import type { Configuration, ReviewPolicy } from "@docsift/sdk"
import { evidenceOf } from "./evidence.ts"
import { pointerTo } from "./json-pointer.ts"
import type { StoredExecution } from "./records.ts"
import { reject } from "./rejection.ts"

/** Why an execution needs a review. */
export interface ReviewReason {
  readonly pointer?: string
  readonly reason: "low_confidence" | "missing" | "warning" | "sampled" | "always"
  readonly confidence?: number
}

/** Values below the threshold that are reported, as by the server. */
const maxDoubtfulValues = 200

/** Checks that every required pointer is that of a field. */
export function checkReviewPolicy({ required = [] }: ReviewPolicy, configuration: Configuration): void {
  const fields = new Set(fieldsOf(configuration).map(({ pointer }) => pointer))
  for (const [index, pointer] of required.entries()) {
    if (fields.has(pointer)) continue
    reject(
      `review.required[${index}]`,
      "must be the JSON Pointer of a field of the configuration, such as /Invoice/fields/total",
    )
  }
}

/** Returns why a completed execution needs a review. */
export function reviewReasons(execution: StoredExecution): ReviewReason[] {
  const { reviewPolicy, configuration, extractedData = {} } = execution
  if (reviewPolicy === undefined) return []
  const { threshold, required = [], always, sample = 0 } = reviewPolicy
  const missing = fieldsOf(configuration)
    .filter(({ pointer, path }) => required.includes(pointer) && valueAt(extractedData, path) === null)
    .map(({ pointer }): ReviewReason => ({ pointer, reason: "missing" }))
  const doubtful = Object.entries(evidenceOf(extractedData, execution).evidence)
    .filter(([, { confidence }]) => confidence < threshold)
    .slice(0, maxDoubtfulValues)
    .map(([pointer, { confidence }]): ReviewReason => ({ pointer, reason: "low_confidence", confidence }))
  const reasons: ReviewReason[] = [...missing, ...doubtful]
  if (always === true) reasons.push({ reason: "always" })
  if (reasons.length === 0 && isSampled(execution.id, sample)) reasons.push({ reason: "sampled" })
  return reasons
}

function fieldsOf({ objects }: Configuration) {
  return objects.flatMap(({ name, fields = [] }) =>
    fields.map((field) => {
      const path = [name, "fields", field.name] as const
      return { path, pointer: pointerTo(path) }
    }),
  )
}

function valueAt(data: unknown, path: readonly string[]): unknown {
  const found = path.reduce<unknown>(
    // Own members only: a field may have the name of one that every object inherits.
    (from, name) => (Object.hasOwn(Object(from), name) ? Reflect.get(Object(from), name) : undefined),
    data,
  )
  return found ?? null
}

/** Draws by a hash of the id (FNV-1a), so that a test gets the same sample each time. */
function isSampled(id: string, share: number): boolean {
  let hash = 0x811c9dc5
  for (const char of id) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193)
  return hash >>> 0 < share * 2 ** 32
}
