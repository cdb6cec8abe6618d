import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { existsSync, readFileSync } from "node:fs"
import { dirname, join, posix } from "node:path"
import { fileURLToPath } from "node:url"

/*
 * Writes the pages of the site from the documents of the repository: those of the index docs/README.md and the rest of docs/.
 * Starlight wants the title of a page outside its text, and routes in place of links between files.
 */

const site = dirname(fileURLToPath(import.meta.url))
const repository = join(site, "..")
const target = join(site, "src/content/docs")
const indexPath = "docs/README.md"

/** Parses the index: headings of level 2, each with a list of `- [Title](path): Sentence.` */
export function parseIndex(markdown) {
  const sections = []
  for (const line of markdown.split("\n")) {
    if (line.startsWith("## ")) sections.push({ title: line.slice(3).trim(), pages: [] })
    const [, title, link, summary] = /^- \[([^\]]+)\]\(([^)]+)\): (.+)$/.exec(line) ?? []
    if (link !== undefined) sections.at(-1).pages.push({ title, path: posix.join("docs", link), summary })
    else if (line.startsWith("- ")) throw new Error(`${indexPath}: not "- [Title](path): Sentence.": ${line}`)
  }
  return sections
}

/** Returns the route of a document without slashes at its ends: `docs/webhooks.md` → `webhooks`. */
export function routeOf(path) {
  const name = path
    .replace(/^docs\//, "")
    .replace(/\.md$/, "")
    .toLowerCase()
  return name === "readme" ? "" : name.replace(/\/readme$/, "")
}

/** Returns the relative link from one route to another; every page is a folder. */
export function linkBetween(from, to) {
  const link = posix.relative(from === "" ? "." : from, to === "" ? "." : to)
  return link === "" ? "./" : `${link}/`
}

/** The address of the repository, which the manifests have from the first release on; undefined before it. */
function repositoryAddress() {
  const { repository: place } = JSON.parse(readFileSync(join(repository, "packages/sdk/package.json"), "utf8"))
  return place?.url.replace(/^git\+/, "").replace(/\.git$/, "")
}

/** Replaces the links of prose: to pages by routes, to other files of the repository by their address, or else by their text. */
function rewriteLinks(prose, { path, pages, address }) {
  const from = routeOf(path)
  return prose.replaceAll(/(!?)\[([^[\]]*)\]\(([^()\s]+)\)/g, (whole, mark, text, link) => {
    if (/^(?:[a-z]+:|#)/.test(link)) return whole
    const [file, anchor] = link.split("#")
    const destination = posix.join(posix.dirname(path), file)
    const hash = anchor === undefined ? "" : `#${anchor}`
    if (mark !== "") return `![${text}](${imageLink(from, destination)})`
    if (pages.has(destination) || destination === indexPath)
      return `[${text}](${linkBetween(from, routeOf(destination))}${hash})`
    if (address !== undefined) return `[${text}](${address}/blob/HEAD/${destination}${hash})`
    return text
  })
}

const imageLink = (from, path) => posix.join(linkBetween(from, ""), path.replace(/^docs\//, ""))

/** Replaces an image in two colour schemes: the site's own switch decides, not the system alone. */
function rewritePicture(lines, path) {
  const html = lines.join("\n")
  const [, dark] = /srcset="([^"]+)"/.exec(html) ?? []
  const [, alt, light] = /<img alt="([^"]*)" src="([^"]+)"/.exec(html) ?? []
  if (dark === undefined || light === undefined) throw new Error(`${path}: a <picture> without a dark or a light image`)
  const source = (image) => imageLink(routeOf(path), posix.join(posix.dirname(path), image))
  const image = (hidden, file) => `<img class="${hidden}" alt="${alt}" src="${source(file)}" loading="lazy">`
  return `<p>${image("dark:sl-hidden", light)}${image("light:sl-hidden", dark)}</p>`
}

/** Rewrites everything but code blocks. */
function rewriteBody(markdown, context) {
  const parts = []
  let prose = []
  let picture
  let isCode = false
  const flush = () => {
    if (prose.length > 0) parts.push(rewriteLinks(prose.join("\n"), context))
    prose = []
  }
  for (const line of markdown.split("\n")) {
    const text = line.trim()
    const isFence = text.startsWith("```")
    if (isFence || isCode) {
      flush()
      parts.push(line)
      if (isFence) isCode = !isCode
    } else if (picture !== undefined || text.startsWith("<picture>")) {
      picture = [...(picture ?? []), line]
      if (!text.endsWith("</picture>")) continue
      flush()
      parts.push(rewritePicture(picture, context.path))
      picture = undefined
    } else prose.push(line)
  }
  flush()
  return parts.join("\n")
}

/** Splits a document into its title, the first heading, and the rest. */
function splitTitle(markdown, path) {
  const lines = markdown.split("\n")
  const index = lines.findIndex((line) => line.startsWith("# "))
  if (index < 0) throw new Error(`${path} has no heading of level 1`)
  return { title: lines[index].slice(2).replaceAll("`", ""), body: lines.slice(index + 1).join("\n") }
}

/** Lists the Markdown files of `docs/`, by their path in the repository. */
async function listDocs() {
  const entries = await readdir(join(repository, "docs"), { recursive: true })
  return entries.map((entry) => posix.join("docs", entry.replaceAll("\\", "/"))).filter((path) => path.endsWith(".md"))
}

/** Writes all pages with their images, and returns the sidebar and the sections of the start page. */
export async function writePages() {
  const sections = parseIndex(await readFile(join(repository, indexPath), "utf8"))
  const listed = new Map(sections.flatMap(({ pages }) => pages.map((page) => [page.path, page])))
  const pages = new Set([...listed.keys(), ...(await listDocs())])
  pages.delete(indexPath)
  const address = repositoryAddress()
  await rm(target, { recursive: true, force: true })
  for (const path of pages) {
    if (!existsSync(join(repository, path))) throw new Error(`${indexPath} links to ${path}, which does not exist`)
    const { title, body } = splitTitle(await readFile(join(repository, path), "utf8"), path)
    const front = { title, ...(listed.has(path) ? { description: listed.get(path).summary.replaceAll("`", "") } : {}) }
    const lines = Object.entries(front).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    const file = join(target, `${routeOf(path)}.md`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, `---\n${lines.join("\n")}\n---\n${rewriteBody(body, { path, pages, address })}`)
  }
  await rm(join(site, "public"), { recursive: true, force: true })
  await cp(join(repository, "docs/images"), join(site, "public/images"), { recursive: true })
  await cp(join(repository, "packages/console/public/icon.svg"), join(site, "public/icon.svg"))
  return { sidebar: sidebarOf(sections), sections: sections.map((section) => withRoutes(section)) }
}

const withRoutes = ({ title, pages }) => ({
  title,
  pages: pages.map((page) => ({ ...page, route: routeOf(page.path) })),
})

/** Builds the sidebar; the link to the first decision becomes a group of all of them. */
function sidebarOf(sections) {
  return sections.map(({ title, pages }) => ({
    label: title,
    items: pages.map((page) =>
      page.path.startsWith("docs/decisions/")
        ? { label: page.title, collapsed: true, items: [{ autogenerate: { directory: "decisions" } }] }
        : { label: page.title, slug: routeOf(page.path) },
    ),
  }))
}
