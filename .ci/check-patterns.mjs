import { readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { parseArgs } from "node:util"
import { check } from "recheck"
import { succeeds } from "./patterns/attack.mjs"
import { CheckedPatterns } from "./patterns/checked-patterns.mjs"
import { collectBuiltPatterns } from "./patterns/built-patterns.mjs"
import { findWrittenPatterns } from "./patterns/written-patterns.mjs"

/*
 * Checks that no known input makes a regular expression of server or engine take more than linear time: documents,
 * headers and bodies are untrusted. recheck decides most patterns with automata, and searches for an attack on those with
 * lookaround or large counts; the growth tests of the engine cover these as well. A pattern that only sees short text may be
 * listed in `patterns/bounded.json` with its bound, unless it runs on the thread that serves HTTP.
 *
 * Patterns that were found safe are in `patterns/checked.json`, since checking all takes four minutes of processor time; others
 * are checked each time. `--all` also checks those on the record, as CI does beside the other checks; `--record` does so and
 * rewrites the record.
 */

const { values: options } = parseArgs({ options: { all: { type: "boolean" }, record: { type: "boolean" } } })

const repository = join(dirname(fileURLToPath(import.meta.url)), "..")
/** Milliseconds per pattern: the slowest takes four seconds on a loaded machine. */
const timeout = 60_000
/** Patterns checked concurrently; recheck uses a core for each. */
const parallel = 2

const { literals, builtAt } = findWrittenPatterns(repository)
const built = await collectBuiltPatterns(repository)
const bounded = JSON.parse(readFileSync(join(repository, ".ci/patterns/bounded.json"), "utf8"))
const mistakes = []

const runsOnMainThread = (file) =>
  file.startsWith("packages/server/") || /\/parse\/(?:sniff[\w-]*|text-head|foreign-signatures)\.ts$/.test(file)
const isAt = (place) => (other) => other.file === place.file && other.line === place.line
for (const place of builtAt) {
  if (!built.some(isAt(place))) {
    mistakes.push(
      `${place.file}:${place.line} builds a pattern that was not collected: extend patterns/built-patterns.mjs`,
    )
  }
}

const byText = new Map()
for (const found of [...literals, ...built]) {
  const key = `/${found.pattern}/${found.flags}`
  byText.set(key, [...(byText.get(key) ?? []), found])
}
const record = CheckedPatterns.read()
const safe = []
const waiting = [...byText].filter(([key]) => options.all || options.record || !record.has(key))
const checkedCount = waiting.length
await Promise.all(Array.from({ length: parallel }, checkWaiting))
for (const { file, pattern } of bounded) {
  const exists = [...literals, ...built].some((found) => found.file === file && found.pattern === pattern)
  if (!exists) mistakes.push(`patterns/bounded.json: ${file} does not contain the pattern ${pattern}`)
}

for (const mistake of mistakes) process.stderr.write(`${mistake}\n`)
process.stdout.write(
  `${byText.size} patterns, of which ${checkedCount} were checked now, ${bounded.length} bounded by their callers, ${mistakes.length} mistakes\n`,
)
if (options.record) CheckedPatterns.write(safe)
process.exitCode = mistakes.length > 0 ? 1 : 0

async function checkWaiting() {
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [key, places] = next
    const [{ pattern, flags }] = places
    const { status, complexity, error, checker, attack } = await checkPattern(pattern, flags)
    const mayBeHarmless = status === "vulnerable" && checker === "fuzz" && complexity.type === "polynomial"
    if (status === "safe" || (mayBeHarmless && !succeeds({ pattern, flags }, attack))) {
      safe.push(key)
      continue
    }
    const verdict = status === "vulnerable" ? complexity.summary : `not decided: ${error?.kind}`
    for (const { file, line } of places) {
      const entry = bounded.find((candidate) => candidate.file === file && candidate.pattern === pattern)
      if (entry === undefined || runsOnMainThread(file)) {
        mistakes.push(`${file}:${line} ${verdict}: ${key.slice(0, 200)}`)
      }
    }
  }
}

/** Checks a pattern; a sticky one is anchored, because it is tried at one position only, which recheck does not model. */
function checkPattern(pattern, flags) {
  if (!flags.includes("y")) return check(pattern, flags, { timeout })
  return check(`^(?:${pattern})`, flags.replace("y", ""), { timeout })
}
