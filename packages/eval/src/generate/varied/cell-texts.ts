import type { Mark } from "../places.ts"
import { cellKey } from "../places.ts"
import type { ColumnAttribute } from "./attributes.ts"
import type { Compositor } from "./compositor.ts"
import type { DealLine } from "./deal-lines.ts"
import { printDate, printDecimal, printMoney } from "./print.ts"
import { valueRun, type Run } from "./rich-text.ts"

/** The columns of money. */
export const amounts: ReadonlySet<ColumnAttribute> = new Set([
  "unitPrice",
  "taxAmount",
  "netAmount",
  "grossAmount",
  "lineTotal",
])

/** The columns that are aligned as numbers. */
export const numeric: ReadonlySet<ColumnAttribute> = new Set([
  ...amounts,
  "quantity",
  "delivered",
  "lineDiscount",
  "taxRate",
])

/** How one document prints its cells. */
export interface CellStyle {
  readonly hasPercentSign: boolean
  readonly quantityDecimals: 0 | 2 | 3
  readonly isZeroDiscountPrinted: boolean
  /** Of prices; sums always have two. */
  readonly priceDecimals: 2 | 3 | 4
}

const isFraction = (value: number): boolean => !Number.isInteger(value)

/** Prints a quantity: whole ones without decimals unless the document prints all alike. */
function printQuantity(value: number, compositor: Compositor, decimals: number): string {
  return printDecimal(value, decimals === 0 && isFraction(value) ? 2 : decimals, compositor.deal.style)
}

/** Returns the printed text of one value of an item; empty where nothing is printed. */
export function cellText(compositor: Compositor, line: DealLine, column: ColumnAttribute, style: CellStyle): string {
  const { deal } = compositor
  const value = line.values[column]
  if (value === undefined || value === null) return ""
  if (column === "serviceDate") return printDate(line.day, deal.style.shortDate, deal.language)
  if (typeof value !== "number") return value
  if (column === "quantity" || column === "delivered") return printQuantity(value, compositor, style.quantityDecimals)
  if (column === "lineDiscount" && value === 0 && !style.isZeroDiscountPrinted) return ""
  if (!amounts.has(column)) {
    const decimals = (String(value).split(".")[1] ?? "").length
    return `${printDecimal(value, decimals, deal.style)}${style.hasPercentSign ? "%" : ""}`
  }
  const { currencyIn } = deal.style
  if (column === "unitPrice" && style.priceDecimals > 2) return printDecimal(value, style.priceDecimals, deal.style)
  const hasCurrency = currencyIn === "everywhere" || (currencyIn === "last" && column === "lineTotal")
  return hasCurrency ? printMoney(value, deal.style) : printDecimal(value, 2, deal.style)
}

/** Returns a cell with its value marked; a percent sign or currency is part of what is printed. */
export function cellRuns(
  compositor: Compositor,
  line: DealLine,
  row: number,
  column: ColumnAttribute,
  style: CellStyle,
): Run[] {
  const text = cellText(compositor, line, column, style)
  if (text === "") return []
  const key = cellKey(row, column)
  if (column !== "quantity" || compositor.design.table.unit === "column") return [valueRun(text, key)]
  const unit = String(line.values.unit ?? "")
  if (!compositor.deal.columns.includes("unit")) return [valueRun(text, key)]
  const marks: Mark[] = [{ key, text, start: 0, end: text.length, origin: {} }]
  return [
    { text, marks },
    {
      text: ` ${unit}`,
      marks: [{ key: cellKey(row, "unit"), text: unit, start: 1, end: unit.length + 1, origin: {} }],
    },
  ]
}
