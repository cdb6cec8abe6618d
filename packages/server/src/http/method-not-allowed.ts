/** A route as registered with the router: `/workflows/:workflowId` or `/workflows/{workflowId}`. */
export interface RoutePattern {
  readonly method: string
  readonly path: string
}

/**
 * Builds the function that lists the methods of a path, for the `Allow` header of a 405 (RFC 9110 §10.2.1). HEAD is
 * allowed wherever GET is. A path without parameters hides those with them (OpenAPI 3.1, Paths Object). Only requests that matched no route pay for the search.
 */
export function createAllowedMethods(patterns: readonly RoutePattern[]): (path: string) => readonly string[] {
  const byPath = new Map<string, { test: RegExp; methods: Set<string> }>()
  for (const { method, path } of patterns) {
    const entry = byPath.get(path) ?? { test: pathExpression(path), methods: new Set<string>() }
    const upper = method.toUpperCase()
    entry.methods.add(upper)
    if (upper === "GET") entry.methods.add("HEAD")
    byPath.set(path, entry)
  }
  const entries = [...byPath.values()]
  return (path) => {
    const methods = new Set<string>(byPath.get(path)?.methods)
    if (methods.size > 0) return [...methods].sort()
    for (const entry of entries) if (entry.test.test(path)) for (const method of entry.methods) methods.add(method)
    return [...methods].sort()
  }
}

function pathExpression(path: string): RegExp {
  const segments = path.split("/").map((segment) => {
    const isParameter = segment.startsWith(":") || (segment.startsWith("{") && segment.endsWith("}"))
    return isParameter ? "[^/]+" : segment.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  })
  return new RegExp(`^${segments.join("/")}$`)
}
