import { describe, expect, test } from "vitest"
import { expectError } from "../expect-error.ts"
import { aPdf, invoiceText } from "../samples.ts"
import type { World } from "../world.ts"

/** Declares the cases about workflows that are suggested from samples. */
export function suggestionCases(world: () => World): void {
  const upload = async (content: string, name: string) =>
    (
      await world()
        .client()
        .files.create({ data: new Blob([content]), name })
    ).fileId
  const suggest = (json: object) => world().call("suggestWorkflow", { json })

  describe("suggesting a workflow", () => {
    test("the labelled values of a sample become fields, each with the place of an example, and the workflow can be created", async () => {
      const { files, workflows } = world().client()
      const fileId = await upload(invoiceText("0901"), "invoice.txt")
      const { workflow, fields, columns, warnings } = await workflows.suggest({ fileIds: [fileId] })
      expect({ columns, warnings }).toEqual({ columns: [], warnings: [] })
      const [object] = workflow.configuration.objects
      const pointers = object?.fields?.map(({ name }) => `/${object.name}/fields/${name}`)
      expect(fields.map(({ pointer }) => pointer)).toEqual(pointers)
      expect(object?.fields?.map(({ type }) => type)).toEqual(["string", "date", "number"])
      expect(fields.map(({ example }) => example.text)).toEqual(["0901", "2026-02-27", "1,290.50"])
      const { words } = await files.words(fileId, 1)
      for (const { seenIn, confidence, label, example } of fields) {
        expect({ seenIn, fileId: example.fileId, page: example.page }).toEqual({ seenIn: 1, fileId, page: 1 })
        expect(confidence).toBeGreaterThan(0)
        expect(label).toMatch(/^(?:Invoice No\.?|Date|Total)$/)
        expect(words.find(({ text }) => text === example.text)?.box).toEqual(example.box)
      }
      const { workflowId } = await workflows.create(workflow)
      expect((await workflows.get(workflowId)).configuration).toEqual(workflow.configuration)
    })

    test("the columns of a grid become those of a table, with the cells of examples", async () => {
      const { workflows } = world().client()
      const fileId = await upload("description,amount\nPaper,90.5\nPrinter,1200\n", "items.csv")
      const { workflow, columns } = await workflows.suggest({ fileIds: [fileId], name: "  Orders " })
      expect(workflow.name).toBe("Orders")
      const [table] = workflow.configuration.objects[0]?.tables ?? []
      expect(table?.columns.map(({ type }) => type)).toEqual(["string", "number"])
      expect(columns.map(({ label, example }) => [label, example])).toEqual([
        ["description", { fileId, page: 1, cell: "A2", text: "Paper" }],
        ["amount", { fileId, page: 1, cell: "B2", text: "90.5" }],
      ])
    })

    test("several samples are counted, and the same ones get the same suggestion", async () => {
      const { workflows } = world().client()
      const fileIds = [
        await upload(invoiceText("0902"), "first.txt"),
        await upload(invoiceText("0903"), "second.txt"),
        await upload(aPdf("Nothing that is labelled"), "third.pdf"),
      ]
      const suggested = await workflows.suggest({ fileIds: fileIds.slice(0, 2) })
      expect(suggested.fields.map(({ seenIn }) => seenIn)).toEqual([2, 2, 2])
      expect(suggested.fields.map(({ example }) => example.fileId)).toEqual([fileIds[0], fileIds[0], fileIds[0]])
      expect(await workflows.suggest({ fileIds: fileIds.slice(0, 2) })).toEqual(suggested)
      expect((await workflows.suggest({ fileIds })).fields.length).toBeGreaterThan(0)
    })

    test("prose without labels is suggested nothing, with a sentence that says what to do", async () => {
      const fileId = await upload("We met at the harbour and went home.\n", "prose.txt")
      const { workflow, fields, columns, warnings } = await world()
        .client()
        .workflows.suggest({ fileIds: [fileId] })
      expect({ objects: workflow.configuration.objects, fields, columns }).toEqual({
        objects: [],
        fields: [],
        columns: [],
      })
      expect(warnings).toEqual([expect.stringContaining("Use documents that print labels")])
    })

    test("one to five different files are needed", async () => {
      const fileId = await upload(invoiceText("0904"), "invoice.txt")
      expect(await expectError(await suggest({ fileIds: [fileId, fileId] }), 400, "invalid_request")).toBe(
        "fileIds[1]: must differ from fileIds[0]",
      )
      const six = Array.from({ length: 6 }, (_, at) => `file_00000000000${at}`)
      for (const json of [{}, { fileIds: [] }, { fileIds: six }, { fileIds: [fileId], name: " " }])
        await expectError(await suggest(json), 400, "invalid_request")
      await expectError(await suggest({ fileIds: ["nonsense"] }), 400, "invalid_id")
    })

    test("one missing file, or one that cannot be read, fails the request", async () => {
      const fileId = await upload(invoiceText("0905"), "invoice.txt")
      await expectError(await suggest({ fileIds: [fileId, "file_ffffffffffff"] }), 404, "not_found")
      const broken = await upload("%PDF-1.7\nbroken\n", "broken.pdf")
      const sentence = await expectError(await suggest({ fileIds: [fileId, broken] }), 409, "document_refused")
      expect(sentence).toMatch(/^file_unreadable: In "broken\.pdf": \S/)
    })
  })
}
