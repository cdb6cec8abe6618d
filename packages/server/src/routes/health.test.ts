import { expect, test } from "vitest"
import { createFakeApp, errorOf } from "../../test/http/fake-app.ts"

const ready = { database: true, storage: true, migrations: true, draining: false }

test("a process that responds is live, without a key", async () => {
  const response = await createFakeApp().request("/livez")
  expect([response.status, await response.json()]).toEqual([200, { status: "live" }])
})

test("a server whose dependencies all work is ready", async () => {
  const response = await createFakeApp({ health: { ready: async () => ready } }).request("/readyz")
  expect([response.status, await response.json()]).toEqual([200, { status: "ready" }])
})

test.each([
  [{ database: false, migrations: false }, "Not ready: database, migrations."],
  [{ storage: false }, "Not ready: storage."],
  [{ draining: true }, "Not ready: the server is shutting down."],
])("with %j it is not ready, and the response names the reason", async (changes, sentence) => {
  const response = await createFakeApp({ health: { ready: async () => ({ ...ready, ...changes }) } }).request("/readyz")
  expect(response.status).toBe(503)
  expect(await errorOf(response)).toBe(sentence)
})
