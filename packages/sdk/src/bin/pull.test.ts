import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { fetchOf, key, workflow, workflowId } from "../../test/samples.ts"
import { Client } from "../client.ts"
import type { Workflow } from "../types/workflow.ts"
import { constantNameOf, definitionSource, isSameSource } from "../internal/definition-source.ts"
import { pull } from "./pull.ts"

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "pull-"))
})
afterEach(() => rm(folder, { recursive: true }))

const client = new Client({
  apiKey: key,
  fetch: fetchOf(({ url }) => Response.json(url.endsWith("/workflows") ? [workflow] : workflow)),
})

test("the source has the definition with its names, and nothing that the server added", () => {
  const tricky: Workflow = {
    ...workflow,
    configuration: {
      objects: [{ name: 'A "b": `c`', fields: [{ name: "x:", type: "date", description: "a\nb\u2028c" }] }],
    },
  }
  expect(definitionSource(tricky, `npx @docsift/sdk pull ${workflowId}`))
    .toBe(`// Written by \`npx @docsift/sdk pull ${workflowId}\`; --check reports whether it is stale.
import { defineWorkflow } from "@docsift/sdk"

export const invoices = defineWorkflow({
  name: "Invoices",
  configuration: {
    objects: [
      {
        name: "A \\"b\\": \`c\`",
        fields: [
          {
            name: "x:",
            type: "date",
            description: "a\\nb\\u2028c",
          },
        ],
      },
    ],
  },
})
`)
})

test.each([
  ["Supplier invoices", "supplierInvoices"],
  ["Événements 2026", "evenements2026"],
  ["2026 orders", "workflow2026Orders"],
  ["請求書", "workflow"],
  ["Package", "packageWorkflow"],
  ["Define workflow", "defineWorkflowWorkflow"],
])("a workflow named %s becomes the constant %s", (name, constant) => {
  expect(constantNameOf(name)).toBe(constant)
})

test.each([workflowId, "Invoices"])("the workflow %s is written to a file, which then is up to date", async (given) => {
  const output = join(folder, "invoice.ts")
  expect(await pull(client, { workflow: given, output })).toMatchObject({ exitCode: 0, stdout: "" })
  expect(await readFile(output, "utf8")).toBe(definitionSource(workflow, `npx @docsift/sdk pull ${workflowId}`))
  expect(await pull(client, { workflow: given, output, check: true })).toMatchObject({ exitCode: 0 })
})

test("--check exits with 1 for a file that differs or is missing, writes nothing, and says what to do", async () => {
  const output = join(folder, "invoice.ts")
  expect(await pull(client, { workflow: workflowId, output, check: true })).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining("does not exist; update it with: npx @docsift/sdk pull wkf_"),
  })
  await writeFile(output, "old")
  expect(await pull(client, { workflow: workflowId, output, check: true })).toMatchObject({ exitCode: 1 })
  expect(await readFile(output, "utf8")).toBe("old")
})

test("an unknown name is an error", async () => {
  await expect(pull(client, { workflow: "Orders" })).rejects.toThrow('No workflow has the name "Orders"')
})

test("a formatted file is the same source, one with another name, type or text is not", () => {
  const definition = {
    ...workflow,
    description: `The "net" amount; it's due, now`,
    configuration: { objects: [{ name: "A", fields: [{ name: 'a "b"', type: "date" }] }] },
  } as const
  const source = definitionSource(definition, "docsift types wkf_1")
  expect(isSameSource(definitionSource(definition, "npx @docsift/sdk pull wkf_2"), source), "other writer").toBe(true)
  const formatted = source
    .replace(/\n +/g, " ")
    .replace(/,( ?[}\]])/g, "$1")
    .replace('"a \\"b\\""', `'a "b"'`)
    .replace("\n})\n", " });\r\n")
  expect(formatted).not.toBe(source)
  expect(isSameSource(formatted, source)).toBe(true)
  for (const [from, to] of [
    ["date", "string"],
    ["it's due", "it's  due"],
    ["due, now", "due now"],
    ['name: "A"', 'name: "B"'],
  ] as const)
    expect(isSameSource(formatted.replace(from, to), source), to).toBe(false)
})

test("a path that cannot be read is an error, not a difference", async () => {
  await expect(pull(client, { workflow: workflowId, output: folder, check: true })).rejects.toThrow("EISDIR")
})
