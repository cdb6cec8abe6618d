import type { ZodType } from "zod"
import type { AppContext } from "./env.ts"
import { invalidRequest, type RequestPart } from "./issue-sentence.ts"
import { readJson } from "./json-body.ts"

/** The parts of a generated route's `request` that are validated. */
export interface RequestSchemas {
  readonly params?: ZodType & { readonly shape: object }
  readonly query?: ZodType & { readonly shape: object }
  /** Not validated here. */
  readonly headers?: unknown
  readonly body?: { readonly content: { readonly "application/json": { readonly schema: ZodType } } }
}

/**
 * Builds the check of one operation's parameters and JSON body; the handler reads them with `c.req.valid()`.
 *
 * It replaces the validators of `@hono/zod-openapi`, which read bodies of any size, report 415 and malformed JSON in
 * words of their own, and copy every header of every request to check one. (Header parameters are read where they are
 * used: `Prefer` must never fail, and `Idempotency-Key` has one reader.)
 *
 * @throws {AppError} from the check: `invalid_id`, `invalid_request`, and what {@link readJson} throws.
 */
export function createRequestCheck(schemas: RequestSchemas): (c: AppContext) => Promise<void> {
  const { params, query } = schemas
  const body = schemas.body?.content["application/json"].schema
  const queryNames = Object.keys(query?.shape ?? {})
  return async (c) => {
    if (params !== undefined) c.req.addValidatedData("param", checked(params, "params", c.req.param()))
    if (query !== undefined) c.req.addValidatedData("query", checked(query, "query", readQuery(c, queryNames)))
    if (body !== undefined) c.req.addValidatedData("json", checked(body, "json", await readJson(c)))
  }
}

/** Returns the first value of each named parameter; unknown parameters are ignored. */
function readQuery(c: AppContext, names: readonly string[]): Record<string, string> {
  const query: Record<string, string> = {}
  for (const name of names) {
    const value = c.req.query(name)
    if (value !== undefined) query[name] = value
  }
  return query
}

function checked(schema: ZodType, part: RequestPart, input: unknown): object {
  const result = schema.safeParse(input)
  if (!result.success) throw invalidRequest(result.error, part, input)
  // Every schema of a request part describes an object; zod's type does not say so.
  return result.data as object
}
