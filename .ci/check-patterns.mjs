import { readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { check } from "recheck"
import { succeeds } from "./patterns/attack.mjs"
import { collectBuiltPatterns } from "./patterns/built-patterns.mjs"
import { findWrittenPatterns } from "./patterns/written-patterns.mjs"

/*
 * Checks that no known input makes a regular expression of server or engine take more than linear time: documents,
 * headers and bodies are written by strangers. recheck decides most patterns by automata, and searches for an attack
 * where one has lookaround or large counts; the growth tests of the engine cover those as well. A pattern that meets only
 * short text may stand in `patterns/bounded.json` with the bound as its reason; none of the thread that serves HTTP may.
 */

const repository = join(dirname(fileURLToPath(import.meta.url)), "..")
/** Milliseconds for one pattern: the slowest known takes four seconds on a busy machine. */
const timeout = 60_000
/** Patterns judged at once; recheck uses a core for each. */
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
    mistakes.push(`${place.file}:${place.line} builds a pattern that was not seen: extend patterns/built-patterns.mjs`)
  }
}

const byText = new Map()
for (const found of [...literals, ...built]) {
  const key = `/${found.pattern}/${found.flags}`
  byText.set(key, [...(byText.get(key) ?? []), found])
}
const waiting = [...byText]
await Promise.all(Array.from({ length: parallel }, judgeWaiting))
for (const { file, pattern } of bounded) {
  const stands = [...literals, ...built].some((found) => found.file === file && found.pattern === pattern)
  if (!stands) mistakes.push(`patterns/bounded.json: ${file} has no pattern ${pattern} any more`)
}

for (const mistake of mistakes) process.stderr.write(`${mistake}\n`)
process.stdout.write(
  `${byText.size} patterns checked, ${bounded.length} bounded by their callers, ${mistakes.length} mistakes\n`,
)
process.exitCode = mistakes.length > 0 ? 1 : 0

async function judgeWaiting() {
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [key, places] = next
    const [{ pattern, flags }] = places
    const { status, complexity, error, checker, attack } = await judge(pattern, flags)
    if (status === "safe") continue
    const mayBeHarmless = status === "vulnerable" && checker === "fuzz" && complexity.type === "polynomial"
    if (mayBeHarmless && !succeeds({ pattern, flags }, attack)) continue
    const verdict = status === "vulnerable" ? complexity.summary : `not decided: ${error?.kind}`
    for (const { file, line } of places) {
      const entry = bounded.find((candidate) => candidate.file === file && candidate.pattern === pattern)
      if (entry === undefined || runsOnMainThread(file)) {
        mistakes.push(`${file}:${line} ${verdict}: ${key.slice(0, 200)}`)
      }
    }
  }
}

/** A sticky pattern is tried at one place of the text only, which recheck does not know. */
function judge(pattern, flags) {
  if (!flags.includes("y")) return check(pattern, flags, { timeout })
  return check(`^(?:${pattern})`, flags.replace("y", ""), { timeout })
}
