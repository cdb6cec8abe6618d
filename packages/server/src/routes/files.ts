import type { Hono } from "hono"
import type { Logger } from "pino"
import type { AppServices } from "../http/app-services.ts"
import type { AppEnv } from "../http/env.ts"
import { sendFile } from "../http/send-file.ts"

/** Serves documents to holders of a signed URL. Outside `/api/v1` and without an API key: the signature is the permission. */
export function mountFiles(app: Hono<AppEnv>, files: AppServices["files"], logger: Logger): void {
  app.get("/files/:fileId", async (c) => {
    const { expires, signature } = c.req.query()
    const file = await files.open(c.req.param("fileId"), expires, signature)
    return sendFile(c, file, (err) =>
      logger.error({ requestId: c.env.state.requestId, err }, "a download was interrupted"),
    )
  })
}
