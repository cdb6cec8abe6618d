import { dataSchema } from "./data-schema.ts"
import type { ExtractedData } from "./types/extracted-data.ts"
import type { StandardSchema } from "./types/standard-schema.ts"
import type { ValidDefinition } from "./types/valid-definition.ts"
import type { WorkflowInput } from "./types/workflow.ts"

/**
 * Preserves the names and types of a definition, so that the extracted data is typed, and makes it a Standard Schema of
 * that data: passed as `definition` to `extract()`, `wait()` or `get()`, it checks at run time what the types promise.
 *
 * What the server would reject is a compile error at its place: unknown members, empty names and lists, objects without
 * content, and siblings of the same name.
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
 * const { extractedData } = await client.extract({ workflow, definition: invoice, file })
 * extractedData.Invoice.fields.total // number | null, checked at run time
 * ```
 */
export function defineWorkflow<const Definition extends WorkflowInput>(
  definition: Definition & ValidDefinition<Definition>,
): Definition & StandardSchema<ExtractedData<Definition>> {
  const copy: Definition = { ...definition }
  const schema = dataSchema(copy)
  // Not enumerable, so that serialising, printing or spreading yields the definition alone.
  Object.defineProperty(copy, "~standard", { value: schema["~standard"] })
  return copy as Definition & typeof schema // the compiler cannot see through defineProperty
}
