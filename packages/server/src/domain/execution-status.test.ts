import { expect, test } from "vitest"
import { executionStatuses, isFinal, statesAfter, statesBefore } from "./execution-status.ts"

test("Completed and Failed are final and nothing leaves them", () => {
  expect(executionStatuses.filter((status) => isFinal(status))).toEqual(["Failed", "Completed"])
  for (const step of ["begin", "complete", "fail", "cancel"] as const) {
    expect(statesBefore(step).filter((status) => isFinal(status))).toEqual([])
  }
})

test("every step leads from its states to one that may follow", () => {
  const target = { begin: "Processing", complete: "Completed", fail: "Failed", cancel: "Failed" } as const
  for (const step of ["begin", "complete", "fail", "cancel"] as const) {
    for (const status of statesBefore(step)) expect(statesAfter(status)).toContain(target[step])
  }
})

test("a result needs a begin", () => {
  expect(statesBefore("complete")).toEqual(["Processing"])
})
