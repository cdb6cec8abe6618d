import { formatFigures } from "./report.ts"
import { HELP, parseRunArguments, type RunArguments } from "./run-arguments.ts"
import type { Scenario } from "./scenario.ts"
import { scenarios } from "./scenarios.ts"

/** Runs one scenario and prints its figures; tells whether all were met. */
async function run(scenario: Scenario, isQuick: boolean): Promise<boolean> {
  const obstacle = scenario.obstacle?.()
  if (obstacle !== undefined) {
    process.stdout.write(`${scenario.name}: NOT RUN. ${obstacle}\n\n`)
    return false
  }
  const figures = await scenario.run({
    isQuick,
    note: (text) => void process.stderr.write(`  … ${scenario.name}: ${text}\n`),
  })
  process.stdout.write(`${formatFigures(scenario, figures)}\n`)
  return figures.every(({ isMet }) => isMet)
}

/** A run that is broken off must not leave processes and disks behind: they are removed at the exit, which a signal skips. */
for (const [signal, code] of [
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const) {
  process.once(signal, () => process.exit(code))
}

/** Runs what the command line names; the exit code tells whether every figure was met. */
async function main(): Promise<void> {
  let parsed: RunArguments
  try {
    parsed = parseRunArguments(process.argv.slice(2), scenarios)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    process.stderr.write(`error: ${error.message}\n`)
    process.exitCode = 2
    return
  }
  if (parsed.kind === "help") process.stdout.write(HELP)
  else if (parsed.kind === "list") {
    for (const { name, title, minutes } of scenarios) process.stdout.write(`${name}  ${title} (${minutes} min)\n`)
  } else {
    const { names, isQuick } = parsed
    const missed: string[] = []
    for (const scenario of scenarios.filter(({ name }) => names.length === 0 || names.includes(name))) {
      if (!(await run(scenario, isQuick))) missed.push(scenario.name)
    }
    process.stdout.write(missed.length === 0 ? "Every figure is met.\n" : `Missed: ${missed.join(", ")}\n`)
    process.exitCode = missed.length === 0 ? 0 : 1
  }
}

await main()
