import { readFile } from "node:fs/promises"
import type { Document, Word } from "@docsift/engine"
import { readImageSizes } from "@docsift/engine/internal/parse/image/read-image-sizes"

/**
 * Reads a list of recognised lines, `x0,y0,x1,y0,x1,y1,x0,y1,text`, as a document of one page, to evaluate extraction from
 * images separately from OCR. Lines are split into words in proportion to their characters.
 */
export async function readWordsCsv(path: string, imagePath: string): Promise<Document> {
  const words: Word[] = []
  for (const line of (await readFile(path, "utf8")).split(/\r?\n/u)) {
    const parts = line.split(",")
    const text = parts.slice(8).join(",").trim()
    const [x0 = 0, y0 = 0, x1 = 0, , , y1 = 0] = parts.map(Number)
    if (text === "") continue
    const perCharacter = (x1 - x0) / text.length
    for (const match of text.matchAll(/\S+/gu)) {
      const left = x0 + match.index * perCharacter
      const box: Word["box"] = [left, y0, left + match[0].length * perCharacter, y1]
      words.push({ text: match[0], box, fontSize: (y1 - y0) * 0.8, isBold: false, rotation: 0, confidence: 1 })
    }
  }
  // Coordinates are pixels of the image; if its size is unknown the page ends at the last words.
  const [size] = readImageSizes("jpeg", await readFile(imagePath), 1) ?? []
  const width = size?.width ?? Math.max(1, ...words.map((word) => word.box[2]))
  const height = size?.height ?? Math.max(1, ...words.map((word) => word.box[3]))
  return { kind: "jpeg", pages: [{ number: 1, width, height, words, rulings: [] }], grids: [], attachments: [] }
}
