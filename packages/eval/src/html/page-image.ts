import { readFile } from "node:fs/promises"
import type { Document } from "@docsift/engine"
import { mediaTypes } from "@docsift/engine"
import { loadPdfium, type Pdfium } from "@docsift/engine/internal/parse/pdf/pdfium"
import { encodePng } from "@docsift/engine/internal/parse/pdf/encode-png"

/** Wide enough to read small print on a screen. */
const pixelsAcross = 1100
const maxPixelsDown = 2400
const bgrFormat = 2
const white = 0xffffffff
/** FPDF_ANNOT: filled form fields are part of what a reader sees. */
const renderFlags = 0x01
/** Formats that browsers can display. */
const shown: ReadonlySet<string> = new Set(["png", "jpeg", "webp"])

/**
 * Renders pages of a file as `data:` URLs by page number: PDF pages by PDFium, images unchanged. Pages that cannot be
 * rendered are left out, and so are formats without a page layout.
 */
export async function imagesOf(
  path: string,
  { kind, pages }: Document,
  numbers: readonly number[],
): Promise<Map<number, string>> {
  if (shown.has(kind)) {
    const bytes = await readFile(path)
    return new Map([[1, `data:${mediaTypes[kind]};base64,${bytes.toString("base64")}`]])
  }
  if (kind !== "pdf") return new Map()
  const bytes = await readFile(path)
  const pdfium = await loadPdfium()
  const copy = pdfium.raw.malloc(bytes.byteLength)
  if (copy === 0) return new Map()
  pdfium.bytes().set(bytes, copy)
  const document = pdfium.api.FPDF_LoadMemDocument(copy, bytes.byteLength, "")
  try {
    const images = new Map<number, string>()
    for (const { number, width, height } of pages) {
      if (document === 0 || !numbers.includes(number)) continue
      const scale = Math.min(pixelsAcross / width, maxPixelsDown / height)
      const png = drawPage(pdfium, document, number, Math.round(width * scale), Math.round(height * scale))
      if (png) images.set(number, `data:image/png;base64,${png.toString("base64")}`)
    }
    return images
  } finally {
    if (document !== 0) pdfium.api.FPDF_CloseDocument(document)
    pdfium.raw.free(copy)
  }
}

function drawPage(pdfium: Pdfium, document: number, number: number, width: number, height: number): Buffer | undefined {
  const { api } = pdfium
  const page = api.FPDF_LoadPage(document, number - 1)
  if (page === 0) return undefined
  const bitmap = api.FPDFBitmap_CreateEx(width, height, bgrFormat, 0, 0)
  try {
    if (bitmap === 0) return undefined
    api.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white)
    api.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, renderFlags)
    return encodePng({ width, height, channels: 3, bytes: rgbOf(pdfium, bitmap, width, height) })
  } finally {
    if (bitmap !== 0) api.FPDFBitmap_Destroy(bitmap)
    api.FPDF_ClosePage(page)
  }
}

/** Converts PDFium's padded BGR rows to RGB. */
function rgbOf(pdfium: Pdfium, bitmap: number, width: number, height: number): Uint8Array {
  const stride = pdfium.api.FPDFBitmap_GetStride(bitmap)
  const start = pdfium.api.FPDFBitmap_GetBuffer(bitmap)
  const memory = pdfium.bytes()
  const rgb = new Uint8Array(width * height * 3)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const from = start + row * stride + column * 3
      const to = (row * width + column) * 3
      rgb[to] = memory[from + 2] ?? 0
      rgb[to + 1] = memory[from + 1] ?? 0
      rgb[to + 2] = memory[from] ?? 0
    }
  }
  return rgb
}
