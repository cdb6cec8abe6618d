import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { expect, test } from "vitest"
import { createFakeApp } from "../../test/http/fake-app.ts"
import { findDocumentationFolder, listDocumentationFiles } from "../documentation/read-documentation.ts"
import { parseIndex } from "../documentation/page-index.ts"

const app = createFakeApp()
const fetchText = async (path: string): Promise<string> => {
  const response = await app.request(path)
  expect([path, response.status]).toEqual([path, 200])
  return response.text()
}

/** Lists the links of a page outside code blocks, resolved as a reader of `address` resolves them. */
function links(markdown: string, address: string): URL[] {
  const prose = markdown.replaceAll(/^ *```[^]*?^ *```/gm, "")
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => new URL(target, address))
}

/** Lists the anchors of a page's headings, as GitHub makes them. */
function anchors(markdown: string): string[] {
  const prose = markdown.replaceAll(/^ *```[^]*?^ *```/gm, "")
  return [...prose.matchAll(/^#+ (.+)$/gm)].map(([, text = ""]) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_ -]/gu, "")
      .replaceAll(" ", "-"),
  )
}

test.each(["/llms.txt", "/llms-full.txt", "/docs/webhooks.md"])(
  "%s is served without a key, may be cached, and has no body for HEAD and for a known entity tag",
  async (path) => {
    const response = await app.request(path)
    expect(response.status).toBe(200)
    expect(response.headers.get("content-type")).toMatch(/^text\/(?:plain|markdown); charset=utf-8$/)
    expect(response.headers.get("cache-control")).toBe("public, max-age=3600")
    const tag = response.headers.get("etag") ?? ""
    expect(tag).toMatch(/^"[\w-]{43}"$/)
    const head = await app.request(path, { method: "HEAD" })
    expect([head.status, head.headers.get("etag"), await head.text()]).toEqual([200, tag, ""])
    // A proxy that compresses weakens the tag.
    const known = await app.request(path, { headers: { "if-none-match": `W/${tag}` } })
    expect([known.status, await known.text()]).toEqual([304, ""])
    expect((await app.request(path, { headers: { "if-none-match": '"other"' } })).status).toBe(200)
  },
)

test("every link of every page leads to something that the server serves, behind a prefix too", async () => {
  const address = "https://docsift.example/prefix/"
  const pending = ["llms.txt", "llms-full.txt"]
  const seen = new Set(pending)
  for (const path of pending) {
    for (const link of links(await fetchText(`/${path}`), address + path)) {
      if (link.origin !== new URL(address).origin) continue
      expect(link.pathname.startsWith("/prefix/"), `${path} → ${link.href}`).toBe(true)
      const target = link.pathname.slice("/prefix/".length)
      const text = await fetchText(`/${target}`)
      if (link.hash !== "") expect(anchors(text), `${path} → ${link.href}`).toContain(decodeURI(link.hash.slice(1)))
      if (!/\.(?:md|txt)$/.test(target) || seen.has(target)) continue
      seen.add(target)
      pending.push(target)
    }
  }
  expect(seen).toContain("docs/packages/sdk/api.md")
  expect(seen.size).toBeGreaterThan(20)
})

test("llms.txt names the interface's description, the client's rules and every kind of documentation", async () => {
  const text = await fetchText("/llms.txt")
  expect(text).toMatch(/^# Docsift\n\n> /)
  for (const title of ["Tutorials", "How-to guides", "Reference", "Explanation"])
    expect(text).toContain(`## ${title}\n`)
  for (const target of ["openapi.json", "llms-full.txt", "docs/packages/sdk/AGENTS.md"])
    expect(text).toContain(`](${target})`)
})

test("llms-full.txt contains each page, and fits into the context of a model", async () => {
  const text = await fetchText("/llms-full.txt")
  expect(text).toContain("<!-- docs/webhooks.md -->\n\n# Webhooks\n")
  expect(text).toContain("<!-- docs/packages/sdk/AGENTS.md -->")
  // About four characters for each token: 100,000 tokens, half of what common models read.
  expect(text.length).toBeLessThan(400_000)
})

test("no text shows paths of images, the repository's folders above it, or pages for contributors", async () => {
  const root = findDocumentationFolder()
  const index = parseIndex(await readFile(join(root, "docs/README.md"), "utf8"))
  const paths = index.flatMap(({ pages }) => pages.map(({ path }) => path))
  // They would be served if they were renamed without a change of the list.
  for (const path of ["ARCHITECTURE.md", "docs/decisions/0001-spec-first.md"]) {
    expect(paths).toContain(path)
    expect((await app.request(`/docs/${path.replace("docs/", "")}`)).status).toBe(404)
  }
  const full = await fetchText("/llms-full.txt")
  expect(full).not.toMatch(/<picture>|!\[|\]\(\.\./)
})

test("the list of the documentation has an entry for every bullet of its index", async () => {
  const markdown = await readFile(join(findDocumentationFolder(), "docs/README.md"), "utf8")
  const entries = parseIndex(markdown).flatMap(({ pages }) => pages)
  expect(entries).toHaveLength(markdown.match(/^- /gm)?.length ?? 0)
  expect(await listDocumentationFiles(findDocumentationFolder())).toContain("docs/server.md")
})

test("no other file of the repository can be reached", async () => {
  for (const name of [
    "README.md",
    "package.json",
    "..%2fREADME.md",
    "%2e%2e/README.md",
    "decisions/0002-one-schema-two-databases.md",
  ])
    expect([name, (await app.request(`/docs/${name}`)).status]).toEqual([name, 404])
})
