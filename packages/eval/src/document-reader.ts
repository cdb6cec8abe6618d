import { access, mkdir, readFile, stat, writeFile } from "node:fs/promises"
import { basename, join } from "node:path"
import type { Document } from "@docsift/engine"
import { parseDocument } from "@docsift/engine/internal/parse/parse-document"
import { createRecognitionBackend } from "@docsift/engine/internal/recognize/create-recognition-backend"
import { recognizerOf } from "@docsift/engine/internal/recognize/recognition-backend"
import { readWordsCsv } from "./words-csv.ts"

/** Settings of {@link createReader}. */
export interface ReaderOptions {
  /** `perfect` reads the text of an image from the lines in the `.words.csv` beside it. */
  readonly recognition: "real" | "perfect"
  /** A folder that caches parsed documents. */
  readonly cache?: string | undefined
}

/** A function that parses a file. */
export type DocumentReader = (path: string) => Promise<Document>

/** Creates the reader of a run. */
export function createReader({ recognition, cache }: ReaderOptions): DocumentReader {
  const recognizer = recognizerOf(createRecognitionBackend())
  const parse: DocumentReader = (path) => parseDocument(path, { fileName: basename(path), recognizer })
  return async (path) => {
    const words = path.replace(/\.\w+$/u, ".words.csv")
    if (recognition === "perfect" && (await isThere(words))) return readWordsCsv(words, path)
    return cache === undefined ? parse(path) : readCached(path, cache, parse)
  }
}

async function readCached(path: string, cache: string, parse: DocumentReader): Promise<Document> {
  const { size, mtimeMs } = await stat(path)
  const cached = join(cache, `${basename(path)}.${size}.${Math.round(mtimeMs)}.json`)
  const text = await readFile(cached, "utf8").catch(() => undefined)
  if (text !== undefined) return JSON.parse(text) as Document // written by the lines below
  const document = await parse(path)
  await mkdir(cache, { recursive: true })
  await writeFile(cached, JSON.stringify({ ...document, attachments: [] }))
  return document
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )
