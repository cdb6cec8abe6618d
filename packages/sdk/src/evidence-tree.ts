import type { EvidenceReport } from "./types/evidence.ts"
import type { EvidenceTree } from "./types/evidence-tree.ts"

/**
 * Arranges evidence in the structure of the data it belongs to.
 *
 * @example
 * ```ts
 * const { extractedData } = await client.executions.wait("exe_8d02e5b7146f", { definition: invoice })
 * const report = await client.executions.evidence("exe_8d02e5b7146f")
 * const evidence = evidenceTree(extractedData, report)
 * console.log(evidence.Invoice.fields.total?.confidence)
 * ```
 */
export function evidenceTree<Data extends object>(data: Data, { evidence }: EvidenceReport): EvidenceTree<Data> {
  const arrange = (value: unknown, pointer: string): unknown => {
    if (Array.isArray(value)) return value.map((item, index) => arrange(item, `${pointer}/${index}`))
    if (typeof value !== "object" || !value) return evidence[pointer]
    // Own members only: a field may be named __proto__, and an assignment to it would be lost.
    const members = Object.entries(value).map(([name, inner]) => {
      return [name, arrange(inner, `${pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`)]
    })
    return Object.fromEntries(members)
  }
  return arrange(data, "") as EvidenceTree<Data> // the same members as the data
}
