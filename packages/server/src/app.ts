import { Hono } from "hono"
import type { Logger } from "pino"
import type { Config } from "./config.ts"
import { createHandlers } from "./routes/handlers.ts"
import { mountConsole } from "./routes/console.ts"
import { mountDocumentation } from "./routes/documentation.ts"
import { mountDocs } from "./routes/docs.ts"
import { mountFiles } from "./routes/files.ts"
import { mountHealth } from "./routes/health.ts"
import { mountMcp } from "./routes/mcp.ts"
import { mountSignIn } from "./routes/sign-in.ts"
import type { Telemetry } from "./telemetry/telemetry.ts"
import type { AppServices } from "./http/app-services.ts"
import { createClientAddress } from "./http/client-address.ts"
import { crossOrigin } from "./http/cors.ts"
import { listEndpoints } from "./http/endpoints.ts"
import type { AppEnv } from "./http/env.ts"
import { createErrorHandler, createNotFoundHandler } from "./http/errors.ts"
import { wrapFetch } from "./http/wrap-fetch.ts"
import { createAllowedMethods } from "./http/method-not-allowed.ts"
import { mountOperations } from "./http/operations.ts"
import { createSessionCookie } from "./http/session-cookie.ts"

/** The dependencies of the application; a container provides them all. */
export interface AppDependencies {
  readonly config: Pick<
    Config,
    "maxFileBytes" | "corsOrigins" | "console" | "mcp" | "oidc" | "host" | "publicUrl" | "trustedProxies"
  >
  /** Names the cookie of sessions where servers may share a host. */
  readonly deploymentId: string
  readonly logger: Logger
  readonly services: AppServices
  /** @default nothing is counted or traced */
  readonly telemetry?: Telemetry
}

/** Builds the HTTP application; `app.fetch` serves requests in process, `listen()` serves them on a port. */
export function createApp(dependencies: AppDependencies): Hono<AppEnv> {
  const { config, logger, services, telemetry } = dependencies
  const app = new Hono<AppEnv>()
  const cors = crossOrigin(config.corsOrigins)
  if (cors !== undefined) app.use(cors)

  const sessionCookie = createSessionCookie({ publicUrl: config.publicUrl, deploymentId: dependencies.deploymentId })
  const clientAddressOf = createClientAddress(config.trustedProxies)
  const handlers = createHandlers(services, config, { sessionCookie, clientAddressOf })
  const { apiKeys, rateLimits, sessions } = services
  mountOperations(app, handlers, { apiKeys, sessions, sessionCookie, rateLimits })
  mountFiles(app, services.files, logger)
  mountHealth(app, services.health)
  mountDocs(app)
  mountDocumentation(app)
  if (config.console) {
    const { deploymentId } = dependencies
    mountSignIn(app, services, { oidc: config.oidc, deploymentId, logger, sessionCookie, clientAddressOf })
    mountConsole(app, config)
  }
  if (config.mcp) mountMcp(app, config, logger)

  app.onError(createErrorHandler(logger))
  app.notFound(createNotFoundHandler(createAllowedMethods(app.routes.filter(({ method }) => method !== "ALL"))))
  telemetry?.requestsExpected(listEndpoints())
  wrapFetch(app, logger, { clientAddressOf, telemetry })
  return app
}
