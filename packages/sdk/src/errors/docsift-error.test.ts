import { expect, test, vi } from "vitest"
import { ApiError } from "./api-error.ts"
import { createApiError } from "./create-api-error.ts"
import { DocsiftError } from "./docsift-error.ts"
import { NotFoundError } from "./not-found-error.ts"

const details = {
  contentType: "application/json",
  body: "{}",
  method: "GET",
  path: "/x",
  attempts: 2,
  code: "not_found",
  requestId: "req_1",
  retryAfterMs: undefined,
}

test.each([
  [400, "BadRequestError"],
  [401, "AuthenticationError"],
  [403, "PermissionDeniedError"],
  [404, "NotFoundError"],
  [405, "ApiError"],
  [409, "ConflictError"],
  [413, "PayloadTooLargeError"],
  [415, "UnsupportedMediaTypeError"],
  [422, "UnprocessableEntityError"],
  [429, "RateLimitError"],
  [500, "InternalServerError"],
  [503, "InternalServerError"],
])("status %i is a %s", (status, name) => {
  const error = createApiError("No such thing.", { ...details, status })
  expect(error).toMatchObject({ name, status, code: "not_found", requestId: "req_1", attempts: 2 })
  expect(error.message).toBe(`No such thing. [${status}, not_found, request req_1] (GET /x, attempt 2)`)
})

test("instanceof follows the classes", () => {
  const error = createApiError("No.", { ...details, status: 404 })
  expect(error instanceof NotFoundError).toBe(true)
  expect(error instanceof ApiError).toBe(true)
  expect(error instanceof DocsiftError).toBe(true)
  expect(error instanceof Error).toBe(true)
  expect(createApiError("No.", { ...details, status: 400 }) instanceof NotFoundError).toBe(false)
  expect(new DocsiftError("No.") instanceof ApiError).toBe(false)
})

test.each([undefined, null, 7, "ApiError", {}, new Error("ApiError"), { name: "ApiError" }])(
  "%o is not an error of this package",
  (value) => {
    expect((value as unknown) instanceof DocsiftError).toBe(false)
    expect((value as unknown) instanceof ApiError).toBe(false)
  },
)

test("instanceof recognises the errors of another copy of the package", async () => {
  vi.resetModules()
  const copy = await import("./create-api-error.ts")
  const error = copy.createApiError("No.", { ...details, status: 404 })
  expect(Object.getPrototypeOf(error)).not.toBe(NotFoundError.prototype)
  expect(error instanceof NotFoundError).toBe(true)
  expect(error instanceof ApiError).toBe(true)
  expect(error instanceof DocsiftError).toBe(true)
})

test("a subclass defined by a user is compared by identity", () => {
  class MissingPage extends NotFoundError {}
  const missing = new MissingPage("No.", { ...details, status: 404 })
  expect(missing instanceof MissingPage).toBe(true)
  expect(missing instanceof NotFoundError).toBe(true)
  expect(createApiError("No.", { ...details, status: 404 }) instanceof MissingPage).toBe(false)
})
