import { once } from "node:events"
import { createServer } from "node:net"
import { expect, test } from "vitest"
import { SetupError } from "./domain/setup-error.ts"
import { listenAt, probeAddress } from "./listen-at.ts"

// RFC 6761 section 6.4: no name below `.invalid` has an address.
test("a host without an address is a mistake in HOST, not a database that cannot be reached", async () => {
  const failed = listenAt(createServer(), { host: "docsift.invalid", port: 0 })
  await expect(failed).rejects.toThrow(SetupError)
  await expect(failed).rejects.toThrow('HOST: no address of "docsift.invalid" can be found.')
})

test("a probe fails at a taken port, and leaves a free one to the server", async () => {
  const other = createServer()
  const url = await listenAt(other, { host: "127.0.0.1", port: 0 })
  const address = { host: "127.0.0.1", port: Number(new URL(url).port) }
  await expect(probeAddress(address)).rejects.toMatchObject({ code: "EADDRINUSE", port: address.port })
  other.close()
  await once(other, "close")
  await probeAddress(address)
  const server = createServer()
  expect(await listenAt(server, address)).toBe(url)
  server.close()
})
