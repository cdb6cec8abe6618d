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

/** A part of an image; `x` and `y` are the pixels before it, from the left and from the top. */
export interface PdfTile extends Omit<PdfImage, "turns"> {
  readonly x: number
  readonly y: number
}

/** An image whose parts are encoded on their own. */
export interface TiledImage extends Pick<PdfImage, "width" | "height" | "turns"> {
  /** Pixels to the inch. */
  readonly dpi: number
  readonly tiles: readonly PdfTile[]
}

/**
 * Wraps encoded pixels unchanged into a PDF of one page, `dpi` pixels to the inch. PDFium then rotates them upright and
 * renders them at the resolution for OCR within its bounded memory; small print is recognized much worse at the stored
 * resolution.
 */
export function imageToPdf({ turns, ...image }: PdfImage, dpi: number): Uint8Array {
  const { width, height } = image
  return imagesToPdf([{ width, height, turns, dpi, tiles: [{ ...image, x: 0, y: 0 }] }])
}

type PdfObject = readonly (string | Uint8Array)[]

/** Wraps the encoded parts of images into a PDF with a page for each; see {@link imageToPdf}. */
export function imagesToPdf(images: readonly TiledImage[]): Uint8Array {
  const pages: string[] = []
  const objects: PdfObject[] = []
  for (const image of images) {
    // After the catalog and the tree of pages.
    const number = objects.length + 3
    pages.push(`${number} 0 R`)
    for (const object of pageObjects(image, number)) objects.push(object)
  }
  const tree = `<</Type/Pages/Kids[${pages.join(" ")}]/Count ${pages.length}>>`
  return fileOf([[`<</Type/Catalog/Pages 2 0 R>>`], [tree], ...objects])
}

/** Returns a page, whose object has the number, with its content and the parts of its image. */
function pageObjects({ width, height, turns = 0, dpi, tiles }: TiledImage, number: number): PdfObject[] {
  const points = (pixels: number) => ((pixels * 72) / dpi).toFixed(3)
  const content = tiles
    .map((tile, index) => {
      const size = `${points(tile.width)} 0 0 ${points(tile.height)}`
      return `q ${size} ${points(tile.x)} ${points(height - tile.y - tile.height)} cm /I${index} Do Q`
    })
    .join("\n")
  const names = tiles.map((_, index) => `/I${index} ${number + 2 + index} 0 R`).join("")
  return [
    [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${points(width)} ${points(height)}]/Rotate ${turns * 90}`,
      `/Resources<</XObject<<${names}>>>>/Contents ${number + 1} 0 R>>`,
    ],
    [`<</Length ${content.length}>>\nstream\n${content}\nendstream`],
    ...tiles.map(({ width, height, encoding, stream }) => [
      `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}${encoding}/Length ${stream.byteLength}>>`,
      `\nstream\n`,
      stream,
      `\nendstream`,
    ]),
  ]
}

function fileOf(objects: readonly PdfObject[]): Uint8Array {
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
