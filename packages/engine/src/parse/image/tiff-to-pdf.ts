import { imagesToPdf, type PdfTile, type TiledImage } from "./image-to-pdf.ts"
import { tiffColors } from "./tiff-colors.ts"
import { greatest } from "../../arrays/extremes.ts"
import { type TiffDirectory, tiffDirectories } from "./tiff-directory.ts"

/** Tags of TIFF 6.0, section 8 (baseline), 11 (CCITT), 14 (predictor), 15 (tiles) and Technical Note 2 (JPEG). */
const tags = {
  width: 256,
  height: 257,
  compression: 259,
  fillOrder: 266,
  stripOffsets: 273,
  orientation: 274,
  rowsPerStrip: 278,
  stripBytes: 279,
  planar: 284,
  t4Options: 292,
  predictor: 317,
  tileWidth: 322,
  tileHeight: 323,
  tileOffsets: 324,
  tileBytes: 325,
  jpegTables: 347,
} as const

/** Clockwise quarter turns by orientation; mirrored pages are not drawn. */
const turnsOf: Partial<Record<number, 0 | 1 | 2 | 3>> = { 1: 0, 3: 2, 6: 1, 8: 3 }

/** Tables take 1.3 KB; each strip gets its own copy. */
const maxTableBytes = 4_096
/** The copies of all strips: a page of as many strips as are read. */
const maxCopiedTables = 64 * 1024 * 1024
/** A page of 16,000 rows with a strip for each. */
const maxTiles = 16_384
/** 500 pages with strips of 8 KB: 133 for A4 in black and white at 300 dpi. */
const maxTilesOfFile = 100_000

/** How the data of all strips or tiles of a page is encoded. */
interface Encoding {
  readonly turns: 0 | 1 | 2 | 3
  /** The entries of the image dictionary; the filter depends on the rows of a tile. */
  readonly dictionary: (width: number, height: number) => string
  readonly stream: (data: Buffer) => Uint8Array
}

/** A page to be wrapped. */
export interface TiffPage {
  /** 0-based. */
  readonly index: number
  /** Pixels to the inch. */
  readonly dpi: number
}

/**
 * Wraps the encoded strips or tiles of pages of a TIFF unchanged into a PDF: TIFF and PDF share their encodings. Undefined
 * when a page has another encoding, such as 16-bit samples or an alpha channel.
 */
export function tiffToPdf(bytes: Uint8Array, pages: readonly TiffPage[]): Uint8Array | undefined {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const last = greatest(pages.map(({ index }) => index))
    const directories = [...tiffDirectories(buffer, last + 1)]
    const images: TiledImage[] = []
    let [strips, length] = [0, 0]
    for (const { index, dpi } of pages) {
      const directory = directories[index]
      const image = directory && imageOf(buffer, directory, dpi)
      if (image === undefined) return undefined
      strips += image.tiles.length
      length += image.tiles.reduce((sum, { stream }) => sum + stream.length, 0)
      // Hostile files use the same bytes on page after page.
      if (strips > maxTilesOfFile || length > buffer.length + maxCopiedTables) return undefined
      images.push(image)
    }
    return images.length === 0 ? undefined : imagesToPdf(images)
  } catch (error) {
    // A directory that points beyond the end of the file.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Returns for each page whether {@link tiffToPdf} has an equivalent of its encoding. */
export function drawableTiffPages(bytes: Uint8Array, maxPages: number): boolean[] {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Array.from(tiffDirectories(buffer, maxPages), (directory) => encodingOf(directory) !== undefined)
}

function imageOf(buffer: Buffer, directory: TiffDirectory, dpi: number): TiledImage | undefined {
  const first = (tag: number) => directory.numbers(tag)?.[0]
  const [width, height] = [first(tags.width) ?? 0, first(tags.height) ?? 0]
  const encoding = encodingOf(directory)
  if (encoding === undefined || width === 0 || height === 0) return undefined
  const isTiled = first(tags.tileWidth) !== undefined
  const across = isTiled ? (first(tags.tileWidth) ?? 0) : width
  // A strip of all rows may state 2^32 - 1 of them.
  const down = isTiled ? (first(tags.tileHeight) ?? 0) : Math.min(first(tags.rowsPerStrip) ?? height, height)
  const offsets = directory.numbers(isTiled ? tags.tileOffsets : tags.stripOffsets)
  const lengths = directory.numbers(isTiled ? tags.tileBytes : tags.stripBytes)
  if (offsets === undefined || lengths === undefined || across === 0 || down === 0) return undefined
  const columns = Math.ceil(width / across)
  if (offsets.length !== columns * Math.ceil(height / down)) return undefined
  // Hostile files use the same bytes again and again.
  const bytes = lengths.reduce((sum, length) => sum + length, 0)
  if (offsets.length > maxTiles || bytes > buffer.length) return undefined
  const tiles = offsets.map((offset, index): PdfTile => {
    const [x, y] = [(index % columns) * across, Math.floor(index / columns) * down]
    // The last strip has the rest of the rows; tiles are filled up.
    const rows = isTiled ? down : Math.min(down, height - y)
    const data = buffer.subarray(offset, offset + (lengths[index] ?? 0))
    const dictionary = encoding.dictionary(across, rows)
    return { x, y, width: across, height: rows, encoding: dictionary, stream: encoding.stream(data) }
  })
  return { width, height, turns: encoding.turns, dpi, tiles }
}

function encodingOf(directory: TiffDirectory): Encoding | undefined {
  const first = (tag: number) => directory.numbers(tag)?.[0]
  const colors = tiffColors(directory)
  const turns = turnsOf[first(tags.orientation) ?? 1]
  const compression = first(tags.compression) ?? 1
  if (turns === undefined || colors === undefined || (colors.count > 1 && (first(tags.planar) ?? 1) !== 1))
    return undefined
  const isReversed = first(tags.fillOrder) === 2
  // Only the codes of facsimiles are written in this order (TIFF 6.0 section 8).
  if (isReversed && (compression < 2 || compression > 4)) return undefined
  const filter = filterOf(compression, directory, colors)
  if (filter === undefined || (colors.isYCbCr && compression !== 7)) return undefined
  const dictionary = (width: number, height: number) => `${colors.dictionary}${filter(width, height)}`
  const tables = compression === 7 ? directory.bytes(tags.jpegTables) : undefined
  if (tables !== undefined && tables.length > maxTableBytes) return undefined
  const stream = (data: Buffer) => (isReversed ? reverseBits(data) : tables ? withTables(tables, data) : data)
  return { turns, dictionary, stream }
}

type Filter = (width: number, height: number) => string

function filterOf(
  compression: number,
  directory: TiffDirectory,
  { count, bits, isYCbCr, isWhiteZero }: NonNullable<ReturnType<typeof tiffColors>>,
): Filter | undefined {
  const isPredicted = directory.numbers(tags.predictor)?.[0] === 2
  const parameters = (width: number) =>
    isPredicted ? `/DecodeParms<</Predictor 2/Colors ${count}/BitsPerComponent ${bits}/Columns ${width}>>` : ""
  const facsimile = (entries: string): Filter | undefined => {
    if (bits !== 1 || count !== 1) return undefined
    const black = isWhiteZero ? "" : "/BlackIs1 true"
    return (width, height) =>
      `/Filter/CCITTFaxDecode/DecodeParms<<${entries}${black}/EndOfBlock false/Columns ${width}/Rows ${height}>>`
  }
  const t4Options = directory.numbers(tags.t4Options)?.[0] ?? 0
  switch (compression) {
    case 1:
      return () => ""
    case 2:
      return facsimile("/K 0/EncodedByteAlign true")
    case 3:
      return facsimile(`/K ${t4Options & 1}${(t4Options & 4) === 0 ? "" : "/EncodedByteAlign true"}`)
    case 4:
      return facsimile("/K -1")
    case 5:
      return (width) => `/Filter/LZWDecode${parameters(width)}`
    case 7:
      return () => `/Filter/DCTDecode/DecodeParms<</ColorTransform ${isYCbCr ? 1 : 0}>>`
    case 8:
    case 32946:
      return (width) => `/Filter/FlateDecode${parameters(width)}`
    case 32773:
      return () => "/Filter/RunLengthDecode"
    default:
      return undefined
  }
}

/** Reads bits from the low end of each byte. */
function reverseBits(data: Buffer): Uint8Array {
  return data.map((byte) => {
    let reversed = 0
    for (let bit = 0; bit < 8; bit++) reversed |= ((byte >> bit) & 1) << (7 - bit)
    return reversed
  })
}

/** Puts the tables that all strips share before the image data of one: both have markers of start and end. */
function withTables(tables: Buffer, data: Buffer): Uint8Array {
  return Buffer.concat([tables.subarray(0, -2), data.subarray(2)])
}
