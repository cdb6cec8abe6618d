import { routes } from "../generated/routes.ts"

/** A group of routes outside the document. A closed set, so that a caller's paths cannot create metric labels. */
export type RouteGroup = "health" | "file" | "docs" | "console" | "mcp" | "other"

/** The statuses of each group, besides those that every group can have. */
const statusesByGroup: Readonly<Record<RouteGroup, readonly number[]>> = {
  health: [200],
  file: [200, 206, 404],
  docs: [200, 304, 404],
  console: [200, 302, 304, 404],
  mcp: [200, 202, 400, 401, 403, 405, 406, 413, 415, 429],
  other: [404, 405],
}
/** A defect or an outage can affect every request. */
const statusesOfAll = [500, 503]

/** Returns the group of a path that belongs to no operation of the document. */
export function routeGroupOf(path: string): RouteGroup {
  if (isProbe(path)) return "health"
  if (path.startsWith("/files/")) return "file"
  if (path === "/mcp") return "mcp"
  if (path === "/" || path === "/console" || path.startsWith("/console/")) return "console"
  if (path === "/openapi.json" || path === "/llms.txt" || path === "/llms-full.txt") return "docs"
  return path === "/docs" || path.startsWith("/docs/") ? "docs" : "other"
}

/** Returns whether a path is one that load balancers and supervisors probe every few seconds. */
export function isProbe(path: string): boolean {
  return path === "/livez" || path === "/readyz"
}

/** An operation of the document, or a {@link RouteGroup}, with a status that it may return. */
export interface Endpoint {
  readonly operation: string
  readonly status: number
}

/** Lists every operation with each status that the document names, and every route group with each of its statuses. */
export function listEndpoints(): Endpoint[] {
  const documented = Object.entries(routes).map(
    ([operation, { responses }]) => [operation, Object.keys(responses).map(Number)] as const,
  )
  const groups = Object.entries(statusesByGroup).map(
    ([group, statuses]) => [group, [...statuses, ...statusesOfAll]] as const,
  )
  return [...documented, ...groups].flatMap(([operation, statuses]) =>
    statuses.map((status) => ({ operation, status })),
  )
}
