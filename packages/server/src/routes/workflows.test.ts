import { text } from "node:stream/consumers"
import { expect, test } from "vitest"
import { anExecution, createFakeApp, errorOf, type FakeServices, withKey } from "../../test/http/fake-app.ts"
import { AppError } from "../domain/errors.ts"
import { responseOf } from "../domain/idempotency.ts"

const path = "/api/v1/workflows/wkf_3f9a1c7e20b4/execute"
type Start = NonNullable<NonNullable<FakeServices["startExecution"]>["start"]>

function form(content = "%PDF-1.7", name = "file", fileName = "a.pdf"): FormData {
  const data = new FormData()
  data.append(name, new Blob([content]), fileName)
  return data
}

function appWith(start: Start, others: FakeServices["executions"] = {}) {
  return createFakeApp({ startExecution: { start }, executions: others }, { maxFileBytes: 1000 })
}

/** Reads the upload as a service would, and records what arrived. */
function reading(arrived: string[]): Start {
  return async (_caller, { workflowId }, upload, idempotency) => {
    const content = await text(upload.content)
    arrived.push(workflowId, upload.fileName, content)
    return { value: responseOf(idempotency, anExecution({ fileName: upload.fileName })), isReplayed: false }
  }
}

test("a file starts an execution: 200, its address in Location, the file name as `filename`", async () => {
  const arrived: string[] = []
  const response = await appWith(reading(arrived)).request(path, { ...withKey({}, "POST"), body: form() })
  expect(response.status).toBe(200)
  expect(arrived).toEqual(["wkf_3f9a1c7e20b4", "a.pdf", "%PDF-1.7"])
  const body = (await response.json()) as Record<string, string>
  expect(Object.keys(body).sort()).toEqual(["fileId", "filename", "status", "workflowExecutionId", "workflowId"])
  expect(body).toMatchObject({ filename: "a.pdf", status: "Queued" })
  expect(response.headers.get("location")).toBe(`/api/v1/executions/${body["workflowExecutionId"]}`)
})

test("Prefer: wait returns the state at the end of the wait", async () => {
  const app = appWith(reading([]), { waitUntilFinal: async () => anExecution({ status: "Completed" }) })
  const response = await app.request(path, { ...withKey({ prefer: "wait=5" }, "POST"), body: form() })
  expect(response.headers.get("preference-applied")).toBe("wait=5")
  expect(await response.json()).toMatchObject({ status: "Completed" })
})

test("a replayed start is marked", async () => {
  const start: Start = async (_caller, _id, upload, idempotency) => {
    await text(upload.content)
    return { value: responseOf(idempotency, anExecution()), isReplayed: true }
  }
  const response = await appWith(start).request(path, { ...withKey({ "idempotency-key": "k" }, "POST"), body: form() })
  expect(response.headers.get("idempotent-replayed")).toBe("true")
})

test.each([
  ["an oversized file", form("x".repeat(1001)), {}, 413, "payload_too_large"],
  ["a content-length over the limit", form(), { "content-length": "999999999" }, 413, "payload_too_large"],
  ["a wrong part name", form("x", "document"), {}, 400, "file_missing"],
  ["an empty file", form(""), {}, 400, "file_empty"],
  ["JSON", "{}", { "content-type": "application/json" }, 415, "unsupported_media_type"],
  ["a form without boundary", "x", { "content-type": "multipart/form-data" }, 400, "invalid_request"],
  ["a truncated form", "--b\r\nx", { "content-type": "multipart/form-data; boundary=b" }, 400, "invalid_request"],
] as const)("%s is rejected", async (_what, body, headers, status, code) => {
  const arrived: string[] = []
  const response = await appWith(reading(arrived)).request(path, { ...withKey(headers, "POST"), body })
  expect(response.status).toBe(status)
  expect(response.headers.get("x-error-code")).toBe(code)
  expect(await errorOf(response)).toMatch(/^[^\n]{10,200}$/)
  expect(arrived).toEqual([])
})

test("a request without a body is rejected as one without a form", async () => {
  const response = await appWith(reading([])).request(path, withKey({}, "POST"))
  expect(response.status).toBe(415)
})

test("an invalid id and an invalid idempotency key are rejected before the upload is read", async () => {
  const app = appWith(reading([]))
  const badId = await app.request(path.replace("wkf_", "x"), { ...withKey({}, "POST"), body: form() })
  expect(badId.headers.get("x-error-code")).toBe("invalid_id")
  const badKey = await app.request(path, { ...withKey({ "idempotency-key": "ü" }, "POST"), body: form() })
  expect(badKey.headers.get("x-error-code")).toBe("invalid_request")
})

test("an error of the service is returned, and the rest of the upload is discarded", async () => {
  let isDestroyed = () => false
  const start: Start = async (_caller, _id, upload) => {
    isDestroyed = () => upload.content.destroyed
    throw new AppError("file_unsupported", "The file is of no known kind.")
  }
  const response = await appWith(start).request(path, { ...withKey({}, "POST"), body: form() })
  expect(response.status).toBe(415)
  expect(response.headers.get("x-error-code")).toBe("file_unsupported")
  expect(isDestroyed()).toBe(true)
})

test("an invalid upload gets its own error, whatever the service threw because of it", async () => {
  const start: Start = async (_caller, _id, upload, idempotency) => {
    await text(upload.content).catch((cause: unknown) => {
      throw new Error("the store broke off", { cause })
    })
    return { value: responseOf(idempotency, anExecution()), isReplayed: false }
  }
  const response = await appWith(start).request(path, { ...withKey({}, "POST"), body: form("x".repeat(1001)) })
  expect(response.status).toBe(413)
})

// A reader that stops in the middle ends the content with a generic error of its own.
test.each(["ENOSPC", "EDQUOT", "EMFILE"])("a store that fails with %s is unavailable", async (code) => {
  const start: Start = async (_caller, _id, upload, idempotency) => {
    const { promise: ended, resolve } = Promise.withResolvers<void>()
    upload.content.once("close", resolve)
    try {
      for await (const chunk of upload.content) throw Object.assign(new Error(`no room for ${String(chunk)}`), { code })
    } finally {
      await ended
    }
    return { value: responseOf(idempotency, anExecution()), isReplayed: false }
  }
  const response = await appWith(start).request(path, { ...withKey({}, "POST"), body: form() })
  expect(response.status).toBe(503)
  expect(response.headers.get("x-error-code")).toBe("unavailable")
})

test("a failed upload aborts the signal that the service received", async () => {
  let isAborted = () => false
  const start: Start = async (_caller, _id, upload, idempotency, signal) => {
    isAborted = () => signal.aborted
    await text(upload.content)
    return { value: responseOf(idempotency, anExecution()), isReplayed: false }
  }
  await appWith(start).request(path, { ...withKey({}, "POST"), body: form("x".repeat(1001)) })
  expect(isAborted()).toBe(true)
})

// Cancelling it instead would crash the caller: Node's FormData stream continues to write into the cancelled body.
test("for an in-process request, the rest of a rejected body is neither read nor cancelled", async () => {
  let pulls = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulls += 1
      controller.enqueue(new Uint8Array(16_384))
    },
    cancel: () => {
      throw new Error("cancelled")
    },
  })
  const contentType = "multipart/form-data; boundary=none"
  const request = { ...withKey({ "content-type": contentType }, "POST"), body, duplex: "half" } as RequestInit
  const start: Start = async () => {
    throw new Error("never reached: the form has no part")
  }
  const abort = new AbortController()
  const pending = appWith(start).request(path, { ...request, signal: abort.signal })
  abort.abort()
  expect((await pending).status).toBe(400)
  const pullsAtResponse = pulls
  await new Promise((resolve) => setImmediate(resolve))
  expect(pulls).toBeLessThanOrEqual(pullsAtResponse + 8)
})
