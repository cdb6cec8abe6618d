import { once } from "node:events"
import { connect, createServer, type Server, type Socket } from "node:net"

/**
 * What a relay does with bytes: forwards them; holds them, like a network that loses every packet (no side is notified,
 * and no connection ends); or refuses, like a machine without the service (connections are reset).
 */
export type LinkState = "passing" | "holding" | "refusing"

/** A TCP proxy between a process and a service, whose link can be broken. */
export class Relay implements AsyncDisposable {
  readonly port: number
  readonly #server: Server
  /** Each socket and its peer. */
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

  /** Starts a relay to the server of a URL, and returns it with the URL through the relay. */
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
      // An error on one side closes the other; it is no error of the relay.
      from.on("error", () => to.destroy())
      from.on("close", () => {
        this.#ends.delete(from)
        // In a network that loses packets the peer does not notice the close.
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
