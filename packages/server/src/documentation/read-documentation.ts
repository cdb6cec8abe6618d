import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { isSource, packageFolder } from "../package-folder.ts"
import { composeFullText, composeLlmsTxt, composePages, selectPages } from "./llms-txt.ts"
import { indexPath, parseIndex } from "./page-index.ts"

/** A text as it is sent. */
export interface ServedText {
  readonly text: string
  /** Strong validator (RFC 9110 section 8.8.3). */
  readonly entityTag: string
  readonly mediaType: string
}

/** The documentation by path below the server's address, without a slash at the beginning: `llms.txt`, `docs/webhooks.md`. */
export type Documentation = ReadonlyMap<string, ServedText>

/** Returns the folder with the pages, laid out as in the repository: the package's own copy, or the repository itself. */
export function findDocumentationFolder(): string {
  return fileURLToPath(new URL(isSource ? "../../" : "dist/pages/", packageFolder))
}

/** Lists the files that the documentation consists of, by their path in the repository. */
export async function listDocumentationFiles(folder: string): Promise<string[]> {
  const sections = selectPages(parseIndex(await readFile(join(folder, indexPath), "utf8")))
  return [indexPath, ...sections.flatMap(({ pages }) => pages.map(({ path }) => path))]
}

/**
 * Reads the documentation and writes `llms.txt` and `llms-full.txt` from its index. All of it is a few hundred kilobytes, so it
 * is kept in memory, and no path of a request reaches the file system.
 */
export async function readDocumentation(folder: string): Promise<Documentation> {
  const sections = selectPages(parseIndex(await readFile(join(folder, indexPath), "utf8")))
  const pages = new Map<string, string>()
  for (const { path } of sections.flatMap((section) => section.pages))
    pages.set(path, await readFile(join(folder, path), "utf8"))
  const texts = new Map([
    ["llms.txt", composeLlmsTxt(sections)],
    ["llms-full.txt", composeFullText(sections, pages)],
    ...composePages(pages),
  ])
  return new Map([...texts].map(([path, text]) => [path, describeText(path, text)]))
}

function describeText(path: string, text: string): ServedText {
  const entityTag = `"${createHash("sha256").update(text).digest("base64url")}"`
  return { text, entityTag, mediaType: `text/${path.endsWith(".md") ? "markdown" : "plain"}; charset=utf-8` }
}
