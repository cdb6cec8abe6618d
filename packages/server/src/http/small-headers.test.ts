import { expect, test } from "vitest"
import { acceptedType } from "./accept.ts"
import { contentDisposition } from "./content-disposition.ts"
import { cleanFileName } from "./file-name.ts"
import { preferredWaitSeconds } from "./prefer.ts"

test.each([
  ["wait=5", 5],
  ["respond-async, wait=10", 10],
  ["Wait = 7", 7],
  ['wait="9"; x=1', 9],
  ["wait=0", 0],
  ["wait=3600", 60],
  ["await=5", undefined],
  ["wait=-5", undefined],
  ["wait=5s", undefined],
  ["wait", undefined],
  [undefined, undefined],
] as const)("Prefer: %s means %s seconds", (header, seconds) => {
  expect(preferredWaitSeconds(header)).toBe(seconds)
})

test.each([
  ["text/csv", "text/csv"],
  ["TEXT/CSV;q=0.9, application/pdf;q=0.2", "text/csv"],
  ["text/csv;q=0.1,application/pdf", "application/pdf"],
  ["text/csv;q=0", undefined],
  ["text/csv;q=nonsense", undefined],
  ["*/*", undefined],
  ["text/*", undefined],
  [undefined, undefined],
] as const)("Accept: %s chooses %s", (header, type) => {
  expect(acceptedType(header, ["text/csv", "application/pdf"])).toBe(type)
})

test.each([
  ["plain.pdf", 'attachment; filename="plain.pdf"'],
  ['a"b\\c.pdf', `attachment; filename="a_b_c.pdf"; filename*=UTF-8''a%22b%5Cc.pdf`],
  ["日本.pdf", `attachment; filename="__.pdf"; filename*=UTF-8''%E6%97%A5%E6%9C%AC.pdf`],
  ["it's (1)*.pdf", 'attachment; filename="it\'s (1)*.pdf"'],
  ["é'.pdf", `attachment; filename="e'.pdf"; filename*=UTF-8''%C3%A9%27.pdf`],
])("the file name %s is written as RFC 6266 wants it", (name, header) => {
  expect(contentDisposition("attachment", name)).toBe(header)
})

test("a lone surrogate in a file name breaks nothing", () => {
  expect(contentDisposition("inline", "\uD800.pdf")).toContain("filename*=UTF-8''%EF%BF%BD.pdf")
})

// Security: the name is shown, logged and offered for saving.
test.each([
  ["../../etc/passwd", "passwd"],
  ["C:\\Users\\me\\bill.pdf", "bill.pdf"],
  ["a\u0000b\r\nc.pdf", "abc.pdf"],
  ["invoice\u202Efdp.exe", "invoicefdp.exe"],
  ["  spaced.pdf  ", "spaced.pdf"],
  ["", "file"],
  ["..", "file"],
  ["dir/", "file"],
  [`${"x".repeat(300)}.pdf`, `${"x".repeat(251)}.pdf`],
])("the sent name %j is kept as %j", (sent, kept) => {
  expect(cleanFileName(sent)).toBe(kept)
})

test("a long name is not cut inside of a character", () => {
  const kept = cleanFileName("😀".repeat(200))
  expect(kept.length).toBeLessThanOrEqual(255)
  expect(kept.isWellFormed()).toBe(true)
})
