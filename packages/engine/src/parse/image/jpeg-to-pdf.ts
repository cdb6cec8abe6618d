import { imageToPdf } from "./image-to-pdf.ts"
import type { JpegSize } from "./jpeg-size.ts"

const colorSpaces: Partial<Record<number, string>> = { 1: "/DeviceGray", 3: "/DeviceRGB", 4: "/DeviceCMYK" }

/** Wraps a JPEG unchanged into a PDF of one page (ISO 32000-1, 7.4.8 DCTDecode), `dpi` pixels to the inch. */
export function jpegToPdf(bytes: Uint8Array, { components, ...size }: JpegSize, dpi: number): Uint8Array {
  // Adobe's encoders store CMYK inverted (Adobe Technical Note 5116).
  const decode = components === 4 ? "/Decode [1 0 1 0 1 0 1 0]" : ""
  const colors = `/BitsPerComponent 8/ColorSpace${colorSpaces[components] ?? "/DeviceRGB"}${decode}`
  return imageToPdf({ ...size, encoding: `${colors}/Filter/DCTDecode`, stream: bytes }, dpi)
}
