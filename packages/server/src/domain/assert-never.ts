/**
 * Ends a `switch` over a closed union: a forgotten case is a compile error.
 *
 * @throws {Error} when a value outside of its type arrives at run time.
 */
export function assertNever(value: never): never {
  throw new Error(`unexpected value: ${String(value)}`)
}
