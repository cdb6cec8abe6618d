import { describe, expect, test } from "vitest"
import { expectError } from "../expect-error.ts"
import { aPdf, aWorkflow, invoiceText } from "../samples.ts"
import type { World } from "../world.ts"

/** Declares the cases about inspecting stored files. */
export function inspectionCases(world: () => World): void {
  const upload = async (content: string, name: string) =>
    (
      await world()
        .client()
        .files.create({ data: new Blob([content]), name })
    ).fileId

  describe("inspecting files", () => {
    test("a PDF has pages with sizes, images and words", async () => {
      const { files } = world().client()
      const fileId = await upload(aPdf("Invoice No. 0042"), "page.pdf")
      const { kind, pages, grids } = await files.pages(fileId)
      expect({ kind, grids }).toEqual({ kind: "pdf", grids: [] })
      expect(pages).toMatchObject([{ page: 1, isDrawn: true }])
      const [page] = pages
      const { words, warnings, ...size } = await files.words(fileId, 1)
      expect(warnings).toEqual([])
      expect({ ...size, isDrawn: true }).toEqual(page)
      expect(words.map(({ text }) => text).join(" ")).toContain("Invoice No. 0042")
      for (const { box } of words) {
        expect(box[0]).toBeGreaterThanOrEqual(0)
        expect(box[2]).toBeLessThanOrEqual(size.width)
      }

      const image = await files.image(fileId, 1, { width: 600 })
      expect(image.type).toBe("image/png")
      const bytes = new DataView(await image.arrayBuffer())
      expect([bytes.getUint32(1) >>> 8, bytes.getUint32(16)]).toEqual([0x504e47, 600])
    })

    test("a page image never changes, so a client that has it gets 304", async () => {
      const fileId = await upload(aPdf("Invoice No. 0043"), "page.pdf")
      const params = { fileId, page: "1" }
      const first = await world().call("getPageImage", { params })
      const tag = first.headers.get("etag") ?? ""
      expect(tag).toMatch(/^"[^"]+"$/)
      expect(first.headers.get("cache-control")).toBe("private, max-age=31536000, immutable")
      const again = await world().call("getPageImage", { params, headers: { "if-none-match": tag } })
      expect([again.status, again.headers.get("etag"), await again.text()]).toEqual([304, tag, ""])
      const wider = await world().call("getPageImage", {
        params,
        query: { width: "1800" },
        headers: { "if-none-match": tag },
      })
      expect(wider.status).toBe(200)
      await expectError(await world().call("getPageImage", { params: { fileId, page: "7" } }), 404, "not_found")
    })

    test("text has words, but no page image", async () => {
      const { files } = world().client()
      const fileId = await upload(invoiceText("0815"), "invoice.txt")
      expect((await files.pages(fileId)).pages).toMatchObject([{ page: 1, isDrawn: false }])
      await expectError(await world().call("getPageImage", { params: { fileId, page: "1" } }), 409, "page_not_drawn")
      for (const operation of ["getPageWords", "getGrid"]) {
        // Text is no sheet, and has one page.
        const response = await world().call(operation, { params: { fileId, page: "7" } })
        await expectError(response, 404, "not_found")
      }
    })

    test("the text in a box is read as a value of a type", async () => {
      const { files } = world().client()
      const fileId = await upload(invoiceText("0816"), "invoice.txt")
      const { words } = await files.words(fileId, 1)
      const boxOf = (text: string) => words.find((word) => word.text.includes(text))?.box ?? [0, 0, 0, 0]
      const date = await files.read(fileId, { page: 1, box: boxOf("2026-02-27"), type: "date" })
      expect(date).toMatchObject({ value: "2026-02-27", text: "2026-02-27" })
      expect(date.confidence).toBeGreaterThan(0)
      expect(await files.read(fileId, { page: 1, box: boxOf("1,290"), type: "number" })).toMatchObject({
        value: 1290.5,
      })
      const none = await files.read(fileId, { page: 1, box: boxOf("Invoice"), type: "number" })
      expect(none).toMatchObject({ value: null, text: "Invoice", confidence: 0 })
      const read = (json: object) => world().call("readRegion", { params: { fileId }, json })
      await expectError(await read({ page: 1, type: "string" }), 400, "invalid_request")
      await expectError(await read({ page: 1, type: "string", cell: "A1", box: [0, 0, 1, 1] }), 400, "invalid_request")
      await expectError(await read({ page: 1, type: "string", cell: "first" }), 400, "invalid_request")
      await expectError(await read({ page: 9, type: "string", box: [0, 0, 1, 1] }), 404, "not_found")
    })

    test("a sheet has rows, and its cells are read by their address", async () => {
      const { files } = world().client()
      const fileId = await upload("description,amount\nPaper,90.5\nPrinter,1200\n", "items.csv")
      expect((await files.pages(fileId)).grids).toEqual([{ page: 1, rows: 3, columns: 2 }])
      const rows = [
        ["description", "amount"],
        ["Paper", "90.5"],
        ["Printer", "1200"],
      ]
      expect(await files.grid(fileId, 1)).toEqual({ page: 1, firstRow: 1, rows })
      expect(await files.grid(fileId, 1, { firstRow: 2, rows: 1 })).toEqual({ page: 1, firstRow: 2, rows: [rows[1]] })
      const read = await files.read(fileId, { page: 1, cell: "B2", type: "number" })
      expect(read).toEqual({ value: 90.5, text: "90.5", cell: "B2", confidence: 1 })
    })

    test("a page with more than 20,000 words lists the first ones, and says so", async () => {
      const row = Array.from({ length: 100 }, (_, column) => `w${column}`).join(",")
      const fileId = await upload(`${`${row}\n`.repeat(200)}last\n`, "dense.csv")
      const { words, warnings } = await world().client().files.words(fileId, 1)
      expect([words.length, words.at(-1)?.text]).toEqual([20_000, "w99"])
      expect(warnings).toEqual(["The page has 20,001 words, of which the first 20,000 are listed."])
    })

    test("a configuration is tried without an execution", async () => {
      const { files, executions } = world().client()
      const [before] = await executions.list({ limit: 1 })
      const fileId = await upload(invoiceText("0817"), "invoice.txt")
      const { extractedData, evidence, durationMs } = await files.extract(fileId, aWorkflow().configuration)
      expect(extractedData).toMatchObject({ Invoice: { fields: { number: "0817", total: 1290.5 } } })
      expect(evidence["/Invoice/fields/number"]).toMatchObject({ page: 1, source: "builtin" })
      expect(durationMs).toBeGreaterThanOrEqual(0)
      expect((await executions.list({ limit: 1 }))[0]).toEqual(before)
    })

    test("a document that cannot be read is refused with the reason", async () => {
      const fileId = await upload("%PDF-1.7\nbroken\n", "broken.pdf")
      const configuration = aWorkflow().configuration
      const requests = [
        ["listFilePages", { params: { fileId } }],
        ["getPageImage", { params: { fileId, page: "1" } }],
        ["getPageWords", { params: { fileId, page: "1" } }],
        ["readRegion", { params: { fileId }, json: { page: 1, box: [0, 0, 9, 9], type: "string" } }],
        ["extractFile", { params: { fileId }, json: { configuration } }],
        ["suggestWorkflow", { json: { fileIds: [fileId] } }],
      ] as const
      for (const [operation, parts] of requests) {
        const sentence = await expectError(await world().call(operation, parts), 409, "document_refused")
        expect(sentence, operation).toMatch(/^file_unreadable: \S/)
      }
      const blank = { fileId: await upload(" \n", "no-text.csv"), page: "1" }
      const sentence = await expectError(await world().call("getGrid", { params: blank }), 409, "document_refused")
      expect(sentence).toMatch(/^no_text: \S/)
    })
  })
}
