import { describe, expect, test } from "vitest"
import type { Operation } from "../document.ts"
import { expectError } from "../expect-error.ts"
import { send } from "../send.ts"
import type { World } from "../world.ts"
import { prepare } from "./authorization.ts"

/** 500 and 503 of every operation, from a server whose services fail. */
export function failureCases(operations: readonly Operation[], world: () => World): void {
  describe.for(operations.map((operation) => [operation.operationId, operation] as const))(
    "when the services of %s fail",
    ([, operation]) => {
      for (const [fault, status] of [
        ["internal", 500],
        ["unavailable", 503],
      ] as const) {
        test(`${status} tells nothing about the inside`, async ({ skip }) => {
          const endpoint = world().failing?.[fault]
          if (endpoint === undefined) {
            skip("this target cannot break itself")
            return
          }
          const parts = await prepare(operation, world())
          const response = await send(endpoint, operation, parts, world().keys.admin)
          const retryAfter = response.headers.get("retry-after")
          const sentence = await expectError(response, status, fault)
          expect(sentence).not.toContain(secretOfFault)
          if (fault === "unavailable") expect(Number(retryAfter)).toBeGreaterThan(0)
        })
      }
    },
  )
}

/** What a target puts into the errors it throws on purpose; it must never reach a caller. */
export const secretOfFault = "postgres://docsift:hunter2@db/docsift"
