import {
  type ApiError,
  AuthenticationError,
  BadRequestError,
  Client,
  ConflictError,
  InternalServerError,
  NotFoundError,
  PayloadTooLargeError,
  PermissionDeniedError,
  UnprocessableEntityError,
  UnsupportedMediaTypeError,
} from "@docsift/sdk"
import { describe, expect, test } from "vitest"
import { freshKey } from "../calls.ts"
import type { World } from "../world.ts"

type Case = [
  name: string,
  kind: new (...details: never) => ApiError,
  status: number,
  code: string,
  act: (world: World) => Promise<unknown>,
]

const cases: Case[] = [
  ["bad request", BadRequestError, 400, "invalid_request", (world) => world.client().apiKeys.create({ name: "" })],
  ["unknown key", AuthenticationError, 401, "unauthorized", (world) => world.client("revoked").workflows.list()],
  ["missing role", PermissionDeniedError, 403, "forbidden", (world) => world.client("member").admin.models.list()],
  ["missing resource", NotFoundError, 404, "not_found", (world) => world.client().workflows.get("wkf_000000000000")],
  ["conflict", ConflictError, 409, "conflict", (world) => world.client().executions.cancel(world.executionId)],
  [
    "oversized file",
    PayloadTooLargeError,
    413,
    "payload_too_large",
    (world) => world.client().workflows.execute(world.workflowId, new Blob(["x".repeat(world.maxFileBytes + 1)])),
  ],
  [
    "file of an unknown kind",
    UnsupportedMediaTypeError,
    415,
    "file_unsupported",
    (world) => world.client().workflows.execute(world.workflowId, new Uint8Array(64).fill(1)),
  ],
  [
    "mismatching repetition",
    UnprocessableEntityError,
    422,
    "idempotency_mismatch",
    async (world) => {
      const { apiKeys } = world.client()
      const idempotencyKey = freshKey()
      await apiKeys.create({ name: "One" }, { idempotencyKey })
      await apiKeys.create({ name: "Two" }, { idempotencyKey })
    },
  ],
]

/** Declares the cases about the errors that the SDK throws. */
export function clientErrorCases(world: () => World): void {
  describe("errors of the client", () => {
    test.for(cases)("%s", async ([, kind, status, code, act]) => {
      const error: unknown = await act(world()).catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(kind)
      expect(error).toMatchObject({ status, code, requestId: expect.stringMatching(/\S/) })
      for (const key of Object.values(world().keys)) if (key !== undefined) expect(String(error)).not.toContain(key)
    })

    test.for(["internal", "unavailable"] as const)("a failure inside the server: %s", async (fault, { skip }) => {
      const endpoint = world().failing?.[fault]
      skip(endpoint === undefined, "this target cannot inject faults")
      if (endpoint === undefined) return
      const { baseUrl, fetch } = endpoint
      const client = new Client({
        apiKey: world().keys.admin,
        baseUrl,
        maxRetries: 0,
        fetch,
      })
      const error: unknown = await client.workflows.list().catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(InternalServerError)
      expect(error).toMatchObject({ code: fault })
    })

    test("a document is extracted in one call, typed by its definition", async () => {
      const client = world().client()
      const workflow = await client.workflows.create({
        name: "One call",
        configuration: { objects: [{ name: "Invoice", fields: [{ name: "total", type: "number" }] }] },
      })
      const { extractedData } = await client.extract(
        { workflow, file: { data: new Blob(["Invoice\nTotal: 12.50\n"]), name: "a.txt" } },
        { deadline: 30_000 },
      )
      expect(extractedData.Invoice.fields.total).toBe(12.5)
    })
  })
}
