import { execFileSync, spawnSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"

/*
 * Shell blocks that no test runs. The commands of `docsift` and `docsift-server` are checked by the tests of these programs, npm
 * scripts by packages/contract/test/documentation.test.ts; the tutorials are run by packages/contract/test/tutorials.
 */

const repository = fileURLToPath(new URL("..", import.meta.url))
const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "*.md"], {
  cwd: repository,
  encoding: "utf8",
})
const documents = listed.split("\n").filter((path) => path !== "" && existsSync(join(repository, path)))

/** Lists the shell blocks of a page, without the indentation that they have in lists. */
function shellBlocks(markdown: string): string[] {
  return [...markdown.matchAll(/^( *)```sh\n([^]*?)^\1```$/gm)].map(([, indent = "", code = ""]) =>
    code.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
  )
}

/** Returns what a shell says about the syntax of a script; empty when it is valid. */
function findSyntaxError(code: string): string {
  const { status, stderr } = spawnSync("sh", ["-n"], { input: code, encoding: "utf8" })
  return status === 0 ? "" : stderr
}

/** Lists the files and folders of the repository that a script names and that do not exist. */
function findMissingPaths(code: string): string[] {
  const words = code.split(/[\s"'()=;:,]+/)
  const roots = ["packages/", "openapi/", "examples/", "deploy/", "docs/", "bench/", ".ci/", ".github/"]
  // What a deployment writes, and what a reader chooses.
  const local = ["deploy/.env", "deploy/secrets", "deploy/kubernetes/site"]
  return words.filter(
    (word) =>
      roots.some((root) => word.startsWith(root)) &&
      !local.some((path) => word.startsWith(path)) &&
      !/[$<>…*]/.test(word) &&
      // Vitest takes the beginning of a file's name.
      !existsSync(join(repository, word)) &&
      !existsSync(join(repository, `${word}.ts`)),
  )
}

const pages = documents
  .map((path) => [path, shellBlocks(readFileSync(join(repository, path), "utf8"))] as const)
  .filter(([, blocks]) => blocks.length > 0)

test("the documentation has shell blocks in many pages", () => {
  expect(pages.length).toBeGreaterThan(20)
  expect(pages.map(([path]) => path)).toContain("docs/how-to/kubernetes.md")
})

test.each(pages)("the shell blocks of %s are valid, and name files that exist", (_path, blocks) => {
  expect(blocks.map(findSyntaxError).filter((error) => error !== "")).toEqual([])
  expect(blocks.flatMap(findMissingPaths)).toEqual([])
})

test("an invalid block and a missing file are detected", () => {
  const [block = ""] = shellBlocks("1. Run:\n\n   ```sh\n   if true; then\n   deploy/make-secret.sh\n   ```\n")
  expect(block).toBe("if true; then\ndeploy/make-secret.sh\n")
  expect(findSyntaxError(block)).toMatch(/[Ss]yntax error/)
  expect(findMissingPaths(`${block}deploy/make-secrets.sh --file=deploy/compose.yaml`)).toEqual([
    "deploy/make-secret.sh",
  ])
})
