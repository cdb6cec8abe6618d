import { describe, expect, test } from "vitest"
import { countOf, dayOf, screenOf } from "./search.ts"

describe("search parameters", () => {
  test("a day that no calendar has is left out", () => {
    expect(dayOf({ from: "2028-02-29" }, "from")).toBe("2028-02-29")
    for (const from of ["2026-02-29", "2026-13-01", "0002-03-01", "2026-3-1", "2026-03-01T00:00", 2026, undefined]) {
      expect(dayOf({ from }, "from")).toBeUndefined()
    }
  })

  // Security: a link to the sign-in must not lead to another host afterwards.
  test("only a screen of this console is opened after the sign-in", () => {
    const next = "/docsift/console/keys?x=1"
    expect(screenOf({ next }, "next", "/docsift/console/")).toBe(next)
    for (const other of [
      "//evil.example",
      "/\\evil.example",
      "https://evil.example",
      "javascript:alert(1)",
      "/files/x",
    ]) {
      expect(screenOf({ next: other }, "next", "/docsift/console/")).toBeUndefined()
    }
  })

  test("a page is a whole number from 1", () => {
    expect(countOf({ page: 3 }, "page")).toBe(3)
    for (const page of [0, -1, 1.5, "3", Number.NaN]) expect(countOf({ page }, "page")).toBeUndefined()
  })
})
