import postgres from "postgres"
import { ConnectionLimiter } from "./connection-limiter.ts"

/** The callback of a transaction; drizzle uses no other form of `begin`. */
type TransactionCallback = (transaction: postgres.TransactionSql) => unknown
type QueryArguments = Parameters<postgres.Sql["unsafe"]>
type PendingQuery = ReturnType<postgres.Sql["unsafe"]>
type Permits = Pick<ConnectionLimiter, "acquire" | "release">

/** Creates the limiter of a client, which probes over the same client. */
export function createLimiter(client: postgres.Sql, permits: number, waitMs: number): ConnectionLimiter {
  return new ConnectionLimiter({ permits, waitMs, probe: () => client.unsafe("select 1") })
}

/**
 * Puts a limiter in front of a client: a statement that waits too long for a permit fails with `ETIMEDOUT` and was not
 * sent. Every statement is prepared on the server: they come from this program's code, so there are few different ones.
 */
export function limitClient(client: postgres.Sql, limiter: ConnectionLimiter): postgres.Sql {
  const release = (): void => limiter.release()
  return overrideMembers(client, {
    unsafe(...args: QueryArguments) {
      if (!limiter.tryAcquire()) return new LimitedQuery(limiter, () => send(client, args))
      const query = send(client, args)
      query.then(release, limiter.release)
      return query
    },
    async begin(callback: TransactionCallback) {
      await limiter.acquire()
      try {
        const value = await begin(client, callback)
        limiter.release()
        return value
      } catch (error) {
        limiter.release(error)
        throw error
      }
    },
  })
}

/**
 * Runs a transaction. Once its connection is broken, postgres.js 3.4.9 still sends the commit or rollback over it, which
 * ends the process ("Cannot read properties of null (reading 'write')"). So the promise that the driver waits for is then
 * left pending, and statements that the callback still sends are rejected here.
 */
async function begin(client: postgres.Sql, callback: TransactionCallback): Promise<unknown> {
  let isBroken = false
  const recordBrokenConnection = (error: unknown): void => {
    // An error response of the database proves that the connection works.
    if (!(error instanceof postgres.PostgresError)) isBroken = true
  }
  const { promise: failed, reject: fail } = Promise.withResolvers<never>()
  const done = client.begin(async (transaction) => {
    const unsafe = (...args: QueryArguments) => {
      if (isBroken) return new LimitedQuery(noPermits, () => send(transaction, args))
      const query = send(transaction, args)
      query.catch(recordBrokenConnection)
      return query
    }
    try {
      const value = await callback(overrideMembers(transaction, { unsafe }))
      if (!isBroken) return value
      fail(connectionClosed())
    } catch (error) {
      if (!isBroken) throw error
      fail(error)
    }
    return new Promise<never>(() => undefined)
  })
  // Rejects when the connection breaks while the callback waits for something other than the database.
  done.catch(recordBrokenConnection)
  return Promise.race([done, failed])
}

/** Refuses every statement; used once the connection of a transaction is broken. */
const noPermits: Permits = {
  acquire: () => Promise.reject(connectionClosed()),
  release: () => undefined,
}

function connectionClosed(): Error {
  return Object.assign(new Error("the connection of the transaction broke"), { code: "CONNECTION_CLOSED" })
}

/** A statement that waits for a permit; it has the members of postgres.js's `PendingQuery` that drizzle uses. */
class LimitedQuery implements PromiseLike<unknown> {
  readonly #permits: Permits
  readonly #send: () => PendingQuery
  #returnsObjects = true

  constructor(permits: Permits, send: () => PendingQuery) {
    this.#permits = permits
    this.#send = send
  }

  values(): this {
    this.#returnsObjects = false
    return this
  }

  // oxlint-disable-next-line unicorn/no-thenable -- A query of postgres.js is sent when it is awaited.
  then<A, B>(onDone: (rows: unknown) => A | PromiseLike<A>, onError: (error: unknown) => B | PromiseLike<B>) {
    return this.#run().then(onDone, onError)
  }

  async #run(): Promise<unknown> {
    await this.#permits.acquire()
    try {
      const query = this.#send()
      const rows: unknown = await (this.#returnsObjects ? query : query.values())
      this.#permits.release()
      return rows
    } catch (error) {
      this.#permits.release(error)
      throw error
    }
  }
}

/** Without `simple: false` a statement without parameters would be parsed and planned at each call. */
const preparedStatement = { prepare: true, simple: false }

function send(client: Pick<postgres.Sql, "unsafe">, [text, parameters, options]: QueryArguments): PendingQuery {
  return client.unsafe(
    text,
    parameters,
    options === undefined ? preparedStatement : { ...options, ...preparedStatement },
  )
}

function overrideMembers<T extends object>(target: T, members: Readonly<Record<PropertyKey, unknown>>): T {
  return new Proxy(target, { get: (original, name) => members[name] ?? Reflect.get(original, name) })
}
