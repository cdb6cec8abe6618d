import type { Configuration, FieldDefinition, ObjectDefinition, TableDefinition } from "./configuration.ts"

/** One value; `null` when the document does not contain it. */
export type ExtractedValue = string | number | null

/** The data of one object whose definition is unknown to the compiler. */
export interface ExtractedObject {
  /** Left out when the object defines no fields. */
  readonly fields?: Readonly<Record<string, ExtractedValue>>
  /** Left out when the object defines no tables. */
  readonly tables?: Readonly<Record<string, readonly Readonly<Record<string, ExtractedValue>>[]>>
}

/** The data of an execution whose definition is unknown to the compiler: object name → fields and tables. */
export type UntypedData = Readonly<Record<string, ExtractedObject>>

interface Values {
  readonly string: string | null
  readonly date: string | null
  readonly number: number | null
}

// An alias of a mapped type keeps its name and its arguments, the definition, in editors and compiler errors. The result of
// a conditional type has no name: they show the data. One pass also costs the compiler half of what a second one would add.
type ObjectData<Item> = Item extends unknown
  ? {
      // The types promise only what is certain: an optional list falls back to the untyped shape.
      readonly [Part in keyof Item as PartOf<Part, Item[Part]>]: Item[Part] extends readonly TableDefinition[]
        ? {
            readonly [Table in Item[Part][number] as Table["name"]]: readonly {
              readonly [Column in Table["columns"][number] as Column["name"]]: Values[Column["type"]]
            }[]
          }
        : Item[Part] extends readonly FieldDefinition[]
          ? { readonly [Field in Item[Part][number] as Field["name"]]: Values[Field["type"]] }
          : ExtractedObject[Part & keyof ExtractedObject]
    }
  : never

type PartOf<Part, List> = Part extends keyof ExtractedObject ? (List extends readonly never[] ? never : Part) : never

type Data<Item extends ObjectDefinition> = string extends Item["name"]
  ? UntypedData
  : { readonly [Each in Item as Each["name"]]: ObjectData<Each> }

/**
 * The type of `extractedData` for a definition: the result of `defineWorkflow()`, or a configuration. A definition whose
 * names are known only at run time yields {@link UntypedData}.
 *
 * The JSON has the names in their configured order. JavaScript enumerates those that look like integers ("2", "10") first,
 * in ascending order: read fields and columns in the order of the definition, not in that of `Object.keys()`.
 *
 * @example
 * ```ts
 * const invoice = defineWorkflow({
 *   name: "Invoices",
 *   configuration: { objects: [{ name: "Invoice", fields: [{ name: "total", type: "number" }] }] },
 * })
 * type Invoice = ExtractedData<typeof invoice> // { Invoice: { fields: { total: number | null } } }
 * ```
 */
export type ExtractedData<Definition = Configuration> = [Definition] extends [never]
  ? UntypedData // an execution started by the id of its workflow
  : Definition extends { readonly configuration: Configuration }
    ? Data<Definition["configuration"]["objects"][number]>
    : Definition extends Configuration
      ? Data<Definition["objects"][number]>
      : UntypedData
