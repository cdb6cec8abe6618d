import type { AppContext } from "./env.ts"

/**
 * Sets a header of the answer. Written past Hono where Node's answer is at hand: there a single `c.header()` turns all
 * of them into a `Headers` object and back.
 */
export function setAnswerHeader(c: AppContext, name: string, value: string): void {
  const { outgoing } = c.env
  if (outgoing === undefined) c.header(name, value)
  else outgoing.setHeader(name, value)
}
