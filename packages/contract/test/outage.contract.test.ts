import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { canTestPostgres, startPostgres } from "@docsift/testing/postgres"
import { unknownParams } from "../src/cases/authorization.ts"
import { loadOperations } from "../src/document.ts"
import { expectError } from "../src/expect-error.ts"
import { send } from "../src/send.ts"
import type { ContractService, Endpoint } from "../src/target.ts"
import { serverTarget } from "./server-target.ts"

const operations = loadOperations()

describe.skipIf(!canTestPostgres())("with the database unavailable", () => {
  let service: ContractService | undefined
  beforeAll(async () => {
    const postgres = await startPostgres()
    const target = serverTarget({
      name: "outage",
      async openDatabase() {
        return {
          database: { kind: "postgres", url: await postgres.createMigratedDatabase() },
          close: () => Promise.resolve(),
        }
      },
    })
    service = await target.start()
    await postgres.stop()
  })
  afterAll(() => service?.close())

  test("every operation responds promptly with 503 and when to retry", async () => {
    if (service === undefined) throw new Error("the server did not start")
    const { adminKey } = service
    const front: Endpoint = service
    await Promise.all(
      operations.map(async (operation) => {
        // Other operations look up the key before they read the body; this one has the key in it.
        const json = operation.operationId === "createSession" ? { apiKey: adminKey } : undefined
        const response = await send(front, operation, { params: unknownParams(operation), json }, adminKey)
        const retryAfter = Number(response.headers.get("retry-after"))
        await expectError(response, 503, "unavailable")
        expect(retryAfter, operation.operationId).toBeGreaterThan(0)
      }),
    )
  })

  test("/livez stays 200, /readyz does not", async () => {
    const { baseUrl = "", fetch = globalThis.fetch } = service ?? {}
    expect((await fetch(`${baseUrl}/livez`)).status).toBe(200)
    await expectError(await fetch(`${baseUrl}/readyz`), 503, "unavailable")
  })
})
