/** A page of the documentation, as `docs/README.md` lists it. */
export interface ListedPage {
  readonly title: string
  /** Path in the repository, such as `docs/webhooks.md`. */
  readonly path: string
  /** One sentence. */
  readonly summary: string
}

/** A kind of documentation with its pages. */
export interface Section {
  readonly title: string
  readonly pages: readonly ListedPage[]
}

/** The index, whose links are relative to its folder. */
export const indexPath = "docs/README.md"

/** Parses the index: headings of level 2, each with a list of `- [Title](path): Sentence.` */
export function parseIndex(markdown: string): Section[] {
  const sections: { title: string; pages: ListedPage[] }[] = []
  for (const line of markdown.split("\n")) {
    if (line.startsWith("## ")) sections.push({ title: line.slice(3).trim(), pages: [] })
    const [, title, target, summary] = /^- \[([^\]]+)\]\(([^)]+)\): (.+)$/.exec(line) ?? []
    if (title === undefined || target === undefined || summary === undefined) continue
    const { pathname } = new URL(target, `file:///${indexPath}`)
    sections.at(-1)?.pages.push({ title, path: decodeURI(pathname).slice(1), summary })
  }
  return sections
}
