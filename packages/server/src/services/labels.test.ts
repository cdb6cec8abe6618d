import { expect, test } from "vitest"
import { newId } from "../domain/ids.ts"
import { maxPageBytes } from "../generated/limits.ts"
import type { ApprovedExecution } from "../repositories/reviews.ts"
import { buildExport } from "./export-content.ts"
import { LabelService } from "./labels.ts"

const configuration = { objects: [{ name: "Note", fields: [{ name: "Text", type: "string" as const }] }] }
const caller = { organizationId: newId("org"), userId: newId("usr"), keyId: newId("key"), role: "member" as const }
const workflowId = newId("wkf")

const approved = (text: string): ApprovedExecution => ({
  fileId: newId("file"),
  fileName: "a.txt",
  configuration,
  corrections: {},
  extractedData: JSON.stringify({ Note: { fields: { Text: text } } }),
  evidence: '{"pages":[],"evidence":{},"warnings":[]}',
})

/** A service over approved executions, newest first; one that is undefined is removed after the list was read. */
function serviceOf(executions: readonly (ApprovedExecution | undefined)[]) {
  const rows = executions.map((execution, age) => ({ id: newId("exe"), createdAt: new Date(1e12 - age), execution }))
  const read: string[] = []
  const reviews: ConstructorParameters<typeof LabelService>[0] = {
    listApproved: async (_scope, _workflowId, { limit, cursor }) => {
      const last = cursor === undefined ? "" : Buffer.from(cursor, "base64url").toString().split(" ")[1]
      const start = rows.findIndex(({ id }) => id === last) + 1
      return rows.slice(start, start + limit + 1).map(({ id, createdAt }) => ({ id, createdAt }))
    },
    findApproved: async (_scope, id) => {
      read.push(id)
      return rows.find((row) => row.id === id)?.execution
    },
  }
  const workflow = { find: async () => Object.create(null) }
  const service = new LabelService(reviews, workflow, { build: buildExport })
  const pages = async (limit: number) => {
    const found: string[][] = []
    let cursor: string | undefined
    do {
      const page = await service.list(caller, workflowId, { limit, cursor })
      found.push(page.labels.map((label) => JSON.parse(label).expected.Note.fields.Text[0]))
      cursor = page.nextCursor
    } while (cursor !== undefined)
    return found
  }
  return { pages, read }
}

test("a label larger than a page stands alone in its page, before, between and after small ones", async () => {
  const huge = (letter: string) => approved(letter.repeat(maxPageBytes + 1))
  const { pages } = serviceOf([huge("A"), approved("b"), approved("c"), huge("D"), huge("E")])
  expect(await pages(1000)).toEqual([["A"], ["b", "c"], ["D"], ["E"]])
})

test("a page ends before the label that would exceed 4 MiB", async () => {
  const half = (letter: string) => approved(letter.repeat(maxPageBytes / 2))
  const { pages, read } = serviceOf([half("A"), half("B"), half("C")])
  expect(await pages(1000)).toEqual([["A"], ["B"], ["C"]])
  // Each but the first is read once in vain.
  expect(read).toHaveLength(5)
})

test("pages have at most as many labels as asked for", async () => {
  const texts = ["a", "b", "c", "d", "e"]
  expect(await serviceOf(texts.map(approved)).pages(2)).toEqual([["a", "b"], ["c", "d"], ["e"]])
  expect(await serviceOf(texts.map(approved)).pages(5)).toEqual([texts])
})

test("executions that are removed meanwhile end no list", async () => {
  const gone = undefined
  const { pages } = serviceOf([approved("a"), gone, approved("c"), gone, gone, approved("f"), gone])
  expect((await pages(2)).flat()).toEqual(["a", "c", "f"])
  expect(await serviceOf([gone, gone, approved("c")]).pages(1)).toEqual([[], [], ["c"]])
  expect(await serviceOf([gone]).pages(1)).toEqual([[]])
})
