/** Says how a value is answered: `string` as printed, `date` as `YYYY-MM-DD`, `number` as a JSON number. */
export type ValueType = "string" | "date" | "number"

/** Describes a single value to look for. */
export interface FieldDefinition {
  /** Key of the value in the answer, unique among the fields of its object. */
  readonly name: string
  /** What the value is, in any language. A phrase in quotes is taken as a label printed in the document. */
  readonly description?: string
  readonly type: ValueType
}

/** Describes one column of a table. */
export interface ColumnDefinition {
  /** Key of the cell in each row, unique among the columns of its table. */
  readonly name: string
  readonly description?: string
  readonly type: ValueType
}

/** Describes a table to look for; each printed row becomes one row of the answer. */
export interface TableDefinition {
  /** Key of the table in the answer, unique among the tables of its object. */
  readonly name: string
  readonly description?: string
  /** At least one. */
  readonly columns: readonly ColumnDefinition[]
}

/** Describes a group of values that belong together. It needs at least one field or one table. */
export interface ObjectDefinition {
  /** Key of the group in the answer, unique within the configuration. */
  readonly name: string
  readonly description?: string
  readonly fields?: readonly FieldDefinition[]
  readonly tables?: readonly TableDefinition[]
}

/** Says what to extract; at most 500 fields and columns together. */
export interface Configuration {
  /** The groups of values, answered in this order; at least one. */
  readonly objects: readonly ObjectDefinition[]
}
