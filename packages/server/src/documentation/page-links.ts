import { posix } from "node:path"

/** Returns the path below the server's address at which a file of the repository is served: always in `docs/`. */
export function servedPath(repositoryPath: string): string {
  return repositoryPath.startsWith("docs/") ? repositoryPath : `docs/${repositoryPath}`
}

/** The place of the text that contains the links. */
export interface LinkContext {
  /** Path of the page in the repository. */
  readonly path: string
  /** The folder that the new links are relative to, below the server's address; empty for the address itself. */
  readonly from: string
  readonly isServed: (repositoryPath: string) => boolean
}

/**
 * Makes the relative links of a page lead to pages that the server has. A link to anything else in the repository becomes
 * its text, and images are left out: a reader of the served page has no clone. Code blocks are kept as they are.
 */
export function rewriteLinks(markdown: string, context: LinkContext): string {
  const parts: string[] = []
  // A link may continue on the next line, so that prose is rewritten as a whole.
  let prose: string[] = []
  let isCode = false
  let isPicture = false
  const flush = () => {
    if (prose.length > 0) parts.push(rewriteProse(prose.join("\n"), context))
    prose = []
  }
  for (const line of markdown.split("\n")) {
    const text = line.trim()
    const isFence = text.startsWith("```")
    if (!isCode && text.startsWith("<picture>")) isPicture = true
    if (isCode || isFence) {
      flush()
      parts.push(line)
    } else if (!isPicture) prose.push(line)
    if (isFence) isCode = !isCode
    if (text.endsWith("</picture>")) isPicture = false
  }
  flush()
  return parts.join("\n")
}

function rewriteProse(prose: string, { path, from, isServed }: LinkContext): string {
  return prose.replaceAll(/(!?)\[([^[\]]*)\]\(([^()\s]+)\)/g, (whole, mark: string, text: string, target: string) => {
    if (mark !== "") return ""
    if (/^[a-z]+:/.test(target)) return whole
    const [file = "", anchor] = target.split("#")
    const repositoryPath = file === "" ? path : posix.join(posix.dirname(path), file)
    if (!isServed(repositoryPath)) return text
    const link = posix.relative(from, servedPath(repositoryPath))
    return `[${text}](${link}${anchor === undefined ? "" : `#${anchor}`})`
  })
}
