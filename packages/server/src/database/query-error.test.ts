import { DrizzleQueryError } from "drizzle-orm"
import { expect, test } from "vitest"
import { createLogger } from "../logger.ts"
import { withoutQueryValues } from "./query-error.ts"

const failed = () =>
  new DrizzleQueryError("insert into x values ($1)", ["planted\n    at secret"], new Error("connection lost"))

// Security: a failed insert must not bring text of a document into the log.
test("a logged database error names the statement and the cause, and none of the values", () => {
  const lines: string[] = []
  const logger = createLogger("error", { write: (line: string) => void lines.push(line) })
  logger.error({ err: failed() }, "direct")
  logger.error({ err: new Error("outer", { cause: failed() }) }, "wrapped")
  expect(lines).toHaveLength(2)
  for (const line of lines) {
    expect(line).toContain("insert into x values ($1)")
    expect(line).toContain("connection lost")
    expect(line).toContain("query-error.test.ts")
    expect(line).not.toContain("planted")
  }
})

test("only the beginning of a long statement is logged", () => {
  const lines: string[] = []
  const logger = createLogger("error", { write: (line: string) => void lines.push(line) })
  const query = `select ${"a_column, ".repeat(200)}the_end from x`
  logger.error({ err: new DrizzleQueryError(query, [], new Error("connection lost")) }, "long")
  expect(lines[0]).toContain("Failed query: select a_column, a_column")
  expect(lines[0]).toContain("connection lost")
  expect(lines[0]).not.toContain("the_end")
})

test("other errors are returned unchanged", () => {
  const error = new TypeError("x", { cause: new Error("y") })
  expect(withoutQueryValues(error)).toBe(error)
  expect(withoutQueryValues("text")).toBe("text")
})
