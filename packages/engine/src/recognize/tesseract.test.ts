import { join } from "node:path"
import { expect, test } from "vitest"
import { tsvWord, writeFakeTesseract, type FakeBehaviour } from "../../test/builders/recognition-program.ts"
import { recognizerOf } from "./recognition-backend.ts"
import { createTesseract, type ProgramOptions } from "./tesseract.ts"
import { tsvHeader } from "./tesseract-tsv.ts"

const image = { bytes: new Uint8Array([1, 2, 3]), dpi: 300, pageCount: 1 }

async function recognizeWith(behaviour: FakeBehaviour, options: ProgramOptions = {}, signal?: AbortSignal) {
  const backend = createTesseract({ command: await writeFakeTesseract(behaviour), ...options })
  return recognizerOf(backend).recognize(image, signal)
}

test("words have their position, line and confidence", async () => {
  const answer = [
    tsvHeader,
    tsvWord("Total", { left: 10, top: 20 }),
    tsvWord("7,50", { left: 120, top: 21, conf: 81 }),
    "",
  ]
  expect(await recognizeWith({ answer: answer.join("\n") })).toEqual({
    type: "recognized",
    pages: [
      [
        { text: "Total", left: 10, top: 20, width: 100, height: 24, line: 1, confidence: 0.96 },
        { text: "7,50", left: 120, top: 21, width: 100, height: 24, line: 1, confidence: 0.81 },
      ],
    ],
  })
})

test("a missing program is distinguished from a failure", async () => {
  const command = join(import.meta.dirname, "no-such-program")
  expect(await createTesseract({ command }).run(image)).toEqual({ type: "unavailable" })
})

test("a program without any requested language counts as missing", async () => {
  expect(await recognizeWith({ answer: tsvHeader }, { languages: ["pol"] })).toEqual({ type: "unavailable" })
})

test("a crash fails the image and reveals nothing of the program's stderr", async () => {
  const end = await recognizeWith({ answer: tsvHeader, code: 134 })
  expect(end).toEqual({ type: "failed", detail: "ended with 134" })
})

test("a program that hangs is killed at the page timeout", async () => {
  const end = await recognizeWith({ hang: true }, { pageTimeoutMs: 50 })
  expect(end).toEqual({ type: "failed", detail: "took longer than 50 ms" })
})

test("an abort ends a program that hangs", async () => {
  const controller = new AbortController()
  const command = await writeFakeTesseract({ hang: true })
  const recognizer = createTesseract({ command })
  const end = recognizer.run(image, controller.signal)
  controller.abort()
  expect(await end).toMatchObject({ type: "failed", detail: expect.stringContaining("aborted") })
  expect(await recognizer.run(image, AbortSignal.abort())).toMatchObject({ type: "failed" })
})

test("endless output is cut off", async () => {
  const end = await recognizeWith({ endless: true })
  expect(end).toMatchObject({ type: "failed", detail: expect.stringContaining("wrote more than") })
})

test.each(["", "garbage", `${tsvHeader}\n5\t1\tx`, `${tsvHeader}\n5\tone\t1\t1\t1\t1\t0\t0\t9\t9\t96\tTotal`])(
  "output that is no TSV fails the image (%j)",
  async (answer) => {
    expect(await recognizeWith({ answer })).toEqual({ type: "failed", detail: "wrote no TSV" })
  },
)

test("specks, rules and words of pages that do not exist are left out", async () => {
  const answer = [
    tsvHeader,
    tsvWord("|"),
    tsvWord("—"),
    tsvWord(" "),
    tsvWord("speck", { conf: 5 }),
    tsvWord("elsewhere", { page: 9 }),
  ]
  expect(await recognizeWith({ answer: answer.join("\n") })).toEqual({ type: "recognized", pages: [[]] })
})

// Security: the program reads hostile bytes, and the host's environment holds keys.
test("the program gets only installed languages, one thread, and nothing of the host's environment but its paths", async () => {
  const end = await recognizeWith({ echoArguments: true })
  const text = end.type === "recognized" ? (end.pages[0]?.[0]?.text ?? "") : ""
  const { args, env } = JSON.parse(text) as { args: string[]; env: Record<string, string> } // written by the fake
  expect(args.join(" ")).toContain("-l eng+deu ")
  expect(env["OMP_THREAD_LIMIT"]).toBe("1")
  const allowed = new Set(["PATH", "TESSDATA_PREFIX", "OMP_THREAD_LIMIT"])
  expect(Object.keys(env).filter((name) => !allowed.has(name))).toEqual([])
})
