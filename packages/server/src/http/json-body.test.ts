import { expect, test, vi } from "vitest"
import { aWorkflow, createFakeApp, errorOf, jsonRequest, adminKey } from "../../test/http/fake-app.ts"
import { maxJsonBytes } from "../generated/limits.ts"
import { jsonDeadlineMs } from "./json-body.ts"
import { responseOf } from "../domain/idempotency.ts"

const path = "/api/v1/workflows"
const app = createFakeApp({
  workflows: {
    create: async (_caller, _input, idempotency) => ({
      value: responseOf(idempotency, aWorkflow()),
      isReplayed: false,
    }),
  },
})
const valid = { name: "Invoices", configuration: aWorkflow().configuration }

async function send(body: unknown, headers: Record<string, string> = {}) {
  const response = await app.request(path, jsonRequest("POST", body, headers))
  return {
    status: response.status,
    code: response.headers.get("x-error-code"),
    error: ((await response.json()) as { error?: string }).error,
  }
}

test.each([
  "application/json",
  "application/json; charset=utf-8",
  'Application/JSON;charset="UTF-8"',
  "application/merge-patch+json",
])("content-type %s is JSON", async (contentType) => {
  expect((await send(valid, { "content-type": contentType })).status).toBe(201)
})

test.each(["text/plain", "application/json; charset=latin1", "multipart/form-data", "application/jsonp", ""])(
  "content-type %j is rejected with 415",
  async (contentType) => {
    expect(await send(valid, { "content-type": contentType })).toMatchObject({
      status: 415,
      code: "unsupported_media_type",
    })
  },
)

test("the error for malformed JSON names the position and never quotes the body", async () => {
  const result = await send('{"name": "sk-secret", \n"configuration": oops}')
  expect(result).toEqual({
    status: 400,
    code: "malformed_json",
    error: "The request body is not valid JSON at line 2, column 18.",
  })
})

test.each(["", "  \n"])("an empty body %j is malformed JSON", async (body) => {
  expect(await send(body)).toMatchObject({ status: 400, code: "malformed_json" })
})

test("bytes that are not UTF-8 are rejected", async () => {
  const response = await app.request(path, {
    ...jsonRequest("POST", ""),
    body: new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]),
  })
  expect(response.headers.get("x-error-code")).toBe("malformed_json")
  expect(await errorOf(response)).toContain("UTF-8")
})

test("a byte order mark before the JSON is ignored", async () => {
  expect((await send(`\uFEFF${JSON.stringify(valid)}`)).status).toBe(201)
})

test("a body whose content-length exceeds the limit is rejected before it is read", async () => {
  const result = await send(valid, { "content-length": String(maxJsonBytes + 1) })
  expect(result).toEqual({
    status: 413,
    code: "payload_too_large",
    error: "The request body may be at most 512 KiB long.",
  })
})

test("a body of unknown length is rejected as soon as it exceeds the limit", async () => {
  let sent = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 65_536
      controller.enqueue(new Uint8Array(65_536).fill(32))
    },
  })
  const response = await app.request(path, { ...jsonRequest("POST", ""), body: endless, duplex: "half" })
  expect(response.status).toBe(413)
  expect(sent).toBeLessThanOrEqual(maxJsonBytes + 3 * 65_536)
})

test("a body that stalls is abandoned at the deadline", async () => {
  vi.useFakeTimers()
  try {
    const stalled = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new Uint8Array([0x7b])),
    })
    const pending = app.request(path, { ...jsonRequest("POST", ""), body: stalled, duplex: "half" })
    await vi.advanceTimersByTimeAsync(jsonDeadlineMs)
    const response = await pending
    expect(response.status).toBe(400)
    expect(await errorOf(response)).toContain("did not arrive in time")
  } finally {
    vi.useRealTimers()
  }
})

test.each([
  [{ ...valid, name: undefined }, "name: is required"],
  [{ ...valid, name: "" }, "name: must have at least one character"],
  [{ ...valid, name: "x".repeat(201) }, "name: must have at most 200 characters, not 201"],
  [{ ...valid, description: "x".repeat(10_001) }, "description: must have at most 10,000 characters, not 10,001"],
  [{ ...valid, name: 7 }, "name: must be text, not a number"],
  [{ ...valid, name: null }, "name: must be text, not null"],
  [{ ...valid, configuration: [] }, "configuration: must be an object, not a list"],
  [{ ...valid, configuration: { objects: [] } }, "configuration.objects: must have at least one object"],
  [
    { ...valid, configuration: { objects: [{ name: "a", tables: [{ name: "t", columns: [] }] }] } },
    "configuration.objects[0].tables[0].columns: must have at least one column",
  ],
  [
    { ...valid, configuration: { objects: [{ name: "a", fields: [{ name: "f", tpye: "string" }] }] } },
    "configuration.objects[0].fields[0].tpye: is not a known member",
  ],
  [
    { ...valid, configuration: { objects: [{ name: "a", fields: [{ name: "f", type: "money" }] }] } },
    "configuration.objects[0].fields[0].type: must be string, date or number",
  ],
  [
    { ...valid, configuration: { objects: [{ name: "a\u0007b", fields: [] }] } },
    "configuration.objects[0].name: must not contain control characters",
  ],
  [{ ...valid, "strange name": 1 }, '["strange name"]: is not a known member'],
  [[], "The request body must be an object, not a list."],
  ["null", "The request body must be an object, not null."],
  ['{"__proto__":{"name":"x"}}', "__proto__: is not a known member"],
])("%j is rejected with one sentence that names the position and the fix", async (body, error) => {
  expect(await send(body)).toEqual({ status: 400, code: "invalid_request", error })
})

test("read-only members of the resource are ignored, so that a resource can be sent back as it was read", async () => {
  const inputs: object[] = []
  const update = async (_caller: unknown, _id: string, input: object) => {
    inputs.push(input)
    return aWorkflow()
  }
  const { id, ...rest } = aWorkflow()
  const response = await createFakeApp({ workflows: { update } }).request(
    `${path}/${id}`,
    jsonRequest("PUT", { id, ...rest }),
  )
  expect(response.status).toBe(200)
  expect(inputs).toEqual([{ name: rest.name, description: "", configuration: rest.configuration }])
})

test("a malformed id in a body is reported as an invalid id", async () => {
  const response = await app.request("/api/v1/admin/models/delete", {
    method: "DELETE",
    headers: { "x-api-key": adminKey, "content-type": "application/json" },
    body: '{"id":"mdl_1"}',
  })
  expect(response.headers.get("x-error-code")).toBe("invalid_id")
  expect(await response.json()).toEqual({ error: "id: must look like mdl_ followed by 12 lowercase hex digits" })
})
