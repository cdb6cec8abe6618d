import { routes } from "../generated/routes.ts"

/** What is no operation of the document: a closed set, since a path is the caller's choice. */
export type Place = "health" | "file" | "docs" | "other"

/** The statuses that a place may answer with, besides those of every place. */
const statusesOfPlaces: Readonly<Record<Place, readonly number[]>> = {
  health: [200],
  file: [200, 206, 404],
  docs: [200],
  other: [404, 405],
}
/** A defect and an outage may meet every request. */
const statusesOfAll = [500, 503]

/** Names the place of a path that is no operation of the document. */
export function placeOf(path: string): Place {
  if (isProbe(path)) return "health"
  if (path.startsWith("/files/")) return "file"
  return path === "/openapi.json" || path === "/docs" || path.startsWith("/docs/") ? "docs" : "other"
}

/** Returns whether a path is asked by balancers and supervisors every few seconds. */
export function isProbe(path: string): boolean {
  return path === "/livez" || path === "/readyz"
}

/** An operation of the document, or a {@link Place}, with a status that it may answer. */
export interface Endpoint {
  readonly operation: string
  readonly status: number
}

/** Lists every operation with every status that the document names, and every place with those it may answer. */
export function listEndpoints(): Endpoint[] {
  const documented = Object.entries(routes).map(
    ([operation, { responses }]) => [operation, Object.keys(responses).map(Number)] as const,
  )
  const places = Object.entries(statusesOfPlaces).map(
    ([place, statuses]) => [place, [...statuses, ...statusesOfAll]] as const,
  )
  return [...documented, ...places].flatMap(([operation, statuses]) =>
    statuses.map((status) => ({ operation, status })),
  )
}
