import { readXlsx } from "hucre/xlsx"
import { expect, onTestFinished, test, vi } from "vitest"
import { ExportBuilder } from "./export-builder.ts"
import { buildExport, exportModes, type ExportMode } from "./export-content.ts"

const columns = ["sku", "text", "amount"].map((name) => ({ name, type: "string" as const }))
const configuration = { objects: [{ name: "Invoice", tables: [{ name: "Lines", columns }] }] }

function requestOf(mode: ExportMode, rowCount: number) {
  const rows = Array.from({ length: rowCount }, (_, row) => ({ sku: `B-${row}`, text: "=1;-2", amount: String(row) }))
  return { mode, configuration, extractedData: JSON.stringify({ Invoice: { tables: { Lines: rows } } }) }
}

test.each(exportModes)("a large %s built in a thread equals one built directly", async (mode) => {
  const request = requestOf(mode, 3_000)
  const [large, same] = await Promise.all([new ExportBuilder().build(request), buildExport(request)])
  if (typeof large === "string") return expect(large).toBe(same)
  const [read, expected] = await Promise.all([readXlsx(large), readXlsx(same as Uint8Array)]) // Both are workbooks.
  expect(read.sheets[0]?.rows).toEqual(expected.sheets[0]?.rows)
})

// A request for `/livez` must not wait meanwhile.
test.each(exportModes)("a large %s takes hardly any time of the thread that serves requests", async (mode) => {
  const request = requestOf(mode, 60_000)
  const inlineTime = await threadTimeOf(() => buildExport(request))
  const isFree = async (): Promise<boolean> =>
    (await threadTimeOf(() => new ExportBuilder().build(request))) < inlineTime / 2
  // A full collection of what earlier files of this worker left counts too, so one of three builds must be free of it.
  expect((await isFree()) || (await isFree()) || (await isFree())).toBe(true)
})

/** Measures the processor time of this thread, which other programs on the machine do not change. */
async function threadTimeOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return user + system
}

test("large exports are built one after another, and a failed one does not delay the next", async () => {
  const builder = new ExportBuilder()
  const ended: string[] = []
  const follow = async (name: string, request: ReturnType<typeof requestOf>) => {
    await builder.build(request).then(
      () => ended.push(name),
      (error: unknown) => ended.push(`${name}: ${error instanceof Error ? error.name : "?"}`),
    )
  }
  const broken = { ...requestOf("csv", 0), extractedData: `{${" ".repeat(100_000)}` }
  await Promise.all([
    follow("first", requestOf("xlsx", 10_000)),
    follow("broken", broken),
    follow("last", requestOf("csv", 3_000)),
  ])
  expect(ended).toEqual(["first", "broken: SyntaxError", "last"])
})

test("of many concurrent large exports four wait, further ones are rejected at once, and later ones are accepted", async () => {
  const builder = new ExportBuilder()
  const request = requestOf("csv", 3_000)
  const ended: string[] = []
  const outcomes = await Promise.all(
    Array.from({ length: 7 }, async () => {
      const outcome = await builder.build(request).catch((error: unknown) => error)
      ended.push(typeof outcome)
      return outcome
    }),
  )
  expect(ended.slice(0, 2)).toEqual(["object", "object"])
  expect(outcomes.slice(0, 5).map((outcome) => typeof outcome)).toEqual(Array.from({ length: 5 }, () => "string"))
  const rejection = { code: "unavailable", retryAfterSeconds: 10 }
  expect(outcomes.slice(5)).toMatchObject([rejection, rejection])
  expect(await builder.build(request)).toBeTypeOf("string")
})

test.each([
  ["csv", "The execution has too many values to be exported as csv. Export it as json instead."],
  ["json", "The execution has too many values to be exported; read it with GET /api/v1/executions/{executionId}."],
] as const)(
  "a %s that takes too long is rejected with an alternative, and a retry-after of an hour",
  async (mode, message) => {
    vi.useFakeTimers({ toFake: ["setTimeout"] })
    onTestFinished(() => void vi.useRealTimers())
    const outcome = new ExportBuilder().build(requestOf(mode, 60_000)).catch((error: unknown) => error)
    await new Promise((resolve) => setImmediate(resolve))
    vi.advanceTimersByTime(60_000)
    expect(await outcome).toMatchObject({ code: "unavailable", message, retryAfterSeconds: 3600 })
  },
)
