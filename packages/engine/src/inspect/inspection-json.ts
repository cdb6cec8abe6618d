import type { ExtractionJson } from "../extract/extraction-json.ts"
import type { Page } from "../document.ts"
import type { PageWord } from "./inspector.ts"

/** Words of a page that are listed: twice those of a newspaper's page. A sheet of a million cells is one page. */
export const maxPageWords = 20_000
/** Bytes of their JSON, which has about 110 for each word of a document that is not hostile. */
const maxWordsBytes = 8_000_000

const encoder = new TextEncoder()

/**
 * Writes {@link PageWords} as JSON: the first words of a page, with a warning when there are more.
 *
 * @param maxBytes - of the words alone.
 */
export function writePageWords(
  { number: page, width, height, words }: Page,
  maxBytes: number = maxWordsBytes,
): Uint8Array<ArrayBuffer> {
  const written: string[] = []
  let left = maxBytes
  for (const { text, box, confidence, cell } of words) {
    const word = { text, box, confidence, ...(cell && { cell }) } satisfies PageWord
    const json = JSON.stringify(word)
    left -= Buffer.byteLength(json)
    if (left < 0 || written.length === maxPageWords) break
    written.push(json)
  }
  const warnings = written.length === words.length ? [] : [leftOut(words.length, written.length)]
  const size = JSON.stringify({ page, width, height })
  return encoder.encode(`${size.slice(0, -1)},"words":[${written.join(",")}],"warnings":${JSON.stringify(warnings)}}`)
}

/** Writes a {@link TriedExtraction} as JSON; its large parts are already. */
export function writeTriedExtraction(
  { dataJson, evidenceJson, pages, warnings }: ExtractionJson,
  durationMs: number,
): Uint8Array<ArrayBuffer> {
  const rest = JSON.stringify({ pages, warnings, durationMs })
  return encoder.encode(`{"extractedData":${dataJson},"evidence":${evidenceJson},${rest.slice(1)}`)
}

/** Writes a value as JSON. */
export function writeJson(value: object): Uint8Array<ArrayBuffer> {
  return encoder.encode(JSON.stringify(value))
}

function leftOut(all: number, listed: number): string {
  const [of, first] = [all, listed].map((count) => count.toLocaleString("en-US"))
  return `The page has ${of} words, of which the first ${first} are listed.`
}
