import type { ReviewReason } from "@docsift/sdk"
import { formatQuantity } from "../ui/figures.ts"

/** Returns why an execution needs a review, in words, such as "2 uncertain values, 1 required value missing". */
export function describeReasons(reasons: readonly ReviewReason[]): string {
  const count = (wanted: ReviewReason["reason"]): number => reasons.filter(({ reason }) => reason === wanted).length
  const [uncertain, missing] = [count("low_confidence"), count("missing")]
  const parts = [
    // The server lists the first 200 of them.
    uncertain > 0 && `${uncertain}${uncertain >= 200 ? " or more" : ""} uncertain ${nounFor(uncertain)}`,
    missing > 0 && `${missing} required ${nounFor(missing)} missing`,
    count("warning") > 0 && "warnings",
    count("always") > 0 && "every execution is reviewed",
    count("sampled") > 0 && "random sample",
  ]
  return parts.filter(Boolean).join(", ")
}

const nounFor = (count: number): string => (count === 1 ? "value" : "values")

/** Returns what is said of an execution that its workflow wants nobody to review, though values of it may be uncertain. */
export function describeNoReview(toCheckCount: number): string {
  const sentence = "The workflow asks for no review"
  if (toCheckCount === 0) return sentence
  return `${sentence}, but ${formatQuantity(toCheckCount, "value")} ${toCheckCount === 1 ? "is" : "are"} worth a check`
}
