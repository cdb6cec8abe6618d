import { parseArgs } from "node:util"
import type { Scenario } from "./scenario.ts"

/** The parsed command line. */
export type RunArguments =
  | { readonly kind: "help" }
  | { readonly kind: "list" }
  | { readonly kind: "mutations" }
  | { readonly kind: "run"; readonly names: readonly string[]; readonly isQuick: boolean }

export const HELP = `Injects faults into a deployment, audits the remaining state, and prints each figure next to its target.

Usage: npm run chaos -- [options] [scenario …]   (all scenarios when none is named)

  --quick      runs the same faults with fewer documents, as the test suite does
  --mutations  injects known defects, one after the other, and expects the scenarios to report them
  --list       lists the scenarios with their approximate duration
  --help       prints this text

DOCSIFT_SOAK_MINUTES shortens the soak (30).
Every scenario starts its own PostgreSQL and server processes on free ports and in temporary directories. The exit
code is 0 when every figure is met. Run it on an otherwise idle machine.
`

/** Parses the command line. @throws {TypeError} with a message that names the mistake. */
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
    throw new TypeError(`Unknown scenario "${unknown.join('", "')}". Known scenarios: ${known.join(", ")}.`)
  }
  return { kind: "run", names: positionals, isQuick: values.quick === true }
}
