import { expect, test } from "vitest"
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
