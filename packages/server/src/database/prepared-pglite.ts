import {
  type messages,
  parse,
  PGlite,
  protocol,
  type QueryOptions,
  type Results,
  type Transaction,
} from "@electric-sql/pglite"
import { StatementCache } from "./statement-cache.ts"

/*
 * PGlite parses and plans every statement anew, in six messages that it passes to the database one by one, each with a
 * lock of its own. Here a statement is parsed once under a name, and each run is one buffer of three messages: bind,
 * execute, sync.
 *
 * A plan follows the sizes that the tables have when it is made, and no autovacuum runs that would invalidate it. So a
 * statement is parsed again after a number of runs, and all of them after a change of the schema.
 */

/** The program has about 150 statements, besides those with lists of values. */
const capacity = 200
/** Parsing and planning takes up to half a millisecond: less than a thousandth of that for each run. */
const maxRuns = 1000
/** Longer statements are lists of values, of which hardly two are alike. */
const maxTextLength = 8000

const preparable = /^\s*(?:select|insert|update|delete|with)\b/i
const schemaChange = /\b(?:create|alter|drop|discard|deallocate)\b/i

const { serialize } = protocol

interface Description {
  readonly parameterTypes: readonly number[]
  /** Undefined for a statement that returns no rows. */
  readonly row: messages.RowDescriptionMessage | undefined
}

/** PGlite with statements that are parsed once. */
export class PreparedPGlite extends PGlite {
  readonly #statements = new StatementCache<Description>({ capacity, maxRuns })

  override async query<T>(text: string, params?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    if (!isPreparable(text, options)) {
      return this.#forgetAfterChange(text, super.query<T>(text, params, options))
    }
    if (!this.ready) await this.waitReady
    // oxlint-disable-next-line no-underscore-dangle -- The lock of transactions, which PGlite exposes by this name only.
    return this._runExclusiveTransaction(() => this.#run<T>(text, params, options))
  }

  override async exec(text: string, options?: QueryOptions): Promise<Results[]> {
    // The queue runs its statements without parameters by this method.
    if (isPreparable(text, options) && !text.includes(";")) return [await this.query(text, [], options)]
    return this.#forgetAfterChange(text, super.exec(text, options))
  }

  override async transaction<T>(callback: (transaction: Transaction) => Promise<T>): Promise<T> {
    return super.transaction(async (transaction) => callback(this.#prepareIn(transaction)))
  }

  #prepareIn(transaction: Transaction): Transaction {
    const query: Transaction["query"] = async (text, params, options) => {
      if (isPreparable(text, options) && !transaction.closed) return this.#run(text, params, options)
      return this.#forgetAfterChange(text, transaction.query(text, params, options))
    }
    const exec: Transaction["exec"] = (text, options) => this.#forgetAfterChange(text, transaction.exec(text, options))
    return Object.create(transaction, { query: { value: query }, exec: { value: exec } }) as Transaction // Adds no member.
  }

  /** The database plans a named statement anew after a change, but it cannot change the types of its columns. */
  async #forgetAfterChange<T>(text: string, executed: Promise<T>): Promise<T> {
    try {
      return await executed
    } finally {
      if (schemaChange.test(text)) this.#statements.clear()
    }
  }

  async #run<T>(text: string, params: unknown[] = [], options: QueryOptions = {}): Promise<Results<T>> {
    return this.runExclusive(async () => {
      const statement = this.#statements.use(text) ?? (await this.#parse(text))
      const { parameterTypes, row } = statement.description
      const values = params.map((value, index) => this.#encode(value, parameterTypes[index]))
      const bind = serialize.bind({ statement: statement.name, values })
      const received = await this.#send([bind, serialize.execute(), serialize.sync()])
      const described = row === undefined ? received : [row, ...received]
      const { rowMode = "object" } = options
      const [results] = parse.parseResults(described, this.#parsersOf(options), { rowMode })
      if (results === undefined) throw new Error("PGlite returned no result of a statement")
      return results as Results<T> // The caller names the type of its rows, as for PGlite itself.
    })
  }

  async #parse(text: string) {
    const name = this.#statements.newName()
    const closed = this.#statements.takeDropped().map((dropped) => serialize.close({ type: "S", name: dropped }))
    const received = await this.#send([
      ...closed,
      serialize.parse({ name, text }),
      serialize.describe({ type: "S", name }),
      serialize.sync(),
    ])
    const row = received.find((message): message is messages.RowDescriptionMessage => message.name === "rowDescription")
    const statement = { name, description: { parameterTypes: parse.parseDescribeStatementResults(received), row } }
    this.#statements.add(text, statement)
    return statement
  }

  /** Sends messages as one; the last must be `sync`, after which the next ones are read whatever failed. */
  async #send(parts: readonly Uint8Array[]) {
    // The files of the database need no synchronisation: Node's and those in memory are written at once.
    return this.execProtocolStream(Buffer.concat(parts), { syncToFs: false })
  }

  #encode(value: unknown, type = 0): string | null {
    if (value === null || value === undefined) return null
    const serializer = this.serializers[type]
    if (serializer !== undefined) return serializer(value)
    return typeof value === "string" ? value : JSON.stringify(value)
  }

  /** Inherited instead of copied: to copy all of PGlite's parsers took a tenth of the time of an execution. */
  #parsersOf({ parsers }: QueryOptions): PGlite["parsers"] {
    return parsers === undefined
      ? this.parsers
      : (Object.assign(Object.create(this.parsers), parsers) as PGlite["parsers"]) // Both have parsers by type.
  }
}

function isPreparable(text: string, options: QueryOptions = {}): boolean {
  const { blob, paramTypes, serializers, onNotice } = options
  const isPlain = (blob ?? paramTypes ?? serializers ?? onNotice) === undefined
  return isPlain && text.length <= maxTextLength && preparable.test(text)
}
