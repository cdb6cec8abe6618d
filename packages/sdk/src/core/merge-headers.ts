import type { CallOptions } from "../options.ts"

/** Merges headers into new ones: later ones replace earlier ones, and `null` removes them. */
export function mergeHeaders(...sources: readonly CallOptions["headers"][]): Headers {
  const headers = new Headers()
  for (const source of sources)
    for (const [name, value] of Object.entries(source ?? {})) {
      if (value === null) headers.delete(name)
      else if (value !== undefined) headers.set(name, value)
    }
  return headers
}
