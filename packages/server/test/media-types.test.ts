import { mediaTypes } from "@docsift/engine"
import { expect, test } from "vitest"
import { mediaTypeByFileKind } from "../src/generated/media-types.ts"

// The engine knows no HTTP interface, so its table is its own; the document promises what the engine reads.
test("the engine reads exactly the kinds of files that the document lists, under the same media types", () => {
  expect(mediaTypes).toEqual(mediaTypeByFileKind)
})
