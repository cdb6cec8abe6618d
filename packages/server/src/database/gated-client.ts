import postgres from "postgres"
import { Gate } from "./gate.ts"

/** What a transaction does; drizzle uses no other form of `begin`. */
type Work = (transaction: postgres.TransactionSql) => unknown
type Arguments = Parameters<postgres.Sql["unsafe"]>
type Statement = ReturnType<postgres.Sql["unsafe"]>

/** Makes the gate for a client that may be asked so many statements at once. */
export function createGate(client: postgres.Sql, places: number, waitMs: number): Gate {
  return new Gate({ places, waitMs, knock: () => client.unsafe("select 1") })
}

/**
 * Puts a gate in front of a client: what waits too long for a connection fails with `ETIMEDOUT`, and was not sent. Has
 * every statement prepared on the server: they come from our own code, so there are few different ones.
 */
export function gatedClient(client: postgres.Sql, gate: Gate): postgres.Sql {
  const left = (): void => gate.leave()
  return replacing(client, {
    unsafe(...args: Arguments) {
      if (!gate.tryEnter()) return new WaitingStatement(gate, () => send(client, args))
      const statement = send(client, args)
      statement.then(left, gate.leave)
      return statement
    },
    async begin(work: Work) {
      await gate.enter()
      try {
        const value = await begin(client, work)
        gate.leave()
        return value
      } catch (error) {
        gate.leave(error)
        throw error
      }
    },
  })
}

/**
 * Runs a transaction. When its connection breaks, postgres.js 3.4.9 still sends a rollback over it, and that ends the
 * whole process ("Cannot read properties of null (reading 'write')"): so it is never told how the work ended then, and
 * what the work still sends is refused here.
 */
async function begin(client: postgres.Sql, work: Work): Promise<unknown> {
  let isBroken = false
  const noteEnd = (error: unknown): void => {
    // An answer of the database proves that there is a connection.
    if (!(error instanceof postgres.PostgresError)) isBroken = true
  }
  const { promise: failed, reject: fail } = Promise.withResolvers<never>()
  const done = client.begin(async (transaction) => {
    const unsafe = (...args: Arguments) => {
      if (isBroken) return new WaitingStatement(closed, () => send(transaction, args))
      const statement = send(transaction, args)
      statement.catch(noteEnd)
      return statement
    }
    try {
      const value = await work(replacing(transaction, { unsafe }))
      if (!isBroken) return value
      fail(lostConnection())
    } catch (error) {
      if (!isBroken) throw error
      fail(error)
    }
    return new Promise<never>(() => undefined)
  })
  // Tells of a connection that breaks while the work waits for something else.
  done.catch(noteEnd)
  return Promise.race([done, failed])
}

/** Where nobody comes in any more. */
const closed: Pick<Gate, "enter" | "leave"> = {
  enter: () => Promise.reject(lostConnection()),
  leave: () => undefined,
}

function lostConnection(): Error {
  return Object.assign(new Error("the connection of the transaction broke"), { code: "CONNECTION_CLOSED" })
}

/** A statement in front of the gate; as much of postgres.js's own as drizzle uses. */
class WaitingStatement implements PromiseLike<unknown> {
  readonly #gate: Pick<Gate, "enter" | "leave">
  readonly #send: () => Statement
  #hasNames = true

  constructor(gate: Pick<Gate, "enter" | "leave">, send: () => Statement) {
    this.#gate = gate
    this.#send = send
  }

  values(): this {
    this.#hasNames = false
    return this
  }

  // oxlint-disable-next-line unicorn/no-thenable -- postgres.js's statements are sent when somebody waits for them.
  then<A, B>(onDone: (rows: unknown) => A | PromiseLike<A>, onError: (error: unknown) => B | PromiseLike<B>) {
    return this.#run().then(onDone, onError)
  }

  async #run(): Promise<unknown> {
    await this.#gate.enter()
    try {
      const statement = this.#send()
      const rows: unknown = await (this.#hasNames ? statement : statement.values())
      this.#gate.leave()
      return rows
    } catch (error) {
      this.#gate.leave(error)
      throw error
    }
  }
}

/** Without `simple` a statement without parameters would be parsed and planned at each call. */
const prepared = { prepare: true, simple: false }

function send(client: Pick<postgres.Sql, "unsafe">, [text, parameters, options]: Arguments): Statement {
  return client.unsafe(text, parameters, options === undefined ? prepared : { ...options, ...prepared })
}

function replacing<T extends object>(target: T, members: Readonly<Record<PropertyKey, unknown>>): T {
  return new Proxy(target, { get: (original, name) => members[name] ?? Reflect.get(original, name) })
}
