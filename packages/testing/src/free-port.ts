import { randomInt } from "node:crypto"
import { once } from "node:events"
import { createServer } from "node:net"

/**
 * Below the ports that systems give to connections and to servers without a port of their own (32768 on Linux, 49152 elsewhere):
 * one of these would get the port before the program that it was found for.
 */
const first = 20_000
const last = 32_767
/** More ports than are in use on any machine that has free ones. */
const maxAttempts = 1_000

/** Finds a free port, for programs that cannot pick one. */
export async function findFreePort(): Promise<number> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const port = randomInt(first, last + 1)
    if (await isFree(port)) return port
  }
  throw new Error(`no port from ${first} to ${last} is free`)
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, "127.0.0.1")
  const isListening = await once(server, "listening").then(
    () => true,
    () => false,
  )
  if (!isListening) return false
  server.close()
  await once(server, "close")
  return true
}
