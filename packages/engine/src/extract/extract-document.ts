import type { Configuration, ObjectDefinition } from "../configuration.ts"
import type { Document } from "../document.ts"
import type { Evidence, ExtractedData, ExtractedObject, Extraction, Value } from "../extraction.ts"
import { extractFields } from "../fields/extract-fields.ts"
import { layoutDocument } from "../layout/page-layout.ts"
import { extractTable } from "../tables/extract-table.ts"
import { createContext, type ExtractionContext } from "./context.ts"

/**
 * Extracts the configured values of a parsed document: pure and synchronous. Every configured name is present, in
 * the configured order; what the document does not hold is null, a table it does not hold has no rows.
 */
export function extractDocument(document: Document, configuration: Configuration): Extraction {
  const context = createContext(document, layoutDocument(document))
  const evidence: Record<string, Evidence> = {}
  const warnings: string[] = []
  // Built from entries, here and below: assigning would lose a name such as __proto__.
  const data: ExtractedData = Object.fromEntries(
    configuration.objects.map((object) => [object.name, extractObject(context, object, evidence, warnings)]),
  )
  const pages = document.pages.map(({ number, width, height }) => ({ page: number, width, height }))
  return { data, evidence, pages, warnings }
}

function extractObject(
  context: ExtractionContext,
  object: ObjectDefinition,
  evidence: Record<string, Evidence>,
  warnings: string[],
): ExtractedObject {
  const extracted: ExtractedObject = {}
  if (object.fields) {
    const found = extractFields(context, object)
    extracted.fields = Object.fromEntries(
      object.fields.map((field): [string, Value] => {
        const answer = found.get(field.name)
        if (answer) evidence[pointerOf(object.name, "fields", field.name)] = answer.evidence
        return [field.name, answer?.value ?? null]
      }),
    )
  }
  if (object.tables) {
    extracted.tables = Object.fromEntries(
      object.tables.map((table) => {
        const answer = extractTable(context, table)
        warnings.push(...(answer.warnings ?? []))
        for (const [row, cells] of answer.evidence.entries()) {
          for (const [column, cell] of Object.entries(cells)) {
            evidence[pointerOf(object.name, "tables", table.name, row, column)] = cell
          }
        }
        return [table.name, answer.rows]
      }),
    )
  }
  return extracted
}

/** Builds a JSON Pointer (RFC 6901). */
function pointerOf(...parts: readonly (string | number)[]): string {
  return parts.map((part) => `/${String(part).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("")
}
