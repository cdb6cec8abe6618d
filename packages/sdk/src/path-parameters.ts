import { InvalidArgumentError } from "./errors/invalid-argument-error.ts"

/** What each path parameter of the OpenAPI document looks like; all others name executions. */
const patterns: Readonly<Record<string, RegExp>> = {
  workflowId: /^wkf_[a-f0-9]{12}$/,
  id: /^key_[a-f0-9]{12}$/,
  userId: /^usr_[a-f0-9]{12}$/,
}
const executionId = /^exe_[a-f0-9]{12}$/

/**
 * Puts ids into a path, each of them checked: `..`, an empty one or `undefined` would reach another operation.
 *
 * @throws {InvalidArgumentError} which does not repeat the value: a key pasted in the wrong place stays secret
 */
export function fillPath(path: string, ids: Readonly<Record<string, unknown>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const id = String(ids[name])
    const pattern = patterns[name] ?? executionId
    if (pattern.test(id)) return id
    throw new InvalidArgumentError(`\`${name}\` must match ${pattern}`)
  })
}
