import { execFile } from "node:child_process"
import { promisify } from "node:util"
import type { Row } from "./row.ts"

const run = promisify(execFile)
const ROUNDS = 15
const OTHER_CLIENTS = ["ky", "openai"] as const

/** Returns the milliseconds of one import in a fresh process, without the source condition, since users import the build. */
async function importMs(specifier: string): Promise<number> {
  const script = `const t = performance.now(); await import(${JSON.stringify(specifier)}); console.log(performance.now() - t)`
  const { stdout } = await run(process.execPath, ["--input-type=module", "-e", script], { cwd: import.meta.dirname })
  return Number(stdout)
}

/** Measures cold imports alternately, so that a slow phase of the machine affects all; the fastest of each counts. */
export async function benchImports(): Promise<Row[]> {
  const best = new Map<string, number>()
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of ["openapi-fetch", "@docsift/sdk", ...OTHER_CLIENTS])
      best.set(name, Math.min(best.get(name) ?? Number.POSITIVE_INFINITY, await importMs(name)))
  }
  const ms = (name: string) => best.get(name) ?? Number.NaN
  const ratio = (name: string) => `${(ms(name) / ms("openapi-fetch")).toFixed(2)} ×`
  return [
    { what: "cold import", value: `${ms("@docsift/sdk").toFixed(1)} ms`, target: "≤ 5 ms" },
    { what: "cold import vs openapi-fetch", value: ratio("@docsift/sdk"), target: "≤ 3 ×" },
    ...OTHER_CLIENTS.map((name) => ({
      what: `  cold import of ${name} vs openapi-fetch`,
      value: ratio(name),
      target: "–",
    })),
  ]
}
