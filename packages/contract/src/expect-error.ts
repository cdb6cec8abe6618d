import { expect } from "vitest"

/**
 * Expects an error response in the common form: status, `x-error-code`, a request id, and a body with `error` alone.
 *
 * @returns The error message.
 */
export async function expectError(response: Response, status: number, code: string | RegExp): Promise<string> {
  const text = await response.text()
  const seen = { status: response.status, code: response.headers.get("x-error-code") }
  expect(seen, text).toEqual({ status, code: typeof code === "string" ? code : expect.stringMatching(code) })
  expect(response.headers.get("content-type")).toMatch(/^application\/json\b/)
  expect(response.headers.get("x-request-id")).toMatch(/\S/)
  const body: unknown = JSON.parse(text)
  expect(body).toEqual({ error: expect.stringMatching(/\S/) })
  return body !== null && typeof body === "object" ? String(Reflect.get(body, "error")) : ""
}
