import type { TypedResponse } from "hono"
import type { JSONParsed } from "hono/utils/types"
import type { z } from "zod"
import type { AppContext } from "./env.ts"

type JsonResponse<Schema extends z.ZodType> = Response & TypedResponse<JSONParsed<z.output<Schema>>, 200, "json">

/**
 * Sends JSON that is already serialized, such as stored data or what a thread wrote. The caller names its schema, which the contract suite
 * checks against the document.
 */
export function sendWrittenJson<Schema extends z.ZodType>(
  c: AppContext,
  json: string | Uint8Array<ArrayBuffer>,
): JsonResponse<Schema> {
  const response: Response = c.body(json, 200, { "content-type": "application/json" })
  return response as JsonResponse<Schema> // Hono knows the types of what it writes itself only.
}
