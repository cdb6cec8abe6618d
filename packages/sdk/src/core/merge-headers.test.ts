import { expect, test } from "vitest"
import { mergeHeaders } from "./merge-headers.ts"

test("later headers replace earlier ones whatever the case of their names, and null removes them", () => {
  const merged = mergeHeaders({ Accept: "text/csv", "x-a": "1", "x-b": "2" }, undefined, {
    accept: "application/json",
    "X-A": null,
    "x-b": undefined,
  })
  expect([...merged]).toStrictEqual([
    ["accept", "application/json"],
    ["x-b", "2"],
  ])
})
