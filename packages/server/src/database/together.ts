/**
 * Waits for two parts of a transaction that do not need each other's answer, so that their statements leave together. When
 * one fails it still waits for the other: what that sent after the rollback would be outside of any transaction.
 */
export async function together<A, B>(first: Promise<A> | undefined, second: Promise<B>): Promise<[A | undefined, B]> {
  await Promise.allSettled([first, second])
  return Promise.all([first, second])
}
