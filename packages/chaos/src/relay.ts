import { once } from "node:events"
import { connect, createServer, type Server, type Socket } from "node:net"

/**
 * What a relay does with bytes: passes them on; holds them, as a network that loses every packet (nobody is told, and
 * nothing ends); or refuses, as a machine without the service (connections are reset).
 */
export type LinkState = "passing" | "holding" | "refusing"

/** A TCP link between a process and a service, which can be broken. */
export class Relay implements AsyncDisposable {
  readonly port: number
  readonly #server: Server
  /** Each end of each connection, and its other end. */
  readonly #ends = new Map<Socket, Socket>()
  #state: LinkState = "passing"

  private constructor(server: Server, port: number, host: string, targetPort: number) {
    this.#server = server
    this.port = port
    server.on("connection", (near) => this.#join(near, connect(targetPort, host)))
  }

  /** Listens on a free port for connections to `host:port`. */
  static async start(host: string, port: number): Promise<Relay> {
    const server = createServer().listen(0, "127.0.0.1")
    await once(server, "listening")
    const address = server.address()
    if (address === null || typeof address === "string") throw new Error("a TCP server has a port")
    return new Relay(server, address.port, host, port)
  }

  /** Makes a relay to the server of a URL, and the same URL through the relay. */
  static async to(url: string): Promise<{ relay: Relay; url: string }> {
    const target = new URL(url)
    const relay = await Relay.start(target.hostname, Number(target.port))
    target.host = `127.0.0.1:${relay.port}`
    return { relay, url: target.href }
  }

  set(state: LinkState): void {
    this.#state = state
    for (const [end, other] of this.#ends) this.#apply(end, other)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const end of this.#ends.keys()) end.destroy()
    this.#server.close()
    await once(this.#server, "close")
  }

  #join(near: Socket, far: Socket): void {
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#ends.set(from, to)
      from.on("data", (chunk) => {
        if (!to.write(chunk)) from.pause()
      })
      to.on("drain", () => this.#apply(from, to))
      from.on("end", () => to.end())
      // A broken half breaks the other; the end of a relayed connection is no error of the relay.
      from.on("error", () => to.destroy())
      from.on("close", () => {
        this.#ends.delete(from)
        // The other side of a broken network does not learn of it.
        if (this.#state !== "holding") to.destroy()
      })
      this.#apply(from, to)
    }
  }

  #apply(end: Socket, other: Socket): void {
    if (this.#state === "holding") end.pause()
    else if (this.#state === "refusing") end.resetAndDestroy()
    else if (other.destroyed) end.destroy()
    else end.resume()
  }
}
