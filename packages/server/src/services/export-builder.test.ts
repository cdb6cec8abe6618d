import { readXlsx } from "hucre/xlsx"
import { expect, test } from "vitest"
import { ExportBuilder } from "./export-builder.ts"
import { buildExport, exportModes, type ExportMode } from "./export-content.ts"

const columns = ["sku", "text", "amount"].map((name) => ({ name, type: "string" as const }))
const configuration = { objects: [{ name: "Invoice", tables: [{ name: "Lines", columns }] }] }

function orderOf(mode: ExportMode, rowCount: number) {
  const rows = Array.from({ length: rowCount }, (_, row) => ({ sku: `B-${row}`, text: "=1;-2", amount: String(row) }))
  return { mode, configuration, extractedData: JSON.stringify({ Invoice: { tables: { Lines: rows } } }) }
}

test.each(exportModes)("a large %s is the same as one that is built at once", async (mode) => {
  const order = orderOf(mode, 3_000)
  const [large, same] = await Promise.all([new ExportBuilder().build(order), buildExport(order)])
  if (typeof large === "string") return expect(large).toBe(same)
  const [read, expected] = await Promise.all([readXlsx(large), readXlsx(same as Uint8Array)]) // Both are workbooks.
  expect(read.sheets[0]?.rows).toEqual(expected.sheets[0]?.rows)
})

// Whoever asks for `/livez` meanwhile must not wait.
test.each(exportModes)("while a large %s is built, others go on", async (mode) => {
  const order = orderOf(mode, 60_000)
  const startedAt = performance.now()
  let last = startedAt
  let longestMs = 0
  const timer = setInterval(() => {
    longestMs = Math.max(longestMs, performance.now() - last)
    last = performance.now()
  }, 5)
  await new ExportBuilder().build(order)
  longestMs = Math.max(longestMs, performance.now() - last)
  clearInterval(timer)
  expect(longestMs).toBeLessThan((performance.now() - startedAt) / 2)
})

test("large exports are built one after the other, and one that fails holds up none", async () => {
  const builder = new ExportBuilder()
  const ended: string[] = []
  const follow = async (name: string, order: ReturnType<typeof orderOf>) => {
    await builder.build(order).then(
      () => ended.push(name),
      (error: unknown) => ended.push(`${name}: ${error instanceof Error ? error.name : "?"}`),
    )
  }
  const broken = { ...orderOf("csv", 0), extractedData: `{${" ".repeat(100_000)}` }
  await Promise.all([
    follow("first", orderOf("xlsx", 10_000)),
    follow("broken", broken),
    follow("last", orderOf("csv", 3_000)),
  ])
  expect(ended).toEqual(["first", "broken: SyntaxError", "last"])
})
