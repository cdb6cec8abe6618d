import type { Route } from "./openapi-types.ts"
import { operations } from "./operations/operations.ts"

/** The routes of all operations of the document. */
export const routes = Object.keys(operations) as Route[] // the table has exactly these keys

/** Splits a route into its method and path. */
export function splitRoute(route: Route): { readonly method: string; readonly path: string } {
  const [method = "", path = ""] = route.split(" ")
  return { method, path }
}

/** Returns the route of a request and its path parameters. */
export function findRoute(method: string, pathname: string) {
  for (const route of routes) {
    const params = splitRoute(route).method === method ? matchPath(route, pathname) : undefined
    if (params !== undefined) return { route, params }
  }
  return undefined
}

/** Returns the methods of a path; one without parameters hides those with them (OpenAPI 3.1, Paths Object). */
export function allowedMethods(pathname: string): string[] {
  const exact = routes.filter((route) => splitRoute(route).path === pathname)
  const found = exact.length > 0 ? exact : routes.filter((route) => matchPath(route, pathname) !== undefined)
  return found.map((route) => splitRoute(route).method)
}

function matchPath(route: Route, pathname: string): Record<string, string> | undefined {
  const { path } = splitRoute(route)
  const pattern = new RegExp(`^${path.replaceAll(/\{([^}]+)\}/g, "(?<$1>[^/]+)")}$`)
  const groups = pattern.exec(pathname)?.groups
  return groups === undefined ? (pattern.test(pathname) ? {} : undefined) : mapValues(groups)
}

function mapValues(groups: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decode(value)]))
}

/** Decodes a path segment; one with a malformed escape is kept as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
