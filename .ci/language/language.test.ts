import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import words from "./words.json" with { type: "json" }

const repository = join(import.meta.dirname, "../..")

/** Generated or foreign text, data of other languages, history, and the list itself. */
const excluded =
  /(^|\/)(generated|migrations|languages)\/|\/form-words\/[a-z]{2}\.ts$|^\.ci\/language\/|(^|\/)(LICENSE|CHANGELOG\.md|CODE_OF_CONDUCT\.md|package-lock\.json)$/
const written = /\.(ts|tsx|mjs|md|ya?ml|html)$/

const files = execFileSync("git", ["ls-files", "-z"], { cwd: repository, encoding: "utf8" })
  .split("\0")
  .filter((path) => written.test(path) && !excluded.test(path))

test.each(words)("no file says $pattern", ({ pattern, instead }) => {
  const expression = new RegExp(pattern, "gu")
  const found = files.flatMap((path) => {
    const text = readFileSync(join(repository, path), "utf8")
    return [...text.matchAll(expression)].map(
      ({ index, 0: match }) => `${path}:${text.slice(0, index).split("\n").length}: "${match}" → ${instead}`,
    )
  })
  expect(found).toEqual([])
})
