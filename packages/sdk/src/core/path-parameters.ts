import { InvalidArgumentError } from "../errors/invalid-argument-error.ts"

/** The pattern of each path parameter of the OpenAPI document; all others are ids of executions. */
const patterns: Readonly<Record<string, RegExp>> = {
  workflowId: /^wkf_[a-f0-9]{12}$/,
  id: /^key_[a-f0-9]{12}$/,
  userId: /^usr_[a-f0-9]{12}$/,
}
const executionId = /^exe_[a-f0-9]{12}$/

/**
 * Inserts ids into a path after checking each: `..`, an empty string or `undefined` would reach another operation.
 *
 * @throws {InvalidArgumentError} whose message does not quote the value: a key passed by mistake stays secret
 */
export function fillPath(path: string, ids: Readonly<Record<string, unknown>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const id = String(ids[name])
    const pattern = patterns[name] ?? executionId
    if (pattern.test(id)) return id
    throw new InvalidArgumentError(`\`${name}\` must match ${pattern}`)
  })
}
