import { formatQuantity } from "../ui/figures.ts"
import type { DraftPart } from "./draft.ts"
import { useEditor } from "./editor-context.ts"
import styles from "./found-rows.module.css"

/** Rows that are shown; more are counted. */
const SHOWN_ROWS = 50

/** Renders the rows that the sample has for a table. */
export function FoundRows({ table }: { readonly table: DraftPart }) {
  const { result } = useEditor()
  const columns = table.parts.flatMap((column) => {
    const found = result?.found.get(column.key)
    return found === undefined ? [] : [{ column, found }]
  })
  const count = columns[0]?.found.length ?? 0
  if (columns.length === 0) return null
  if (count === 0) return <p className={styles.none}>No rows found in the sample</p>
  return (
    <details className={styles.details}>
      <summary>{formatQuantity(count, "row")} found</summary>
      <div className={styles.scroll} role="region" aria-label={`Rows of ${table.name}`} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {columns.map(({ column }) => (
                <th key={column.key} scope="col">
                  {column.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: Math.min(count, SHOWN_ROWS) }, (_, row) => (
              // Rows have nothing but their place.
              <tr key={row}>
                {columns.map(({ column, found }) => (
                  <td key={column.key} data-align={column.type === "number" ? "end" : undefined}>
                    {found[row] === undefined ? "–" : String(found[row].value)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {count > SHOWN_ROWS && <p className={styles.none}>and {formatQuantity(count - SHOWN_ROWS, "more row")}</p>}
    </details>
  )
}
