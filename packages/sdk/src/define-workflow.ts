import type { WorkflowInput } from "./types/workflow.ts"

type Named = { readonly name: string }

// Walks a list until a name comes that was there before. Names and lists known only at run time are passed over.
type Doubled<Items, Seen extends string = never> = Items extends readonly [infer Item extends Named, ...infer Rest]
  ? string extends Item["name"]
    ? Doubled<Rest, Seen>
    : Item["name"] extends Seen
      ? Item["name"]
      : Doubled<Rest, Seen | Item["name"]>
  : never

type DoubledInTables<Tables> = Tables extends readonly (infer Table)[]
  ? Doubled<Tables> | (Table extends { readonly columns: infer Columns } ? Doubled<Columns> : never)
  : never

type DoubledInObjects<Objects extends readonly unknown[]> =
  | Doubled<Objects>
  | (Objects[number] extends infer Item
      ? Item extends { readonly fields: infer Fields }
        ? Doubled<Fields>
        : never
      : never)
  | (Objects[number] extends infer Item
      ? Item extends { readonly tables: infer Tables }
        ? DoubledInTables<Tables>
        : never
      : never)

/** Asks for a list that is also a sentence, which none is: the compiler's error then holds the sentence. */
export type UniqueNames<Definition extends WorkflowInput> =
  DoubledInObjects<Definition["configuration"]["objects"]> extends infer Name extends string
    ? [Name] extends [never]
      ? unknown
      : { readonly configuration: { readonly objects: `The name "${Name}" is used twice among siblings` } }
    : never

/**
 * Keeps the names and types of a definition, so that the data extracted by it is typed. Siblings of one name are a
 * compile error that tells the name.
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
