import { createServer } from "node:net"
import { expect, test } from "vitest"
import { SetupError } from "./domain/setup-error.ts"
import { listenAt } from "./listen-at.ts"

// RFC 6761 section 6.4: no name below `.invalid` has an address.
test("a host without an address is a mistake in HOST, not a database that cannot be reached", async () => {
  const failed = listenAt(createServer(), { host: "docsift.invalid", port: 0 })
  await expect(failed).rejects.toThrow(SetupError)
  await expect(failed).rejects.toThrow('HOST: no address of "docsift.invalid" can be found.')
})
