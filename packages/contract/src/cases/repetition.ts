import { describe, expect, test } from "vitest"
import type { Operation } from "../document.ts"
import { expectError } from "../expect-error.ts"
import { invoiceText } from "../samples.ts"
import { send, type RequestParts } from "../send.ts"
import { freshKey, readJson, textFile } from "../calls.ts"
import type { World } from "../world.ts"
import { prepare } from "./authorization.ts"

/** Declares the guarantees of `Idempotency-Key` for every operation marked `x-idempotent`. */
export function repetitionCases(operations: readonly Operation[], world: () => World): void {
  const idempotent = operations.filter((operation) => operation.isIdempotent)

  test("every POST that changes something can be repeated safely", () => {
    // A sign-in that is repeated starts another session, and the first one, which no client knows, expires.
    expect(idempotent).toEqual(
      operations.filter(({ method, isPublic, isSafe }) => method === "POST" && !isPublic && !isSafe),
    )
  })

  describe.for(idempotent.map((operation) => [operation.operationId, operation] as const))(
    "repeating %s",
    ([, operation]) => {
      const call = async (parts: RequestParts, key: string) =>
        send(world().endpoint, operation, { ...parts, headers: { "idempotency-key": key } }, world().keys.admin)

      test("the same request gets the same response, marked as replayed; a different one is rejected", async () => {
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

      test("concurrent duplicates have one effect: each gets its response or is asked to retry", async () => {
        const key = freshKey()
        const parts = await prepare(operation, world())
        const responses = await Promise.all(Array.from({ length: 5 }, () => call(parts, key)))
        const bodies = new Set<string>()
        for (const response of responses) {
          if (response.ok) {
            bodies.add(await response.text())
            continue
          }
          expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0)
          await expectError(response, 409, "idempotency_in_progress")
        }
        expect(bodies.size).toBe(1)
        expect(
          responses.filter((response) => response.ok && !response.headers.has("idempotent-replayed")),
        ).toHaveLength(1)
      })
    },
  )

  test("of two concurrent uploads, one is asked to retry and the other takes effect", async () => {
    const headers = { "idempotency-key": freshKey() }
    const text = invoiceText("slow")
    const startUpload = () => {
      const body = new TransformStream<Uint8Array, Uint8Array>()
      const writer = body.writable.getWriter()
      const write = (part: string) => writer.write(new TextEncoder().encode(part))
      const disposition = 'Content-Disposition: form-data; name="file"; filename="slow.txt"'
      const raw = { type: "multipart/form-data; boundary=b", body: body.readable }
      const response = world().call("executeWorkflow", { params: { workflowId: world().workflowId }, headers, raw })
      // A rejected upload is not read to its end.
      const started = write(`--b\r\n${disposition}\r\n\r\n${text.slice(0, 9)}`).catch(() => undefined)
      const finish = async () => {
        await started
        await write(`${text.slice(9)}\r\n--b--\r\n`)
        await writer.close()
        return response
      }
      return { finish, rejected: response.then((received) => ({ response: received, abort: () => writer.abort() })) }
    }
    const uploads = [startUpload(), startUpload()]
    const rejected = await Promise.race(uploads.map(async (upload) => ({ ...(await upload.rejected), upload })))
    await expectError(rejected.response, 409, "idempotency_in_progress")
    await rejected.abort().catch(() => undefined)
    const other = uploads.find((upload) => upload !== rejected.upload)
    const execution = await readJson((await other?.finish()) ?? Response.error())
    const replayed = await world().call("executeWorkflow", { ...textFile(world().workflowId, text), headers })
    expect(replayed.headers.get("idempotent-replayed")).toBe("true")
    expect(await readJson(replayed)).toEqual(execution)
  })

  test("50 parallel executes with one key start one execution", async () => {
    const workflowId = await world().create("workflowId", "createWorkflow", await prepareNamed("createWorkflow"))
    const parts = textFile(workflowId, invoiceText("burst"))
    const headers = { "idempotency-key": freshKey() }
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => world().call("executeWorkflow", { ...parts, headers })),
    )
    expect(responses.filter((response) => response.ok).length).toBeGreaterThan(0)
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
    for (const response of [first, ofOther, ofOtherOperation]) {
      expect(response.ok).toBe(true)
      expect(response.headers.get("idempotent-replayed")).toBeNull()
    }
  })

  test("a rejected request does not use up its key", async () => {
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
