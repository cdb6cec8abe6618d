import { posix } from "node:path"
import { rewriteLinks, servedPath } from "./page-links.ts"
import type { ListedPage, Section } from "./page-index.ts"

/* What an assistant reads that has nothing but the server's address. Every link is relative, so that it works behind any prefix. */

/** Pages about the work on Docsift itself: readers of a server have no use for them. */
const forContributors = new Set(["ARCHITECTURE.md", "docs/decisions/0001-spec-first.md", "examples/README.md"])

/** Long pages that few questions need: linked as optional, and not part of the full text. */
const optional = new Set(["docs/benchmarks.md", "docs/accuracy.md", "docs/experiments.md", "docs/dependencies.md"])

/** A file beside the listed pages, which only programs and assistants read; it repeats what they say. */
const clientAtAGlance: ListedPage = {
  title: "The client at a glance",
  path: "packages/sdk/llms.txt",
  summary: "Every method, function and error of `@docsift/sdk`, one line each.",
}

const opening = `# Docsift

> Docsift extracts fields and tables from documents (PDF, images, Office, mail, text) as typed JSON, with the page, position and confidence of every value. It is a self-hosted server with an HTTP interface, and a typed client, \`@docsift/sdk\`.

Links are relative to the address of the server that sent this file.

- The HTTP interface is described by the [OpenAPI document](openapi.json); its paths start with \`/api/v1\`. The [API reference](docs) shows it to people.
- Requests carry an API key as \`x-api-key: dsk_…\`. Keys come from the people who run the server; they belong on a server, never in a web page.
- \`POST /api/v1/workflows\` stores a definition of what to extract, \`POST /api/v1/workflows/{workflowId}/execute\` takes a file as multipart form data, \`GET /api/v1/executions/{executionId}/status\` with \`prefer: wait=25\` waits until it has ended, and \`GET /api/v1/executions/{executionId}\` returns the data.
- A value that the document does not contain is \`null\`. An error response is \`{"error": "<sentence>"}\`, with a code in the header \`x-error-code\`.
- Assistants that speak the Model Context Protocol find tools at \`POST /mcp\` ([setup](docs/mcp.md)).
- In TypeScript, use the client: it repeats, waits, types and checks. Its [rules](docs/packages/sdk/AGENTS.md) are short.
`

/** Returns the sections without the pages that are not served; the optional pages move to a section at the end. */
export function selectPages(sections: readonly Section[]): Section[] {
  const served = sections.map(({ title, pages }) => ({
    title,
    pages: pages.filter(({ path }) => !forContributors.has(path)),
  }))
  const later = served.flatMap(({ pages }) => pages).filter(({ path }) => optional.has(path))
  const first = served.map(({ title, pages }) => ({ title, pages: pages.filter((page) => !later.includes(page)) }))
  // The name that https://llmstxt.org gives to what a short context may leave out.
  return [...first, { title: "Optional", pages: [...later, clientAtAGlance] }]
}

/** Writes `llms.txt`: what the server is, and a link with a sentence for each page. */
export function composeLlmsTxt(sections: readonly Section[]): string {
  const lists = sections.map(({ title, pages }) => {
    const links = pages.map((page) => `- [${page.title}](${servedPath(page.path)}): ${page.summary}`)
    return `## ${title}\n\n${links.join("\n")}\n`
  })
  return `${opening}- [llms-full.txt](llms-full.txt) has all the pages below in one file, without the optional ones.\n\n${lists.join("\n")}`
}

/** Writes `llms-full.txt`: every page that is not optional, one after the other. */
export function composeFullText(sections: readonly Section[], pages: ReadonlyMap<string, string>): string {
  const listed = sections.slice(0, -1).flatMap((section) => section.pages.map(({ path }) => path))
  const texts = listed.map((path) => {
    const context = { path, from: "", isServed: (each: string) => pages.has(each) }
    return `<!-- ${servedPath(path)} -->\n\n${rewriteLinks(pages.get(path) ?? "", context).trim()}\n`
  })
  return [opening, ...texts].join("\n---\n\n")
}

/** Returns each page as it is served, by its path below the server's address. */
export function composePages(pages: ReadonlyMap<string, string>): Map<string, string> {
  const served = [...pages].map(([path, markdown]) => {
    const from = posix.dirname(servedPath(path))
    const text = rewriteLinks(markdown, { path, from, isServed: (each) => pages.has(each) })
    return [servedPath(path), text] as const
  })
  return new Map(served)
}
