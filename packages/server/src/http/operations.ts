import type { RouteHandler } from "@hono/zod-openapi"
import type { Handler, Hono } from "hono"
import { AppError } from "../domain/errors.ts"
import { routes } from "../generated/routes.ts"
import { authenticate, type Credentials } from "./authenticate.ts"
import type { AppServices } from "./app-services.ts"
import { authorize } from "./authorize.ts"
import { createRequestCheck, type RequestSchemas } from "./check-request.ts"
import type { AppContext, AppEnv } from "./env.ts"
import { limitRate } from "./rate-limit.ts"

/** Every operation of the document. */
export type OperationId = keyof typeof routes

/**
 * The handler of every operation. A missing operation, a status the document does not name, or a body that does not
 * fit its schema is a compile error.
 */
export type Handlers = { readonly [Id in OperationId]: RouteHandler<(typeof routes)[Id], AppEnv> }

/**
 * Mounts the operations. The order of error responses is always the same: 404 and 405 by the router, then 401, 429, 403, 400 of
 * path and query, 415, 413, 400 of the body, and at last the errors of the service. A key that was revoked, or a session that ended, while the
 * body was received or the response was awaited is rejected like any other. An operation that needs no caller (`security: []`)
 * identifies and counts its sender itself.
 */
export function mountOperations(
  app: Hono<AppEnv>,
  handlers: Handlers,
  { rateLimits, ...credentials }: Credentials & { readonly rateLimits: AppServices["rateLimits"] },
): void {
  for (const operationId of Object.keys(routes).filter(isOperationId)) {
    const route = routes[operationId]
    // The handler table has proved that each handler fits its route; a loop cannot keep the pairs together.
    const handle = handlers[operationId] as Handler<AppEnv>
    const requiredRole = "x-required-role" in route ? route["x-required-role"] : undefined
    const budget = "x-rate-limit" in route ? route["x-rate-limit"] : "reads"
    const check = createRequestCheck(("request" in route ? route.request : {}) satisfies RequestSchemas)
    if ("security" in route) {
      app.on(route.method, route.getRoutingPath(), async (c, next) => {
        c.env.state.operationId = operationId
        await check(c)
        return handle(c, next)
      })
      continue
    }
    app.on(route.method, route.getRoutingPath(), async (c, next) => {
      c.env.state.operationId = operationId
      const caller = await authenticate(c, credentials)
      const rejectIfRevoked = createLaterCheck(c, credentials)
      limitRate(c, rateLimits, caller, budget)
      authorize(caller, requiredRole)
      let response: Awaited<ReturnType<typeof handle>>
      try {
        await check(c)
        await rejectIfRevoked()
        response = await handle(c, next)
        return response
      } finally {
        // The outcome is known and may be committed: an outage during this lookup must not hide it.
        await rejectIfRevoked().catch(async (error: unknown) => {
          if (!(error instanceof AppError) || error.code !== "unauthorized") return
          // It is never read, and its source would stay open: an export keeps its slot until its stream ends.
          await response?.body?.cancel()
          throw error
        })
      }
    })
  }
}

/**
 * A key or session is checked again when its last check is this old: before the effect of a request whose body arrived slowly, and
 * before a response that was awaited. Ordinary requests are over by then and need no second lookup. (Effects in a
 * transaction are bound to their key exactly: `services/key-validity.ts`.)
 */
const checkAgainAfterMs = 1000

function createLaterCheck(c: AppContext, credentials: Credentials): () => Promise<void> {
  let checkedAt = performance.now()
  return async () => {
    if (performance.now() - checkedAt < checkAgainAfterMs) return
    checkedAt = performance.now()
    await authenticate(c, credentials)
  }
}

function isOperationId(name: string): name is OperationId {
  return Object.hasOwn(routes, name)
}
