import type { RouteHandler } from "@hono/zod-openapi"
import type { Handler, Hono } from "hono"
import { routes } from "../generated/routes.ts"
import { authenticate, type KeyAuthenticator } from "./authenticate.ts"
import { authorize } from "./authorize.ts"
import { createRequestCheck, type RequestSchemas } from "./check-request.ts"
import type { AppEnv } from "./env.ts"

/** Every operation of the document. */
export type OperationId = keyof typeof routes

/**
 * The handler of every operation. A missing operation, a status the document does not name, or a body that does not
 * fit its schema is a compile error.
 */
export type Handlers = { readonly [Id in OperationId]: RouteHandler<(typeof routes)[Id], AppEnv> }

/**
 * Mounts the operations. The order of refusals is the same everywhere: 404 and 405 by the router, then 401, 403, 400 of
 * path and query, 415, 413, 400 of the body, and at last what the service says.
 */
export function mountOperations(app: Hono<AppEnv>, handlers: Handlers, apiKeys: KeyAuthenticator): void {
  for (const operationId of Object.keys(routes).filter(isOperationId)) {
    const route = routes[operationId]
    // The handler table has proved that each handler fits its route; a loop cannot keep the pairs together.
    const handle = handlers[operationId] as Handler<AppEnv>
    const requiredRole = "x-required-role" in route ? route["x-required-role"] : undefined
    const check = createRequestCheck(("request" in route ? route.request : {}) satisfies RequestSchemas)
    app.on(route.method, route.getRoutingPath(), async (c, next) => {
      c.env.state.operationId = operationId
      authorize(await authenticate(c, apiKeys), requiredRole)
      await check(c)
      return handle(c, next)
    })
  }
}

function isOperationId(name: string): name is OperationId {
  return Object.hasOwn(routes, name)
}
