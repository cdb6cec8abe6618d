import { parsePdf } from "../pdf/parse-pdf.ts"
import { isReliable } from "../pdf/recognize-pages.ts"
import { DocumentError } from "../../document-error.ts"
import type { Document, Page } from "../../document.ts"
import { readImageSizes, type ImageKind } from "./read-image-sizes.ts"
import type { ImageSize } from "./image-size.ts"
import { jpegSize } from "./jpeg-size.ts"
import { jpegToPdf } from "./jpeg-to-pdf.ts"
import { pngOverWhite } from "./png-over-white.ts"
import { pngToPdf } from "./png-to-pdf.ts"
import { tiffToPdf } from "./tiff-to-pdf.ts"
import { webpToPdf } from "./webp-to-pdf.ts"
import type { Recognition, Recognizer } from "../../recognize/recognizer.ts"
import { toWords } from "../../recognize/recognized-words.ts"
import { modelImageOf } from "./model-image.ts"
import { greatest } from "../../arrays/extremes.ts"

/**
 * Pixels of one page. A4 at 600 dpi has 35 million, a phone's photo 12 to 50; tesseract needs about 8 bytes for each, one
 * page after the other.
 */
const maxPixels = 64_000_000
/** Long side of A4 in inches: the assumed size of an image whose own resolution is implausible. */
const usualInches = 11.69

/** Options for parsing an image. */
export interface RecognizeImageOptions {
  readonly maxPages: number
  readonly recognizer: Recognizer | undefined
  /** Keeps the image for a vision model when its text is not reliable. @default false */
  readonly hasPageImages?: boolean | undefined
  readonly onWarning?: ((sentence: string) => void) | undefined
  /** Called with the number of pages before they are read. */
  readonly onPages?: ((count: number) => void) | undefined
}

/**
 * Recognizes the text of an image file.
 *
 * @throws {DocumentError} file_unreadable, too_many_pages or no_text.
 */
export async function recognizeImage(
  bytes: Uint8Array,
  kind: ImageKind,
  { maxPages, recognizer, hasPageImages = false, onWarning, onPages }: RecognizeImageOptions,
): Promise<Document> {
  if (recognizer === undefined && !hasPageImages) {
    throw new DocumentError("no_text", "The file is an image: it needs text recognition, which is not available.")
  }
  const { sizes, pdf } = await openImage(bytes, kind, maxPages)
  onPages?.(sizes.length)
  if (pdf !== undefined) {
    const parsed = await parsePdf(pdf.bytes, sizes.length, { recognizer, hasPageImages })
    // The original has more detail than a rendering; an image stored on its side was rotated for the rendering.
    const original = pdf.isUpright ? modelImageOf(bytes, kind, sizes) : undefined
    return { ...parsed, kind, ...(parsed.pageImages && original && { pageImages: [original] }) }
  }
  const scales = sizes.map((size) => 72 / plausibleDpi(size))
  const image = { bytes, dpi: 72 / (scales[0] ?? 1), pageCount: sizes.length }
  const recognition: Recognition = (await recognizer?.recognize(image)) ?? { type: "unavailable" }
  const pages = sizes.map(({ width, height }, index): Page => {
    const scale = scales[index] ?? 1
    const words = recognition.type === "recognized" ? toWords(recognition.pages[index] ?? [], scale) : []
    return { number: index + 1, width: width * scale, height: height * scale, words, rulings: [] }
  })
  const isUnreliable = hasPageImages && !pages.every(isReliable)
  const modelImage = isUnreliable ? modelImageOf(bytes, kind, sizes) : undefined
  if (modelImage === undefined) rejectUnread(recognition)
  if (isUnreliable && modelImage === undefined) onWarning?.(unseenSentence(kind))
  return { kind, pages, grids: [], attachments: [], ...(modelImage && { pageImages: [modelImage] }) }
}

/** An image file that was opened. */
export interface OpenImage {
  readonly sizes: readonly ImageSize[]
  /** A PDF whose pages have the images as their content; undefined for images that no PDF can contain. */
  readonly pdf: { readonly bytes: Uint8Array; readonly isUpright: boolean } | undefined
}

/**
 * Reads the headers of an image file, and wraps its pixels into a PDF if its kind allows that. Those of a WebP are decoded.
 *
 * @throws {DocumentError} file_unreadable or too_many_pages.
 */
export async function openImage(bytes: Uint8Array, kind: ImageKind, maxPages: number): Promise<OpenImage> {
  const sizes = boundedSizes(bytes, kind, maxPages)
  return { sizes, pdf: await asPdf(bytes, kind, sizes) }
}

/** Returns the size of an image's page in points. */
export function pageSizeOf(size: ImageSize): { readonly width: number; readonly height: number } {
  const scale = 72 / plausibleDpi(size)
  return { width: size.width * scale, height: size.height * scale }
}

/** Wraps the image into a PDF, if its encoding allows that: PDFium enlarges small print and reads it rotated. */
async function asPdf(bytes: Uint8Array, kind: ImageKind, sizes: readonly ImageSize[]): Promise<OpenImage["pdf"]> {
  const [size] = sizes
  if (size === undefined) return undefined
  if (kind === "jpeg") {
    const stored = jpegSize(Buffer.from(bytes))
    if (stored === undefined) throw damaged()
    return { bytes: jpegToPdf(bytes, stored, plausibleDpi(size)), isUpright: stored.turns === 0 }
  }
  const pdf = await encodedAsPdf(bytes, kind, sizes, size)
  return pdf && { bytes: pdf, isUpright: true }
}

async function encodedAsPdf(
  bytes: Uint8Array,
  kind: Exclude<ImageKind, "jpeg">,
  sizes: readonly ImageSize[],
  first: ImageSize,
): Promise<Uint8Array | undefined> {
  const dpi = plausibleDpi(first)
  switch (kind) {
    case "png":
      return pngToPdf(bytes, dpi) ?? pngOverWhite(bytes, dpi)
    case "webp":
      return webpToPdf(bytes, first, dpi)
    case "tiff":
      return tiffToPdf(
        bytes,
        sizes.map((size, index) => ({ index, dpi: plausibleDpi(size) })),
      )
    default:
      throw new Error(`No PDF of ${String(kind satisfies never)}`)
  }
}

function rejectUnread(recognition: Recognition): void {
  if (recognition.type === "unavailable") {
    throw new DocumentError("no_text", "The file is an image, and no text recognition is installed on the server.")
  }
  if (recognition.type === "failed") {
    const cause = new Error(`Text recognition ${recognition.detail}`)
    throw new DocumentError("file_unreadable", "The image is damaged or its text cannot be recognized.", { cause })
  }
}

function unseenSentence(kind: ImageKind): string {
  return kind === "tiff"
    ? "The image's text was recognized with low confidence, and a TIFF with this encoding is not sent to models: send it as PDF, PNG or JPEG."
    : "The image's text was recognized with low confidence, and the file is too large to be sent to a model."
}

function boundedSizes(bytes: Uint8Array, kind: ImageKind, maxPages: number): ImageSize[] {
  const sizes = readImageSizes(kind, bytes, maxPages)
  if (sizes === undefined || sizes.some(({ width, height }) => width === 0 || height === 0)) {
    throw damaged()
  }
  if (sizes.length > maxPages) {
    throw new DocumentError(
      "too_many_pages",
      `The image has more than ${maxPages} pages; at most ${maxPages} are read.`,
    )
  }
  const pixels = greatest(sizes.map(({ width, height }) => width * height))
  if (pixels > maxPixels) {
    const million = (count: number) => Math.ceil(count / 1_000_000)
    throw new DocumentError(
      "file_unreadable",
      `The image has ${million(pixels)} million pixels; at most ${million(maxPixels)} million are read.`,
    )
  }
  return sizes
}

function damaged(): DocumentError {
  return new DocumentError("file_unreadable", "The image is damaged and cannot be opened.")
}

/** Returns the file's own resolution if it gives the size of a sheet of paper; cameras write 72 for every photo. */
export function plausibleDpi({ width, height, dpi = 0 }: ImageSize): number {
  const longSide = Math.max(width, height)
  const inches = longSide / dpi
  return dpi > 0 && inches >= 2 && inches <= 17 ? dpi : longSide / usualInches
}
