import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import type { Command } from "commander"
import { expect, test } from "vitest"
import { createProgram } from "../src/cli/program.ts"

const folder = new URL("../../../docs/", import.meta.url)
/** In these, `docsift` is the program of packages/cli, which has such a test of its own. */
const commandLineGuides = ["benchmarks.md", "cli.md", "extraction.md", "mcp.md", "review.md", "review-to-evaluation.md"]
const commandLineFolders = ["how-to/", "tutorials/"]
const guides = readdirSync(fileURLToPath(folder), { recursive: true, encoding: "utf8" }).filter(
  (name) => name.endsWith(".md") && !commandLineGuides.includes(name),
)

/**
 * Finds the command lines in code.
 *
 * @param programs - what runs this program: `docsift-server`, and the shell functions `docsift` and `drill` of a guide.
 */
function commandLines(markdown: string, programs = "docsift|docsift-server|drill"): string[] {
  const inline = [...markdown.matchAll(new RegExp(`\`(?:${programs}) ([a-z][^\`]*)\``, "g"))]
  const ofBlocks = [...markdown.matchAll(new RegExp(`^ *(?:${programs}) ([a-z][^#\\n]*)`, "gm"))]
  const blocks = [...markdown.matchAll(/^ *```sh\n(.*?)^ *```/gms)].map((match) => match[1] ?? "").join("\n")
  return [
    ...inline.map((match) => match[1] ?? ""),
    ...ofBlocks.map((match) => match[1] ?? "").filter((line) => blocks.includes(line)),
  ]
}

/** Returns the mistake of a command line; undefined when the command and its options exist. */
function findMistake(line: string): string | undefined {
  const words = line.trim().split(/\s+/)
  let command: Command | undefined = createProgram()
  while (command !== undefined && command.commands.length > 0) {
    const name = words.shift()
    command = command.commands.find((each) => each.name() === name)
  }
  if (command === undefined) return `docsift-server ${line}: no such command`
  const known = command.options.map(({ long }) => long)
  const unknown = words.find((word) => word.startsWith("--") && word !== "--help" && !known.includes(word))
  return unknown === undefined ? undefined : `docsift-server ${line}: no option ${unknown}`
}

/** Lists the commands of the program that have an action, as they are typed. */
function listCommands(command: Command, path: readonly string[] = []): string[] {
  if (command.commands.length === 0) return [path.join(" ")]
  return command.commands.flatMap((each) => listCommands(each, [...path, each.name()]))
}

test("the table of commands in server.md lists every command once", () => {
  const rows = [...readFileSync(new URL("server.md", folder), "utf8").matchAll(/^\| `docsift-server ([a-z -]+)` /gm)]
  const commands = listCommands(createProgram())
  expect(commands).toContain("restore detach")
  expect(rows.map(([, command = ""]) => command).toSorted()).toEqual(commands.toSorted())
})

test("an unknown command or option is detected", () => {
  expect(
    commandLines("`docsift-server restore chek`\n```sh\n  drill restore accept --no\n```\n").map(findMistake),
  ).toEqual(["docsift-server restore chek: no such command", "docsift-server restore accept --no: no option --no"])
})

test.each(guides)("every command in %s exists, with its options", (name) => {
  const isOfCommandLine = commandLineFolders.some((each) => name.startsWith(each))
  const lines = commandLines(
    readFileSync(new URL(name, folder), "utf8"),
    isOfCommandLine ? "docsift-server" : undefined,
  )
  if (name === "self-hosting.md") expect(lines.length).toBeGreaterThan(15)
  expect(lines.map(findMistake).filter((mistake) => mistake !== undefined)).toEqual([])
})
