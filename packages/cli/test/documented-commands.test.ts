import { glob, readFile } from "node:fs/promises"
import type { Command } from "commander"
import { expect, test } from "vitest"
import { createProgram } from "../src/program.ts"

const createTestProgram = () => createProgram({ signal: new AbortController().signal, exit: () => {} })

/** Returns the mistake of a command line; undefined when the command and its options exist. */
function findMistake(line: string): string | undefined {
  const words = line.trim().split(/\s+/)
  let command: Command | undefined = createTestProgram()
  while (command !== undefined && command.commands.length > 0) {
    const name = words.shift()
    command = command.commands.find((each) => each.name() === name)
  }
  if (command === undefined) return `docsift ${line}: no such command`
  const known = command.options.flatMap(({ long, short }) => [long, short])
  const unknown = words.find((word) => /^--?[a-z]/.test(word) && word !== "--help" && !known.includes(word))
  return unknown === undefined ? undefined : `docsift ${line}: no option ${unknown}`
}

/** Finds the command lines in inline code and in blocks. A line such as `docsift <command> --help` is none. */
function commandLines(markdown: string): string[] {
  const inline = [...markdown.matchAll(/`docsift ([a-z][^`\n]*)`/g)]
  // All blocks are matched, or the end of one in another language would be taken for a beginning.
  const blocks = [...markdown.matchAll(/^```(\w*)\n(.*?)^```/gms)]
    .filter(([, language = ""]) => language === "" || language === "sh")
    .flatMap(([, , block = ""]) => [...block.matchAll(/^ *docsift ([a-z][^#>\n]*)/gm)])
  return [...inline, ...blocks].map(([, line = ""]) => line)
}

/** In these, `docsift` is this program. */
const pages: [path: string, count: number][] = []
for await (const path of glob(["docs/tutorials/*.md", "docs/how-to/*.md"], {
  cwd: new URL("../../../", import.meta.url),
}))
  pages.push([`../../../${path}`, path.startsWith("docs/tutorials/") ? 2 : 0])

test.each([
  ...pages,
  ["../../../docs/cli.md", 15],
  ["../../../docs/review-to-evaluation.md", 10],
  ["../../../docs/review.md", 1],
  ["../../../docs/extraction.md", 1],
  ["../../../docs/mcp.md", 2],
  ["../README.md", 3],
] satisfies [string, number][])("every command in %s exists, with its options", async (path, count) => {
  const lines = commandLines(await readFile(new URL(path, import.meta.url), "utf8"))
  expect(lines.length).toBeGreaterThanOrEqual(count)
  expect(lines.map(findMistake).filter((mistake) => mistake !== undefined)).toEqual([])
})

test("an unknown command or option is detected", () => {
  expect(["extrakt a.pdf", "extract a.pdf --yaml", "workflows list"].map(findMistake)).toEqual([
    "docsift extrakt a.pdf: no such command",
    "docsift extract a.pdf --yaml: no option --yaml",
    undefined,
  ])
})
