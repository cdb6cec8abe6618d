import type postgres from "postgres"
import { Gate } from "./gate.ts"

/** What a transaction does; drizzle uses no other form of `begin`. */
type Work = (transaction: postgres.TransactionSql) => unknown
type Arguments = Parameters<postgres.Sql["unsafe"]>
type Statement = ReturnType<postgres.Sql["unsafe"]>

/** Makes the gate for a client that has so many connections. */
export function createGate(client: postgres.Sql, places: number, waitMs: number): Gate {
  return new Gate({ places, waitMs, knock: () => client.unsafe("select 1") })
}

/**
 * Puts a gate in front of a client: what waits too long for a connection fails with `ETIMEDOUT`, and was not
 * sent. Has every statement prepared on the server: they come from our own code, so there are few different ones.
 */
export function gatedClient(client: postgres.Sql, gate: Gate): postgres.Sql {
  const replaced: Readonly<Record<PropertyKey, unknown>> = {
    unsafe(...args: Arguments) {
      const leave = gate.tryEnter()
      if (leave === undefined) return new WaitingStatement(gate, () => send(client, args))
      const statement = send(client, args)
      statement.then(() => leave(), leave)
      return statement
    },
    async begin(work: Work) {
      const leave = await gate.enter()
      try {
        const value = await client.begin((transaction) => work(preparing(transaction)))
        leave()
        return value
      } catch (error) {
        leave(error)
        throw error
      }
    },
  }
  return new Proxy(client, { get: (target, name) => replaced[name] ?? Reflect.get(target, name) })
}

/** A statement in front of the gate; as much of postgres.js's own as drizzle uses. */
class WaitingStatement implements PromiseLike<unknown> {
  readonly #gate: Gate
  readonly #send: () => Statement
  #hasNames = true

  constructor(gate: Gate, statement: () => Statement) {
    this.#gate = gate
    this.#send = statement
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
    const leave = await this.#gate.enter()
    try {
      const statement = this.#send()
      const rows: unknown = await (this.#hasNames ? statement : statement.values())
      leave()
      return rows
    } catch (error) {
      leave(error)
      throw error
    }
  }
}

function send(client: Pick<postgres.Sql, "unsafe">, [text, parameters, options]: Arguments): Statement {
  return client.unsafe(text, parameters, { ...options, prepare: true })
}

function preparing(transaction: postgres.TransactionSql): postgres.TransactionSql {
  const unsafe = (...args: Arguments) => send(transaction, args)
  return new Proxy(transaction, { get: (target, name) => (name === "unsafe" ? unsafe : Reflect.get(target, name)) })
}
