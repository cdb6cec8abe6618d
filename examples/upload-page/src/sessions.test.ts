import { expect, test } from "vitest"
import { Sessions } from "./sessions.ts"

test("the oldest session is removed when there are too many", () => {
  const sessions = new Sessions(2)
  const [first, second, third] = [sessions.open(), sessions.open(), sessions.open()]
  expect(sessions.find(first)).toBeUndefined()
  expect(sessions.find(second)).toBeDefined()
  expect(sessions.find(third)).toBeDefined()
})

test("only an issued token finds a session", () => {
  expect(new Sessions().find("")).toBeUndefined()
})
