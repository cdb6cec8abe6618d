import { createHash } from "node:crypto"
import type { Configuration, ExtractionJson, ReviewCriteria } from "@docsift/engine"
import { AppError } from "./errors.ts"
import type { ExecutionId } from "./ids.ts"
import type { ReviewPolicy, ReviewReason } from "./review.ts"
import { valuePointers } from "./value-pointers.ts"

/**
 * Validates what a JSON schema cannot express: every required pointer points to a field.
 *
 * @throws {AppError} `invalid_request` with the path, such as `review.required[1]`.
 */
export function readReviewPolicy(policy: ReviewPolicy, configuration: Configuration): ReviewPolicy {
  const { threshold, required, always, sample } = policy
  const pointers = valuePointers(configuration)
  for (const [index, pointer] of (required ?? []).entries()) {
    if (pointers.get(pointer)?.kind === "field") continue
    throw new AppError(
      "invalid_request",
      `review.required[${index}]: must be the JSON Pointer of a field of the configuration, such as /Invoice/fields/total`,
    )
  }
  return {
    threshold,
    ...(required !== undefined && { required: [...new Set(required)] }),
    ...(always !== undefined && { always }),
    ...(sample !== undefined && { sample }),
  }
}

/** Returns what the engine is asked to look for; undefined without a policy. */
export function criteriaOf(policy: ReviewPolicy | undefined): ReviewCriteria | undefined {
  return policy && { threshold: policy.threshold, required: policy.required }
}

/** Returns why an execution needs a review; an empty list when it needs none. */
export function reviewReasons(
  policy: ReviewPolicy,
  id: ExecutionId,
  { valuesToReview = [], warnings }: Pick<ExtractionJson, "valuesToReview" | "warnings">,
): readonly ReviewReason[] {
  const reasons: ReviewReason[] = [...valuesToReview]
  if (warnings.length > 0) reasons.push({ reason: "warning" })
  if (policy.always === true) reasons.push({ reason: "always" })
  if (reasons.length === 0 && isSampled(id, policy.sample ?? 0)) reasons.push({ reason: "sampled" })
  return reasons
}

/** Draws by a hash of the id, not by chance, so that a repeated attempt decides the same. */
function isSampled(id: ExecutionId, share: number): boolean {
  return createHash("sha256").update(id).digest().readUInt32BE() < share * 2 ** 32
}
