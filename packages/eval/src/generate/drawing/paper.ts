import { createRequire } from "node:module"
import Pdf from "pdfkit"
import {
  markLines,
  marksOf,
  PlaceLog,
  type PrintedValue,
  type Mark,
  type MarkedLine,
  type Rendered,
} from "../places.ts"
import type { Design } from "./designs.ts"
import { rotatePage, type RotatedPage } from "./page-rotation.ts"

/** The typographic style of a text. */
export interface TextStyle {
  /** Points. @default the design's size */
  readonly size?: number
  readonly isBold?: boolean
  /** Ignored by fonts without italics, and for bold text. @default false */
  readonly isItalic?: boolean
  /** Points between characters. @default 0 */
  readonly tracking?: number
  /** @default the design's ink */
  readonly color?: string
  /** @default "left" */
  readonly align?: "left" | "right" | "center"
  /** The width to align within, in points. */
  readonly width?: number
}

const require = createRequire(import.meta.url)

type FontFiles = readonly [regular: string, bold: string, italic: string]

/** The names of the fonts that every reader of PDF knows, or the files of others, found when a document needs them. */
const fontFiles = {
  Helvetica: () => ["Helvetica", "Helvetica-Bold", "Helvetica-Oblique"],
  Times: () => ["Times-Roman", "Times-Bold", "Times-Italic"],
  Courier: () => ["Courier", "Courier-Bold", "Courier-Oblique"],
  Lato: () => [
    require.resolve("@expo-google-fonts/lato/400Regular/Lato_400Regular.ttf"),
    require.resolve("@expo-google-fonts/lato/700Bold/Lato_700Bold.ttf"),
    require.resolve("@expo-google-fonts/lato/400Regular_Italic/Lato_400Regular_Italic.ttf"),
  ],
  LatoLight: () => [
    require.resolve("@expo-google-fonts/lato/300Light/Lato_300Light.ttf"),
    require.resolve("@expo-google-fonts/lato/900Black/Lato_900Black.ttf"),
    require.resolve("@expo-google-fonts/lato/300Light_Italic/Lato_300Light_Italic.ttf"),
  ],
  // Has the letters of all European languages, unlike Lato.
  PTSans: () => [
    require.resolve("@expo-google-fonts/pt-sans/400Regular/PTSans_400Regular.ttf"),
    require.resolve("@expo-google-fonts/pt-sans/700Bold/PTSans_700Bold.ttf"),
    require.resolve("@expo-google-fonts/pt-sans/400Regular_Italic/PTSans_400Regular_Italic.ttf"),
  ],
} as const satisfies Record<Design["font"], () => FontFiles>

const sizes = { A4: [595.28, 841.89], LETTER: [612, 792] } as const
const sideMargin = 50

/** The part of a design that concerns the paper. */
export type PaperStyle = Pick<
  Design,
  "font" | "fontSize" | "isLandscape" | "rotation" | "skew" | "isLinePrinter" | "paperColor" | "ink"
>

const darkInk = "#111111"

/** A PDF whose drawing coordinates are upright for the reader, however the page is rotated. */
export class Paper<Style extends PaperStyle = Design> {
  readonly design: Style
  readonly width: number
  readonly height: number
  readonly left: number
  readonly right: number
  readonly bottom: number
  readonly #pdf: PDFKit.PDFDocument
  readonly #fonts: FontFiles
  readonly #rotated: RotatedPage
  readonly #log = new PlaceLog()
  #page = 0
  #printed: { x: number; y: number; text: string; marks: readonly Mark[] }[] = []

  /** @param format - a sheet by its name, or the width and height in points. */
  constructor(
    design: Style,
    format: "A4" | "LETTER" | readonly [number, number],
    needsUnicode: boolean,
    margin = sideMargin,
  ) {
    this.design = design
    const [short, long] = typeof format === "string" ? sizes[format] : format
    this.left = margin
    this.width = design.isLandscape ? long : short
    this.height = design.isLandscape ? short : long
    this.right = this.width - margin
    this.bottom = this.height - 75
    // The standard fonts lack Polish letters.
    const hasUnicode = design.font.startsWith("Lato") || design.font === "Courier"
    this.#fonts = fontFiles[needsUnicode && !hasUnicode ? "Lato" : design.font]()
    this.#rotated = rotatePage(design.rotation, design.skew ?? 0, this.width, this.height)
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
    const { size, rotate, matrices } = this.#rotated
    this.#pdf.addPage({ size, margin: 0 })
    this.#page = this.pageCount
    if (rotate !== 0) Object.assign(this.#pdf.page.dictionary.data, { Rotate: rotate })
    for (const matrix of matrices) this.#pdf.transform(...matrix)
    if (this.design.paperColor !== undefined) this.fill(0, 0, this.width, this.height, this.design.paperColor)
  }

  get pageCount(): number {
    return this.#pdf.bufferedPageRange().count
  }

  lineHeight(size = this.design.fontSize): number {
    return size * 1.25
  }

  widthOf(text: string, style: TextStyle = {}): number {
    const { size = this.design.fontSize, tracking = 0 } = style
    return this.#pdf
      .font(this.#fontOf(style))
      .fontSize(this.design.isLinePrinter ? this.design.fontSize : size)
      .widthOfString(text, { characterSpacing: tracking })
  }

  #fontOf({ isBold = false, isItalic = false }: TextStyle): string {
    return this.#fonts[isBold ? 1 : isItalic ? 2 : 0]
  }

  /** Draws a text; the marks are the values that it contains. */
  text(text: string, x: number, y: number, style: TextStyle = {}, marks: readonly Mark[] = []): void {
    if (text === "") return
    const { size = this.design.fontSize, color = this.design.ink ?? darkInk, align = "left", width = 0 } = style
    const spare = width - this.widthOf(text, style)
    const start = x + (align === "right" ? spare : align === "center" ? spare / 2 : 0)
    if (this.design.isLinePrinter) {
      this.#printed.push({ x: start, y, text, marks })
      return
    }
    this.#note(text, start, y, style, marks)
    this.#pdf
      .font(this.#fontOf(style))
      .fontSize(size)
      .fillColor(color)
      .text(text, start, y, { lineBreak: false, characterSpacing: style.tracking ?? 0 })
  }

  /** Draws a text from bottom to top, starting at a point of the page. */
  textUpwards(text: string, x: number, y: number): void {
    this.#pdf.save().transform(0, -1, 1, 0, x, y)
    this.#pdf.font(this.#fonts[0]).fontSize(8).fillColor("#7a2020").text(text, 0, 0, { lineBreak: false })
    this.#pdf.restore()
  }

  /** Breaks a text at its own line breaks, and at spaces so that every line fits. */
  wrap(text: string, width: number, style: TextStyle = {}): string[] {
    if (text.includes("\n")) return text.split("\n").flatMap((part) => this.wrap(part, width, style))
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

  /** Breaks a text like {@link wrap} and distributes its marks over the lines. */
  wrapMarked(
    text: string,
    printedValues: readonly PrintedValue[] | undefined,
    width: number,
    style: TextStyle = {},
  ): MarkedLine[] {
    return markLines(text, this.wrap(text, width, style), marksOf(text, printedValues))
  }

  #note(text: string, x: number, y: number, style: TextStyle, marks: readonly Mark[]): void {
    for (const mark of marks) {
      const x0 = x + this.widthOf(text.slice(0, mark.start), style)
      const x1 = x + this.widthOf(text.slice(0, mark.end), style)
      // The font and its size are those of the last measurement.
      const bottom = y + this.#pdf.currentLineHeight(false)
      this.#log.add(mark, this.#page, this.#rotated.displayed([x0, y, x1, bottom]))
    }
  }

  rule(x0: number, y0: number, x1: number, y1: number, thickness = 0.6, color = "#444444"): void {
    if (this.design.isLinePrinter) {
      const dashes = Math.floor((x1 - x0) / this.widthOf("-"))
      if (y0 === y1) this.#printed.push({ x: x0, y: y0, text: "-".repeat(dashes), marks: [] })
      return
    }
    this.#pdf.moveTo(x0, y0).lineTo(x1, y1).lineWidth(thickness).strokeColor(color).stroke()
  }

  fill(x: number, y: number, width: number, height: number, color: string, radius = 0): void {
    if (this.design.isLinePrinter) return
    const path = radius === 0 ? this.#pdf.rect(x, y, width, height) : this.#pdf.roundedRect(x, y, width, height, radius)
    path.fill(color)
  }

  /** Draws the outline of a box. */
  frame(x: number, y: number, width: number, height: number, thickness: number, color: string, radius = 0): void {
    this.#pdf.roundedRect(x, y, width, height, radius).lineWidth(thickness).strokeColor(color).stroke()
  }

  /** Draws a filled polygon, as logos are made of. */
  polygon(points: readonly (readonly [x: number, y: number])[], color: string): void {
    this.#pdf.polygon(...points.map(([x, y]) => [x, y])).fill(color)
  }

  /** Draws a filled circle. */
  disc(x: number, y: number, radius: number, color: string): void {
    this.#pdf.circle(x, y, radius).fill(color)
  }

  /** Draws on every page, with its number and the count of pages. */
  onEveryPage(draw: (page: number, pages: number) => void): void {
    this.#flushPrinter()
    const { count } = this.#pdf.bufferedPageRange()
    for (let index = 0; index < count; index++) {
      this.#pdf.switchToPage(index)
      this.#page = index + 1
      draw(index + 1, count)
      this.#flushPrinter()
    }
  }

  async finish(): Promise<Rendered> {
    this.#flushPrinter()
    const chunks: Buffer[] = []
    const ended = new Promise<void>((resolveEnd, reject) => {
      this.#pdf.on("data", (chunk: Buffer) => chunks.push(chunk))
      this.#pdf.on("end", resolveEnd)
      this.#pdf.on("error", reject)
    })
    this.#pdf.end()
    await ended
    return { bytes: Buffer.concat(chunks), places: this.#log.places() }
  }

  /** Prints the collected texts of a line printer, which has only rows and columns: texts of one row become one text. */
  #flushPrinter(): void {
    if (this.#printed.length === 0) return
    const cell = this.widthOf("0")
    const rows = Map.groupBy(this.#printed, ({ y }) => Math.round(y / this.lineHeight()))
    for (const [row, texts] of rows) {
      let line = ""
      for (const { x, text, marks } of texts.toSorted((a, b) => a.x - b.x)) {
        const column = Math.round((x - this.left) / cell)
        line = line.padEnd(Math.max(column, line === "" ? 0 : line.length + 1))
        this.#note(text, this.left + line.length * cell, row * this.lineHeight(), {}, marks)
        line += text
      }
      this.#pdf.font(this.#fonts[0]).fontSize(this.design.fontSize).fillColor("#111111")
      this.#pdf.text(line, this.left, row * this.lineHeight(), { lineBreak: false })
    }
    this.#printed = []
  }
}

/** Returns the width of the widest text, in points. */
export const widest = (paper: Pick<Paper, "widthOf">, texts: readonly string[], isBold: boolean): number =>
  Math.max(0, ...texts.map((text) => paper.widthOf(text, { isBold })))
