import { describe, expect, test } from "vitest"
import type { Operation } from "../document.ts"
import { expectError } from "../expect-error.ts"
import { send } from "../send.ts"
import { faults } from "../target.ts"
import type { World } from "../world.ts"
import { prepare } from "./authorization.ts"

/** Declares 429, 500, 503 and the 409 of a running duplicate for every operation, from a server whose services fail. */
export function failureCases(operations: readonly Operation[], world: () => World): void {
  describe.for(operations.map((operation) => [operation.operationId, operation] as const))(
    "when the services of %s fail",
    ([, operation]) => {
      for (const fault of ["internal", "unavailable", "rate_limited", "idempotency_in_progress"] as const) {
        if (fault === "idempotency_in_progress" && !operation.isIdempotent) continue
        const status = faults[fault]
        test(`${status} reveals nothing about the inside`, async ({ skip }) => {
          const endpoint = world().failing?.[fault]
          if (endpoint === undefined) {
            skip("this target cannot inject faults")
            return
          }
          const parts = await prepare(operation, world())
          const response = await send(endpoint, operation, parts, world().keys.admin)
          const retryAfter = response.headers.get("retry-after")
          const sentence = await expectError(response, status, fault)
          expect(sentence).not.toContain(secretOfFault)
          if (fault !== "internal") expect(Number(retryAfter)).toBeGreaterThan(0)
        })
      }
    },
  )
}

/** A secret that targets put into injected errors; it must never reach a caller. */
export const secretOfFault = "postgres://docsift:hunter2@db/docsift"
