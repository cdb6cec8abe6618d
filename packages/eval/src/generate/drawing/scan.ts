import type { Box } from "@docsift/engine/internal/document"
import { parsePdf } from "@docsift/engine/internal/parse/pdf/parse-pdf"
import { loadPdfium } from "@docsift/engine/internal/parse/pdf/pdfium"
import { renderPage } from "@docsift/engine/internal/parse/pdf/render-page"
import type { Layout } from "../layout.ts"
import type { Place, Places, Rendered } from "../places.ts"
import type { Random } from "../random.ts"
import { encodePng } from "@docsift/engine/internal/parse/pdf/encode-png"
import { skewMatrix, mapBox } from "./page-rotation.ts"

interface PageImage {
  readonly pixels: Uint8Array
  readonly width: number
  readonly height: number
  readonly dpi: number
  /** Points. */
  readonly page: { readonly width: number; readonly height: number }
}

/** Renders the only page of a PDF with the engine's own PDFium. @throws {RangeError} for PDFs of several pages. */
async function drawPage(bytes: Uint8Array): Promise<PageImage> {
  const { pages } = await parsePdf(bytes, 500)
  const [page] = pages
  if (!page || pages.length > 1) throw new RangeError(`A page image shows one page, not ${pages.length}.`)
  const pdfium = await loadPdfium()
  const copy = pdfium.raw.malloc(bytes.byteLength)
  pdfium.bytes().set(bytes, copy)
  const document = pdfium.api.FPDF_LoadMemDocument(copy, bytes.byteLength, "")
  try {
    const drawn = renderPage(pdfium, document, page)
    if (!drawn) throw new RangeError("PDFium is out of memory for the page.")
    const text = Buffer.from(drawn.bytes.buffer, drawn.bytes.byteOffset, 40).toString("latin1")
    const [head = "", width = "", height = ""] = /^P5\n(\d+) (\d+)\n255\n/u.exec(text) ?? []
    const size = { width: Number(width), height: Number(height) }
    return { pixels: drawn.bytes.subarray(head.length), ...size, dpi: drawn.dpi, page }
  } finally {
    pdfium.api.FPDF_CloseDocument(document)
    pdfium.raw.free(copy)
  }
}

/** Skews the sheet on greyish paper with specks, uneven light and few grey levels. */
function scan({ pixels, width, height }: PageImage, degrees: number, random: Random): Uint8Array {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [midX, midY] = [width / 2, height / 2]
  const paper = random.int(225, 245)
  const shade = random.int(0, 24)
  const scanned = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const fromX = Math.round(cos * (x - midX) + sin * (y - midY) + midX)
      const fromY = Math.round(-sin * (x - midX) + cos * (y - midY) + midY)
      const isInside = fromX >= 0 && fromX < width && fromY >= 0 && fromY < height
      const ink = isInside ? (pixels[fromY * width + fromX] ?? 255) : 255
      const light = paper - (shade * x) / width
      const speck = random.chance(0.0004) ? -90 : random.int(-6, 6)
      scanned[y * width + x] = Math.max(0, Math.min(255, Math.round(((ink * light) / 255 + speck) / 8) * 8))
    }
  }
  return scanned
}

function skewPlaces(places: Places, degrees: number, { page }: PageImage): Places {
  const matrix = skewMatrix(degrees, page.width, page.height)
  const move = (box: Box): Box => mapBox(box, matrix)
  const skew = (place: Place): Place => ({
    ...place,
    ...(place.box ? { box: move(place.box) } : {}),
    ...(place.lines ? { lines: place.lines.map(move) } : {}),
  })
  return new Map([...places].map(([key, found]) => [key, found.map(skew)]))
}

/** Makes a layout of another one whose PDF has one page: the page as a scanned image. */
export const scanLayout = (layout: Layout): Layout => ({
  ...layout,
  name: `${layout.name}-scan`,
  format: "png",
  extension: "png",
  render: async (sheet, locale, random, facts): Promise<Rendered> => {
    const { bytes, places } = await layout.render(sheet, locale, random, facts)
    const image = await drawPage(bytes)
    const degrees = random.int(-12, 12) / 10
    const pixels = scan(image, degrees, random)
    const { width, height, dpi } = image
    const png = encodePng({ width, height, channels: 1, bytes: pixels }, { dpi })
    return { bytes: png, places: skewPlaces(places, degrees, image) }
  },
})
