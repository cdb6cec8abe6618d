import { pathParameterPatterns } from "../generated/ids.ts"
import { InvalidArgumentError } from "../errors/invalid-argument-error.ts"

/** Patterns by any name: what the OpenAPI document does not know has none. */
const patterns: Readonly<Record<string, RegExp>> = pathParameterPatterns

/**
 * Inserts ids into a path after checking each: `..`, an empty string or `undefined` would reach another operation.
 *
 * @throws {InvalidArgumentError} whose message does not quote the value: a key passed by mistake stays secret
 */
export function fillPath(path: string, idOf: (name: string) => unknown): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const id = String(idOf(name))
    const pattern = patterns[name]
    if (pattern?.test(id)) return id
    throw new InvalidArgumentError(`\`${name}\` must match ${pattern}`)
  })
}
