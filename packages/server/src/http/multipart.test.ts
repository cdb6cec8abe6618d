import { PassThrough, Readable } from "node:stream"
import { text } from "node:stream/consumers"
import { expect, test, vi } from "vitest"
import { AppError } from "../domain/errors.ts"
import { type MultipartOptions, readMultipartFile } from "./multipart.ts"

const boundary = "----b0undary"
const contentType = `multipart/form-data; boundary=${boundary}`

function part(headers: string, content: string): string {
  return `--${boundary}\r\n${headers}\r\n\r\n${content}\r\n`
}
const end = `--${boundary}--\r\n`
const filePart = (content: string, name = 'name="file"; filename="a.pdf"') =>
  part(`Content-Disposition: form-data; ${name}\r\nContent-Type: application/pdf`, content)

function read(body: string | Readable, options: Partial<MultipartOptions> = {}) {
  const source = typeof body === "string" ? Readable.from([Buffer.from(body)]) : body
  return readMultipartFile(source, { contentType, maxFileBytes: 100, signal: new AbortController().signal, ...options })
}

/** Reads the entire form; returns its content, or the error, wherever it was thrown. */
async function outcomeOf(body: string | Readable, options: Partial<MultipartOptions> = {}) {
  try {
    const { fileName, content } = await read(body, options)
    return { fileName, content: await text(content) }
  } catch (error) {
    if (error instanceof AppError) return { code: error.code, sentence: error.message }
    throw error
  }
}

test("the file arrives as it was sent, with its name", async () => {
  expect(await outcomeOf(filePart("%PDF-1.7\r\n--x") + end)).toEqual({ fileName: "a.pdf", content: "%PDF-1.7\r\n--x" })
})

test("the form may arrive in chunks of one byte", async () => {
  const bytes = Buffer.from(filePart("hello") + end)
  const source = Readable.from([...bytes].map((byte) => Buffer.from([byte])))
  expect(await outcomeOf(source)).toEqual({ fileName: "a.pdf", content: "hello" })
})

test.each([
  ['name="file"; filename="Müller.pdf"', "Müller.pdf"],
  [`name="file"; filename="x"; filename*=UTF-8''%e2%82%ac.pdf`, "€.pdf"],
  ['name="file"; filename="../../etc/passwd"', "passwd"],
  ['name="file"; filename="C:\\\\dir\\\\bill.pdf"', "bill.pdf"],
])("the name in %s becomes %s", async (disposition, fileName) => {
  expect(await outcomeOf(filePart("x", disposition) + end)).toMatchObject({ fileName })
})

test("a file of exactly the maximum size is accepted, one byte more is not", async () => {
  expect(await outcomeOf(filePart("x".repeat(100)) + end)).toMatchObject({ content: "x".repeat(100) })
  expect(await outcomeOf(filePart("x".repeat(101)) + end)).toMatchObject({ code: "payload_too_large" })
})

test("reading an oversized file stops when it exceeds the limit, not at its end", async () => {
  let sent = 0
  const source = new Readable({
    read() {
      const chunk = sent === 0 ? filePart("").slice(0, -2) : "x".repeat(16_384)
      sent += chunk.length
      this.push(chunk)
    },
  })
  expect(await outcomeOf(source, { maxFileBytes: 1_000_000 })).toMatchObject({ code: "payload_too_large" })
  expect(sent).toBeLessThan(1_500_000)
  expect(source.destroyed).toBe(false)
})

test.each([
  ["no part at all", end, "file_missing"],
  ["an empty body", "", "invalid_request"],
  ["another name", filePart("x", 'name="document"; filename="a.pdf"') + end, "file_missing"],
  ["no name", filePart("x", 'filename="a.pdf"') + end, "file_missing"],
  ["a text field named file", part('Content-Disposition: form-data; name="file"', "x") + end, "file_missing"],
  [
    "another text field",
    part('Content-Disposition: form-data; name="mode"', "x") + filePart("x") + end,
    "file_missing",
  ],
  ["a second file", filePart("x") + filePart("y") + end, "invalid_request"],
  [
    "a field after the file",
    filePart("x") + part('Content-Disposition: form-data; name="a"', "x") + end,
    "invalid_request",
  ],
  ["an empty file", filePart("") + end, "file_empty"],
  ["no file chosen", filePart("", 'name="file"; filename=""') + end, "file_missing"],
  ["no closing boundary", filePart("x"), "invalid_request"],
  ["a cut file", filePart("x").slice(0, -4), "invalid_request"],
  ["a cut part header", `--${boundary}\r\nContent-Dispo`, "invalid_request"],
  ["a broken part header", part("Content Disposition: x", "x") + end, "invalid_request"],
  [
    "a huge part header",
    part(`Content-Disposition: form-data; name="file"\r\nX-A: ${"a".repeat(20_000)}`, "x") + end,
    "invalid_request",
  ],
  [
    "another boundary",
    filePart("x").replaceAll("b0undary", "other") + end.replace("b0undary", "other"),
    "invalid_request",
  ],
])("a form with %s is rejected", async (_what, body, code) => {
  const outcome = await outcomeOf(body)
  expect(outcome).toMatchObject({ code, sentence: expect.stringMatching(/^[^\n]{10,200}$/) })
})

test.each([
  ["multipart/form-data", "invalid_request"],
  ["multipart/form-data; boundary=", "invalid_request"],
  ["multipart/mixed; boundary=x", "unsupported_media_type"],
  ["application/json", "unsupported_media_type"],
  ["application/x-www-form-urlencoded", "unsupported_media_type"],
  ["multipart/form-dataset; boundary=x", "unsupported_media_type"],
  [undefined, "unsupported_media_type"],
])("content-type %s is rejected", async (contentType, code) => {
  expect(await outcomeOf(filePart("x") + end, { contentType })).toMatchObject({ code })
})

test("the content does not end before the entire form has been validated", async () => {
  const source = new PassThrough()
  const reading = read(source)
  source.write(filePart("done"))
  const { content } = await reading
  const chunks: Buffer[] = []
  content.on("data", (chunk: Buffer) => chunks.push(chunk))
  const ended = vi.fn()
  content.on("end", ended)
  const failed = new Promise((resolve) => content.on("error", resolve))
  source.end()
  expect(await failed).toMatchObject({ code: "invalid_request" })
  expect(Buffer.concat(chunks).toString()).toMatch(/^done/)
  expect(ended).not.toHaveBeenCalled()
})

test("an abort ends the content at once and leaves the source to its owner", async () => {
  const source = new PassThrough()
  const abort = new AbortController()
  const reading = read(source, { signal: abort.signal })
  source.write(filePart("part of it").slice(0, -2))
  const { content } = await reading
  const failed = new Promise((resolve) => content.on("error", resolve))
  abort.abort(new Error("gone"))
  expect(await failed).toMatchObject({ code: "invalid_request", cause: new Error("gone") })
  expect(source.destroyed).toBe(false)
  expect(source.listenerCount("data") + source.listenerCount("error")).toBe(0)
})

test("an upload whose signal is already aborted is rejected without being read", async () => {
  expect(await outcomeOf(filePart("x") + end, { signal: AbortSignal.abort() })).toMatchObject({
    code: "invalid_request",
  })
})

test("a source that fails or closes early ends the content with an error", async () => {
  for (const error of [new Error("reset"), undefined]) {
    const source = new PassThrough()
    const reading = read(source)
    source.write(filePart("part of it").slice(0, -2))
    const { content } = await reading
    const failed = new Promise((resolve) => content.on("error", resolve))
    source.destroy(error)
    expect(await failed).toMatchObject({ code: "invalid_request" })
  }
})

test("a silent sender times out after the idle time, a slow one does not", async () => {
  vi.useFakeTimers()
  try {
    const source = new PassThrough()
    const reading = read(source, { idleTimeoutMs: 1000 })
    source.write(filePart("a").slice(0, -2))
    await vi.advanceTimersByTimeAsync(0)
    const { content } = await reading
    content.resume()
    let failure: unknown
    content.on("error", (error) => {
      failure = error
    })
    for (let tick = 0; tick < 5; tick += 1) {
      await vi.advanceTimersByTimeAsync(900)
      source.write("b")
      await vi.advanceTimersByTimeAsync(0)
    }
    expect(failure).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1000)
    expect(failure).toMatchObject({ code: "invalid_request", message: expect.stringContaining("stopped") })
  } finally {
    vi.useRealTimers()
  }
})

test("a reader that pauses also pauses the sender, so that memory holds a few chunks", async () => {
  let sent = 0
  const source = new Readable({
    read() {
      const chunk = sent === 0 ? filePart("").slice(0, -2) : "x".repeat(65_536)
      sent += chunk.length
      this.push(chunk)
    },
  })
  const { content } = await read(source, { maxFileBytes: 1e9 })
  await new Promise((resolve) => setImmediate(resolve))
  await new Promise((resolve) => setImmediate(resolve))
  expect(sent).toBeLessThan(1_000_000)
  content.destroy()
  await new Promise((resolve) => content.once("close", resolve))
  expect(source.isPaused() || source.readableFlowing === false).toBe(true)
})
