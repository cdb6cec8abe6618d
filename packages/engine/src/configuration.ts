/** The type of a value: text as printed, a calendar date, or a number. */
export type ValueType = "string" | "date" | "number"

/** A single value to extract. Phrases quoted in `description` are read as labels printed in the document. */
export interface FieldDefinition {
  readonly name: string
  readonly description?: string | undefined
  readonly type: ValueType
}

/** One column of a table, defined like a field. */
export type ColumnDefinition = FieldDefinition

/** A table to extract: one row for each printed row. */
export interface TableDefinition {
  readonly name: string
  readonly description?: string | undefined
  readonly columns: readonly ColumnDefinition[]
}

/** A group of fields and tables that belong together. */
export interface ObjectDefinition {
  readonly name: string
  readonly description?: string | undefined
  readonly fields?: readonly FieldDefinition[] | undefined
  readonly tables?: readonly TableDefinition[] | undefined
}

/** The objects to extract: the `configuration` member of a workflow. */
export interface Configuration {
  readonly objects: readonly ObjectDefinition[]
}
