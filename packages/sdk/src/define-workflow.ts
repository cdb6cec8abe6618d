import type { ExtractedData } from "./types/extracted-data.ts"
import type { StandardSchema } from "./types/standard-schema.ts"
import type { WorkflowInput } from "./types/workflow.ts"

/** Is a definition that types and checks the data of its executions. */
export type WorkflowDefinition<Definition extends WorkflowInput = WorkflowInput> = Definition &
  StandardSchema<ExtractedData<Definition>>

/**
 * Keeps the names and types of a definition, so that the data extracted by it is typed.
 *
 * @example
 * ```ts
 * const invoice = defineWorkflow({
 *   name: "Invoices",
 *   configuration: {
 *     objects: [{ name: "Invoice", fields: [{ name: "total", type: "number", description: "The amount due" }] }],
 *   },
 * })
 * const workflow = await client.workflows.create(invoice)
 * const { extractedData } = await client.extract({ workflow, file })
 * extractedData.Invoice.fields.total // number | null
 * ```
 */
export function defineWorkflow<const Definition extends WorkflowInput>(definition: Definition): Definition {
  return definition
}
