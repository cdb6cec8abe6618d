import { expect, test } from "vitest"
import { packParts, partText, readPackage } from "./office-package.ts"
import { buildZip } from "@docsift/testing/files/zip"
import { openZip } from "./zip.ts"

const limits = { maxXmlBytes: 1_000, maxTags: 10 }

test("parts with text are read, images and unrelated parts are not", () => {
  const names = ["[Content_Types].xml", "_rels/.rels", "word\\document.xml", "word/media/a.png", "docProps/app.xml"]
  const parts = readPackage(buildZip(Object.fromEntries(names.map((name) => [name, "<x/>"]))), limits)
  expect([...parts.keys()]).toEqual(["[Content_Types].xml", "_rels/.rels", "word/document.xml"])
  expect(partText(parts, "word/document.xml")).toBe("<x/>")
  expect(partText(parts, "docProps/app.xml")).toBeUndefined()
})

test("a part in UTF-16 becomes UTF-8, without the declaration of its encoding", () => {
  const text = '\ufeff<?xml version="1.0" encoding="UTF-16"?><x>Größe</x>'
  const parts = readPackage(packParts(new Map([["a.xml", Buffer.from(text, "utf16le")]])), limits)
  expect(partText(parts, "a.xml")).toBe("<x>Größe</x>")
})

// Libraries find other entries in a lying directory than those that were bounded.
test("a packed archive contains the parts that were read and nothing else", () => {
  const parts = readPackage(buildZip({ "a.xml": "<a>ä</a>", "b.xml": "<b/>" }), limits)
  const packed = packParts(parts)
  expect(openZip(packed).map(({ name }) => name)).toEqual(["a.xml", "b.xml"])
  expect([...readPackage(packed, limits)]).toEqual([...parts])
})

test("a document type rejects the package with the reason", () => {
  const bytes = buildZip({ "a.xml": "<!DOCTYPE x><x/>" })
  expect(() => readPackage(bytes, limits)).toThrow("The Office file is damaged: a part of it declares a document type.")
})

test.each([
  ["more bytes of XML than can be read", { "a.xml": "x".repeat(600), "b.xml": "x".repeat(600) }],
  ["more tags than can be read", { "a.xml": "<x/>".repeat(6), "b.xml": "<x/>".repeat(6) }],
  ["a document type in UTF-16", { "a.xml": Buffer.from("\ufeff<!DOCTYPE x><x/>", "utf16le") }],
  ["a document type", { "a.xml": '<!DOCTYPE x [<!ENTITY a "x">]><x/>' }],
])("a package with %s is unreadable", (_, texts) => {
  const bytes = packParts(new Map(Object.entries(texts).map(([name, text]) => [name, Buffer.from(text)])))
  expect(() => readPackage(bytes, limits)).toThrow(expect.objectContaining({ reason: "file_unreadable" }))
})
