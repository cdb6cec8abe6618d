/** One indirect object: its text, or its bytes for streams. */
export type PdfObject = string | Buffer

/** Writes a stream object; its length is added to the dictionary's entries. */
export function pdfStream(data: string | Buffer, entries = ""): Buffer {
  const bytes = Buffer.from(data)
  return Buffer.concat([
    Buffer.from(`<< ${entries} /Length ${bytes.length} >> stream\n`, "latin1"),
    bytes,
    Buffer.from("\nendstream", "latin1"),
  ])
}

/** Writes a PDF with a valid cross-reference table, unless `tail` replaces everything after the objects. */
export function pdfFile(
  objects: readonly PdfObject[],
  { trailer = "/Root 1 0 R", tail }: { trailer?: string; tail?: (start: number) => string } = {},
): Buffer {
  const parts = [Buffer.from("%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n", "latin1")]
  let at = parts[0]?.length ?? 0
  const offsets: number[] = []
  for (const [index, object] of objects.entries()) {
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from("\nendobj\n")])
    offsets.push(at)
    parts.push(part)
    at += part.length
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("")
  const table = `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${rows}`
  const end = `${table}trailer\n<< /Size ${offsets.length + 1} ${trailer} >>\nstartxref\n${at}\n%%EOF\n`
  return Buffer.concat([...parts, Buffer.from(tail === undefined ? end : tail(at), "latin1")])
}

/** The content of a page with the number that every sample may be queried for. */
export const orderContent = "BT /F1 12 Tf 72 700 Td (Order number: 4711) Tj ET"

/** The parts of a one-page PDF that a sample may replace. */
export interface OnePagePdf {
  readonly content?: PdfObject
  /** Entries of the page, its boxes among them. */
  readonly page?: string
  /** Entries of the resources besides the font F1 (object 5). */
  readonly resources?: string
  readonly font?: string
  /** From object 6 on. */
  readonly more?: readonly PdfObject[]
  readonly catalog?: string
}

/** The objects of a PDF of one page: 1 catalog, 2 page tree, 3 page, 4 content, 5 font. */
export function onePage(of: OnePagePdf = {}): PdfObject[] {
  const { content = pdfStream(orderContent), page = "/MediaBox [0 0 600 800]", resources = "", more = [] } = of
  const { font = "/Type /Font /Subtype /Type1 /BaseFont /Helvetica", catalog = "" } = of
  return [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R ${page} /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${resources} >> >>`,
    content,
    `<< ${font} >>`,
    ...more,
  ]
}
