import { expect, test } from "vitest"
import type { Page } from "../document.ts"
import { maxPageWords, writePageWords, writeTriedExtraction } from "./inspection-json.ts"

const aPage = (texts: readonly string[]) =>
  ({
    number: 2,
    width: 600,
    height: 800,
    words: texts.map((text) => ({ text, box: [1, 2, 3, 4], confidence: 1 })),
  }) as unknown as Page // Only what is written.

const parse = (json: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(json))

test("the words of a page are written with their texts escaped", () => {
  const word = { text: 'a"é', box: [1, 2, 3, 4], confidence: 1 }
  expect(parse(writePageWords(aPage([word.text])))).toEqual({
    page: 2,
    width: 600,
    height: 800,
    words: [word],
    warnings: [],
  })
  expect(parse(writePageWords(aPage([])))).toMatchObject({ words: [], warnings: [] })
})

test("a page with too many words lists the first ones and says so", () => {
  const all = Array.from({ length: maxPageWords + 1 }, (_, index) => String(index))
  expect(parse(writePageWords(aPage(all.slice(1))))).toMatchObject({ warnings: [] })
  const { words, warnings } = parse(writePageWords(aPage(all))) as { words: { text: string }[]; warnings: string[] }
  expect(words.map(({ text }) => text)).toEqual(all.slice(0, -1))
  expect(warnings).toEqual(["The page has 20,001 words, of which the first 20,000 are listed."])
})

// Security: a cell of a spreadsheet can have as many bytes as the file.
test("words that are too long for the limit of bytes are left out", () => {
  const { words, warnings } = parse(writePageWords(aPage(["a", "é".repeat(500), "b"]), 600)) as {
    words: unknown[]
    warnings: string[]
  }
  expect(words).toHaveLength(1)
  expect(warnings).toEqual(["The page has 3 words, of which the first 1 are listed."])
})

test("a try is written around the JSON that it has", () => {
  const written = { dataJson: '{"10":{},"2":{}}', evidenceJson: '{"/a":1}', pages: [], warnings: ["w"] }
  const text = new TextDecoder().decode(writeTriedExtraction(written, 1.5))
  // An object would sort the names.
  expect(text).toContain('"extractedData":{"10":{},"2":{}}')
  expect(JSON.parse(text)).toEqual({
    extractedData: { 2: {}, 10: {} },
    evidence: { "/a": 1 },
    pages: [],
    warnings: ["w"],
    durationMs: 1.5,
  })
})
