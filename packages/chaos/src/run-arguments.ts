import { parseArgs } from "node:util"
import type { Scenario } from "./scenario.ts"

/** What the command line asks for. */
export type RunArguments =
  | { readonly kind: "help" }
  | { readonly kind: "list" }
  | { readonly kind: "mutations" }
  | { readonly kind: "run"; readonly names: readonly string[]; readonly isQuick: boolean }

export const HELP = `Breaks a deployment on purpose, audits what is left, and prints each figure next to its target.

Usage: npm run chaos -- [options] [scenario …]   (all scenarios when none is named)

  --quick      the same faults with fewer documents, as the test suite runs them
  --mutations  puts defects in on purpose, one after the other, and expects the scenarios to report them
  --list       the scenarios and about how long each takes
  --help       this text

DOCSIFT_SOAK_MINUTES shortens the soak (30).
Every scenario starts PostgreSQL and the server's processes by itself, on free ports and in temporary folders. The exit
code is 0 when every figure is met. Figures belong to a machine that does nothing else meanwhile.
`

/** Reads the command line. @throws {TypeError} with a sentence that names the mistake. */
export function parseRunArguments(argv: readonly string[], scenarios: readonly Scenario[]): RunArguments {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      quick: { type: "boolean" },
      mutations: { type: "boolean" },
      list: { type: "boolean" },
      help: { type: "boolean", short: "h" },
    },
  })
  if (values.help === true) return { kind: "help" }
  if (values.list === true) return { kind: "list" }
  if (values.mutations === true) return { kind: "mutations" }
  const known = scenarios.map(({ name }) => name)
  const unknown = positionals.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    throw new TypeError(`There is no scenario "${unknown.join('", "')}". Known are: ${known.join(", ")}.`)
  }
  return { kind: "run", names: positionals, isQuick: values.quick === true }
}
