import type { Configuration, ObjectDefinition } from "../configuration.ts"
import type { Document } from "../document.ts"
import { type EmbeddedSource, joinFields } from "../embedded/embedded-fields.ts"
import { joinTable } from "../embedded/embedded-table.ts"
import { readEmbedded } from "../embedded/read-embedded.ts"
import type { Evidence, ExtractedData, ExtractedObject, Extraction, FieldExplanation, Value } from "../extraction.ts"
import { type ExtractedFields, extractFields } from "../fields/extract-fields.ts"
import { extractTable } from "../tables/extract-table.ts"
import { append } from "../arrays/append.ts"
import { createContext, type ExtractionContext } from "../page/context.ts"
import { explainField } from "../scoring/explain.ts"
import type { Features } from "../scoring/feature-input.ts"
import { pointerOf } from "../page/json-pointer.ts"

/** Options of the built-in extraction. */
export interface ExtractOptions {
  /** Reads the electronic invoice among the attachments, which takes precedence over the pages. @default true */
  readonly embeddedInvoices?: boolean | undefined
  /** Called with what the confidence of each cell comes from, by its path; for the fit. */
  readonly onCell?: ((path: string, features: Features) => void) | undefined
  /** Also returns the candidates of every field and what spoke for each. @default false */
  readonly explain?: boolean | undefined
}

/**
 * Extracts the configured values of a parsed document: pure and synchronous. Every configured name is present, in
 * the configured order; a value the document does not contain is null, a table it does not contain has no rows.
 */
export function extractDocument(
  document: Document,
  configuration: Configuration,
  options: ExtractOptions = {},
): Extraction {
  return extractBuiltin(createContext(document), configuration, options)
}

/** Extracts from a document that is already laid out; see {@link extractDocument}. */
export function extractBuiltin(
  context: ExtractionContext,
  configuration: Configuration,
  { embeddedInvoices = true, onCell, explain = false }: ExtractOptions = {},
): Extraction {
  const { document } = context
  const embedded = embeddedInvoices ? readEmbedded(context) : undefined
  const evidence: Record<string, Evidence> = {}
  const explanations: Record<string, FieldExplanation> | undefined = explain ? {} : undefined
  const warnings: string[] = [...context.warnings, ...(embedded?.warnings ?? [])]
  // Built from entries, here and below: an assignment would lose a name such as __proto__.
  const data: ExtractedData = Object.fromEntries(
    configuration.objects.map((object) => [
      object.name,
      extractObject({ context, source: embedded?.source, evidence, warnings, onCell, explanations }, object),
    ]),
  )
  const pages = document.pages.map(({ number, width, height }) => ({ page: number, width, height }))
  return { data, evidence, pages, warnings, ...(explanations && { explanations }) }
}

interface Run {
  readonly context: ExtractionContext
  readonly source: EmbeddedSource | undefined
  readonly evidence: Record<string, Evidence>
  readonly warnings: string[]
  readonly onCell: ExtractOptions["onCell"]
  /** Undefined when no explanations are requested. */
  readonly explanations: Record<string, FieldExplanation> | undefined
}

function extractObject(run: Run, object: ObjectDefinition): ExtractedObject {
  const { context, source, evidence, warnings } = run
  const extracted: ExtractedObject = {}
  if (object.fields) {
    const scored = extractFields(context, object)
    append(warnings, scored.warnings)
    if (run.explanations) explainFields(object, scored, run.explanations)
    const joined = source ? joinFields(source, object, scored) : { fields: scored.fields, warnings: [] }
    append(warnings, joined.warnings)
    extracted.fields = Object.fromEntries(
      object.fields.map((field): [string, Value] => {
        const found = joined.fields.get(field.name)
        if (found) evidence[pointerOf(object.name, "fields", field.name)] = found.evidence
        return [field.name, found?.value ?? null]
      }),
    )
  }
  if (object.tables) {
    extracted.tables = Object.fromEntries(
      object.tables.map((table) => {
        const { onCell } = run
        const printed = extractTable(
          context,
          table,
          onCell &&
            ((row, column, features) => onCell(pointerOf(object.name, "tables", table.name, row, column), features)),
        )
        const joined = source ? joinTable(source, table, printed) : printed
        append(warnings, joined.warnings ?? [])
        for (const [row, cells] of joined.evidence.entries()) {
          for (const [column, cell] of Object.entries(cells)) {
            evidence[pointerOf(object.name, "tables", table.name, row, column)] = cell
          }
        }
        return [table.name, joined.rows]
      }),
    )
  }
  return extracted
}

function explainFields(
  object: ObjectDefinition,
  { plans, scored, chosen }: ExtractedFields,
  explanations: Record<string, FieldExplanation>,
): void {
  for (const [index, { name }] of (object.fields ?? []).entries()) {
    const plan = plans[index]
    if (!plan) continue
    const explanation = explainField(plan.kind, scored[index] ?? [], chosen[index])
    explanations[pointerOf(object.name, "fields", name)] = explanation
  }
}
