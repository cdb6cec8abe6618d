import { once } from "node:events"
import { createServer, isIPv6, type AddressInfo, type Server } from "node:net"
import { SetupError } from "./domain/setup-error.ts"

/**
 * Waits until a server listens.
 *
 * @returns the server's URL, for a client on the same machine.
 * @throws {SetupError} when the host has no address: Node's error is the same for the host of PostgreSQL, which needs another fix.
 */
export async function listenAt(
  server: Server,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<string> {
  const listening = Promise.withResolvers<void>()
  const fail = (error: NodeJS.ErrnoException) => {
    if (error.syscall !== "getaddrinfo") return listening.reject(error)
    const sentence = `HOST: no address of "${host}" can be found. Set it to an address of this machine, or to 0.0.0.0 for all of them.`
    listening.reject(new SetupError(sentence, { cause: error }))
  }
  server.once("error", fail)
  server.listen(port, host, () => listening.resolve())
  await listening.promise
  server.off("error", fail)
  // A TCP server's address is never a pipe's name.
  const address = server.address() as AddressInfo
  const reachable = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host
  return `http://${isIPv6(reachable) ? `[${reachable}]` : reachable}:${address.port}`
}

/**
 * Checks that a server can listen at an address, which is free again afterwards. A start finds a taken port with it before it
 * creates a database, and still refuses connections until it is ready. Another program may take the port in between.
 *
 * @throws as {@link listenAt} does.
 */
export async function probeAddress(address: { readonly host: string; readonly port: number }): Promise<void> {
  const server = createServer((socket) => socket.destroy())
  await listenAt(server, address)
  server.close()
  await once(server, "close")
}
