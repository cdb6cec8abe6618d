import { setImmediate } from "node:timers/promises"
import { expect, test } from "vitest"
import { shareInTurn } from "./share-in-turn.ts"

test("look-ups of one turn share a query by their key, and it sees what happened after the first of them came", async () => {
  const asked: string[] = []
  let truth = "before"
  const find = shareInTurn(async (key) => {
    asked.push(key)
    return `${key} ${truth}`
  })
  const first = find("a")
  truth = "after"
  expect(await Promise.all([first, find("a"), find("b")])).toEqual(["a after", "a after", "b after"])
  expect(asked).toEqual(["a", "b"])
})

test("a look-up that comes while the query is on its way has a query of its own", async () => {
  const answers: ((answer: string) => void)[] = []
  const find = shareInTurn(() => new Promise<string>((resolve) => answers.push(resolve)))
  const first = find("a")
  await setImmediate()
  await setImmediate()
  expect(answers).toHaveLength(1)
  const second = find("a")
  await setImmediate()
  await setImmediate()
  expect(answers).toHaveLength(2)
  answers[1]?.("revoked")
  answers[0]?.("good")
  expect(await Promise.all([first, second])).toEqual(["good", "revoked"])
})

test("a query that fails fails for all who share it, and the next one is asked anew", async () => {
  let count = 0
  const find = shareInTurn(async () => {
    count++
    if (count === 1) throw new Error("away")
    return count
  })
  expect(await Promise.allSettled([find("a"), find("a")])).toMatchObject(
    Array.from({ length: 2 }, () => ({ status: "rejected", reason: { message: "away" } })),
  )
  expect(await find("a")).toBe(2)
})
