import { afterEach, expect, test } from "vitest"
import { listenForMetrics, type MetricsServer, type MetricsServerOptions } from "./metrics-server.ts"

let server: MetricsServer | undefined
afterEach(() => server?.close())

const ready = { database: true, storage: true, migrations: true, draining: false }

async function get(path: string, options: Partial<MetricsServerOptions> = {}) {
  server = await listenForMetrics({
    host: "127.0.0.1",
    port: 0,
    print: async () => ({ contentType: "text/plain; version=0.0.4", text: "a 1\n" }),
    ready: async () => ready,
    ...options,
  })
  const response = await fetch(`${server.url}${path}`)
  return [response.status, await response.text()]
}

test("metrics have Prometheus's content type", async () => {
  expect(await get("/metrics")).toEqual([200, "a 1\n"])
})

test("the probes respond, and readiness names what is missing", async () => {
  expect(await get("/livez")).toEqual([200, "live\n"])
  await server?.close()
  expect(await get("/readyz")).toEqual([200, "ready\n"])
  await server?.close()
  const notReady = { ready: async () => ({ ...ready, storage: false, draining: true }) }
  expect(await get("/readyz", notReady)).toEqual([503, "Not ready: storage, draining.\n"])
})

test("other paths are not found, and an error is reported without its message", async () => {
  expect((await get("/"))[0]).toBe(404)
  await server?.close()
  const print = () => Promise.reject(new Error("planted"))
  expect(await get("/metrics", { print })).toEqual([500, "The metrics could not be collected.\n"])
})
