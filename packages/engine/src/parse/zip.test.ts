import { expect, test } from "vitest"
import { buildZip } from "@docsift/testing/files/zip"
import { openZip, readZipEntry } from "./zip.ts"

/** Opens an archive and inflates all of it. */
function readAll(bytes: Buffer): Record<string, string> {
  return Object.fromEntries(
    openZip(bytes).map((entry) => [entry.name, new TextDecoder().decode(readZipEntry(bytes, entry))]),
  )
}

test("entries are listed and read", () => {
  const texts = { "a.txt": "first", "b/c.txt": "sécond", mimetype: "stored" }
  expect(readAll(buildZip(texts))).toEqual(texts)
})

// These two protect the host from archives built to exhaust its memory.
test("an archive whose headers state more than 200 MB is rejected before it is inflated", () => {
  expect(() => openZip(buildZip({ "a.txt": "small" }, 201 * 1024 * 1024))).toThrow(/more than 200 MB/)
})

test("an entry that inflates to more than its header states is rejected", () => {
  expect(() => readAll(buildZip({ "a.txt": "0".repeat(100_000) }, 100))).toThrow(
    /inflates to more than its header states/,
  )
})

test("a stored entry that is longer than its header states is rejected", () => {
  expect(() => readAll(buildZip({ mimetype: "0".repeat(100) }, 10))).toThrow(/inflates to more than its header states/)
})

test("too many entries are rejected", () => {
  const bytes = buildZip({ "a.txt": "" })
  bytes.writeUInt16LE(10_001, bytes.length - 12)
  expect(() => openZip(bytes)).toThrow(/more than 10,000 parts/)
})

test("an encrypted entry is reported as encrypted", () => {
  const bytes = buildZip({ "a.txt": "secret" })
  const directory = bytes.indexOf("PK\u0001\u0002")
  bytes.writeUInt16LE(1, directory + 8)
  expect(() => openZip(bytes)).toThrow(expect.objectContaining({ reason: "file_encrypted" }))
})

test.each([
  ["no end record", () => Buffer.from("PK\u0003\u0004 and nothing more than this")],
  ["a directory outside the file", () => withEnd((bytes, at) => bytes.writeUInt32LE(0xeeeeee, at + 16))],
  ["a header outside the file", () => withDirectory((bytes, at) => bytes.writeUInt32LE(0xeeeeee, at + 42))],
  ["an unknown method", () => withDirectory((bytes, at) => bytes.writeUInt16LE(99, at + 10))],
  ["data that does not inflate", () => buildZip({ "a.txt": "some text to damage" }).fill(0xff, 35, 45)],
])("a damaged archive is unreadable: %s", (_, build) => {
  expect(() => readAll(build())).toThrow(expect.objectContaining({ reason: "file_unreadable" }))
})

function withEnd(change: (bytes: Buffer, at: number) => void): Buffer {
  const bytes = buildZip({ "a.txt": "x" })
  change(bytes, bytes.length - 22)
  return bytes
}

function withDirectory(change: (bytes: Buffer, at: number) => void): Buffer {
  const bytes = buildZip({ "a.txt": "x" })
  change(bytes, bytes.indexOf("PK\u0001\u0002"))
  return bytes
}
