import { DocumentError } from "../../document-error.ts"
import type { Document, Page, PageImage } from "../../document.ts"
import { type PageReading, readPage } from "../../recognize/read-page.ts"
import type { Recognizer } from "../../recognize/recognizer.ts"
import { cacheRecognition } from "../../recognize/recognition-cache.ts"
import { listPages } from "../../text/list-pages.ts"
import { RenderBudget } from "./render-budget.ts"
import { hasTooManyPixels, maxPixels } from "./image-pixels.ts"
import type { Pdfium } from "./pdfium.ts"
import { renderModelImage } from "./model-page-image.ts"
import { isDrawn, renderPage } from "./render-page.ts"
import type { PageDrawing } from "../../recognize/page-drawing.ts"

/** A page takes 2 to 5 seconds; more pages would not finish within the usual timeout. */
const maxRecognizedPages = 100
/** Limit for the page images of one document, which are kept until it has been read. */
const maxImageBytes = 96 * 1024 * 1024

/** Pages whose rendering may take too long before the rest is skipped: every other would cost as much. */
const maxSlowPages = 3

/** Options for pages without text. */
export interface RecognizePagesOptions {
  readonly recognizer?: Recognizer | undefined
  /** Renders the pages without reliable text for a vision model. @default false */
  readonly hasPageImages?: boolean | undefined
  /** Called with the pages that could not be read when others could, and with those that were read badly: one sentence for each reason. */
  readonly onWarning?: ((sentence: string) => void) | undefined
  /** Creates the render budget of one page. @default one of ten seconds */
  readonly createBudget?: ((page: number) => RenderBudget) | undefined
}

/** Pages whose words have a lower mean confidence were not read well; chosen by hand. */
const minReliable = 0.7

/** Returns whether the words of a page are reliable; false for a page without words. */
export function isReliable({ words }: Page): boolean {
  return words.length > 0 && words.reduce((sum, word) => sum + word.confidence, 0) >= words.length * minReliable
}

/**
 * Recognizes the text of the pages that draw something but contain no words; all others stay as they are. Pages whose text
 * is not reliable are rendered, if images are requested. Unread pages give a warning when the document has anything else
 * to read, and otherwise an error.
 *
 * @throws {DocumentError} no_text
 */
export async function recognizePages(
  pdfium: Pdfium,
  document: number,
  parsed: Document,
  { recognizer, hasPageImages = false, onWarning, createBudget = () => new RenderBudget() }: RecognizePagesOptions,
): Promise<Pick<Document, "pages" | "pageImages">> {
  const candidates = parsed.pages.filter((page) => page.words.length === 0 && isDrawn(pdfium, document, page))
  if (candidates.length === 0) return { pages: parsed.pages }
  const drawable = candidates.filter((page) => !hasTooManyPixels(pdfium, document, page))
  const budgets: Budgets = new Map(drawable.map((page) => [page, createBudget(page.number)]))
  // Forms and cover sheets repeat, and so do pages built to take long.
  const cached = recognizer && cacheRecognition(recognizer)
  const read = new Map<number, Page>()
  const hurried: Page[] = []
  const problems = new Map<Page, DocumentError>()
  for (const page of candidates) if (!budgets.has(page)) problems.set(page, tooManyPixels())
  let last = problems.values().next().value
  /** The error that ended recognition before the last page. */
  let end: DocumentError | undefined
  let slowPages = 0
  for (const [page, budget] of [...budgets].slice(0, maxRecognizedPages)) {
    const outcome = await recognizePage(pdfium, document, page, { recognizer: cached, budget })
    if (!(outcome instanceof DocumentError)) {
      const { words, skew } = outcome
      read.set(page.number, skew === 0 ? { ...page, words } : { ...page, words, skew })
      if (outcome.lacksPass) hurried.push(page)
      continue
    }
    last = outcome
    problems.set(page, outcome)
    if (budget.isSpent() ? ++slowPages >= maxSlowPages : read.size === 0) {
      end = outcome
      break
    }
  }
  const pages = parsed.pages.map((page) => read.get(page.number) ?? page)
  const unreliable = drawable.filter((page) => !isReliable(read.get(page.number) ?? page)).slice(0, maxRecognizedPages)
  const pageImages = hasPageImages ? renderPageImages(pdfium, document, unreliable, budgets) : []
  const hasText = pages.some(({ words }) => words.length > 0) || parsed.attachments.length > 0 || pageImages.length > 0
  if (last !== undefined && !hasText) throw last
  const seen = new Set(pageImages.map(({ page }) => page))
  const missed = candidates.filter(({ number }) => !read.has(number) && !seen.has(number))
  const reasonOf = (page: Page) =>
    (problems.get(page) ?? end)?.message ?? `Text is recognized on at most ${maxRecognizedPages} pages.`
  for (const [reason, group] of Map.groupBy(missed, reasonOf)) onWarning?.(missedSentence(group, reason))
  if (hurried.length > 0) onWarning?.(hurriedSentence(hurried))
  return pageImages.length > 0 ? { pages, pageImages } : { pages }
}

/** The render budget of each page, shared by text recognition and the images for a model. */
type Budgets = ReadonlyMap<Page, RenderBudget>

function renderPageImages(
  pdfium: Pdfium,
  document: number,
  pages: readonly Page[],
  budgets: Budgets,
): readonly PageImage[] {
  const pageImages: PageImage[] = []
  let bytesLeft = maxImageBytes
  let slowPages = 0
  for (const page of pages) {
    const budget = budgets.get(page)
    const image = renderModelImage(pdfium, document, page, budget)
    if (image === undefined) {
      if (budget?.isSpent() && ++slowPages >= maxSlowPages) break
      continue
    }
    bytesLeft -= image.bytes.byteLength
    if (bytesLeft < 0) break
    pageImages.push(image)
  }
  return pageImages
}

async function recognizePage(
  pdfium: Pdfium,
  document: number,
  page: Page,
  { recognizer, budget }: { readonly recognizer: Recognizer | undefined; readonly budget: RenderBudget },
): Promise<Extract<PageReading, { readonly type: "read" }> | DocumentError> {
  if (recognizer === undefined)
    return noText("The PDF's pages are images without text, and text recognition is not available.")
  const draw = (how: PageDrawing) => renderPage(pdfium, document, page, how, budget)
  const reading = await readPage(page, draw, recognizer)
  if (reading === undefined && budget.isSpent())
    return noText("The PDF's pages are images without text, and they take too long to render.")
  if (reading === undefined)
    return noText("The PDF's pages are images without text, and they need too much memory to be recognized.")
  switch (reading.type) {
    case "read":
      return reading
    case "unavailable":
      return noText("The PDF's pages are images without text, and no text recognition is installed on the server.")
    case "failed":
      return noText("The PDF's pages are images without text, and recognizing their text failed.", reading.detail)
    default:
      throw new Error(`Unknown recognition outcome ${String(reading satisfies never)}`)
  }
}

function noText(sentence: string, detail?: string): DocumentError {
  const cause = detail === undefined ? undefined : new Error(`Text recognition ${detail}`)
  return new DocumentError("no_text", sentence, { cause })
}

function tooManyPixels(): DocumentError {
  return noText(`The PDF's pages are images with more than ${maxPixels / 1e6} million pixels each.`)
}

function missedSentence(missed: readonly Page[], reason: string): string {
  return `No text was read from ${listPages(numbersOf(missed))}. ${reason}`
}

/** A recognition is given up after some time, which passes sooner on a machine with other work. */
const hurriedSentence = (pages: readonly Page[]): string =>
  `The text of ${listPages(numbersOf(pages))} was read less thoroughly than usual: a second recognition failed or took too long.`

const numbersOf = (pages: readonly Page[]): number[] => pages.map(({ number }) => number)
