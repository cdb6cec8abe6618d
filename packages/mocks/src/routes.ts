import type { Route } from "./document.ts"
import { operations } from "./operations/operations.ts"

/** Every operation of the document. */
export const routes = Object.keys(operations) as Route[] // the table has these keys and no other

/** Splits a route into its method and path. */
export function partsOf(route: Route): { readonly method: string; readonly path: string } {
  const [method = "", path = ""] = route.split(" ")
  return { method, path }
}

/** Finds the operation of a request and reads the parameters of its path. */
export function findRoute(method: string, pathname: string) {
  for (const route of routes) {
    const params = partsOf(route).method === method ? matchPath(route, pathname) : undefined
    if (params !== undefined) return { route, params }
  }
  return undefined
}

/** Lists the methods that a path has. */
export function routesOfPath(pathname: string): string[] {
  return routes.filter((route) => matchPath(route, pathname) !== undefined).map((route) => partsOf(route).method)
}

function matchPath(route: Route, pathname: string): Record<string, string> | undefined {
  const { path } = partsOf(route)
  const pattern = new RegExp(`^${path.replaceAll(/\{([^}]+)\}/g, "(?<$1>[^/]+)")}$`)
  const groups = pattern.exec(pathname)?.groups
  return groups === undefined ? (pattern.test(pathname) ? {} : undefined) : mapValues(groups)
}

function mapValues(groups: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decode(value)]))
}

/** A broken escape names nothing; it is judged as it stands. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
