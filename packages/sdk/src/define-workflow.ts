import type { WorkflowInput } from "./types/workflow.ts"

type Named = { readonly name: string }

// Finds the first name that occurs twice. Names and lists known only at run time are skipped.
type Duplicate<Items, Seen extends string = never> = Items extends readonly [infer Item extends Named, ...infer Rest]
  ? string extends Item["name"]
    ? Duplicate<Rest, Seen>
    : Item["name"] extends Seen
      ? Item["name"]
      : Duplicate<Rest, Seen | Item["name"]>
  : never

type DuplicateInTables<Tables> = Tables extends readonly (infer Table)[]
  ? Duplicate<Tables> | (Table extends { readonly columns: infer Columns } ? Duplicate<Columns> : never)
  : never

type DuplicateInObjects<Objects extends readonly unknown[]> =
  | Duplicate<Objects>
  | (Objects[number] extends infer Item
      ? Item extends { readonly fields: infer Fields }
        ? Duplicate<Fields>
        : never
      : never)
  | (Objects[number] extends infer Item
      ? Item extends { readonly tables: infer Tables }
        ? DuplicateInTables<Tables>
        : never
      : never)

/** Requires `objects` to be a sentence, which no array is, so that the compiler's error shows the sentence. */
export type UniqueNames<Definition extends WorkflowInput> =
  DuplicateInObjects<Definition["configuration"]["objects"]> extends infer Name extends string
    ? [Name] extends [never]
      ? unknown
      : { readonly configuration: { readonly objects: `The name "${Name}" is used twice among siblings` } }
    : never

/**
 * Preserves the names and types of a definition, so that the extracted data is typed. Siblings of the same name are
 * a compile error that shows the name.
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
export function defineWorkflow<const Definition extends WorkflowInput>(
  definition: Definition & UniqueNames<Definition>,
): Definition {
  return definition
}
