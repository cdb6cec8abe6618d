import { array, assert, constantFrom, nat, property } from "fast-check"
import { expect, test } from "vitest"
import { type FormEvents, FormScanner } from "./form-scanner.ts"

const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n'

/** Scans a form that arrives in pieces of these sizes (repeated) and notes what was found. */
function scan(form: string | Buffer, sizes: readonly number[] = [1_000_000], boundary = "b") {
  const found = { names: [] as (string | undefined)[], contents: [] as Buffer[][], ends: 0, broken: [] as string[] }
  const events: FormEvents = {
    part(headers) {
      found.names.push(headers.name)
      found.contents.push([])
    },
    content(bytes) {
      expect(bytes.length).toBeGreaterThan(0)
      found.contents.at(-1)?.push(Buffer.from(bytes))
    },
    complete() {
      found.ends += 1
    },
    broken(reason) {
      found.broken.push(reason)
    },
  }
  const scanner = new FormScanner(boundary, 1000, events)
  const bytes = Buffer.from(form)
  for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 1
    scanner.push(bytes.subarray(at, at + size))
    at += size
  }
  return { ...found, contents: found.contents.map((pieces) => Buffer.concat(pieces).toString()) }
}

test("content full of near-delimiters arrives unchanged, however the form is cut", () => {
  const pieces = constantFrom(
    "\r",
    "\n",
    "\r\n",
    "-",
    "--",
    "b",
    "\r\n--",
    "\r\n--b-",
    "\r\n--bb",
    "\r\n--b x",
    "\0",
    "text",
  )
  const sizes = array(
    nat({ max: 8 }).map((size) => size + 1),
    { minLength: 1, maxLength: 6 },
  )
  assert(
    property(array(pieces, { maxLength: 12 }), sizes, (parts, sizes) => {
      // Whatever follows, the text itself must hold no delimiter.
      const content = parts.join("").replaceAll(/\r\n--b(?=--|[ \t]*\r\n|[ \t]*$)/g, "")
      if (/\r\n--b(?:--|[ \t]*\r\n|[ \t]*\r?$)/.test(content)) return
      expect(scan(`${head}${content}\r\n--b--\r\n`, sizes)).toEqual({
        names: ["file"],
        contents: [content],
        ends: 1,
        broken: [],
      })
    }),
    { numRuns: 300 },
  )
})

test("preamble, padding after a delimiter and epilogue are skipped", () => {
  const form = `a preamble\r\n${head.replace("--b", "--b \t ")}x\r\n--b-- \r\nan epilogue\r\n--b\r\nno: part`
  expect(scan(form, [3])).toEqual({ names: ["file"], contents: ["x"], ends: 1, broken: [] })
})

test("a part without any header is a part without a name", () => {
  expect(scan("--b\r\n\r\nx\r\n--b--")).toMatchObject({ names: [undefined], contents: ["x"], ends: 1 })
})

test("an empty part has no content", () => {
  expect(scan(`${head}\r\n--b--`, [1])).toMatchObject({ names: ["file"], contents: [""], ends: 1 })
})

test("a longer boundary that begins alike is content", () => {
  expect(scan(`${head}\r\n--bc\r\n--b--`)).toMatchObject({ contents: ["\r\n--bc"], ends: 1 })
})

test.each([
  ["a line that is no header", "--b\r\nno header\r\n\r\nx"],
  ["endless headers", `--b\r\nx: ${"a".repeat(17_000)}`],
  ["endless padding after a delimiter", `--b${" ".repeat(300)}`],
])("%s breaks the form once", (_what, form) => {
  expect(scan(form, [100])).toMatchObject({ broken: ["headers"], ends: 0 })
})

test("a preamble and an epilogue without end break the form", () => {
  expect(scan("x".repeat(1001), [100])).toMatchObject({ broken: ["overhead"] })
  expect(scan(`${head}x\r\n--b--${"x".repeat(1001)}`, [100])).toMatchObject({ broken: ["overhead"], ends: 1 })
})

test("a stopped scanner reports nothing more", () => {
  let parts = 0
  const scanner: FormScanner = new FormScanner("b", 1000, {
    part() {
      parts += 1
      scanner.stop()
    },
    content: () => expect.unreachable(),
    complete: () => expect.unreachable(),
    broken: () => expect.unreachable(),
  })
  scanner.push(Buffer.from(`${head}x\r\n--b--`))
  scanner.push(Buffer.from(`${head}x\r\n--b--`))
  expect(parts).toBe(1)
})
