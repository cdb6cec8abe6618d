import { expect, test } from "vitest"
import { ByteBudget } from "./byte-budget.ts"

const never = new AbortController().signal

test("tasks run while their bytes fit, and others wait in order", async () => {
  const budget = new ByteBudget(10)
  const started: string[] = []
  const first = Promise.withResolvers<void>()
  const run = (name: string, bytes: number, until = Promise.resolve()) =>
    budget.run(bytes, never, () => {
      started.push(name)
      return until
    })
  const all = [run("a", 6, first.promise), run("b", 6), run("c", 1)]
  await new Promise(setImmediate)
  expect(started).toEqual(["a"])
  first.resolve()
  await Promise.all(all)
  expect(started).toEqual(["a", "b", "c"])
})

test("a signal ends the wait, and the next task may start", async () => {
  const budget = new ByteBudget(10)
  const first = Promise.withResolvers<void>()
  const running = budget.run(6, never, () => first.promise)
  const controller = new AbortController()
  const cancelled = budget.run(6, controller.signal, async () => "never")
  const behind = budget.run(4, never, async () => "ran")
  controller.abort(new Error("gone"))
  await expect(cancelled).rejects.toThrow("gone")
  expect(await behind).toBe("ran")
  first.resolve()
  await running
})

test("a failed task frees its bytes", async () => {
  const budget = new ByteBudget(1)
  await expect(budget.run(1, never, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken")
  expect(await budget.run(1, never, async () => "ran")).toBe("ran")
})
