import { connect, type Socket } from "node:net"
import type { Duplex } from "node:stream"
import type { ConnectionOptions } from "node:tls"
import { TlsLink } from "./tls-link.ts"

/*
 * postgres.js takes a function that makes its connections. Ours repairs four things of its own ones (3.4.9):
 *
 * - After a socket's "error" it goes on using the connection until "close", which a socket of Node tells a turn of the
 *   event loop later. A statement sent in between is never answered, and every later one of that connection waits
 *   behind it (porsager/postgres#1130, seen here as well). Our sockets tell both in one moment.
 * - What it collected to be written at the end of the turn, when the connection breaks in that turn, spoils the next
 *   connection in its place. Our sockets tell of their end two turns later, and nobody is let in meanwhile.
 * - It waits for an answer without a limit. A network that loses packets and a machine that hangs tell nobody, and Linux
 *   gives up after a quarter of an hour. Our sockets are cut once nothing came for a while.
 * - It puts TLS on top of a socket by itself, where the first two could not be repaired. Our sockets do it before.
 */

/** Where postgres.js wants to be connected: its parsed options. */
export interface SocketTarget {
  readonly host: readonly string[]
  readonly port: readonly number[]
  /** A Unix socket in place of host and port. */
  readonly path?: string | false | undefined
}

/** How to make connections. */
export interface SocketOptions {
  /** How to encrypt; give `ssl: false` to the client that gets the function. @default not at all */
  readonly tls?: ConnectionOptions | undefined
  /**
   * A connection on which no byte arrived for so long is cut with `ETIMEDOUT`. The caller sees to it that a living one is
   * never silent that long: idle ones are closed earlier (`idle_timeout`), statements ended earlier (`statement_timeout`).
   *
   * @default never
   */
  readonly silenceMs?: number
  /** Is told at once when a connection broke, before postgres.js is. */
  readonly onBroken?: () => void
}

/** How often the bytes are looked at. */
const checkMs = 1_000

/** Makes the function that opens connections; several hosts of one URL are tried in turn. */
export function postgresSockets({ tls, silenceMs, onBroken }: SocketOptions): (target: SocketTarget) => Duplex {
  let attempts = 0
  return ({ host, port, path }) => {
    const index = attempts++ % port.length
    const [name = "localhost", number = 5432] = [host[index], port[index]]
    const socket = path ? connect(path) : connect(number, name)
    if (silenceMs !== undefined) cutWhenSilent(socket, silenceMs)
    const stream = tellEndAtOnce(tls === undefined || path ? socket : new TlsLink(socket, tls, name), onBroken)
    // postgres.js's errors name what its own sockets carry: without it they read "CONNECT_TIMEOUT undefined:undefined".
    return Object.assign(stream, { host: name, port: number })
  }
}

/** Holds "error" and "close" back and tells both in one moment, after what was collected to be written. */
function tellEndAtOnce(stream: Duplex, onBroken?: () => void): Duplex {
  const emit = stream.emit.bind(stream)
  let reason: unknown
  const tell = (): void => {
    if (reason !== undefined) emit("error", reason)
    emit("close", reason !== undefined)
  }
  stream.emit = (event: string | symbol, ...values: unknown[]): boolean => {
    if (event === "error") reason ??= values[0]
    else if (event === "close") {
      if (reason !== undefined) onBroken?.()
      setImmediate(() => setImmediate(tell))
    } else return emit(event, ...values)
    return true
  }
  return stream
}

/** Counts instead of listening: the counters are below TLS. */
function cutWhenSilent(socket: Socket, silenceMs: number): void {
  let bytesRead = 0
  let readAt = performance.now()
  const timer = setInterval(() => {
    if (socket.destroyed) return clearInterval(timer)
    const now = performance.now()
    if (socket.bytesRead !== bytesRead) {
      bytesRead = socket.bytesRead
      readAt = now
    } else if (now - readAt > silenceMs) {
      const error = new Error(`PostgreSQL sent nothing for ${silenceMs / 1000} s`)
      socket.destroy(Object.assign(error, { code: "ETIMEDOUT" }))
    }
  }, checkMs)
  timer.unref()
}
