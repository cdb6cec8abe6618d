import { createRequire } from "node:module"
import Pdf from "pdfkit"
import type { Design } from "./designs.ts"

/** How a text is set. */
export interface TextStyle {
  /** Points. @default the design's size */
  readonly size?: number
  readonly isBold?: boolean
  readonly color?: string
  /** @default "left" */
  readonly align?: "left" | "right" | "center"
  /** The room to align within, in points. */
  readonly width?: number
}

const require = createRequire(import.meta.url)

const fontFiles = {
  Helvetica: ["Helvetica", "Helvetica-Bold"],
  Times: ["Times-Roman", "Times-Bold"],
  Courier: ["Courier", "Courier-Bold"],
  Lato: [
    require.resolve("@expo-google-fonts/lato/400Regular/Lato_400Regular.ttf"),
    require.resolve("@expo-google-fonts/lato/700Bold/Lato_700Bold.ttf"),
  ],
} as const

const sizes = { A4: [595.28, 841.89], LETTER: [612, 792] } as const
const sideMargin = 50

/** A PDF with a coordinate system that is upright for the reader, whatever way the page is turned. */
export class Paper {
  readonly design: Design
  readonly width: number
  readonly height: number
  readonly left = sideMargin
  readonly right: number
  readonly bottom: number
  readonly #pdf: PDFKit.PDFDocument
  readonly #fonts: readonly [string, string]
  #printed: { x: number; y: number; text: string }[] = []

  constructor(design: Design, format: "A4" | "LETTER", needsUnicode: boolean) {
    this.design = design
    const [short, long] = sizes[format]
    this.width = design.isLandscape ? long : short
    this.height = design.isLandscape ? short : long
    this.right = this.width - sideMargin
    this.bottom = this.height - 75
    // The standard fonts lack the letters of Polish.
    this.#fonts = fontFiles[needsUnicode && design.font !== "Courier" ? "Lato" : design.font]
    this.#pdf = new Pdf({
      autoFirstPage: false,
      bufferPages: true,
      compress: true,
      info: { CreationDate: new Date(0), Producer: "", Creator: "" },
    })
    this.addPage()
  }

  addPage(): void {
    this.#flushPrinter()
    const { turn } = this.design
    const size = turn === "none" ? [this.width, this.height] : [this.height, this.width]
    this.#pdf.addPage({ size: size as [number, number], margin: 0 }) // two numbers by construction
    if (turn === "none") return
    if (turn === "entry") Object.assign(this.#pdf.page.dictionary.data, { Rotate: 90 })
    this.#pdf.transform(0, -1, 1, 0, 0, this.width)
  }

  get pageCount(): number {
    return this.#pdf.bufferedPageRange().count
  }

  lineHeight(size = this.design.fontSize): number {
    return size * 1.25
  }

  widthOf(text: string, style: TextStyle = {}): number {
    const { size = this.design.fontSize, isBold = false } = style
    return this.#pdf
      .font(this.#fonts[isBold ? 1 : 0])
      .fontSize(this.design.isLinePrinter ? this.design.fontSize : size)
      .widthOfString(text)
  }

  text(text: string, x: number, y: number, style: TextStyle = {}): void {
    if (text === "") return
    const { size = this.design.fontSize, isBold = false, color = "#111111", align = "left", width = 0 } = style
    const spare = width - this.widthOf(text, style)
    const start = x + (align === "right" ? spare : align === "center" ? spare / 2 : 0)
    if (this.design.isLinePrinter) {
      this.#printed.push({ x: start, y, text })
      return
    }
    this.#pdf
      .font(this.#fonts[isBold ? 1 : 0])
      .fontSize(size)
      .fillColor(color)
      .text(text, start, y, { lineBreak: false })
  }

  /** Breaks a text at spaces so that every line fits. */
  wrap(text: string, width: number, style: TextStyle = {}): string[] {
    const lines: string[] = []
    let line = ""
    for (const word of text.split(" ")) {
      const longer = line === "" ? word : `${line} ${word}`
      if (line !== "" && this.widthOf(longer, style) > width) {
        lines.push(line)
        line = word
      } else line = longer
    }
    return [...lines, line]
  }

  rule(x0: number, y0: number, x1: number, y1: number, thickness = 0.6): void {
    if (this.design.isLinePrinter) {
      const dashes = Math.floor((x1 - x0) / this.widthOf("-"))
      if (y0 === y1) this.#printed.push({ x: x0, y: y0, text: "-".repeat(dashes) })
      return
    }
    this.#pdf.moveTo(x0, y0).lineTo(x1, y1).lineWidth(thickness).strokeColor("#444444").stroke()
  }

  fill(x: number, y: number, width: number, height: number, color: string): void {
    if (!this.design.isLinePrinter) this.#pdf.rect(x, y, width, height).fill(color)
  }

  /** Draws on every page, with its number and the count of pages. */
  onEveryPage(draw: (page: number, pages: number) => void): void {
    this.#flushPrinter()
    const { count } = this.#pdf.bufferedPageRange()
    for (let index = 0; index < count; index++) {
      this.#pdf.switchToPage(index)
      draw(index + 1, count)
      this.#flushPrinter()
    }
  }

  async finish(): Promise<Buffer> {
    this.#flushPrinter()
    const chunks: Buffer[] = []
    const ended = new Promise<void>((resolveEnd, reject) => {
      this.#pdf.on("data", (chunk: Buffer) => chunks.push(chunk))
      this.#pdf.on("end", resolveEnd)
      this.#pdf.on("error", reject)
    })
    this.#pdf.end()
    await ended
    return Buffer.concat(chunks)
  }

  /** A line printer knows rows and columns only: texts of one row become one text. */
  #flushPrinter(): void {
    if (this.#printed.length === 0) return
    const cell = this.widthOf("0")
    const rows = Map.groupBy(this.#printed, ({ y }) => Math.round(y / this.lineHeight()))
    for (const [row, texts] of rows) {
      let line = ""
      for (const { x, text } of texts.toSorted((a, b) => a.x - b.x)) {
        const column = Math.round((x - this.left) / cell)
        line = line.padEnd(Math.max(column, line === "" ? 0 : line.length + 1)) + text
      }
      this.#pdf.font(this.#fonts[0]).fontSize(this.design.fontSize).fillColor("#111111")
      this.#pdf.text(line, this.left, row * this.lineHeight(), { lineBreak: false })
    }
    this.#printed = []
  }
}
