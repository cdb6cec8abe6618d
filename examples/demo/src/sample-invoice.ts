import Pdf from "pdfkit"

/** One line item of the sample. */
export interface SampleItem {
  readonly article: string
  readonly description: string
  readonly quantity: number
  readonly unitPrice: number
}

/** The line items of the sample. */
export const ITEMS: readonly SampleItem[] = [
  { article: "ST-1042", description: "Standing desk, oak top, 160 × 80 cm", quantity: 6, unitPrice: 489 },
  { article: "CH-2210", description: "Task chair with adjustable lumbar support", quantity: 12, unitPrice: 312.5 },
  { article: "LP-0031", description: "LED desk lamp, warm white", quantity: 12, unitPrice: 48.9 },
  {
    article: "MN-2741",
    description: "Monitor arm, dual, up to 32 inches each, clamp mount",
    quantity: 8,
    unitPrice: 119,
  },
  { article: "CB-0007", description: "Cable tray, steel, black", quantity: 6, unitPrice: 24.5 },
  { article: "ST-2000", description: "Meeting table, round, 120 cm", quantity: 2, unitPrice: 640 },
  { article: "CH-1100", description: "Stackable meeting chair", quantity: 10, unitPrice: 86.4 },
  { article: "WB-0180", description: "Whiteboard, enamel, 180 × 120 cm", quantity: 2, unitPrice: 259 },
  { article: "AC-0500", description: "Acoustic panel, felt, anthracite", quantity: 24, unitPrice: 39.75 },
  {
    article: "PH-0001",
    description: "Phone booth, single, with ventilation and power supply",
    quantity: 1,
    unitPrice: 4150,
  },
  { article: "LK-0212", description: "Locker unit, 12 compartments", quantity: 2, unitPrice: 778 },
  { article: "PL-0040", description: "Planter, 40 cm, including plant", quantity: 9, unitPrice: 64.2 },
  { article: "SH-0300", description: "Shelf, 5 levels, oak", quantity: 4, unitPrice: 198 },
  { article: "BX-0022", description: "Storage box, A4", quantity: 40, unitPrice: 7.35 },
  { article: "RG-0150", description: "Rug, wool, 200 × 300 cm", quantity: 2, unitPrice: 415 },
  { article: "CO-0003", description: "Coat stand", quantity: 3, unitPrice: 72 },
  { article: "SF-0210", description: "Two-seat sofa, dark green", quantity: 2, unitPrice: 1120 },
  { article: "TB-0060", description: "Side table, 60 cm", quantity: 3, unitPrice: 145.5 },
  { article: "EL-0311", description: "Power strip, six sockets", quantity: 14, unitPrice: 18.25 },
  { article: "SV-0100", description: "Delivery to the third floor", quantity: 1, unitPrice: 380 },
  { article: "SV-0200", description: "Assembly, per hour", quantity: 16, unitPrice: 58 },
  { article: "SV-0300", description: "Disposal of packaging", quantity: 1, unitPrice: 95 },
]

const VAT_RATE = 0.2
/** Number format of the amounts that the sample prints. */
export const money = new Intl.NumberFormat("en-GB", { minimumFractionDigits: 2, maximumFractionDigits: 2 })
/** Returns the sample's totals: net, VAT and gross. */
export function sampleTotals() {
  const net = cents(ITEMS.reduce((sum, item) => sum + item.quantity * item.unitPrice, 0))
  const vat = cents(net * VAT_RATE)
  return { net, vat, gross: cents(net + vat) }
}

const cents = (amount: number): number => Math.round(amount * 100) / 100

const LEFT = 56
const RIGHT = 539
const COLUMNS = [
  { title: "Pos.", x: LEFT, width: 28, align: "left" },
  { title: "Article", x: 86, width: 56, align: "left" },
  { title: "Description", x: 144, width: 190, align: "left" },
  { title: "Quantity", x: 338, width: 52, align: "right" },
  { title: "Unit price", x: 396, width: 66, align: "right" },
  { title: "Amount", x: 468, width: RIGHT - 468, align: "right" },
] as const

type Sheet = InstanceType<typeof Pdf>

function letterhead(pdf: Sheet): void {
  pdf.font("Helvetica-Bold").fontSize(17).fillColor("#1f4e5f").text("Larkfield & Moss Interiors Ltd", LEFT, 48)
  pdf.font("Helvetica").fontSize(8.5).fillColor("#555555")
  pdf.text("14 Tannery Row, Bristol BS1 6QF, United Kingdom", LEFT, 70)
  pdf.text("VAT number: GB 287 4419 03   ·   accounts@larkfield-moss.example", LEFT, 82)
  pdf.moveTo(LEFT, 100).lineTo(RIGHT, 100).lineWidth(1).strokeColor("#1f4e5f").stroke()
}

function parties(pdf: Sheet): void {
  pdf.fillColor("#777777").fontSize(8).text("Bill to", LEFT, 122)
  pdf.fillColor("#111111").font("Helvetica-Bold").fontSize(10).text("Northgate Analytics Ltd", LEFT, 134)
  pdf
    .font("Helvetica")
    .text("Accounts payable", LEFT, 147)
    .text("88 Quay Street", LEFT, 160)
    .text("Manchester M3 3JZ", LEFT, 173)
  const facts = [
    ["Invoice number", "LM-2026-00417"],
    ["Invoice date", "5 March 2026"],
    ["Due date", "4 April 2026"],
    ["Order number", "PO-77120"],
    ["Customer number", "C-10583"],
  ] as const
  facts.forEach(([label, value], index) => {
    const y = 122 + index * 14
    pdf.fillColor("#777777").text(label, 350, y, { width: 90 })
    pdf.fillColor("#111111").text(value, 445, y, { width: RIGHT - 445, align: "right" })
  })
  pdf.font("Helvetica-Bold").fontSize(15).text("Invoice", LEFT, 214)
  pdf.font("Helvetica").fontSize(9.5)
}

function tableHeader(pdf: Sheet, y: number): number {
  pdf.rect(LEFT - 4, y - 4, RIGHT - LEFT + 8, 18).fill("#e9f0f2")
  pdf.fillColor("#111111").font("Helvetica-Bold").fontSize(8.5)
  for (const column of COLUMNS) pdf.text(column.title, column.x, y, { width: column.width, align: column.align })
  pdf.font("Helvetica").fontSize(9)
  return y + 20
}

function tableRow(pdf: Sheet, y: number, item: SampleItem, position: number): number {
  const cells = [
    String(position),
    item.article,
    item.description,
    String(item.quantity),
    money.format(item.unitPrice),
    money.format(item.quantity * item.unitPrice),
  ]
  const height = Math.max(
    ...COLUMNS.map((column, index) => pdf.heightOfString(cells[index] ?? "", { width: column.width })),
  )
  COLUMNS.forEach((column, index) =>
    pdf.text(cells[index] ?? "", column.x, y, { width: column.width, align: column.align }),
  )
  pdf
    .moveTo(LEFT - 4, y + height + 6)
    .lineTo(RIGHT + 4, y + height + 6)
    .lineWidth(0.4)
    .strokeColor("#cccccc")
    .stroke()
  return y + height + 14
}

function totals(pdf: Sheet, top: number): void {
  const { net, vat, gross } = sampleTotals()
  const rows = [
    ["Subtotal", net],
    ["VAT 20 %", vat],
    ["Total GBP", gross],
  ] as const
  rows.forEach(([label, amount], index) => {
    const y = top + 12 + index * 16
    pdf.font(index === 2 ? "Helvetica-Bold" : "Helvetica").fontSize(index === 2 ? 11 : 9.5)
    pdf.text(label, 350, y, { width: 105, align: "left" })
    pdf.text(money.format(amount), 455, y, { width: RIGHT - 455, align: "right" })
  })
  pdf.font("Helvetica").fontSize(9).fillColor("#333333")
  pdf.text("Please pay within 30 days to the account below and quote the invoice number.", LEFT, top + 84)
  pdf.text("IBAN: GB33 BUKB 2020 1555 5555 55      BIC: BUKBGB22", LEFT, top + 98)
}

function footer(pdf: Sheet, page: number, pages: number): void {
  pdf.font("Helvetica").fontSize(7.5).fillColor("#888888")
  pdf.text("Larkfield & Moss Interiors Ltd · Registered in England, no. 07114402", LEFT, 790, { lineBreak: false })
  pdf.text(`Page ${page} of ${pages}`, RIGHT - 80, 790, { width: 80, align: "right", lineBreak: false })
}

/** Draws the sample: a two-page A4 invoice whose table of line items continues over the page break. */
export function createSampleInvoice(): Promise<Uint8Array> {
  const pdf = new Pdf({ size: "A4", margin: 0, bufferPages: true, info: { Title: "Invoice LM-2026-00417" } })
  const chunks: Buffer[] = []
  const done = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk))
    pdf.on("end", () => resolve(new Uint8Array(Buffer.concat(chunks))))
    pdf.on("error", reject)
  })
  letterhead(pdf)
  parties(pdf)
  let y = tableHeader(pdf, 246)
  ITEMS.forEach((item, index) => {
    if (y > 690) {
      pdf.addPage()
      letterhead(pdf)
      y = tableHeader(pdf, 122)
    }
    pdf.fillColor("#111111")
    y = tableRow(pdf, y, item, index + 1)
  })
  totals(pdf, y)
  const { count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page)
    footer(pdf, page + 1, count)
  }
  pdf.end()
  return done
}
