import type { Evidence, EvidenceReport, ExtractedObject, ExtractedValue, UntypedData } from "@docsift/sdk"

type Values = Readonly<Record<string, ExtractedValue>>

/** A value that a person should look at. */
export interface Doubt {
  /** JSON Pointer (RFC 6901) into the extracted data. */
  readonly pointer: string
  readonly value: string | number
  /** Where the value stands; undefined when the server does not say. */
  readonly evidence: Evidence | undefined
}

/** Extracted data in two parts. */
export interface Split {
  /** The data as it came, with `null` in place of every doubt. */
  readonly sure: UntypedData
  /** Least sure first. */
  readonly doubts: readonly Doubt[]
}

/** Parts the values that are at least as sure as the threshold (0–1) from all others. A value without evidence is a doubt. */
export function splitByConfidence(data: UntypedData, report: EvidenceReport, threshold: number): Split {
  const doubts: Doubt[] = []
  const judge = (pointer: string, value: ExtractedValue): ExtractedValue => {
    const evidence = report.evidence[pointer]
    if (value === null || (evidence !== undefined && evidence.confidence >= threshold)) return value
    doubts.push({ pointer, value, evidence })
    return null
  }
  const judgeValues = (pointer: string, values: Values): Values =>
    mapMembers(values, pointer, (value, place) => judge(place, value))
  const judgeObject = ({ fields, tables }: ExtractedObject, pointer: string): ExtractedObject => ({
    ...(fields && { fields: judgeValues(`${pointer}/fields`, fields) }),
    ...(tables && {
      tables: mapMembers(tables, `${pointer}/tables`, (rows, place) =>
        rows.map((row, index) => judgeValues(`${place}/${index}`, row)),
      ),
    }),
  })
  const sure = mapMembers(data, "", judgeObject)
  return { sure, doubts: doubts.sort((a, b) => confidenceOf(a) - confidenceOf(b)) }
}

const confidenceOf = ({ evidence }: Doubt): number => evidence?.confidence ?? 0

/** Replaces each member of an object; tells the pointer to it. */
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
