import type { RecognizedWord } from "./recognizer.ts"

/** The first line of the program's TSV output. */
export const tsvHeader = "level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext"
const wordLevel = 5
/** Most words below are specks and edges. */
const minConfidence = 20
/** Characters that OCR reads from the rules of a table and the edges of a page. */
const ruleSigns = /^[|¦_~—–-]+$/u

/**
 * Parses the program's TSV output (tesseract(1), "tsv"): one line for each page, block, paragraph, line and word.
 * Returns undefined when the output is not TSV.
 */
export function readTesseractTsv(output: string, pageCount: number): RecognizedWord[][] | undefined {
  const [header, ...rows] = output.split(/\r?\n/u)
  if (header !== tsvHeader) return undefined
  const pages: RecognizedWord[][] = Array.from({ length: pageCount }, () => [])
  let line = 0
  let lineKey = ""
  for (const row of rows) {
    if (row === "") continue
    const parts = row.split("\t")
    const [level = 0, page = 0, block, paragraph, lineNumber, , left = 0, top = 0, width = 0, height = 0, conf = 0] =
      parts.map(Number)
    if (parts.length < 11 || !Number.isFinite(level + page + left + top + width + height + conf)) return undefined
    if (level !== wordLevel) continue
    const text = parts.slice(11).join(" ").trim().normalize("NFC")
    const words = pages[page - 1]
    if (text === "" || words === undefined || conf < minConfidence || ruleSigns.test(text)) continue
    if (width <= 0 || height <= 0) continue
    const key = `${page} ${block} ${paragraph} ${lineNumber}`
    if (key !== lineKey) line++
    lineKey = key
    words.push({ text, left, top, width, height, line, confidence: Math.min(conf, 100) / 100 })
  }
  return pages
}
