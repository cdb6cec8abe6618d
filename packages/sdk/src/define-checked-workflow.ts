import { dataSchema } from "./data-schema.ts"
import type { UniqueNames } from "./define-workflow.ts"
import type { ExtractedData } from "./types/extracted-data.ts"
import type { StandardSchema } from "./types/standard-schema.ts"
import type { WorkflowInput } from "./types/workflow.ts"

/**
 * Creates a definition that is also a Standard Schema of its data: passed to `extract()`, it checks at run time what the
 * types promise. Otherwise it equals the result of `defineWorkflow()` of the package's main entry.
 *
 * @example
 * ```ts
 * import { defineWorkflow } from "@docsift/sdk/schema"
 *
 * const definition = defineWorkflow({
 *   name: "Invoices",
 *   configuration: { objects: [{ name: "Invoice", fields: [{ name: "total", type: "number" }] }] },
 * })
 * const workflow = await client.workflows.create(definition)
 * const { extractedData } = await client.extract({ workflow, definition, file })
 * extractedData.Invoice.fields.total // number | null, checked at run time
 * ```
 */
export function defineWorkflow<const Definition extends WorkflowInput>(
  definition: Definition & UniqueNames<Definition>,
): Definition & StandardSchema<ExtractedData<Definition>> {
  const copy: Definition = { ...definition }
  const schema = dataSchema(copy)
  // Not enumerable, so that serialising, printing or spreading yields the definition alone.
  Object.defineProperty(copy, "~standard", { value: schema["~standard"] })
  return copy as Definition & typeof schema // the compiler cannot see through defineProperty
}
