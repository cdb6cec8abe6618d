import { extractDocument } from "../src/extract/extract-document.ts"
import type { Configuration, Document, Extraction } from "../src/index.ts"

/** Turns a parsed document into values with evidence. Whatever can do that can be judged. */
export type Extractor = (document: Document, configuration: Configuration) => Extraction | Promise<Extraction>

/** What `--engine` names. */
export const extractors: ReadonlyMap<string, Extractor> = new Map<string, Extractor>([
  ["builtin", (document, configuration) => extractDocument(document, configuration)],
])
