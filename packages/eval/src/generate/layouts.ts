import { designs } from "./drawing/designs.ts"
import { receiptLayout } from "./drawing/draw-receipt.ts"
import { pdfLayout } from "./drawing/draw-sheet.ts"
import { longDesigns, moreDesigns } from "./drawing/more-designs.ts"
import { receiptDesigns } from "./drawing/receipt-designs.ts"
import { scanLayout } from "./drawing/scan.ts"
import { delimitedDesigns, delimitedLayout } from "./formats/delimited.ts"
import { docxLayout } from "./formats/docx.ts"
import { emlLayout, mailDesigns } from "./formats/eml.ts"
import { flowDesigns } from "./formats/flow-designs.ts"
import { htmlLayout } from "./formats/html.ts"
import { workbookDesigns, xlsxLayout } from "./formats/xlsx.ts"
import type { Format, Layout } from "./layout.ts"
import type { Kind } from "./terms.ts"

const receiptLayouts = receiptDesigns.map(receiptLayout)
/** A scan shows one page: these designs have few rows and no rotated pages. */
const scannedDesigns = new Set(["window-letter", "label-strip", "boxed-grid", "totals-left"])

const layouts: Readonly<Record<Exclude<Format, "pdf" | "png">, readonly Layout[]>> = {
  docx: flowDesigns.map(docxLayout),
  html: flowDesigns.map(htmlLayout),
  eml: mailDesigns.map(emlLayout),
  xlsx: workbookDesigns.map(xlsxLayout),
  csv: delimitedDesigns.map(delimitedLayout),
}

const sheetLayouts = [...designs, ...moreDesigns].map(pdfLayout)

/** All layouts of a format that suit a kind, long tables apart. */
export function layoutsOf(kind: Kind, format: Format): readonly Layout[] {
  if (format === "pdf") return kind === "receipt" ? receiptLayouts : sheetLayouts
  if (format !== "png") return layouts[format]
  if (kind === "receipt") return receiptLayouts.map(scanLayout)
  return designs.filter(({ name }) => scannedDesigns.has(name)).map((design) => scanLayout(pdfLayout(design)))
}

/** Layouts of long tables: 27, 300 and 2,200 rows. */
export const longLayouts: readonly Layout[] = longDesigns.map(pdfLayout)
