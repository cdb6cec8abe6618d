import { InvalidArgumentError } from "./errors/invalid-argument-error.ts"

/** Prefix of the id that each path parameter of the OpenAPI document takes; all others name executions. */
const prefixes: Readonly<Record<string, string>> = {
  workflowId: "wkf",
  id: "key",
  userId: "usr",
}

/**
 * Puts ids into a path, each of them checked: `..`, an empty one or `undefined` would reach another operation.
 *
 * @throws {InvalidArgumentError} which does not repeat the value: a key pasted in the wrong place stays secret
 */
export function fillPath(path: string, ids: Readonly<Record<string, unknown>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const id = ids[name]
    const prefix = prefixes[name] ?? "exe"
    if (typeof id === "string" && id.startsWith(prefix) && /^[a-z]+_[a-f0-9]{12}$/.test(id)) return id
    throw new InvalidArgumentError(`\`${name}\` must match ^${prefix}_[a-f0-9]{12}$`)
  })
}
