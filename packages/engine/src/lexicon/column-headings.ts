import { LANGUAGES } from "./all-languages.ts"
import type { ColumnConcept } from "./concept.ts"
import { labelKey } from "./label-key.ts"
import { splitTexts } from "./language-words.ts"

/** Columns that a document names once as well, in a small table of its own number, its date and its reader's number. */
const IDENTIFYING: ReadonlySet<string> = new Set([
  "position",
  "article",
  "documentNumber",
  "documentDate",
  "date",
  "bookingDate",
  "valueDate",
])
/** Columns of prices and amounts, but for the sides and the balance of an account. */
export const AMOUNT_COLUMNS: readonly ColumnConcept[] = [
  "unitPrice",
  "lineTotal",
  "lineGross",
  "taxAmount",
  "amount",
  "grossAmount",
  "paidAmount",
]
/** Columns of quantities and of money. */
const COUNTED: ReadonlySet<string> = new Set(["quantity", ...AMOUNT_COLUMNS])

/** Keys of the headings of the columns of tables, in all languages. */
export interface HeadingKeys {
  readonly all: ReadonlySet<string>
  /** Those of what the rows are of, and of their amounts: the others a document names of itself as well. */
  readonly telling: ReadonlySet<string>
  readonly quantities: ReadonlySet<string>
  /** Those of quantities and of money. */
  readonly counted: ReadonlySet<string>
}

let known: HeadingKeys | undefined

/** Returns the keys of the headings of columns. */
export function headingKeys(): HeadingKeys {
  known ??= readHeadingKeys()
  return known
}

function readHeadingKeys(): HeadingKeys {
  const columns = LANGUAGES.flatMap(({ headings }) => Object.entries(headings))
  const keysOf = (isOwn: (column: string) => boolean): Set<string> =>
    new Set(columns.flatMap(([column, texts]) => (isOwn(column) ? splitTexts(texts) : [])).map(labelKey))
  return {
    all: keysOf(() => true),
    telling: keysOf((column) => !IDENTIFYING.has(column)),
    quantities: keysOf((column) => column === "quantity"),
    counted: keysOf((column) => COUNTED.has(column)),
  }
}
