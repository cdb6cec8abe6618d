import type { Configuration } from "@docsift/engine"
import { pointerOf } from "@docsift/engine/json-pointer"

/** A field that is a column of a joined export. */
export interface JoinedField {
  readonly object: string
  readonly name: string
}

/** A table of a joined export. */
export interface JoinedTable extends JoinedField {
  readonly columns: readonly string[]
}

/** What a joined export has columns for. It consists of plain data, so that it can be passed to a thread. */
export interface JoinedColumns {
  readonly fields: readonly JoinedField[]
  readonly tables: readonly JoinedTable[]
}

/** Collects the columns of several versions of a definition: those of the first one added, followed by those that it lacks. */
export class JoinedColumnsBuilder {
  readonly #fields = new Map<string, JoinedField>()
  readonly #tables = new Map<string, JoinedField & { readonly columns: Set<string> }>()

  add({ objects }: Configuration): void {
    for (const { name: object, fields = [], tables = [] } of objects) {
      for (const { name } of fields) {
        const pointer = pointerOf(object, "fields", name)
        if (!this.#fields.has(pointer)) this.#fields.set(pointer, { object, name })
      }
      for (const { name, columns } of tables) {
        const pointer = pointerOf(object, "tables", name)
        const table = this.#tables.get(pointer) ?? { object, name, columns: new Set() }
        for (const column of columns) table.columns.add(column.name)
        this.#tables.set(pointer, table)
      }
    }
  }

  build(): JoinedColumns {
    const tables = [...this.#tables.values()].map((table) => ({ ...table, columns: [...table.columns] }))
    return { fields: [...this.#fields.values()], tables }
  }
}

/** Returns the headers of the fields: their names, with the object's name in front where there are several objects. */
export function fieldHeaders({ fields, tables }: JoinedColumns): string[] {
  const objects = new Set([...fields, ...tables].map(({ object }) => object))
  return fields.map(({ object, name }) => (objects.size > 1 ? `${object}.${name}` : name))
}
