import { locationHeader } from "../generated/header-names.ts"
import type { AppServices } from "../http/app-services.ts"
import { idempotencyOf, markReplayed } from "../http/idempotency-key.ts"
import type { Handlers } from "../http/operations.ts"
import { presentFile } from "../http/present.ts"
import { setResponseHeader } from "../http/response-header.ts"
import { withUpload } from "../http/upload.ts"

type FileHandlers = Pick<Handlers, "createFile" | "getFile" | "deleteFile">

/** Returns the handlers of the operations on stored files. */
export function fileRoutes(
  { storedFiles }: Pick<AppServices, "storedFiles">,
  { maxFileBytes }: { readonly maxFileBytes: number },
): FileHandlers {
  return {
    async createFile(c) {
      const idempotency = idempotencyOf(c, presentFile)
      const outcome = await withUpload(c, maxFileBytes, (upload, signal) =>
        storedFiles.create(c.get("caller"), upload, idempotency, signal),
      )
      markReplayed(c, outcome)
      setResponseHeader(c, locationHeader, `/api/v1/files/${outcome.value.fileId}`)
      return c.json(outcome.value, 200)
    },

    async getFile(c) {
      return c.json(presentFile(await storedFiles.get(c.get("caller"), c.req.valid("param").fileId)), 200)
    },

    async deleteFile(c) {
      await storedFiles.delete(c.get("caller"), c.req.valid("param").fileId)
      return c.json({ message: "The file was deleted." }, 200)
    },
  }
}
