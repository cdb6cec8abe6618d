import { afterAll, beforeAll, expect, test } from "vitest"
import { afterCommit } from "./after-commit.ts"
import type { OpenDatabase } from "./database.ts"
import { openEmbeddedDatabase } from "./embedded-database.ts"

let opened: OpenDatabase
beforeAll(async () => {
  opened = await openEmbeddedDatabase({})
})
afterAll(() => opened.close())

test("actions follow the commit in their order, and not a rollback", async () => {
  const acted: string[] = []
  const value = await opened.database.transaction(async (transaction) => {
    afterCommit(transaction, () => void acted.push("first"))
    await transaction.execute("select 1")
    afterCommit(transaction, () => void acted.push("second"))
    expect(acted).toEqual([])
    return "value"
  })
  expect(value).toBe("value")
  const failed = opened.database.transaction(async (transaction) => {
    afterCommit(transaction, () => void acted.push("third"))
    await transaction.execute("select 1 / 0")
  })
  await expect(failed).rejects.toThrow()
  expect(acted).toEqual(["first", "second"])
})

test("a database is no transaction", () => {
  expect(() => afterCommit(opened.database, () => undefined)).toThrow("not of an observed database")
})
