import { readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"

/*
 * Compares the built console with its budgets, in kB as the server sends it with gzip. People open it on slow networks too,
 * and a dependency whose size is not checked grows unnoticed.
 */

const dist = join(import.meta.dirname, "dist")
const assets = readdirSync(join(dist, "assets"))
const page = readFileSync(join(dist, "index.html"), "utf8")

const sizeOf = (name) => statSync(join(dist, "assets", `${name}.gz`)).size / 1000
const scripts = assets.filter((name) => name.endsWith(".js"))
/** The scripts that the page references: whatever every screen needs. */
const first = scripts.filter((name) => page.includes(name))

const sum = (names) => names.reduce((total, name) => total + sizeOf(name), 0)
const largest = scripts.filter((name) => !first.includes(name)).toSorted((a, b) => sizeOf(b) - sizeOf(a))[0]

const budgets = [
  { what: "first scripts", size: sum(first), limit: 130 },
  { what: `largest screen (${largest})`, size: sizeOf(largest), limit: 25 },
  // Twenty screens, of which a person opens a few: growth here is loaded with the screen that needs it.
  { what: "all scripts", size: sum(scripts), limit: 246 },
  { what: "styles", size: sum(assets.filter((name) => name.endsWith(".css"))), limit: 12.5 },
]

for (const { what, size, limit } of budgets) {
  const isWithin = size <= limit
  console.log(`  ${isWithin ? "✔" : "✖"} ${what}: ${size.toFixed(1)} kB of ${limit} kB`)
  if (!isWithin) process.exitCode = 1
}
if (first.length === 0) throw new Error("dist/index.html names no script")
