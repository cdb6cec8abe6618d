import { expect, test } from "vitest"
import { printable } from "./printable.ts"

test("escape sequences and bidirectional overrides lose their effect, and line breaks become spaces", () => {
  expect(printable("a\u001b[2Jb\u202Ec\r\nd\te")).toBe("a�[2Jb�c d e")
})
