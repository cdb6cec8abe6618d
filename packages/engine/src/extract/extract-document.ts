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
  const data: ExtractedData = {}
  const evidence: Record<string, Evidence> = {}
  const warnings: string[] = []
  for (const object of configuration.objects) data[object.name] = extractObject(context, object, evidence, warnings)
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
    const fields: Record<string, Value> = {}
    for (const field of object.fields) {
      const answer = found.get(field.name)
      fields[field.name] = answer?.value ?? null
      if (answer) evidence[pointerOf(object.name, "fields", field.name)] = answer.evidence
    }
    extracted.fields = fields
  }
  if (object.tables) {
    const tables: Record<string, Record<string, Value>[]> = {}
    for (const table of object.tables) {
      const answer = extractTable(context, table)
      tables[table.name] = answer.rows
      warnings.push(...(answer.warnings ?? []))
      for (const [row, cells] of answer.evidence.entries()) {
        for (const [column, cell] of Object.entries(cells)) {
          evidence[pointerOf(object.name, "tables", table.name, row, column)] = cell
        }
      }
    }
    extracted.tables = tables
  }
  return extracted
}

/** Builds a JSON Pointer (RFC 6901). */
function pointerOf(...parts: readonly (string | number)[]): string {
  return parts.map((part) => `/${String(part).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("")
}
