import { execFileSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"

const repository = fileURLToPath(new URL("..", import.meta.url))
const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: repository,
  encoding: "utf8",
})
const files = listed.split("\n").filter((path) => path !== "" && existsSync(join(repository, path)))
const folders = new Set(files.flatMap((path) => parents(path)))
const paths = [...files, ...folders].map((path) => `/${path}`)
const documents = files.filter((path) => path.endsWith(".md") && !/CHANGELOG|api\.md|^\.changeset/.test(path))

/** Lists the folders of a path, each with a slash at its end. */
function parents(path: string): string[] {
  const parts = path.split("/").slice(0, -1)
  return parts.map((_, index) => `${parts.slice(0, index + 1).join("/")}/`)
}

const withoutBlocks = (markdown: string): string => markdown.replaceAll(/^ *```.*?^ *```/gms, "")

/** Lists the paths of sources, documents and folders in backticks; names that a user chooses are not among them. */
function quotedPaths(markdown: string): string[] {
  const quoted = [...withoutBlocks(markdown).matchAll(/`([^`\s<>$…:%]+)`/g)].map(([, text = ""]) => text)
  const isSource = (text: string) => /\.(ts|tsx|mjs|md|yaml)$/.test(text) || /\/.*\.(json|yml|sh)$/.test(text)
  const isFolder = (text: string) => /^(packages|openapi|examples|deploy|docs|bench|\.ci|\.github)\//.test(text)
  // What a deployment or a reader of the tutorials writes, and git ignores.
  const isLocal = (text: string) =>
    /^(deploy\/\.env$|deploy\/secrets\/|deploy\/kubernetes\/site|site\/|tutorial\/)/.test(text)
  const saved = new Set([...markdown.matchAll(/Save this as `([^`]+)`/g)].map(([, text]) => text))
  return quoted
    .filter((text) => !saved.has(text))
    .map((text) => text.replace(/^(\.\.?\/)+/, ""))
    .filter((text) => !text.startsWith("/") && !isLocal(text) && (isSource(text) || isFolder(text)))
}

/** Expands the braces of a path: `{a,b}.ts` gives `a.ts` and `b.ts`. */
function expand(path: string): string[] {
  const match = /^(.*?)\{([^}]*)\}(.*)$/.exec(path)
  if (match === null) return [path]
  const [, before = "", choices = "", after = ""] = match
  return choices.split(",").flatMap((choice) => expand(`${before}${choice}${after}`))
}

/** Whether a path exists, in full or as the end of a longer one; `*` stands for any part of a name. */
function exists(path: string): boolean {
  const pattern = path.replaceAll(/[.+?^$()[\]|\\]/g, String.raw`\$&`).replaceAll("*", "[^/]*")
  const ending = new RegExp(`/${pattern}/?$`)
  return paths.some((each) => ending.test(each))
}

/** Lists the anchors of a document's headings, as GitHub makes them. */
function anchors(markdown: string): string[] {
  const headings = [...withoutBlocks(markdown).matchAll(/^#+ (.+)$/gm)].map(([, text = ""]) => text)
  return headings.map((text) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_ -]/gu, "")
      .replaceAll(" ", "-"),
  )
}

test.each(documents)("every path of the repository that %s names exists", (document) => {
  const markdown = readFileSync(join(repository, document), "utf8")
  const missing = quotedPaths(markdown)
    .flatMap(expand)
    .filter((path) => !exists(path))
  expect(missing).toEqual([])
})

test.each(documents)("every link of %s leads to a file and a heading", (document) => {
  const markdown = readFileSync(join(repository, document), "utf8")
  // An example of a link is no link; code inside the text of a link is.
  const prose = withoutBlocks(markdown).replaceAll(/`[^`\n]*`/g, "")
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => target)
  const broken = links.filter((target) => {
    if (/^[a-z]+:/.test(target)) return false
    const [path = "", anchor] = target.split("#")
    const file = path === "" ? document : relative(repository, join(repository, dirname(document), path))
    if (!existsSync(join(repository, file))) return true
    return anchor !== undefined && !anchors(readFileSync(join(repository, file), "utf8")).includes(anchor)
  })
  expect(broken).toEqual([])
})
