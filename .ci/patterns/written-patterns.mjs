import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { parseSync } from "oxc-parser"

/** Sources whose patterns see untrusted text. */
const sources = [":(glob)packages/server/src/**/*.ts", ":(glob)packages/engine/src/**/*.ts"]
/** Tests and generated files are exempt. */
const isOwnCode = (file) => !/\.test(-d)?\.ts$|\/generated\//.test(file)

/**
 * Finds every regular expression in the sources: literals with their text, and file and line of those built at run
 * time.
 */
export function findWrittenPatterns(repository) {
  const literals = []
  const builtAt = []
  const files = execFileSync("git", ["ls-files", ...sources], { cwd: repository, encoding: "utf8" })
  for (const file of files.trim().split("\n").filter(isOwnCode)) {
    const source = readFileSync(join(repository, file), "utf8")
    const lineOf = (offset) => source.slice(0, offset).split("\n").length
    for (const node of nodesOf(parseSync(file, source).program)) {
      if (node.type === "Literal" && node.regex !== undefined) {
        const { pattern, flags } = node.regex
        literals.push({ file, line: lineOf(node.start), pattern, flags })
      } else if (isConstruction(node)) builtAt.push({ file, line: lineOf(node.start) })
    }
  }
  return { literals, builtAt }
}

function isConstruction({ type, callee }) {
  return (type === "NewExpression" || type === "CallExpression") && callee?.name === "RegExp"
}

function* nodesOf(node) {
  if (Array.isArray(node)) for (const item of node) yield* nodesOf(item)
  else if (node !== null && typeof node === "object") {
    if (typeof node.type === "string") yield node
    for (const value of Object.values(node)) yield* nodesOf(value)
  }
}
