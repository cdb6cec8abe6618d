import type { ConnectionOptions } from "./connect.ts"

/** Returns whether options ask for a server; without them the engine of this process extracts. */
export function namesServer({ server, profile }: ConnectionOptions): boolean {
  return server !== undefined || profile !== undefined
}
