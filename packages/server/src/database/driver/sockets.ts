import { connect, type Socket } from "node:net"
import type { Duplex } from "node:stream"
import type { ConnectionOptions } from "node:tls"
import { PostgresTlsStream } from "./tls-stream.ts"

/*
 * postgres.js takes a function that opens its connections (option `socket`). This one works around four faults of the
 * driver's own sockets (3.4.9), which the README lists with their tests:
 *
 * - After a socket's "error" the driver goes on using the connection until "close", which Node emits one iteration of the
 *   event loop later. A statement sent in between never settles, and every later one of that connection waits behind it
 *   (porsager/postgres#1130). These sockets emit both events together.
 * - Statements are collected and written at the end of the tick. When the connection closes before that, the bytes remain
 *   and corrupt the next connection of the same slot. These sockets emit their end two iterations later, and the limiter
 *   admits no statement meanwhile.
 * - The driver waits for a response without a limit. A network that drops packets and a machine that hangs send no error,
 *   and Linux gives up after a quarter of an hour. These sockets are destroyed after a time without a byte.
 * - The driver replaces the socket by a TLS socket of its own, on which the first two could not be fixed. These sockets
 *   negotiate TLS before the driver gets them.
 */

/** The target of a connection: the members of postgres.js's parsed options that matter here. */
export interface SocketTarget {
  readonly host: readonly string[]
  readonly port: readonly number[]
  /** A Unix socket instead of host and port. */
  readonly path?: string | false | undefined
}

/** Options of {@link createSocketFactory}. */
export interface SocketOptions {
  /** How to encrypt; give `ssl: false` to the client that gets the factory. @default no encryption */
  readonly tls?: ConnectionOptions | undefined
  /**
   * Milliseconds without a received byte after which a connection is destroyed with `ETIMEDOUT`. A working connection
   * must never be silent for that long: the caller closes idle ones earlier (`idle_timeout`) and ends statements earlier
   * (`statement_timeout`).
   *
   * @default never
   */
  readonly silenceMs?: number
  /** Called as soon as a connection broke, before postgres.js is notified. */
  readonly onBroken?: () => void
}

/** Interval of the check for received bytes. */
const checkMs = 1_000

/** Creates the function that opens connections; the hosts of one URL are tried in rotation. */
export function createSocketFactory({ tls, silenceMs, onBroken }: SocketOptions): (target: SocketTarget) => Duplex {
  let attempts = 0
  return ({ host, port, path }) => {
    const index = attempts++ % port.length
    const [name = "localhost", number = 5432] = [host[index], port[index]]
    const socket = path ? connect(path) : connect(number, name)
    if (silenceMs !== undefined) destroyWhenSilent(socket, silenceMs)
    const stream = tls === undefined || path ? socket : new PostgresTlsStream(socket, tls, name)
    emitEndAtOnce(stream, onBroken)
    // The driver's errors name the host and port of the socket: without them they read "CONNECT_TIMEOUT undefined:undefined".
    return Object.assign(stream, { host: name, port: number })
  }
}

/** Delays "error" and "close" of a stream until pending writes are done, and emits both together. */
function emitEndAtOnce(stream: Duplex, onBroken?: () => void): void {
  const emit = stream.emit.bind(stream)
  let reason: unknown
  const emitEnd = (): void => {
    if (reason !== undefined) emit("error", reason)
    emit("close", reason !== undefined)
  }
  stream.emit = (event: string | symbol, ...values: unknown[]): boolean => {
    if (event === "error") reason ??= values[0]
    else if (event === "close") {
      if (reason !== undefined) onBroken?.()
      setImmediate(() => setImmediate(emitEnd))
    } else return emit(event, ...values)
    return true
  }
}

/** Compares byte counters instead of listening for data, because the counters of the socket are below TLS. */
function destroyWhenSilent(socket: Socket, silenceMs: number): void {
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
