import type { Database, Transaction } from "./database.ts"

const actionsOf = new WeakMap<Transaction, (() => void)[]>()

/** Lets the transactions of a database have actions that follow their commit. */
export function observeCommits(database: Database): void {
  const begin = database.transaction.bind(database)
  database.transaction = async (callback, config) => {
    const actions: (() => void)[] = []
    const value = await begin((transaction) => {
      actionsOf.set(transaction, actions)
      return callback(transaction)
    }, config)
    for (const act of actions) act()
    return value
  }
}

/**
 * Calls `act` once a transaction has committed. It is not called after a rollback, after a commit whose response was lost, and
 * when the process ends before: what it does must not be needed.
 */
export function afterCommit(transaction: Transaction, act: () => void): void {
  const actions = actionsOf.get(transaction)
  if (actions === undefined) throw new Error("the transaction is not of an observed database")
  actions.push(act)
}
