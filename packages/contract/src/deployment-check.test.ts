import { once } from "node:events"
import { createServer, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"
import { expect, onTestFinished, test } from "vitest"
import { checkDeployment } from "./deployment-check.ts"

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, "127.0.0.1")
  await once(server, "listening")
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}` // a TCP server's address is never a pipe's name
}

const serveAlways = (status: number, body: string) =>
  serve((request, response) => {
    response.writeHead(request.headers["x-api-key"] === "dsk_1" ? status : 401).end(body)
  })

test("a deployment that lists its users for the key is accepted", async () => {
  await expect(checkDeployment({ baseUrl: await serveAlways(200, "[]"), key: "dsk_1" })).resolves.toBeUndefined()
})

test.for([
  [401, "{}", /rejected the key/],
  [403, "{}", /not an admin's/],
  [404, "<html>", /responded with 404.*without \/api\/v1/],
  [302, "", /responded with 302/],
  [200, "{}", /not a response of this interface/],
] as const)("%i %s is explained, and the key is not shown", async ([status, body, sentence]) => {
  const checked = checkDeployment({ baseUrl: await serveAlways(status, body), key: "dsk_1" })
  await expect(checked).rejects.toThrow(sentence)
  await expect(checked).rejects.not.toThrow(/dsk_1/)
})

test("an address that nothing listens on is reported with the reason", async () => {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // as above
  server.close()
  await once(server, "close")
  const checked = checkDeployment({ baseUrl, key: "dsk_1" })
  await expect(checked).rejects.toThrow(`cannot reach ${baseUrl} (ECONNREFUSED)`)
})
