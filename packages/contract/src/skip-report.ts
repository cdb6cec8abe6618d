import type { Reporter, TestModule } from "vitest/node"

/** A reporter that lists every case that was not run, by reason. */
export const skipReport: Reporter = {
  onTestRunEnd(modules) {
    const names = namesByReason(modules)
    const count = [...names.values()].reduce((sum, group) => sum + group.length, 0)
    if (count === 0) return
    process.stdout.write(`\nNot run: ${count} cases\n`)
    for (const [reason, group] of names) {
      process.stdout.write(`  ${reason}: ${group.length}\n${group.map((name) => `    ${name}\n`).join("")}`)
    }
  },
}

function namesByReason(modules: readonly TestModule[]): Map<string, string[]> {
  const names = new Map<string, string[]>()
  for (const module of modules) {
    for (const testCase of module.children.allTests("skipped")) {
      const result = testCase.result()
      const reason = (result.state === "skipped" ? result.note : undefined) ?? "no reason given"
      const [, ...path] = testCase.fullName.split(" > ")
      names.set(reason, [...(names.get(reason) ?? []), path.join(" > ")])
    }
  }
  return names
}
