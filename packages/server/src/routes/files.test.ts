import { Readable } from "node:stream"
import { expect, test } from "vitest"
import { createFakeApp } from "../../test/http/fake-app.ts"
import { notFound } from "../domain/errors.ts"
import type { FileDownload } from "../services/files.ts"

const path = "/files/file_51c0ad93f7e2?expires=1772443804&signature=abc"

function appWith(file: Partial<FileDownload> = {}, reads: unknown[] = []) {
  const content = "0123456789"
  return createFakeApp({
    files: {
      open: async (_id, expires, signature) => {
        if (expires !== "1772443804" || signature !== "abc") throw notFound("file")
        return {
          fileName: "Rechnung für März.pdf",
          mediaType: "application/pdf",
          sizeBytes: 10,
          sha256: "aa11",
          isInline: true,
          read: async (range) => {
            reads.push(range)
            return Readable.from([Buffer.from(content.slice(range?.start ?? 0, (range?.end ?? 9) + 1))])
          },
          ...file,
        }
      },
    },
  })
}

test("a signed URL serves the document without a key, sandboxed and never sniffed", async () => {
  const response = await appWith().request(path)
  expect(response.status).toBe(200)
  expect(await response.text()).toBe("0123456789")
  expect(response.headers.get("content-type")).toBe("application/pdf")
  expect(response.headers.get("content-length")).toBe("10")
  expect(response.headers.get("accept-ranges")).toBe("bytes")
  expect(response.headers.get("x-content-type-options")).toBe("nosniff")
  expect(response.headers.get("content-security-policy")).toMatch(/^sandbox; default-src 'none'/)
  expect(response.headers.get("content-disposition")).toBe(
    `inline; filename="Rechnung fur Marz.pdf"; filename*=UTF-8''Rechnung%20f%C3%BCr%20M%C3%A4rz.pdf`,
  )
})

test("content that a browser could execute is sent as an attachment", async () => {
  const response = await appWith({ isInline: false, mediaType: "text/html", fileName: "a.html" }).request(path)
  expect(response.headers.get("content-disposition")).toBe('attachment; filename="a.html"')
})

test("a wrong or missing signature gets the response of an unknown file", async () => {
  const wrong = await appWith().request(path.replace("abc", "abd"))
  const missing = await appWith().request("/files/file_51c0ad93f7e2")
  expect([wrong.status, missing.status]).toEqual([404, 404])
  expect(await wrong.text()).toBe(await missing.text())
})

test("a range returns 206, and only that part is read", async () => {
  const reads: unknown[] = []
  const response = await appWith({}, reads).request(path, { headers: { range: "bytes=2-4" } })
  expect(response.status).toBe(206)
  expect(response.headers.get("content-range")).toBe("bytes 2-4/10")
  expect(response.headers.get("content-length")).toBe("3")
  expect(await response.text()).toBe("234")
  expect(reads).toEqual([{ start: 2, end: 4 }])
})

test("a range past the end returns 416 with the size", async () => {
  const response = await appWith().request(path, { headers: { range: "bytes=10-" } })
  expect([response.status, response.headers.get("content-range")]).toEqual([416, "bytes */10"])
})

test("several ranges and an outdated If-Range return the entire file", async () => {
  const several = await appWith().request(path, { headers: { range: "bytes=0-1,4-5" } })
  expect([several.status, await several.text()]).toEqual([200, "0123456789"])
  const outdated = await appWith().request(path, { headers: { range: "bytes=0-1", "if-range": '"bb"' } })
  expect(outdated.status).toBe(200)
  const current = await appWith().request(path, { headers: { range: "bytes=0-1", "if-range": '"aa11"' } })
  expect(current.status).toBe(206)
})

test("a matching entity tag returns 304 without opening the file", async () => {
  const reads: unknown[] = []
  const response = await appWith({}, reads).request(path, { headers: { "if-none-match": 'W/"aa11", "x"' } })
  expect([response.status, reads.length]).toEqual([304, 0])
})

test("an abandoned download closes the file", async () => {
  const content = Readable.from([Buffer.alloc(5), Buffer.alloc(5)])
  const response = await appWith({ read: async () => content }).request(path)
  await response.body?.cancel()
  await new Promise((resolve) => content.once("close", resolve))
  expect(content.destroyed).toBe(true)
})

test("HEAD returns size and type without opening the file", async () => {
  const reads: unknown[] = []
  const response = await appWith({}, reads).request(path, { method: "HEAD" })
  expect(response.status).toBe(200)
  expect(response.headers.get("content-length")).toBe("10")
  expect(reads).toEqual([])
})
