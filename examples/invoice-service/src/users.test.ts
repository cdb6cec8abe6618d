import { expect, test } from "vitest"
import { parseUsers } from "./users.ts"

test("only a token finds its user", () => {
  const findUser = parseUsers("ada:a-token-of-ada-0001, bob:a-token-of-bob-0002")
  expect(findUser("a-token-of-bob-0002")).toBe("bob")
  expect(findUser("a-token-of-bob-0003")).toBeUndefined()
  expect(findUser("")).toBeUndefined()
})

test.each(["", "ada", "ada:short", ":a-token-of-ada-0001"])(
  "%j is rejected, and the message does not contain the token",
  (text) => {
    expect(() => parseUsers(text)).toThrow(/^user 1 must be name:token/)
    expect(() => parseUsers(text)).not.toThrow(/short/)
  },
)
