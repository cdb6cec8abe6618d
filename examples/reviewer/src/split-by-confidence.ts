import type { Evidence, EvidenceReport, ExtractedObject, ExtractedValue, UntypedData } from "@docsift/sdk"

type Values = Readonly<Record<string, ExtractedValue>>

/** A value that a person should check. */
export interface ReviewItem {
  /** JSON Pointer (RFC 6901) into the extracted data. */
  readonly pointer: string
  readonly value: string | number
  /** The position of the value; undefined if the server reports none. */
  readonly evidence: Evidence | undefined
}

/** Extracted data in two parts. */
export interface Split {
  /** The data, with `null` in place of every value to review. */
  readonly confident: UntypedData
  /** Lowest confidence first. */
  readonly toReview: readonly ReviewItem[]
}

/** Separates values with at least the given confidence (0–1) from all others. A value without evidence is to be reviewed. */
export function splitByConfidence(data: UntypedData, report: EvidenceReport, threshold: number): Split {
  const toReview: ReviewItem[] = []
  const review = (pointer: string, value: ExtractedValue): ExtractedValue => {
    const evidence = report.evidence[pointer]
    if (value === null || (evidence !== undefined && evidence.confidence >= threshold)) return value
    toReview.push({ pointer, value, evidence })
    return null
  }
  const reviewValues = (pointer: string, values: Values): Values =>
    mapMembers(values, pointer, (value, path) => review(path, value))
  const reviewObject = ({ fields, tables }: ExtractedObject, pointer: string): ExtractedObject => ({
    ...(fields && { fields: reviewValues(`${pointer}/fields`, fields) }),
    ...(tables && {
      tables: mapMembers(tables, `${pointer}/tables`, (rows, path) =>
        rows.map((row, index) => reviewValues(`${path}/${index}`, row)),
      ),
    }),
  })
  const confident = mapMembers(data, "", reviewObject)
  return { confident, toReview: toReview.sort((a, b) => confidenceOf(a) - confidenceOf(b)) }
}

const confidenceOf = ({ evidence }: ReviewItem): number => evidence?.confidence ?? 0

/** Replaces each member of an object, given its JSON Pointer. */
function mapMembers<Member, Result>(
  members: Readonly<Record<string, Member>>,
  pointer: string,
  replace: (member: Member, pointer: string) => Result,
): Record<string, Result> {
  const entries = Object.entries(members).map(([name, member]) => {
    const step = name.replaceAll("~", "~0").replaceAll("/", "~1")
    return [name, replace(member, `${pointer}/${step}`)] as const
  })
  return Object.fromEntries(entries)
}
