import { describe, expect, test } from "vitest"
import type { Operation } from "../document.ts"
import { expectError } from "../expect-error.ts"
import { invoiceText } from "../samples.ts"
import { send, type RequestParts } from "../send.ts"
import { freshKey, textFile, type World } from "../world.ts"
import { prepare } from "./authorization.ts"

/** How often a burst of twins is tried before the answer "still running" counts as unreachable. */
const maxBursts = 20

/** The promises of `Idempotency-Key` for every operation marked `x-idempotent`. */
export function repetitionCases(operations: readonly Operation[], world: () => World): void {
  const idempotent = operations.filter((operation) => operation.isIdempotent)

  test("every POST can be repeated safely", () => {
    expect(idempotent).toEqual(operations.filter((operation) => operation.method === "POST"))
  })

  describe.for(idempotent.map((operation) => [operation.operationId, operation] as const))(
    "repeating %s",
    ([, operation]) => {
      const call = async (parts: RequestParts, key: string) =>
        send(world().endpoint, operation, { ...parts, headers: { "idempotency-key": key } }, world().keys.admin)

      test("the same request gets the same answer, marked as replayed; another one is refused", async () => {
        const key = freshKey()
        const parts = await prepare(operation, world())
        const first = await call(parts, key)
        expect(first.ok, await first.clone().text()).toBe(true)
        expect(first.headers.get("idempotent-replayed")).toBeNull()
        const second = await call(parts, key)
        expect(second.headers.get("idempotent-replayed")).toBe("true")
        expect(second.status).toBe(first.status)
        expect(second.headers.get("location")).toBe(first.headers.get("location"))
        expect(await second.json()).toEqual(await first.json())
        await expectError(await call(await prepare(operation, world()), key), 422, "idempotency_mismatch")
      })

      test("a twin of a running request is told to come back", async () => {
        const statuses = new Set<number>()
        for (let burst = 0; burst < maxBursts && !statuses.has(409); burst++) {
          const key = freshKey()
          const parts = await prepare(operation, world())
          const answers = await Promise.all(Array.from({ length: 8 }, () => call(parts, key)))
          expect(answers.some((answer) => answer.ok)).toBe(true)
          for (const answer of answers) {
            statuses.add(answer.status)
            if (answer.ok) continue
            expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0)
            await expectError(answer, 409, "idempotency_in_progress")
          }
        }
        expect([...statuses]).toContain(409)
      })
    },
  )

  test("50 parallel executes with one key start one execution", async () => {
    const workflowId = await world().create("workflowId", "createWorkflow", await prepareNamed("createWorkflow"))
    const parts = textFile(workflowId, invoiceText("burst"))
    const headers = { "idempotency-key": freshKey() }
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => world().call("executeWorkflow", { ...parts, headers })),
    )
    expect(answers.filter((answer) => answer.ok).length).toBeGreaterThan(0)
    const listed: unknown = await (await world().call("listExecutions", { query: { workflowId } })).json()
    expect(listed).toHaveLength(1)
  })

  test("a key belongs to its organization and its operation", async () => {
    const key = freshKey()
    const headers = { "idempotency-key": key }
    const own = { json: { name: "Shared key" }, headers }
    const first = await world().call("createApiKey", own)
    const ofOther = await world().call("createApiKey", own, world().keys.otherOrganization)
    const ofOtherOperation = await world().call("createOrganization", own)
    for (const answer of [first, ofOther, ofOtherOperation]) {
      expect(answer.ok).toBe(true)
      expect(answer.headers.get("idempotent-replayed")).toBeNull()
    }
  })

  test("a refused request does not use up its key", async () => {
    const headers = { "idempotency-key": freshKey() }
    await expectError(await world().call("createApiKey", { json: { name: "" }, headers }), 400, "invalid_request")
    expect((await world().call("createApiKey", { json: { name: "Better" }, headers })).ok).toBe(true)
  })

  const prepareNamed = async (operationId: string) => {
    const operation = operations.find((one) => one.operationId === operationId)
    if (operation === undefined) throw new Error(`the document has no operation ${operationId}`)
    return prepare(operation, world())
  }
}
