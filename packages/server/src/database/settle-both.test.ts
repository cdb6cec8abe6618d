import { expect, test } from "vitest"
import { settleBoth } from "./settle-both.ts"

test("both parts run at once, and their results come in order", async () => {
  const second = Promise.withResolvers<number>()
  const first = (async () => {
    second.resolve(2)
    return "one"
  })()
  expect(await settleBoth(first, second.promise)).toEqual(["one", 2])
})

test("the failure of one part is reported only when the other one has settled", async () => {
  const settled: string[] = []
  const slow = (async () => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    settled.push("slow")
  })()
  await expect(settleBoth(Promise.reject(new Error("rejected")), slow)).rejects.toThrow("rejected")
  expect(settled).toEqual(["slow"])
  await expect(settleBoth(Promise.resolve(), Promise.reject(new Error("also")))).rejects.toThrow("also")
})
