/**
 * Waits for two operations of a transaction that do not need each other's result, so that their statements are sent together.
 * When one fails it still waits for the other: a statement sent after the rollback would run outside of the transaction.
 */
export async function settleBoth<A, B>(first: Promise<A> | undefined, second: Promise<B>): Promise<[A | undefined, B]> {
  await Promise.allSettled([first, second])
  return Promise.all([first, second])
}
