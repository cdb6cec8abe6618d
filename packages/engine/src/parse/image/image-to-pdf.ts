/** Encoded pixels as the stream of an image in a PDF (ISO 32000-1, 8.9.5). */
export interface PdfImage {
  /** Pixels as stored. */
  readonly width: number
  readonly height: number
  /** Clockwise quarter turns that rotate the stored pixels upright. @default 0 */
  readonly turns?: number
  /** The entries of the image dictionary that describe the encoding: colour space, bits, filter. */
  readonly encoding: string
  readonly stream: Uint8Array
}

/**
 * Wraps encoded pixels unchanged into a PDF of one page, `dpi` pixels to the inch. PDFium then rotates them upright and
 * renders them at the resolution for OCR within its bounded memory; small print is recognized much worse at the stored
 * resolution.
 */
export function imageToPdf({ width, height, turns = 0, encoding, stream }: PdfImage, dpi: number): Uint8Array {
  const [pageWidth, pageHeight] = [((width * 72) / dpi).toFixed(3), ((height * 72) / dpi).toFixed(3)]
  const content = `${pageWidth} 0 0 ${pageHeight} 0 0 cm /I Do`
  const objects = [
    [`<</Type/Catalog/Pages 2 0 R>>`],
    [`<</Type/Pages/Kids[3 0 R]/Count 1>>`],
    [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${pageWidth} ${pageHeight}]/Rotate ${turns * 90}`,
      `/Resources<</XObject<</I 4 0 R>>>>/Contents 5 0 R>>`,
    ],
    [
      `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}${encoding}/Length ${stream.byteLength}>>`,
      `\nstream\n`,
      stream,
      `\nendstream`,
    ],
    [`<</Length ${content.length}>>\nstream\n${content}\nendstream`],
  ]
  return fileOf(objects)
}

function fileOf(objects: readonly (readonly (string | Uint8Array)[])[]): Uint8Array {
  const parts: Buffer[] = []
  const offsets: number[] = []
  let length = 0
  const write = (part: string | Uint8Array) => {
    const buffer = Buffer.from(part as string) // the overloads do not take the union
    parts.push(buffer)
    length += buffer.length
  }
  write("%PDF-1.4\n")
  for (const [index, object] of objects.entries()) {
    offsets.push(length)
    write(`${index + 1} 0 obj\n`)
    object.forEach(write)
    write("\nendobj\n")
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("")
  const start = length
  write(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`)
  write(`trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`)
  return Buffer.concat(parts)
}
