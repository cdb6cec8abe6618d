import { once } from "node:events"
import { type AddressInfo, createServer } from "node:net"
import postgres from "postgres"
import { expect, test } from "vitest"
import { postgresSockets } from "./postgres-sockets.ts"

test("an error of a connection that got no answer names host and port", async () => {
  const silent = createServer(() => undefined).listen(0, "127.0.0.1")
  await once(silent, "listening")
  const { port } = silent.address() as AddressInfo // It listens at a port, not at a path.
  // Not written in the call: the driver's types do not know `socket`.
  const options = { connect_timeout: 1, socket: postgresSockets({}) }
  const client = postgres(`postgres://me@127.0.0.1:${port}/x`, options)
  try {
    await expect(client`select 1`).rejects.toMatchObject({
      code: "CONNECT_TIMEOUT",
      message: `write CONNECT_TIMEOUT 127.0.0.1:${port}`,
    })
  } finally {
    await client.end({ timeout: 0 })
    silent.close()
  }
})
