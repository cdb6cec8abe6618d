import { z } from "zod"

const wrapped = z.object({ rows: z.array(z.unknown()) })

/** Returns the rows of a raw statement: postgres.js returns the rows themselves, PGlite wraps them. */
export function rowsOf(result: unknown): unknown[] {
  return Array.isArray(result) ? [...result] : wrapped.parse(result).rows
}
