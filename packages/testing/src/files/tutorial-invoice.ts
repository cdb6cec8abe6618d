import Pdf from "pdfkit"

/** What an invoice of the tutorials prints. */
export interface TutorialInvoice {
  readonly number: string
  readonly date: string
  readonly dueDate: string
  readonly lines: readonly (readonly [description: string, quantity: number, unitPrice: number])[]
}

/** The invoices in `docs/tutorials`, by file name. */
export const tutorialInvoices: Readonly<Record<string, TutorialInvoice>> = {
  "invoice-1.pdf": {
    number: "BW-2031",
    date: "12 January 2026",
    dueDate: "11 February 2026",
    lines: [
      ["Oak worktop, oiled", 2, 640],
      ["Base cabinet, 60 cm", 5, 285.5],
      ["Fitting, per hour", 14, 52],
    ],
  },
  "invoice-2.pdf": {
    number: "BW-2044",
    date: "9 February 2026",
    dueDate: "11 March 2026",
    lines: [
      ["Wall shelf, ash", 6, 74.9],
      ["Larder unit, 200 cm", 1, 910],
      ["Removal of the old kitchen", 1, 380],
      ["Fitting, per hour", 9, 52],
    ],
  },
}

const VAT_RATE = 0.2
const RETENTION_RATE = 0.05
const LEFT = 60
const RIGHT = 535
const amount = new Intl.NumberFormat("en-GB", { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Prints an invoice on a page of a PDF; the same invoice gives the same bytes. */
export async function printTutorialInvoice({ number, date, dueDate, lines }: TutorialInvoice): Promise<Buffer> {
  const { promise, resolve } = Promise.withResolvers<Buffer>()
  const pdf = new Pdf({
    size: "A4",
    margin: LEFT,
    compress: false, // the bytes of a compressed stream depend on the version of zlib
    info: { Title: `Invoice ${number}`, CreationDate: new Date(0) }, // the time of printing would be in the file
  })
  const chunks: Buffer[] = []
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk))
  pdf.on("end", () => resolve(Buffer.concat(chunks)))

  pdf.font("Helvetica-Bold").fontSize(16).text("Brackwater Joinery Ltd", LEFT, 60)
  pdf.font("Helvetica").fontSize(9).text("3 Mill Wharf, Kendal LA9 4QB", LEFT, 82)
  pdf
    .text("Bill to", LEFT, 124)
    .text("Fennel & Rye Kitchens Ltd", LEFT, 138)
    .text("27 Harbour Lane, Whitby YO21 3PU", LEFT, 152)
  const facts = [
    ["Invoice number", number],
    ["Invoice date", date],
    ["Due date", dueDate],
  ] as const
  for (const [index, [label, value]] of facts.entries()) {
    pdf.text(label, 350, 124 + index * 14).text(value, 440, 124 + index * 14, { width: RIGHT - 440, align: "right" })
  }
  pdf.font("Helvetica-Bold").fontSize(14).text("Invoice", LEFT, 196)

  const columns = [60, 330, 390, 465, RIGHT] as const
  const row = (y: number, cells: readonly string[]) => {
    for (const [index, cell] of cells.entries()) {
      const [from = LEFT, to = RIGHT] = columns.slice(index)
      pdf.text(cell, from, y, { width: to - from, align: index === 0 ? "left" : "right" })
    }
  }
  let y = 230
  pdf.fontSize(9)
  row(y, ["Description", "Quantity", "Unit price", "Amount"])
  pdf
    .moveTo(LEFT, y + 14)
    .lineTo(RIGHT, y + 14)
    .lineWidth(0.5)
    .stroke()
  pdf.font("Helvetica")
  for (const [description, quantity, unitPrice] of lines) {
    y += 20
    row(y, [description, String(quantity), amount.format(unitPrice), amount.format(quantity * unitPrice)])
  }
  const net = lines.reduce((sum, [, quantity, unitPrice]) => sum + quantity * unitPrice, 0)
  const total = net * (1 + VAT_RATE)
  const sums = [
    ["Subtotal", net],
    ["VAT 20 %", net * VAT_RATE],
    ["Total", total],
    ["Retention 5 %", total * RETENTION_RATE],
  ] as const
  y += 16
  for (const [label, sum] of sums) {
    y += 16
    pdf.text(label, 390, y).text(amount.format(sum), 465, y, { width: RIGHT - 465, align: "right" })
  }
  pdf.end()
  return promise
}
