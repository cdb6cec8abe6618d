import type { JpegSize } from "./jpeg-size.ts"

const colorSpaces: Partial<Record<number, string>> = { 1: "/DeviceGray", 3: "/DeviceRGB", 4: "/DeviceCMYK" }

/**
 * Wraps a JPEG unchanged into a PDF of one page (ISO 32000-1, 7.4.8 DCTDecode), `dpi` pixels to the inch. PDFium then
 * rotates it upright and renders it at the resolution for OCR within its bounded memory; small print is recognized much
 * worse at the stored resolution.
 */
export function jpegToPdf(bytes: Uint8Array, size: JpegSize, dpi: number): Uint8Array {
  const { width, height, components, turns } = size
  const [pageWidth, pageHeight] = [((width * 72) / dpi).toFixed(3), ((height * 72) / dpi).toFixed(3)]
  const content = `${pageWidth} 0 0 ${pageHeight} 0 0 cm /I Do`
  // Adobe's encoders store CMYK inverted (Adobe Technical Note 5116).
  const decode = components === 4 ? "/Decode [1 0 1 0 1 0 1 0]" : ""
  const objects = [
    [`<</Type/Catalog/Pages 2 0 R>>`],
    [`<</Type/Pages/Kids[3 0 R]/Count 1>>`],
    [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${pageWidth} ${pageHeight}]/Rotate ${turns * 90}`,
      `/Resources<</XObject<</I 4 0 R>>>>/Contents 5 0 R>>`,
    ],
    [
      `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/BitsPerComponent 8`,
      `/ColorSpace${colorSpaces[components] ?? "/DeviceRGB"}${decode}/Filter/DCTDecode/Length ${bytes.byteLength}>>`,
      `\nstream\n`,
      bytes,
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
