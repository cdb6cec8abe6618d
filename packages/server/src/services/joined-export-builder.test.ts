import { buffer, text } from "node:stream/consumers"
import { setTimeout as delay } from "node:timers/promises"
import { readXlsx } from "hucre/xlsx"
import { expect, test, vi } from "vitest"
import { JoinedColumnsBuilder } from "./joined-columns.ts"
import { JoinedExportBuilder } from "./joined-export-builder.ts"
import type { JoinedForm, JoinedRow } from "./joined-writer.ts"

const string = (name: string) => ({ name, type: "string" as const })
const columns = new JoinedColumnsBuilder()
const tables = [{ name: "Lines", columns: [string("Text")] }]
columns.add({ objects: [{ name: "Invoice", fields: [string("Number")], tables }] })
columns.add({
  objects: [
    { name: "Invoice", fields: [string("toString"), string("Number")] },
    { name: "Buyer", fields: [string("Name")] },
  ],
})

const rowOf = (id: string, number: string): JoinedRow => {
  const lines = [{ Text: "=1" }, { Text: "b" }]
  const extractedData = JSON.stringify({ Invoice: { fields: { Number: number }, tables: { Lines: lines } } })
  return { id, fileName: "@a.pdf", extractedData }
}

async function* batches(...all: readonly (readonly JoinedRow[])[]) {
  yield* all
}

const never = new AbortController().signal
const formOf = (mode: JoinedForm["mode"]): JoinedForm => ({ mode, columns: columns.build() })

test("fields of older definitions follow those of the newest, objects are named, and no cell is a formula", async () => {
  const rows = batches([rowOf("exe_1", "+1")], [], [rowOf("exe_2", "2")])
  const header = "execution_id,file_name,Invoice.Number,Invoice.toString,Buyer.Name\r\n"
  const csv = `${header}exe_1,'@a.pdf,'+1,,\r\nexe_2,'@a.pdf,2,,\r\n`
  expect(await text(new JoinedExportBuilder().reserve("org_1", never).start(formOf("csv"), rows))).toBe(csv)
})

test("a workbook has a sheet of the fields and one per table", async () => {
  const rows = batches([rowOf("exe_1", "1")], [rowOf("exe_2", "2")])
  const { sheets } = await readXlsx(
    await buffer(new JoinedExportBuilder().reserve("org_1", never).start(formOf("xlsx"), rows)),
  )
  expect(sheets.map(({ name, rows: cells }) => [name, cells.length])).toEqual([
    ["Fields", 3],
    ["Lines", 5],
  ])
  expect(sheets[1]?.rows[4]).toEqual(["exe_2", "@a.pdf", 2, "b"])
})

test("JSON has the data as it is, or with corrections, and nothing is an empty array", async () => {
  const configuration = JSON.stringify({ objects: [{ name: "Invoice", fields: [string("Number")], tables }] })
  const corrections = JSON.stringify({ "/Invoice/fields/Number": { value: "9", by: "usr_1", at: "" } })
  const rows = batches([rowOf("exe_1", "1"), { ...rowOf("exe_2", "2"), corrected: { configuration, corrections } }])
  const json = JSON.parse(await text(new JoinedExportBuilder().reserve("org_1", never).start(formOf("json"), rows)))
  expect(json).toMatchObject([
    { executionId: "exe_1", fileName: "@a.pdf", extractedData: { Invoice: { fields: { Number: "1" } } } },
    { executionId: "exe_2", extractedData: { Invoice: { fields: { Number: "9" } } } },
  ])
  expect(await text(new JoinedExportBuilder().reserve("org_1", never).start(formOf("json"), batches()))).toBe("[]\n")
})

test("a third export at once is rejected, as is a second one of an organization, and a client that leaves makes room and stops the reading", async () => {
  const builder = new JoinedExportBuilder()
  const client = new AbortController()
  let read = 0
  async function* endless() {
    for (;;) yield [rowOf(`exe_${++read}`, "x".repeat(100_000))]
  }
  const first = builder.reserve("org_1", client.signal).start(formOf("json"), endless())
  const second = builder.reserve("org_2", never).start(formOf("json"), batches([rowOf("exe_1", "1")]))
  expect(() => builder.reserve("org_3", never).start(formOf("json"), batches())).toThrow(
    expect.objectContaining({ code: "unavailable", retryAfterSeconds: 10 }),
  )
  await text(second)
  // The slot stays free for others, however slowly an organization reads.
  expect(() => builder.reserve("org_1", never).start(formOf("json"), batches())).toThrow(
    expect.objectContaining({ code: "unavailable" }),
  )
  const interrupted = text(first).catch((error: unknown) => error)
  await vi.waitFor(() => expect(read).toBeGreaterThan(2), { timeout: 10_000 })
  client.abort()
  expect(await interrupted).toBeInstanceOf(Error)
  const known = read
  await delay(50)
  expect(read).toBeLessThanOrEqual(known + 1)
  expect(await text(builder.reserve("org_1", never).start(formOf("json"), batches()))).toBe("[]\n")
})
