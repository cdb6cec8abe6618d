/** A statement that the database has parsed under a name. */
export interface ParsedStatement<Description> {
  readonly name: string
  readonly description: Description
}

interface Entry<Description> extends ParsedStatement<Description> {
  runsLeft: number
}

/** The bounds of a {@link StatementCache}. */
export interface StatementCacheOptions {
  /** Statements that are kept; the one that was run least recently makes room. */
  readonly capacity: number
  /** Runs after which a statement is parsed and planned again. */
  readonly maxRuns: number
}

/**
 * The named statements of one connection, by their text. The database knows nothing of this cache: names that it dropped
 * are collected until they can be closed.
 */
export class StatementCache<Description> {
  readonly #options: StatementCacheOptions
  /** In the order of their last run. */
  readonly #entries = new Map<string, Entry<Description>>()
  #dropped: string[] = []
  #count = 0

  constructor(options: StatementCacheOptions) {
    this.#options = options
  }

  /** Returns the statement of a text for one run; undefined when it has to be parsed first. */
  use(text: string): ParsedStatement<Description> | undefined {
    const entry = this.#entries.get(text)
    if (entry === undefined) return undefined
    this.#entries.delete(text)
    if (entry.runsLeft-- > 0) this.#entries.set(text, entry)
    else this.#dropped.push(entry.name)
    return entry.runsLeft >= 0 ? entry : undefined
  }

  /** Returns a name that no statement of the connection has. */
  newName(): string {
    return `docsift_${++this.#count}`
  }

  /** Keeps a statement that the database has parsed. */
  add(text: string, statement: ParsedStatement<Description>): void {
    this.#entries.set(text, { ...statement, runsLeft: this.#options.maxRuns })
    for (const [oldest] of this.#entries) {
      if (this.#entries.size <= this.#options.capacity) return
      this.#drop(oldest)
    }
  }

  /** Drops every statement: what they refer to may have changed. */
  clear(): void {
    for (const text of this.#entries.keys()) this.#drop(text)
  }

  /** Returns the names that the database has to close, once. */
  takeDropped(): readonly string[] {
    const dropped = this.#dropped
    this.#dropped = []
    return dropped
  }

  #drop(text: string): void {
    const entry = this.#entries.get(text)
    if (entry === undefined) return
    this.#entries.delete(text)
    this.#dropped.push(entry.name)
  }
}
