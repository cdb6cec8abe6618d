import { expect, test } from "vitest"
import { contentDisposition } from "./content-disposition.ts"

test.each([
  ["plain.pdf", 'attachment; filename="plain.pdf"'],
  ['a"b\\c.pdf', `attachment; filename="a_b_c.pdf"; filename*=UTF-8''a%22b%5Cc.pdf`],
  ["日本.pdf", `attachment; filename="__.pdf"; filename*=UTF-8''%E6%97%A5%E6%9C%AC.pdf`],
  ["it's (1)*.pdf", 'attachment; filename="it\'s (1)*.pdf"'],
  ["é'.pdf", `attachment; filename="e'.pdf"; filename*=UTF-8''%C3%A9%27.pdf`],
])("the file name %s is encoded as RFC 6266 requires", (name, header) => {
  expect(contentDisposition("attachment", name)).toBe(header)
})

test("a lone surrogate in a file name becomes U+FFFD", () => {
  expect(contentDisposition("inline", "\uD800.pdf")).toContain("filename*=UTF-8''%EF%BF%BD.pdf")
})
