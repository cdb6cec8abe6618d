import Pdf from "pdfkit"

/** A page to print. */
export interface PrintedPage {
  readonly lines: readonly string[]
  /** Degrees, clockwise, by which viewers turn the page; its lines are upright then. @default 0 */
  readonly rotation?: 0 | 90
}

/** A4, in points. */
const WIDTH = 595
const HEIGHT = 842

/** Prints lines onto the pages of a PDF, for tests. */
export async function aPrintedPdf(pages: readonly PrintedPage[]): Promise<Uint8Array<ArrayBuffer>> {
  const { promise, resolve } = Promise.withResolvers<Uint8Array<ArrayBuffer>>()
  const pdf = new Pdf({ autoFirstPage: false })
  const chunks: Buffer[] = []
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk))
  pdf.on("end", () => resolve(new Uint8Array(Buffer.concat(chunks))))
  for (const { lines, rotation = 0 } of pages) {
    const page = pdf.addPage({ size: [WIDTH, HEIGHT], margin: 60 })
    if (rotation === 90) {
      Object.assign(page.page.dictionary.data, { Rotate: rotation })
      // Turned back, so that the lines are upright as displayed.
      page.transform(0, -1, 1, 0, 0, HEIGHT)
    }
    pdf.fontSize(12)
    for (const [index, line] of lines.entries()) pdf.text(line, 60, 60 + index * 24, { lineBreak: false })
  }
  pdf.end()
  return promise
}
