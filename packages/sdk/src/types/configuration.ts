/** The form in which a value is returned: `string` as printed, `date` as `YYYY-MM-DD`, `number` as a JSON number. */
export type ValueType = "string" | "date" | "number"

/** A single value to extract. */
export interface FieldDefinition {
  /** Key of the value in the result, unique among the fields of its object. */
  readonly name: string
  /** The meaning of the value, in any language. A phrase in quotes is matched as a label printed in the document. */
  readonly description?: string | undefined
  readonly type: ValueType
}

/** One column of a table. */
export interface ColumnDefinition {
  /** Key of the cell in each row, unique among the columns of its table. */
  readonly name: string
  readonly description?: string | undefined
  readonly type: ValueType
}

/** A table to extract; each printed row becomes one row of the result. */
export interface TableDefinition {
  /** Key of the table in the result, unique among the tables of its object. */
  readonly name: string
  readonly description?: string | undefined
  /** At least one. */
  readonly columns: readonly ColumnDefinition[]
}

/** A group of values that belong together, with at least one field or one table. */
export interface ObjectDefinition {
  /** Key of the group in the result, unique within the configuration. */
  readonly name: string
  readonly description?: string | undefined
  readonly fields?: readonly FieldDefinition[] | undefined
  readonly tables?: readonly TableDefinition[] | undefined
}

/** The data to extract: at most 500 fields and columns in total. */
export interface Configuration {
  /** The groups of values, returned in this order; at least one. */
  readonly objects: readonly ObjectDefinition[]
}
