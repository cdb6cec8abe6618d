import { expect, test } from "vitest"
import { settleBoth } from "./settle-both.ts"

test("both operations run concurrently, and their results keep their order", async () => {
  const second = Promise.withResolvers<number>()
  const first = (async () => {
    second.resolve(2)
    return "one"
  })()
  expect(await settleBoth(first, second.promise)).toEqual(["one", 2])
})

test("the failure of one operation is reported only once the other has settled", async () => {
  const settled: string[] = []
  const slow = (async () => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    settled.push("slow")
  })()
  await expect(settleBoth(Promise.reject(new Error("rejected")), slow)).rejects.toThrow("rejected")
  expect(settled).toEqual(["slow"])
  await expect(settleBoth(Promise.resolve(), Promise.reject(new Error("also")))).rejects.toThrow("also")
})
