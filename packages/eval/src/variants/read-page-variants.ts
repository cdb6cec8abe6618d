import type { Document } from "@docsift/engine"
import { extractDocument } from "@docsift/engine/internal/extract/extract-document"
import { judgeExtraction } from "@docsift/engine/internal/judge/judge-document"
import type { Case } from "@docsift/engine/internal/judge/manifest"
import { changePage, type PageChange } from "../pages/change-page.ts"
import { isKept, type Variant } from "./variant.ts"

/** Prints the pages of a document otherwise, and judges the values that are right as printed. */
export function readPageVariants(given: Case, document: Document, changes: readonly PageChange[]): Variant[] {
  const printed = extractDocument(document, given.configuration, { explain: true })
  const scores = judgeExtraction(given, printed, document).valueScores.filter(({ verdict }) => isKept(verdict))
  const judged = new Set(scores.map(({ path }) => path))
  const movable = scores.flatMap(({ kind, verdict, extractedPath }) =>
    kind === "field" && verdict === "right" && extractedPath !== undefined ? [extractedPath] : [],
  )
  return changes.flatMap((change) =>
    changePage(document, printed, movable, change).map(({ text, document: other }): Variant => {
      const read = extractDocument(other, given.configuration)
      const lost = judgeExtraction(given, read, other).valueScores.filter(
        ({ path, verdict }) => judged.has(path) && !isKept(verdict),
      )
      return { id: given.id, change, text, values: judged.size, lost: lost.map(({ path }) => path) }
    }),
  )
}
