import type { Evidence, ExtractedValue, UntypedData } from "@docsift/sdk"
import { pointer } from "./pointer.ts"
import type { Extraction } from "./extract-document.ts"

type FindEvidence = (...path: readonly (string | number)[]) => Evidence | undefined

/** Values with a lower confidence should be checked; four of five values at this confidence are right. */
const LOW_CONFIDENCE = 0.8

/** Shows the values with page and confidence. */
export function ExtractionResult({ extraction: { execution, report } }: { readonly extraction: Extraction }) {
  const data: UntypedData = execution.extractedData
  const find: FindEvidence = (...path) => report.evidence[pointer(path)]
  return (
    <>
      {report.warnings.map((warning) => (
        <p key={warning} className="warning">
          {warning}
        </p>
      ))}
      {Object.entries(data).map(([name, { fields, tables }]) => (
        <div key={name}>
          {fields !== undefined && <Fields object={name} fields={fields} find={find} />}
          {Object.entries(tables ?? {}).map(([table, rows]) => (
            <Rows key={table} object={name} table={table} rows={rows} find={find} />
          ))}
        </div>
      ))}
    </>
  )
}

interface FieldsProps {
  readonly object: string
  readonly fields: Readonly<Record<string, ExtractedValue>>
  readonly find: FindEvidence
}

function Fields({ object, fields, find }: FieldsProps) {
  return (
    <table className="fields">
      <caption>{object}</caption>
      <thead>
        <tr>
          {["Field", "Value", "Page", "Confidence", "As printed"].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(fields).map(([name, value]) => {
          const evidence = find(object, "fields", name)
          return (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="value">{format(value)}</td>
              <Position evidence={evidence} />
              <td className="printed">{evidence?.text}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

interface RowsProps {
  readonly object: string
  readonly table: string
  readonly rows: readonly Readonly<Record<string, ExtractedValue>>[]
  readonly find: FindEvidence
}

/** Shows a table; a row has the page and confidence of its least confident cell. */
function Rows({ object, table, rows, find }: RowsProps) {
  const columns = Object.keys(rows[0] ?? {})
  const isAmount = new Map(columns.map((column) => [column, rows.some((row) => hasCents(row[column]))]))
  const isNumeric = (column: string) => rows.some((row) => typeof row[column] === "number")
  return (
    // Wide tables scroll inside their own region, which must be reachable by keyboard.
    <div className="scroll" role="region" aria-label={table} tabIndex={0}>
      <table>
        <caption>
          {table} <span className="count">{rows.length === 1 ? "1 row" : `${rows.length} rows`}</span>
        </caption>
        <thead>
          <tr>
            {[...columns, ...(rows.length > 0 ? ["Page", "Confidence"] : [])].map((title) => (
              <th key={title} scope="col" className={isNumeric(title) ? "number" : undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const found = columns.flatMap((column) => find(object, "tables", table, index, column) ?? [])
            const [weakest] = found.toSorted((a, b) => a.confidence - b.confidence)
            return (
              <tr key={index}>
                {columns.map((column) => (
                  <td key={column} className={isNumeric(column) ? "number" : undefined}>
                    {format(row[column] ?? null, isAmount.get(column))}
                  </td>
                ))}
                <Position evidence={weakest} />
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function Position({ evidence }: { readonly evidence: Evidence | undefined }) {
  if (evidence === undefined) return <td colSpan={2}>not in the document</td>
  const isLowConfidence = evidence.confidence < LOW_CONFIDENCE
  return (
    <>
      <td className="page">{evidence.cell ?? evidence.page}</td>
      <td className={isLowConfidence ? "confidence low" : "confidence"}>
        {Math.floor(evidence.confidence * 100)} %{isLowConfidence && <span className="check"> check</span>}
      </td>
    </>
  )
}

const hasCents = (value: ExtractedValue | undefined) => typeof value === "number" && !Number.isInteger(value)

/** Formats a value; whole numbers in a column of amounts get decimals. */
function format(value: ExtractedValue, isAmount = hasCents(value)): string {
  if (typeof value !== "number") return value ?? "–"
  return value.toLocaleString("en", { minimumFractionDigits: isAmount ? 2 : 0, maximumFractionDigits: 4 })
}
