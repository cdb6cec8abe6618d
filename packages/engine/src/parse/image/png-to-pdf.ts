import { imageToPdf } from "./image-to-pdf.ts"
import { pngChunks } from "./png-chunks.ts"

/** Channels by colour type (PNG 11.2.1): grey, RGB, palette. Those with transparency have no equivalent in a PDF. */
const channelsOf: Partial<Record<number, number>> = { 0: 1, 2: 3, 3: 1 }

/**
 * Wraps the compressed pixels of a PNG unchanged into a PDF of one page: its filters are those of ISO 32000-1, 7.4.4.4
 * (predictor 15). Undefined for PNGs that are interlaced or transparent by a channel, and for damaged ones.
 */
export function pngToPdf(bytes: Uint8Array, dpi: number): Uint8Array | undefined {
  let header: Buffer | undefined
  let palette: Buffer | undefined
  const data: Buffer[] = []
  for (const { type, body } of pngChunks(bytes)) {
    if (type === "IHDR") header = body
    else if (type === "PLTE") palette = body
    else if (type === "IDAT") data.push(body)
  }
  const [bits = 0, colorType = 0, compression, filter, interlace] = header?.subarray(8) ?? []
  const colors = channelsOf[colorType]
  if (header === undefined || colors === undefined || compression !== 0 || filter !== 0 || interlace !== 0)
    return undefined
  const stream = Buffer.concat(data)
  const space = colorSpaceOf(colorType, palette)
  if (stream.length === 0 || space === undefined) return undefined
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const predictor = `/DecodeParms<</Predictor 15/Colors ${colors}/BitsPerComponent ${bits}/Columns ${width}>>`
  const encoding = `/BitsPerComponent ${bits}/ColorSpace${space}/Filter/FlateDecode${predictor}`
  return imageToPdf({ width, height, encoding, stream }, dpi)
}

function colorSpaceOf(colorType: number, palette: Buffer | undefined): string | undefined {
  if (colorType !== 3) return colorType === 0 ? "/DeviceGray" : "/DeviceRGB"
  const count = Math.floor((palette?.length ?? 0) / 3)
  if (palette === undefined || count === 0 || count > 256) return undefined
  return `[/Indexed/DeviceRGB ${count - 1}<${palette.toString("hex", 0, 3 * count)}>]`
}
