import { expect, test } from "vitest"
import type { LogLevel } from "../events.ts"
import { createEmit } from "./emit.ts"

const request = { method: "GET", path: "/x", attempts: 1 }

function record(logLevel?: LogLevel) {
  const lines: string[] = []
  const log = (level: string) => (message: string) => lines.push(`${level} ${message.split(" ")[1]}`)
  const emit = createEmit({ logger: { debug: log("debug"), warn: log("warn") }, logLevel })
  emit?.("onRequest", { ...request, headers: new Headers() })
  emit?.("onResponse", { ...request, status: 200, requestId: undefined, durationMs: 1 })
  emit?.("onRetry", { ...request, delayMs: 1, error: new Error("no") })
  return lines
}

test("the log level decides what reaches the logger", () => {
  expect(record()).toStrictEqual(["warn onRetry"])
  expect(record("warn")).toStrictEqual(["warn onRetry"])
  expect(record("debug")).toStrictEqual(["debug onRequest", "debug onResponse", "warn onRetry"])
  expect(record("off")).toStrictEqual([])
})

test("a line shows the event and why an attempt failed, but no header", () => {
  const lines: string[] = []
  const emit = createEmit({
    logger: { debug: (line) => lines.push(line), warn: (line) => lines.push(line) },
    logLevel: "debug",
  })
  emit?.("onRequest", { ...request, headers: new Headers({ authorization: "secret" }) })
  emit?.("onRetry", { ...request, delayMs: 249.6, error: new Error("No complete response") })
  expect(lines).toStrictEqual([
    'docsift onRequest {"method":"GET","path":"/x","attempts":1}',
    'docsift onRetry {"method":"GET","path":"/x","attempts":1,"delayMs":250,"error":"No complete response"}',
  ])
})

test("an error thrown by a hook ends the call", () => {
  const onRetry = (): void => {
    throw new Error("enough")
  }
  const emit = createEmit({ hooks: { onRetry } })
  expect(() => emit?.("onRetry", { ...request, delayMs: 1, error: new Error("no") })).toThrow("enough")
})
