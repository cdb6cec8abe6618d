import { expect, test } from "vitest"
import { together } from "./together.ts"

test("both parts run at once, and their answers come in order", async () => {
  const second = Promise.withResolvers<number>()
  const first = (async () => {
    second.resolve(2)
    return "one"
  })()
  expect(await together(first, second.promise)).toEqual(["one", 2])
})

test("a part that fails is told only when the other one has ended", async () => {
  const ended: string[] = []
  const slow = (async () => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    ended.push("slow")
  })()
  await expect(together(Promise.reject(new Error("refused")), slow)).rejects.toThrow("refused")
  expect(ended).toEqual(["slow"])
  await expect(together(Promise.resolve(), Promise.reject(new Error("also")))).rejects.toThrow("also")
})
