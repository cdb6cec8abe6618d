import { DocumentError } from "../document-error.ts"
import type { Page } from "../document.ts"
import type { ImageSize } from "../parse/image/image-size.ts"
import { openImage, pageSizeOf, plausibleDpi } from "../parse/image/parse-image.ts"
import type { ImageKind } from "../parse/image/read-image-sizes.ts"
import { drawableTiffPages, tiffToPdf } from "../parse/image/tiff-to-pdf.ts"
import { readDocumentFile } from "../parse/parse-document.ts"
import { withPdf } from "../parse/pdf/open-pdf.ts"
import { drawPng } from "./draw-page.ts"
import { InspectionError, pageOutOfRange } from "./inspection-error.ts"
import type { DocumentOutline } from "./inspector.ts"
import type { Reading } from "./open-document.ts"
import { WholeDocument } from "./whole-document.ts"

interface ImagePages {
  readonly sizes: readonly ImageSize[]
  readonly isDrawn: readonly boolean[]
}

/**
 * An image file that the recognizer reads by itself, all pages at once, because no PDF can contain it: an interlaced PNG, a
 * huge or animated WebP, or a TIFF one of whose pages has an unusual encoding. Its pages have sizes before they are
 * recognized; only those of a TIFF with a usual encoding are drawn.
 */
export class ImageDocument extends WholeDocument {
  readonly #kind: ImageKind
  readonly #maxPages: number
  #pages: ImagePages | undefined

  constructor(kind: ImageKind, fileName: string, maxPages: number) {
    super(kind, fileName, maxPages)
    this.#kind = kind
    this.#maxPages = maxPages
  }

  override async outline(reading: Reading): Promise<DocumentOutline> {
    const { sizes, isDrawn } = await this.#open(reading)
    const pages = sizes.map((size, index) => ({
      page: index + 1,
      ...pageSizeOf(size),
      isDrawn: isDrawn[index] === true,
    }))
    return { kind: this.#kind, pages, grids: [], warnings: [] }
  }

  override async draw(page: number, width: number, reading: Reading): Promise<Uint8Array> {
    const bytes = await readDocumentFile(reading.path)
    const size = this.#sizeOf(page, await this.#open(reading, bytes))
    const pdf = this.#kind === "tiff" ? tiffToPdf(bytes, [{ index: page - 1, dpi: plausibleDpi(size) }]) : undefined
    if (pdf === undefined) {
      throw new InspectionError("page_not_drawn", `The pixels of page ${page} are encoded in a way that is not drawn.`)
    }
    return withPdf(pdf, 1, (open) => drawPng(open, { number: 1, ...pageSizeOf(size) }, width))
  }

  override async page(number: number, reading: Reading): Promise<Page> {
    const size = this.#sizeOf(number, await this.#open(reading))
    try {
      return await super.page(number, reading)
    } catch (error) {
      if (!(error instanceof DocumentError) || error.reason !== "no_text") throw error
      return { number, ...pageSizeOf(size), words: [], rulings: [] }
    }
  }

  async #open(reading: Reading, known?: Uint8Array): Promise<ImagePages> {
    if (this.#pages !== undefined) return this.#pages
    const bytes = known ?? (await readDocumentFile(reading.path))
    const { sizes } = await openImage(bytes, this.#kind, this.#maxPages)
    const isDrawn = this.#kind === "tiff" ? drawableTiffPages(bytes, sizes.length) : []
    this.#pages = { sizes, isDrawn }
    return this.#pages
  }

  #sizeOf(page: number, { sizes }: ImagePages): ImageSize {
    const size = sizes[page - 1]
    if (size === undefined) throw pageOutOfRange(page, sizes.length)
    return size
  }
}
