import type { Hono } from "hono"
import { AppError } from "../domain/errors.ts"
import type { AppServices } from "../http/app-services.ts"
import type { AppEnv } from "../http/env.ts"

/**
 * Mounts the probes: `/livez` succeeds as long as the process responds at all, `/readyz` while it can serve requests. A
 * draining server is live but not ready.
 */
export function mountHealth(app: Hono<AppEnv>, health: AppServices["health"]): void {
  app.get("/livez", (c) => c.json({ status: "live" }))
  app.get("/readyz", async (c) => {
    const { database, storage, migrations, draining } = await health.ready()
    const missing = Object.entries({ database, storage, migrations }).filter(([, isReady]) => !isReady)
    if (draining) throw new AppError("unavailable", "Not ready: the server is shutting down.")
    if (missing.length > 0) {
      throw new AppError("unavailable", `Not ready: ${missing.map(([part]) => part).join(", ")}.`)
    }
    return c.json({ status: "ready" })
  })
}
