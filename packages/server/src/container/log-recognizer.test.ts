import type { RecognizerDescription } from "@docsift/engine"
import { expect, test } from "vitest"
import type { Logger } from "../ports/logger.ts"
import { logRecognizer } from "./log-recognizer.ts"

async function linesOf(
  description: RecognizerDescription | Promise<RecognizerDescription>,
  recognition: "auto" | "off" = "auto",
  signal = new AbortController().signal,
) {
  const lines: unknown[] = []
  const write =
    (level: string): Logger["info"] =>
    (members, sentence) =>
      void lines.push([level, members, sentence])
  const logger: Logger = { debug: write("debug"), info: write("info"), warn: write("warn"), error: write("error") }
  await logRecognizer({ describeRecognizer: async () => description }, recognition, logger, signal)
  return lines
}

test("the log names the recogniser with its languages, and warns when there is none", async () => {
  expect(await linesOf({ type: "program", languages: ["eng", "deu"] })).toEqual([
    ["info", { recognizer: "program", languages: ["eng", "deu"] }, expect.stringContaining("the program tesseract")],
  ])
  expect(await linesOf({ type: "wasm", languages: ["eng"] })).toEqual([
    ["info", { recognizer: "wasm", languages: ["eng"] }, expect.stringContaining("WASM")],
  ])
  expect(await linesOf({ type: "none" })).toEqual([
    ["warn", { recognizer: "none" }, expect.stringContaining("scans cannot be read")],
  ])
  expect(await linesOf({ type: "none" }, "off")).toEqual([["info", { recognizer: "off" }, expect.anything()]])
})

test("what describes itself after the stop of the process is not logged", async () => {
  const stopping = new AbortController()
  const { promise: description, resolve } = Promise.withResolvers<RecognizerDescription>()
  const lines = linesOf(description, "auto", stopping.signal)
  stopping.abort()
  resolve({ type: "program", languages: ["eng"] })
  expect(await lines).toEqual([])
})
