import type { Configuration, FieldDefinition, ObjectDefinition, TableDefinition, ValueType } from "./configuration.ts"

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

type Value<Type extends ValueType> = Type extends "number" ? number | null : string | null

type Named<Item extends { readonly name: string; readonly type: ValueType }> = {
  readonly [Each in Item as Each["name"]]: Value<Each["type"]>
}

type Tables<Table extends TableDefinition> = {
  readonly [Each in Table as Each["name"]]: readonly Named<Each["columns"][number]>[]
}

// The types promise only what is certain: an optional or dynamic list of fields falls back to the untyped shape.
type Fields<Item> = Item extends { readonly fields: readonly (infer Field extends FieldDefinition)[] }
  ? [Field] extends [never]
    ? unknown
    : { readonly fields: Named<Field> }
  : "fields" extends keyof Item
    ? Pick<ExtractedObject, "fields">
    : unknown

type Rows<Item> = Item extends { readonly tables: readonly (infer Table extends TableDefinition)[] }
  ? [Table] extends [never]
    ? unknown
    : { readonly tables: Tables<Table> }
  : "tables" extends keyof Item
    ? Pick<ExtractedObject, "tables">
    : unknown

type Data<Item extends ObjectDefinition> = {
  readonly [Each in Item as Each["name"]]: Fields<Each> & Rows<Each>
}

/**
 * The same type with its mapped types computed, to the last row. Without it, editors and compiler errors show
 * the definition that the data is derived from in place of the data.
 */
type Resolve<Type> = Type extends readonly (infer Item)[]
  ? readonly Resolve<Item>[]
  : Type extends object
    ? Type extends infer Members
      ? { [Key in keyof Members]: Resolve<Members[Key]> }
      : never
    : Type

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
  : Definition extends { readonly configuration: infer Inner extends Configuration }
    ? ExtractedData<Inner>
    : Definition extends { readonly objects: readonly (infer Item extends ObjectDefinition)[] }
      ? string extends Item["name"]
        ? UntypedData
        : Resolve<Data<Item>>
      : UntypedData
