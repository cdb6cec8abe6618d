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

const answering = (status: number, body: string) =>
  serve((request, response) => {
    response.writeHead(request.headers["x-api-key"] === "dsk_1" ? status : 401).end(body)
  })

test("a deployment that lists its users to the key will do", async () => {
  await expect(checkDeployment({ baseUrl: await answering(200, "[]"), key: "dsk_1" })).resolves.toBeUndefined()
})

test.for([
  [401, "{}", /does not know the key/],
  [403, "{}", /not an admin's/],
  [404, "<html>", /answered 404.*without \/api\/v1/],
  [302, "", /answered 302/],
  [200, "{}", /no answer of this interface/],
] as const)("%i %s is explained, and the key is not shown", async ([status, body, sentence]) => {
  const checked = checkDeployment({ baseUrl: await answering(status, body), key: "dsk_1" })
  await expect(checked).rejects.toThrow(sentence)
  await expect(checked).rejects.not.toThrow(/dsk_1/)
})

test("an address where nobody listens is named with the reason", async () => {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // as above
  server.close()
  await once(server, "close")
  const checked = checkDeployment({ baseUrl, key: "dsk_1" })
  await expect(checked).rejects.toThrow(`nothing answers at ${baseUrl} (ECONNREFUSED)`)
})
