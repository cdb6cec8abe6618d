import { expect, test } from "vitest"
import { DocumentCache } from "./document-cache.ts"
import type { InspectedFile } from "./inspector.ts"
import type { OpenDocument } from "./open-document.ts"

const aFile = (sha256: string, name = "a.txt"): InspectedFile => ({ path: `/${sha256}`, name, sha256 })

function aDocument(bytes = 1): OpenDocument & { bytes: number } {
  const unused = () => Promise.reject(new Error("not asked for"))
  return { bytes, outline: unused, draw: unused, page: unused, grids: unused, locale: unused, triedPages: unused }
}

test("the last four documents are kept", () => {
  const cache = new DocumentCache()
  const documents = ["1", "2", "3", "4", "5"].map((name) => [aFile(name), aDocument()] as const)
  for (const [file, document] of documents.slice(0, 4)) cache.keep(file, document)
  const [first, second] = documents
  // The first one is used again, so the second one is the oldest.
  if (first) cache.keep(...first)
  for (const [file, document] of documents.slice(4)) cache.keep(file, document)
  expect(documents.map(([file, document]) => cache.get(file) === document)).toEqual([true, false, true, true, true])
  expect(second && cache.get(second[0])).toBeUndefined()
})

test("documents of more than 256 MB together are forgotten from the oldest on, however they grew", () => {
  const cache = new DocumentCache()
  const [first, second] = [aDocument(), aDocument()]
  cache.keep(aFile("1"), first)
  cache.keep(aFile("2"), second)
  second.bytes = 255 * 1024 * 1024
  cache.keep(aFile("2"), second)
  expect(cache.get(aFile("1"))).toBe(first)
  first.bytes = 2 * 1024 * 1024
  cache.keep(aFile("1"), first)
  expect(cache.get(aFile("2"))).toBeUndefined()
  expect(cache.get(aFile("1"))).toBe(first)
  cache.keep(aFile("3"), aDocument(257 * 1024 * 1024))
  expect(cache.get(aFile("3"))).toBeUndefined()
})

test("the same bytes of another name are another document, as the name decides the kind of a text", () => {
  const cache = new DocumentCache()
  const document = aDocument()
  cache.keep(aFile("1", "a.csv"), document)
  expect(cache.get({ ...aFile("1", "a.csv"), path: "/elsewhere" })).toBe(document)
  expect(cache.get(aFile("1", "a.txt"))).toBeUndefined()
  expect(cache.get({ ...aFile("1", "a.csv"), mediaType: "text/plain" })).toBeUndefined()
})

test("the same file of another owner is opened again, so that its time does not say that someone else has it", () => {
  const cache = new DocumentCache()
  const document = aDocument()
  cache.keep({ ...aFile("1"), owner: "org_1" }, document)
  expect(cache.get({ ...aFile("1"), owner: "org_1" })).toBe(document)
  expect(cache.get({ ...aFile("1"), owner: "org_2" })).toBeUndefined()
  expect(cache.get(aFile("1"))).toBeUndefined()
})
