import { formatFigures } from "./report.ts"
import { mutations } from "./mutations.ts"
import { HELP, parseRunArguments, type RunArguments } from "./run-arguments.ts"
import { runMutation } from "./run-mutation.ts"
import type { Scenario } from "./scenario.ts"
import { scenarios } from "./scenarios.ts"

/** Runs one scenario and prints its figures. @returns whether all were met. */
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

/** Runs every mutation and prints the missed figures. @returns whether each mutation was reported. */
async function runMutations(): Promise<boolean> {
  let areAllReported = true
  for (const mutation of mutations) {
    const { figures, unreported } = await runMutation(mutation, scenarios)
    const isReported = unreported.length === 0
    process.stdout.write(`${mutation.scenario}, ${mutation.what}: ${isReported ? "reported" : "NOT REPORTED"}\n`)
    for (const { what, value, target } of figures.filter(({ isMet }) => !isMet)) {
      process.stdout.write(`  ${what.trim()}: ${value}, target ${target}\n`)
    }
    for (const what of unreported) process.stdout.write(`  should have been missed: ${what}\n`)
    areAllReported &&= isReported
  }
  return areAllReported
}

/** An interrupted run must not leave processes and disks behind: exit handlers remove them, but a signal skips those. */
for (const [signal, code] of [
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const) {
  process.once(signal, () => process.exit(code))
}

/** Runs the scenarios named on the command line. The exit code is 0 when every figure is met. */
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
  } else if (parsed.kind === "mutations") {
    process.exitCode = (await runMutations()) ? 0 : 1
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
