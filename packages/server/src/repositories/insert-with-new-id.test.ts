import { expect, test } from "vitest"
import { insertWithNewId } from "./insert-with-new-id.ts"

test("a taken id is replaced by another one", async () => {
  const tried: string[] = []
  const row = await insertWithNewId("wkf", async (id) => {
    tried.push(id)
    return tried.length < 3 ? [] : [{ id }]
  })
  expect(new Set(tried).size).toBe(3)
  expect(row.id).toBe(tried[2])
})

test("an insert that never succeeds throws instead of looping", async () => {
  await expect(insertWithNewId("wkf", async () => [])).rejects.toThrow("no free id")
})
