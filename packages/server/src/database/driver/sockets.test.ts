import { once } from "node:events"
import { type AddressInfo, createServer } from "node:net"
import postgres from "postgres"
import { expect, test } from "vitest"
import { createSocketFactory } from "./sockets.ts"

test("the error of a connection without a response names host and port", async () => {
  const silent = createServer(() => undefined).listen(0, "127.0.0.1")
  await once(silent, "listening")
  const { port } = silent.address() as AddressInfo // It listens at a port, not at a path.
  // Not written in the call, because the driver's types lack `socket`.
  const options = { connect_timeout: 1, socket: createSocketFactory({}) }
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
