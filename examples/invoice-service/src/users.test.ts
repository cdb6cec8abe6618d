import { expect, test } from "vitest"
import { parseUsers } from "./users.ts"

test("a token finds its user and nothing else does", () => {
  const findUser = parseUsers("ada:a-token-of-ada-0001, bob:a-token-of-bob-0002")
  expect(findUser("a-token-of-bob-0002")).toBe("bob")
  expect(findUser("a-token-of-bob-0003")).toBeUndefined()
  expect(findUser("")).toBeUndefined()
})

test.each(["", "ada", "ada:short", ":a-token-of-ada-0001"])("%j is refused without a word of its token", (text) => {
  expect(() => parseUsers(text)).toThrow(/^user 1 must be name:token/)
  expect(() => parseUsers(text)).not.toThrow(/short/)
})
