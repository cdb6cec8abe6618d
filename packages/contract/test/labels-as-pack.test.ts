import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { extractDocument } from "@docsift/engine/internal/extract/extract-document"
import { createReader } from "@docsift/eval/document-reader"
import { evaluateCase } from "@docsift/eval/evaluate-case"
import { readPack } from "@docsift/engine/judge"
import { Client } from "@docsift/sdk"
import { expect, onTestFinished, test } from "vitest"
import { serverTarget } from "./server-target.ts"

const text = "Invoice\n\nInvoice number: R-17\nOrder number: 4711\nTotal: 120.50\n"
const fields = [
  { name: "Invoice number", type: "string" as const },
  { name: "Order number", type: "string" as const },
  { name: "Total", type: "number" as const },
]
const configuration = { objects: [{ name: "Invoice", fields }] }

async function start() {
  const server = await serverTarget({ name: "labels" }).start()
  const folder = await mkdtemp(join(tmpdir(), "docsift-labels-"))
  onTestFinished(async () => {
    await server.close()
    await rm(folder, { recursive: true, force: true })
  })
  const { baseUrl, fetch, adminKey: apiKey } = server
  return { client: new Client({ baseUrl, fetch, apiKey }), folder }
}

/** Writes labels as a pack, with a configuration for each case. */
async function writePack(client: Client, workflowId: string, folder: string): Promise<void> {
  const cases = []
  await mkdir(join(folder, "reviewed/files"), { recursive: true })
  for await (const label of client.workflows.labels(workflowId)) {
    const { executionId: id, fileName, expected, places, tags } = label
    const file = `files/${id}-${fileName.replaceAll(/[^\w.-]/g, "_")}`
    const document = await client.executions.download(id)
    await writeFile(join(folder, "reviewed", file), new Uint8Array(await document.arrayBuffer()))
    cases.push({ id, file, configuration: label.configuration, expected, places, tags })
  }
  await writeFile(join(folder, "reviewed/manifest.json"), JSON.stringify({ cases }))
}

test("the evaluation scores labels: a confirmed value is right, a corrected one was wrong or invented", async () => {
  const { client, folder } = await start()
  const { workflowId } = await client.workflows.create({ name: "Invoices", configuration })
  const file = { name: "my invoice.txt", data: new Blob([text]) }
  const { workflowExecutionId: id } = await client.workflows.execute(workflowId, file)
  const { extractedData } = await client.executions.wait(id)
  expect(extractedData).toEqual({
    Invoice: { fields: { "Invoice number": "R-17", "Order number": "4711", Total: 120.5 } },
  })
  const corrections = {
    "/Invoice/fields/Total": { value: 99.5 },
    "/Invoice/fields/Order number": { value: null },
  }
  await client.executions.updateReview(id, { revision: 0, state: "approved", corrections })
  // Neither approved nor rejected: no label.
  await client.executions.wait((await client.workflows.execute(workflowId, file)).workflowExecutionId)
  await writePack(client, workflowId, folder)

  const pack = await readPack(join(folder, "reviewed"))
  expect(pack.cases).toHaveLength(1)
  const [given] = pack.cases
  if (given === undefined) throw new Error("the pack has no case")
  expect(Object.keys(given.places)).toEqual(["/Invoice/fields/Invoice number"])
  const evaluation = {
    read: createReader({ recognition: "real" }),
    extract: (document: Parameters<typeof extractDocument>[0]) => extractDocument(document, given.configuration),
    engine: Object.create(null), // Only for cases without expected values.
    variants: [{ nameSet: "given" as const, names: Object.create(null) }],
    decoys: [],
  }
  const [evaluated] = await evaluateCase(evaluation, pack, given)
  expect(evaluated?.result.valueScores).toMatchObject([
    { path: "/Invoice/fields/Invoice number", verdict: "right", want: "R-17", got: "R-17" },
    { path: "/Invoice/fields/Order number", verdict: "invented", want: null, got: "4711" },
    { path: "/Invoice/fields/Total", verdict: "wrong", want: 99.5, got: 120.5 },
  ])
  expect(evaluated?.result).toMatchObject({ status: "Completed", tags: ["reviewed", "corrected"] })
  // The place of the confirmed value comes from the evidence, and is judged as well.
  expect(evaluated?.result.counts).toMatchObject({ proofs: 1, pagesRight: 1 })
})
