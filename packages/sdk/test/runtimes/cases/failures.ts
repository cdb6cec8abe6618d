import {
  ApiError,
  AuthenticationError,
  BadRequestError,
  ConflictError,
  ConnectionError,
  InternalServerError,
  InvalidArgumentError,
  NotFoundError,
  PayloadTooLargeError,
  PermissionDeniedError,
  RateLimitError,
  ResponseError,
  UnprocessableEntityError,
  UnsupportedMediaTypeError,
  type WorkflowInput,
} from "@docsift/sdk"
import { definition } from "../samples.ts"
import { type Cases, check, failureAs } from "../world.ts"

const classes = {
  400: BadRequestError,
  401: AuthenticationError,
  403: PermissionDeniedError,
  404: NotFoundError,
  405: ApiError,
  409: ConflictError,
  413: PayloadTooLargeError,
  415: UnsupportedMediaTypeError,
  422: UnprocessableEntityError,
  501: InternalServerError,
} as const

/** Failures, and the error by which the caller learns of each. */
export const failureCases: Cases = {
  "each status has its error class, with code, request id and message, and is not retried": async ({ failing }) => {
    for (const [status, errorClass] of Object.entries(classes)) {
      const { client, seen } = failing(`status-${status}`)
      const error = await failureAs(errorClass, client.workflows.create(definition))
      const { code, requestId, attempts, method, path } = error
      check(error.status === Number(status) && error.message.includes("As requested."), error)
      check(code === "some_code" && requestId === "req_1" && attempts === 1, { status, code, requestId, attempts })
      check(method === "POST" && path === "/api/v1/workflows", { method, path })
      check((await seen()).length === 1, await seen())
    }
  },
  "an error response of the real server names the invalid member": async ({ client }) => {
    const wrong = { name: "a", configuration: { objects: [{ name: "b", fields: [{ name: "", type: "string" }] }] } }
    const error = await failureAs(BadRequestError, client.workflows.create(wrong as WorkflowInput))
    check(error.message.includes("configuration.objects[0].fields[0].name"), error)
  },
  "invalid ids are rejected before anything is sent": async ({ failing }) => {
    const { client, seen } = failing("accept")
    for (const id of ["..", "", "../api-keys", "exe_3F9A1C7E20B4"])
      for (const call of [client.workflows.get(id), client.executions.download(id), client.apiKeys.revoke(id)])
        await failureAs(InvalidArgumentError, call)
    check((await seen()).length === 0, await seen())
  },
  "a response that is not the service's is shown, and not requested again": async ({ failing }) => {
    for (const [fault, shown] of Object.entries({ page: "Welcome", "invalid-json": '{"id": ', empty: "" })) {
      const { client, seen } = failing(fault)
      const error = await failureAs(ResponseError, client.workflows.list())
      check(error.status === 200 && error.body.includes(shown), error)
      check((await seen()).length === 1, await seen())
    }
  },
  "a lost connection is a connection error, after the allowed attempts": async ({ failing }) => {
    const { client } = failing("reset")
    const error = await failureAs(ConnectionError, client.workflows.list({}, { maxRetries: 1 }))
    check(error.attempts === 2 && error.cause !== undefined, error)
  },
  "a truncated body is fetched again": async ({ failing }) => {
    const { client, seen } = failing("truncate-once")
    check((await client.workflows.list()).length === 0, "not the expected list")
    check((await seen()).length >= 2, await seen())
  },
  "a failed POST is sent again with one idempotency key, and two calls never share it": async ({ failing }) => {
    const retries: number[] = []
    const { client, seen } = failing("unavailable-once", {
      hooks: { onRetry: ({ attempts }) => retries.push(attempts) },
    })
    await client.apiKeys.create({ name: "a" })
    await client.apiKeys.create({ name: "a" })
    const keys = (await seen()).map(({ headers }) => headers["idempotency-key"])
    check(keys.length === 3 && keys[0] === keys[1] && keys[1] !== keys[2] && Boolean(keys[0]), keys)
    check(retries.join() === "1", retries)
  },
  "a short Retry-After is waited for, a long one fails at once": async ({ failing }) => {
    const startedAt = Date.now()
    check((await failing("busy-once").client.workflows.list()).length === 0, "not the expected list")
    // The clock of the pause and this one may differ by a little.
    check(Date.now() - startedAt > 950, Date.now() - startedAt)
    const { client, seen } = failing("busy-for-long")
    const error = await failureAs(RateLimitError, client.workflows.list())
    check(error.retryAfterMs === 3_600_000 && (await seen()).length === 1, error)
  },
}
