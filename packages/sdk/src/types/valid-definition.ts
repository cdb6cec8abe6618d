import type { Configuration, FieldDefinition, ObjectDefinition, TableDefinition } from "./configuration.ts"
import type { Workflow, WorkflowInput } from "./workflow.ts"

/**
 * A type that no definition has. It is an object because the intersection of a literal with another literal is `never`, of
 * which the compiler only says that nothing is assignable to it.
 */
interface Problem<Sentence extends string> {
  readonly problem: Sentence
}

/** The type that a member must have: its own, or a problem, which the compiler then shows. */
type Member<Key, Value, Known> = Key extends Known
  ? Key extends "name"
    ? Value extends ""
      ? Problem<"A name must not be empty">
      : Value
    : Value
  : Key extends string
    ? Problem<`"${Key}" is not a known member`>
    : Value

/** Returns the first name that occurs twice. Names and lists known only at run time are skipped. */
type Duplicate<Items, Seen = never> = Items extends readonly [
  { readonly name: infer Name extends string },
  ...infer Rest,
]
  ? string extends Name
    ? Duplicate<Rest, Seen>
    : Name extends Seen
      ? Name
      : Duplicate<Rest, Seen | Name>
  : never

type Unique<Items, Valid> = [Duplicate<Items>] extends [never]
  ? Valid
  : Problem<`The name "${Duplicate<Items>}" is used twice among siblings`>

type ValidFields<Items> = Unique<
  Items,
  {
    readonly [I in keyof Items]: {
      readonly [Key in keyof Items[I]]: Member<Key, Items[I][Key], keyof FieldDefinition>
    }
  }
>

type ValidTables<Items> = Unique<
  Items,
  {
    readonly [I in keyof Items]: {
      readonly [Key in keyof Items[I]]: Key extends "columns"
        ? Items[I][Key] extends readonly []
          ? Problem<"A table needs at least one column">
          : ValidFields<Items[I][Key]>
        : Member<Key, Items[I][Key], keyof TableDefinition>
    }
  }
>

type ValidMembers<Item> = {
  readonly [Key in keyof Item]: Key extends "fields"
    ? ValidFields<Item[Key]>
    : Key extends "tables"
      ? ValidTables<Item[Key]>
      : Member<Key, Item[Key], keyof ObjectDefinition>
}

// An optional list may have content.
type ValidObject<Item> = Item extends {
  readonly name: string
  readonly fields?: readonly []
  readonly tables?: readonly []
}
  ? ValidMembers<Item> & { readonly fields: Problem<"An object needs at least one field or table"> }
  : ValidMembers<Item>

type ValidObjects<Items> = Items extends readonly []
  ? Problem<"A definition needs at least one object">
  : Unique<Items, { readonly [I in keyof Items]: ValidObject<Items[I]> }>

type ValidConfiguration<Item> = {
  readonly [Key in keyof Item]: Key extends "objects"
    ? ValidObjects<Item[Key]>
    : Member<Key, Item[Key], keyof Configuration>
}

type Valid<Definition> = {
  readonly [Key in keyof Definition]: Key extends "configuration"
    ? ValidConfiguration<Definition[Key]>
    : Member<Key, Definition[Key], keyof Workflow | "~standard">
}

/*
 * Nearly every definition is valid, and to compare it with `Valid` costs the compiler 440 instantiations for three fields and
 * columns: one type for each member of each part. So a cheaper test comes first, of whole lists. Each type below is `never` for
 * a part that is certainly valid, and any other type sends the definition to `Valid`, which knows the place and the sentence.
 */

type Named = readonly { readonly name: string }[]

type Unknown<Item, Known> = Item extends unknown ? (keyof Item extends Known ? never : Item) : never

// A name known only at run time may be empty, too.
type Doubtful<Items extends Named, Known> = "" extends Items[number]["name"]
  ? Items
  : Unknown<Items[number], Known> | (Items extends readonly [unknown] ? never : Duplicate<Items>)

type DoubtfulFields<Items> = Items extends readonly [] ? Items : DoubtfulList<Items, keyof FieldDefinition>

type DoubtfulList<Items, Known> = Items extends Named ? Doubtful<Items, Known> : Items

type DoubtfulTable<Item> = Item extends { readonly columns: infer Columns } ? DoubtfulFields<Columns> : Item

type DoubtfulTables<Items> = Items extends Named
  ? Doubtful<Items, keyof TableDefinition> | DoubtfulTable<Items[number]>
  : Items

// Empty lists may leave an object without content.
type DoubtfulObject<Item> = Item extends { readonly fields: infer Fields }
  ? DoubtfulFields<Fields> | (Item extends { readonly tables: infer Tables } ? DoubtfulTables<Tables> : never)
  : Item extends { readonly tables: readonly [unknown, ...unknown[]] }
    ? DoubtfulTables<Item["tables"]>
    : Item

type DoubtfulObjects<Items> = Items extends readonly []
  ? Items
  : Items extends Named
    ? Doubtful<Items, keyof ObjectDefinition> | DoubtfulObject<Items[number]>
    : Items

type DoubtfulDefinition<Definition extends WorkflowInput> =
  | Unknown<Definition, keyof Workflow | "~standard">
  | Unknown<Definition["configuration"], keyof Configuration>
  | ("" extends Definition["name"] ? Definition : never)
  | DoubtfulObjects<Definition["configuration"]["objects"]>

/**
 * The definition itself if it is one that the server accepts. Otherwise a type that the definition is not assignable to,
 * with a sentence at the place that the server would reject: an unknown member, an empty name or list, an object
 * without content, a name that occurs twice among siblings. The compiler's error shows the sentence.
 *
 * Members of a stored workflow are accepted at the top, so that one can be sent back with changes.
 */
export type ValidDefinition<Definition extends WorkflowInput> = [DoubtfulDefinition<Definition>] extends [never]
  ? unknown
  : Definition extends Valid<Definition>
    ? unknown
    : Valid<Definition>
