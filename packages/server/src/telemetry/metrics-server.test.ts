import { afterEach, expect, test } from "vitest"
import { listenForMetrics, type MetricsServer, type MetricsServerParts } from "./metrics-server.ts"

let server: MetricsServer | undefined
afterEach(() => server?.close())

const ready = { database: true, storage: true, migrations: true, draining: false }

async function ask(path: string, parts: Partial<MetricsServerParts> = {}) {
  server = await listenForMetrics({
    host: "127.0.0.1",
    port: 0,
    print: async () => ({ contentType: "text/plain; version=0.0.4", text: "a 1\n" }),
    ready: async () => ready,
    ...parts,
  })
  const response = await fetch(`${server.url}${path}`)
  return [response.status, await response.text()]
}

test("metrics are printed with Prometheus' content type", async () => {
  expect(await ask("/metrics")).toEqual([200, "a 1\n"])
})

test("a worker can be probed there, and says what is missing", async () => {
  expect(await ask("/livez")).toEqual([200, "live\n"])
  await server?.close()
  expect(await ask("/readyz")).toEqual([200, "ready\n"])
  await server?.close()
  const away = { ready: async () => ({ ...ready, storage: false, draining: true }) }
  expect(await ask("/readyz", away)).toEqual([503, "Not ready: storage, draining.\n"])
})

test("anything else is not found, and a defect is told without its message", async () => {
  expect((await ask("/"))[0]).toBe(404)
  await server?.close()
  const print = () => Promise.reject(new Error("planted"))
  expect(await ask("/metrics", { print })).toEqual([500, "The metrics could not be printed.\n"])
})
