import { createHash } from "node:crypto"
import { mkdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { EvaluatedCase } from "../evaluate-case.ts"
import type { PackReport } from "../run-pack.ts"
import { documentPage, linksTo, neighbourLinks } from "./document-page.ts"
import { byScore, indexPage, type IndexEntry } from "./index-page.ts"
import { imagesOf } from "./page-image.ts"
import { pagesToShow } from "./paper-view.ts"
import { shownValues } from "./shown-value.ts"

/** Writes a page for every document during a run, and the index at its end. */
export class HtmlReport {
  readonly #folder: string
  readonly #entries: IndexEntry[] = []

  private constructor(folder: string) {
    this.#folder = folder
  }

  /** Creates the folder. */
  static async start(folder: string): Promise<HtmlReport> {
    await mkdir(folder, { recursive: true })
    return new HtmlReport(folder)
  }

  async add(report: string, view: EvaluatedCase): Promise<void> {
    const page = pageName(report, view.result.id)
    const values = shownValues(view)
    const images = view.document
      ? await imagesOf(view.path, view.document, pagesToShow(view.document, values))
      : new Map<number, string>()
    await writeFile(join(this.#folder, page), documentPage(report, view, values, images).text)
    this.#entries.push({ report, result: view.result, page })
  }

  /** Links the pages in the order of their scores. */
  async end(packs: readonly PackReport[]): Promise<void> {
    const entries = this.#entries.toSorted(byScore)
    for (const [index, { page }] of entries.entries()) {
      const path = join(this.#folder, page)
      const links = linksTo(entries[index - 1]?.page, entries[index + 1]?.page)
      // A function, because `replace` would expand `$&` in a name.
      await writeFile(
        path,
        (await readFile(path, "utf8")).replace(neighbourLinks, () => links),
      )
    }
    await writeFile(join(this.#folder, "index.html"), indexPage(packs, entries).text)
  }
}

/** Returns a file name valid on every system; the hash distinguishes names that become equal. */
export function pageName(report: string, id: string): string {
  const readable = `${report}-${id}`.replace(/[^\w.@-]+/gu, "_").slice(0, 80)
  const hash = createHash("sha256").update(`${report}\n${id}`).digest("hex").slice(0, 8)
  return `${readable}-${hash}.html`
}
