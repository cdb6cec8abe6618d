import { z } from "zod"

const wrapped = z.object({ rows: z.array(z.unknown()) })

/** Reads the rows of a raw statement: postgres.js answers with the rows themselves, PGlite wraps them. */
export function rowsOf(answer: unknown): unknown[] {
  return Array.isArray(answer) ? [...answer] : wrapped.parse(answer).rows
}
