import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { administrationCases } from "./cases/administration.ts"
import { apiKeyCases } from "./cases/api-keys.ts"
import { batchCases } from "./cases/batches.ts"
import { executionCases } from "./cases/executions.ts"
import { fileCases } from "./cases/files.ts"
import { inspectionCases } from "./cases/inspection.ts"
import { suggestionCases } from "./cases/suggestions.ts"
import { noiseCases } from "./cases/noise.ts"
import { reviewCases } from "./cases/reviews.ts"
import { pagingCases } from "./cases/paging.ts"
import { storedFileCases } from "./cases/stored-files.ts"
import { sessionCases } from "./cases/sessions.ts"
import { workflowVersionCases } from "./cases/workflow-versions.ts"
import { usageCases } from "./cases/usage.ts"
import { webhookCases } from "./cases/webhooks.ts"
import { workflowCases } from "./cases/workflows.ts"
import { authorizationCases } from "./cases/authorization.ts"
import { clientErrorCases } from "./cases/client-errors.ts"
import { conflictCases } from "./cases/conflicts.ts"
import { exampleCases } from "./cases/examples.ts"
import { failureCases } from "./cases/failures.ts"
import { rejectionCases } from "./cases/rejections.ts"
import { repetitionCases } from "./cases/repetition.ts"
import { unknownRouteCases } from "./cases/unknown-routes.ts"
import { loadOperations, type Operation } from "./document.ts"
import type { ContractTarget } from "./target.ts"
import { validRequests } from "./valid-requests.ts"
import { createWorld, type World } from "./world.ts"

/** Longest start of a target, including that of its own database, on a machine that may be busy. */
const startTimeoutMs = 300_000
/** Longest case: more than its waits for executions, so that a failure names the wait. */
const caseTimeoutMs = 300_000

/**
 * Runs the document against a target: every exchange is compared with the document, and the run fails if a documented
 * status was never reached. Prints how often each operation responded with each status.
 */
export function describeContract(target: ContractTarget): void {
  const operations = loadOperations()
  describe(target.name, { timeout: caseTimeoutMs }, () => {
    const tried = new Set<string>()
    let started: World | undefined
    const world = () => {
      if (started === undefined) throw new Error(`${target.name} did not start`)
      return started
    }
    beforeAll(async () => {
      const service = await target.start()
      started = await createWorld(service, operations).catch(async (error: unknown) => {
        await service.close()
        throw error
      })
    }, startTimeoutMs)
    afterEach(() => world().endLongExecutions())
    afterAll(async () => {
      if (started === undefined) return
      process.stdout.write(`\n${target.name}\n${started.coverage.table()}\n\n`)
      process.stdout.write(`Tested pairs of operation and caller: ${tried.size}\n\n`)
      await started.close()
    }, startTimeoutMs)

    test("every operation of the document has a request, and every request has its operation", () => {
      expect(Object.keys(validRequests).toSorted()).toEqual(operations.map((one) => one.operationId).toSorted())
    })
    workflowCases(world)
    workflowVersionCases(world)
    executionCases(world)
    batchCases(world)
    usageCases(world)
    fileCases(world)
    reviewCases(world)
    storedFileCases(world)
    inspectionCases(world)
    suggestionCases(world)
    webhookCases(world)
    apiKeyCases(world)
    sessionCases(world)
    administrationCases(world)
    pagingCases(world)
    clientErrorCases(world)
    authorizationCases(operations, world, tried)
    rejectionCases(operations, world)
    exampleCases(operations, world)
    unknownRouteCases(operations, world)
    noiseCases(operations, world)
    failureCases(operations, world)
    repetitionCases(operations, world)
    conflictCases(world)

    // Last, after all other cases.
    test("every operation was called through the client", () => {
      expect([...world().calledByClient].toSorted()).toEqual(operations.map((one) => one.operationId).toSorted())
    })
    test("the log records the requests and contains no secret", ({ skip }) => {
      const log = world().readLog?.()
      skip(log === undefined, "this target does not expose its log")
      expect(log).toContain("/api/v1/workflows")
      for (const secret of world().secrets) expect(log).not.toContain(secret)
    })
    test("every documented status of every operation was reached", () => {
      const isRequired = (operation: Operation, status: number) => isStatusRequired(world(), operation, status)
      expect(world().coverage.missing(isRequired)).toEqual([])
    })
  })
}

/** Returns whether a target must reach a status: not one that needs an injected fault, nor one that other admins prevent. */
function isStatusRequired(
  { failing, hasOtherAdmins }: World,
  { operationId, isIdempotent }: Operation,
  status: number,
): boolean {
  if (failing === undefined && (status === 429 || status === 500 || status === 503 || (status === 409 && isIdempotent)))
    return false
  return !(hasOtherAdmins && operationId === "revokeApiKey" && status === 409)
}
