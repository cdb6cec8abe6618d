import { expect, test } from "vitest"
import { executionStatuses, isFinal, statesAfter, statesBefore } from "./execution-status.ts"

test("Completed and Failed are final: no transition leaves them", () => {
  expect(executionStatuses.filter((status) => isFinal(status))).toEqual(["Failed", "Completed"])
  for (const step of ["start", "complete", "fail", "cancel"] as const) {
    expect(statesBefore(step).filter((status) => isFinal(status))).toEqual([])
  }
})

test("every transition leads from its states to an allowed next one", () => {
  const target = { start: "Processing", complete: "Completed", fail: "Failed", cancel: "Failed" } as const
  for (const step of ["start", "complete", "fail", "cancel"] as const) {
    for (const status of statesBefore(step)) expect(statesAfter(status)).toContain(target[step])
  }
})

test("only an execution in progress can be completed", () => {
  expect(statesBefore("complete")).toEqual(["Processing"])
})
