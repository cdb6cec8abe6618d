import type { Layout } from "../layout.ts"
import type { Locale } from "../locale.ts"
import { marksOf, type PrintedValue, type Mark, type Rendered } from "../places.ts"
import type { Line, Pair, Sheet, SheetRow } from "../sheet.ts"
import { Paper, type TextStyle } from "./paper.ts"
import type { ReceiptDesign } from "./receipt-designs.ts"

type ReceiptPaper = Paper<ReceiptDesign>

/** Receipt paper has no pages: the text is first measured on this length, in points, and the paper cut at its end. */
const maxReceiptLength = 3000
const margin = 10

const cell = (row: SheetRow, key: string): { text: string; marks: Mark[] } => {
  const text = row.cells[key] ?? ""
  const value = row.keys?.[key]
  return { text, marks: marksOf(text, value === undefined ? [] : [{ key: value, text }]) }
}

class ReceiptWriter {
  readonly #paper: ReceiptPaper
  readonly #width: number
  y = 14

  constructor(paper: ReceiptPaper) {
    this.#paper = paper
    this.#width = paper.right - paper.left
  }

  line(text: string, printedValues: readonly PrintedValue[] | undefined, style: TextStyle = {}): void {
    for (const line of this.#paper.wrapMarked(text, printedValues, this.#width, style)) {
      this.#paper.text(line.text, this.#paper.left, this.y, { ...style, width: this.#width }, line.marks)
      this.y += this.#paper.lineHeight(style.size)
    }
  }

  /** Draws one text on the left and one on the right, on two lines if both do not fit on one. */
  pair(
    left: { text: string; marks: readonly Mark[] },
    right: { text: string; marks: readonly Mark[] },
    isBold: boolean,
  ): void {
    const style = { isBold }
    const fits = this.#paper.widthOf(left.text, style) + this.#paper.widthOf(right.text, style) + 6 <= this.#width
    this.#paper.text(left.text, this.#paper.left, this.y, style, left.marks)
    if (!fits) this.y += this.#paper.lineHeight()
    this.#paper.text(
      right.text,
      this.#paper.left,
      this.y,
      { ...style, align: "right", width: this.#width },
      right.marks,
    )
    this.y += this.#paper.lineHeight()
  }

  at(text: string, marks: readonly Mark[], from: number, to: number, align: "left" | "right", isBold = false): void {
    const width = (to - from) * this.#width
    this.#paper.text(text, this.#paper.left + from * this.#width, this.y, { align, width, isBold }, marks)
  }

  /** Truncates a heading to the available width, as tills do. */
  cut(text: string, from: number, to: number): string {
    const room = (to - from) * this.#width - 4
    let end = text.length
    while (end > 3 && this.#paper.widthOf(text.slice(0, end), { isBold: true }) > room) end--
    return text.slice(0, end)
  }

  next(): void {
    this.y += this.#paper.lineHeight()
  }

  divide(): void {
    const { divider } = this.#paper.design
    if (divider === "none") {
      this.y += 6
      return
    }
    if (divider === "line") {
      this.#paper.rule(this.#paper.left, this.y + 3, this.#paper.right, this.y + 3)
      this.y += 7
      return
    }
    const sign = divider === "stars" ? "*" : "-"
    this.line(sign.repeat(Math.floor(this.#width / this.#paper.widthOf(sign))), [])
  }
}

const unmarked = (text: string): { text: string; marks: Mark[] } => ({ text, marks: [] })

function drawDetails(writer: ReceiptWriter, { details }: Sheet, isBeside: boolean): void {
  for (const { label, value, printedValues } of details) {
    const marks = marksOf(value, printedValues)
    if (isBeside) writer.pair(unmarked(label), { text: value, marks }, false)
    else writer.line(`${label}: ${value}`, printedValues)
  }
}

function drawItems(writer: ReceiptWriter, sheet: Sheet, items: ReceiptDesign["items"]): void {
  if (items === "columns") {
    const edges = [0, 0.46, 0.6, 0.79, 1] as const
    for (const isHeading of [true, false]) {
      for (const row of isHeading ? [undefined] : sheet.rows) {
        for (const [index, { key, label }] of sheet.columns.entries()) {
          const [from, to] = [edges[index] ?? 0, edges[index + 1] ?? 1]
          const { text, marks } = row ? cell(row, key) : unmarked(writer.cut(label, from, to))
          writer.at(text, marks, from, to, index === 0 ? "left" : "right", isHeading)
        }
        writer.next()
      }
    }
    return
  }
  for (const row of sheet.rows) {
    const [quantity, description, price] = [cell(row, "quantity"), cell(row, "description"), cell(row, "unitPrice")]
    const total = cell(row, "lineTotal")
    const times = `${quantity.text} x `
    const shift = (marks: readonly Mark[], by: number): Mark[] =>
      marks.map((mark) => ({ ...mark, start: mark.start + by, end: mark.end + by }))
    if (items === "prefix") {
      const marks = [...quantity.marks, ...shift(description.marks, times.length)]
      writer.pair({ text: times + description.text, marks }, total, false)
      continue
    }
    writer.pair(description, total, false)
    const marks = [...shift(quantity.marks, 2), ...shift(price.marks, 2 + times.length)]
    writer.at(`  ${times}${price.text}`, marks, 0, 1, "left")
    writer.next()
  }
}

const drawTotal = (writer: ReceiptWriter, { label, value, printedValues, isStrong = false }: Pair): void =>
  writer.pair(unmarked(label), { text: value, marks: marksOf(value, printedValues) }, isStrong)

function drawSummary(writer: ReceiptWriter, { summary }: Sheet): void {
  if (!summary) return
  const rows: (readonly Line[])[] = [
    summary.columns.map((text) => ({ text: writer.cut(text, 0, 1 / summary.columns.length) })),
    ...summary.rows,
  ]
  for (const row of rows) {
    for (const [index, { text, printedValues }] of row.entries()) {
      writer.at(
        text,
        marksOf(text, printedValues),
        index / row.length,
        (index + 1) / row.length,
        index === 0 ? "left" : "right",
      )
    }
    writer.next()
  }
}

function drawOn(paper: ReceiptPaper, sheet: Sheet): number {
  const { head, details, items, fontSize } = paper.design
  const writer = new ReceiptWriter(paper)
  const { key, name, lines } = sheet.sender
  writer.line(name, key === undefined ? [] : [{ key, text: name }], { align: head, size: fontSize * 1.3, isBold: true })
  for (const text of lines) writer.line(text, [], { align: head })
  for (const { text, printedValues } of sheet.footer.flat()) writer.line(text, printedValues, { align: head })
  writer.next()
  writer.line(sheet.title, [], { align: head, isBold: true })
  if (details !== "bottom") drawDetails(writer, sheet, details === "beside")
  writer.divide()
  drawItems(writer, sheet, items)
  writer.divide()
  for (const pair of sheet.totals) drawTotal(writer, pair)
  writer.divide()
  drawSummary(writer, sheet)
  if (details === "bottom") drawDetails(writer, sheet, false)
  writer.next()
  for (const note of sheet.notes) writer.line(note, [], { align: "center" })
  return writer.y + 14
}

/** Prints a receipt on paper that is cut at the end of the text. */
export async function drawReceipt(sheet: Sheet, design: ReceiptDesign, { code }: Locale): Promise<Rendered> {
  const paperOf = (length: number): ReceiptPaper => new Paper(design, [design.width, length], code === "pl", margin)
  const paper = paperOf(drawOn(paperOf(maxReceiptLength), sheet))
  drawOn(paper, sheet)
  return paper.finish()
}

/** Makes a layout of a design: a receipt printed as PDF. */
export const receiptLayout = (design: ReceiptDesign): Layout => ({
  ...design,
  format: "pdf",
  extension: "pdf",
  hasWesternLettersOnly: design.font === "Courier",
  render: (sheet, locale) => drawReceipt(sheet, design, locale),
})
