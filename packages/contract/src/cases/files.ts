import { describe, expect, test } from "vitest"
import { expectError } from "../expect-error.ts"
import { invoiceText } from "../samples.ts"
import { textFile } from "../calls.ts"
import type { World } from "../world.ts"

/** Declares the cases about uploads, stored files and exports. */
export function fileCases(world: () => World): void {
  const file = async () => {
    const { url } = await world().client().executions.file(world().executionId)
    return (init?: RequestInit, change: (address: string) => string = (address) => address) =>
      world().endpoint.fetch(change(url), init)
  }

  const servedByStore = "this target serves files from an object store with its own responses and headers"

  describe("the stored file", () => {
    test("is fetched from a signed URL without a key", async () => {
      const response = await (await file())()
      expect(response.status).toBe(200)
      expect(await response.text()).toBe(invoiceText())
      expect(response.headers.get("content-type")).toMatch(/^text\/plain\b/)
      expect(response.headers.get("content-disposition")).toMatch(/^attachment\b.*invoice\.txt/)
      const blob = await world().client().executions.download(world().executionId)
      expect(await blob.text()).toBe(invoiceText())
    })

    test("is served with headers that make it harmless in a browser", async ({ skip }) => {
      skip(!world().hasFileRoute, servedByStore)
      const response = await (await file())()
      expect(response.headers.get("x-content-type-options")).toBe("nosniff")
      expect(response.headers.get("content-security-policy")).toContain("sandbox")
    })

    test.for([
      ["bytes=0-6", "Invoice", "bytes 0-6/"],
      ["bytes=8-", invoiceText().slice(8), "bytes 8-"],
      ["bytes=-6", invoiceText().slice(-6), "bytes "],
    ] as const)("serves the range %s", async ([range, content, contentRange], { skip }) => {
      skip(!world().hasFileRoute, servedByStore)
      const response = await (await file())({ headers: { range } })
      expect(response.status).toBe(206)
      expect(await response.text()).toBe(content)
      expect(response.headers.get("content-range")).toContain(contentRange)
      expect(response.headers.get("content-range")).toMatch(new RegExp(`/${invoiceText().length}$`))
    })

    test("rejects a range beyond its end", async ({ skip }) => {
      skip(!world().hasFileRoute, servedByStore)
      const response = await (await file())({ headers: { range: "bytes=5000-" } })
      expect(response.status).toBe(416)
      expect(response.headers.get("content-range")).toBe(`bytes */${invoiceText().length}`)
    })

    test("cannot be fetched from a modified URL", async ({ skip }) => {
      skip(!world().hasFileRoute, servedByStore)
      const fetchFile = await file()
      const changes = [
        (url: string) => url.replace(/\?.*/, ""),
        // Not the last character: two of its bits are padding and are ignored (RFC 4648 section 3.5).
        (url: string) => url.replace(/(?<=signature=)./, (first) => (first === "A" ? "B" : "A")),
        (url: string) => url.replace(/file_[a-f0-9]{12}/, "file_000000000000"),
        (url: string) => url.replace(/(=)(\d{10,})/, (_, sign: string, time: string) => `${sign}${Number(time) + 1}`),
      ]
      for (const change of changes) await expectError(await fetchFile({}, change), 404, "not_found")
    })
  })

  describe("an upload", () => {
    test("requires a part named file and no other", async () => {
      const params = { workflowId: world().workflowId }
      const form = (...parts: string[]) => ({
        params,
        raw: {
          type: "multipart/form-data; boundary=b",
          body: [...parts.map((part) => `--b\r\n${part}\r\n`), "--b--\r\n"].join(""),
        },
      })
      const disposition = 'Content-Disposition: form-data; name="'
      const part = (name: string, content: string) => `${disposition}${name}"; filename="a.txt"\r\n\r\n${content}`
      await expectError(await world().call("executeWorkflow", form()), 400, "file_missing")
      await expectError(
        await world().call("executeWorkflow", form(part("document", "text"))),
        400,
        /^(file_missing|invalid_request)$/,
      )
      await expectError(
        await world().call("executeWorkflow", form(`${disposition}file"\r\n\r\njust a value`)),
        400,
        /^(file_missing|invalid_request)$/,
      )
      await expectError(
        await world().call("executeWorkflow", form(part("file", "one"), part("file", "two"))),
        400,
        "invalid_request",
      )
      await expectError(await world().call("executeWorkflow", form(part("file", ""))), 400, "file_empty")
    })

    test("without a form, or with an unsupported kind of file, is rejected", async () => {
      const params = { workflowId: world().workflowId }
      for (const type of ["application/json", "application/pdf", undefined]) {
        const raw = { type, body: "{}" }
        await expectError(await world().call("executeWorkflow", { params, raw }), 415, "unsupported_media_type")
      }
      // The signature of an ELF program, whatever the name says.
      const content = new Uint8Array(512).fill(0)
      content.set([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1])
      const program = { params, file: { name: "invoice.pdf", content } }
      await expectError(await world().call("executeWorkflow", program), 415, "file_unsupported")
    })

    test("that is too large is rejected and leaves nothing behind", async () => {
      const workflowId = await world().create("workflowId", "createWorkflow", {
        json: { name: "Large", configuration: { objects: [{ name: "O", fields: [{ name: "f", type: "string" }] }] } },
      })
      const parts = textFile(workflowId, "x".repeat(world().maxFileBytes + 1))
      await expectError(await world().call("executeWorkflow", parts), 413, "payload_too_large")
      expect(await (await world().call("listExecutions", { query: { workflowId } })).json()).toEqual([])
    })
  })

  describe("an export", () => {
    const csv = [
      "object,section,table,row,name,type,value",
      "Invoice,fields,,,number,string,0042",
      "Invoice,fields,,,date,date,2026-02-27",
      "Invoice,fields,,,total,number,1290.5",
      "",
    ].join("\r\n")

    test("is a JSON string: a CSV table, indented JSON or a workbook in base64", async () => {
      const { executions } = world().client()
      const id = world().executionId
      expect(await executions.export(id)).toBe(csv)
      expect(await executions.export(id, { mode: "csv" })).toBe(csv)
      const execution = await executions.get(id)
      if (execution.status !== "Completed") throw new Error(`the execution is ${execution.status}`)
      expect(await executions.export(id, { mode: "json" })).toBe(JSON.stringify(execution.extractedData, undefined, 2))
      const workbook = await executions.export(id, { mode: "xlsx" })
      // A workbook is a ZIP archive.
      expect(await workbook.slice(0, 2).text()).toBe("PK")
    })

    test.for([
      ["text/csv", /^text\/csv\b/, /\.csv"?/],
      [
        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        /^application\/vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet$/,
        /\.xlsx"?/,
      ],
    ] as const)("comes as raw bytes with a file name for Accept: %s", async ([accept, mediaType, fileName]) => {
      const response = await world().call("exportExecution", {
        params: { executionId: world().executionId },
        headers: { accept },
      })
      expect(response.headers.get("content-type")).toMatch(mediaType)
      expect(response.headers.get("content-disposition")).toMatch(/^attachment\b/)
      expect(response.headers.get("content-disposition")).toMatch(fileName)
      expect((await response.text()).startsWith(accept === "text/csv" ? csv : "PK")).toBe(true)
    })

    test("never contains text that a spreadsheet would evaluate as a formula", async () => {
      const { workflows, executions } = world().client()
      const configuration = { objects: [{ name: "=cmd()", fields: [{ name: "+total", type: "number" as const }] }] }
      const { workflowId } = await workflows.create({ name: "Formulas", configuration })
      const id = await world().finishExecution({ workflowId })
      expect(await executions.export(id)).toContain("\r\n'=cmd(),fields,,,'+total,number,")
    })

    test("escapes formulas from a grid and leaves its numbers alone; evidence gives the cells", async () => {
      const { workflows, executions } = world().client()
      const columns = [
        { name: "description", type: "string" as const },
        { name: "amount", type: "number" as const },
      ]
      const configuration = { objects: [{ name: "Order", tables: [{ name: "items", columns }] }] }
      const { workflowId } = await workflows.create({ name: "Grid", configuration })
      const data = new Blob(["description,amount\n=cmd|'/C calc'!A0,-5\n@x,12.5\nq;=1+1,3\n"])
      const { workflowExecutionId: id } = await workflows.execute(workflowId, { data, name: "items.csv" })
      await executions.wait(id, { deadline: 30_000 })
      expect((await executions.export(id)).split("\r\n").slice(1, -1)).toEqual([
        "Order,tables,items,1,description,string,'=cmd|'/C calc'!A0",
        "Order,tables,items,1,amount,number,-5",
        "Order,tables,items,2,description,string,'@x",
        "Order,tables,items,2,amount,number,12.5",
        // In locales whose list separator is a semicolon, a new cell starts after it.
        `Order,tables,items,3,description,string,"q;'=1+1"`,
        "Order,tables,items,3,amount,number,3",
      ])
      const { evidence } = await executions.evidence(id)
      expect(evidence["/Order/tables/items/1/amount"]).toMatchObject({ page: 1, cell: "B3" })
      for (const found of Object.values(evidence)) expect(found).not.toHaveProperty("box")
    })
  })
}
