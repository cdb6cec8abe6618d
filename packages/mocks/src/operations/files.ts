import type { Operations } from "../operation.ts"
import type { Caller, StoredFile } from "../records.ts"
import { notFound, Rejection } from "../rejection.ts"
import { createStoredFile, sha256Of } from "../stored-file.ts"
import type { Store } from "../store.ts"

/** Hours for which the server keeps a file that no execution uses. */
const unattachedHours = 24

/** The operations on stored files. */
export const fileOperations = {
  "POST /api/v1/files": {
    handle: async ({ store, caller, body }) => {
      const file = createStoredFile(store, caller, body)
      return { status: 200, json: await presentFile(store, file), headers: { location: `/api/v1/files/${file.id}` } }
    },
  },
  "GET /api/v1/files/{fileId}": {
    handle: async ({ store, caller, params }) => ({
      status: 200,
      json: await presentFile(store, findFile(store, caller, params.fileId)),
    }),
  },
  "DELETE /api/v1/files/{fileId}": {
    handle: ({ store, caller, params }) => {
      const file = findFile(store, caller, params.fileId)
      if (isUsed(store, file))
        throw new Rejection("file_in_use", "An execution uses this file; it is deleted with its last execution.")
      store.files.delete(file.id)
      return { status: 200, json: { message: "The file was deleted." } }
    },
  },
} satisfies Partial<Operations>

/** Finds a file of the caller's organization. @throws {Rejection} `not_found`. */
export function findFile(store: Store, caller: Caller, id: string): StoredFile {
  const found = store.files.get(id)
  if (found === undefined || found.organizationId !== caller.organizationId) throw notFound("file")
  return found
}

/** Returns whether an execution uses a file. */
export function isUsed(store: Store, { id }: StoredFile): boolean {
  return [...store.executions.values()].some(({ file }) => file.id === id)
}

async function presentFile(store: Store, file: StoredFile) {
  const { id, name, mediaType, bytes, createdAt } = file
  const end = Date.parse(createdAt) + unattachedHours * 3_600_000
  return {
    fileId: id,
    fileName: name,
    mediaType,
    sizeBytes: bytes.length,
    sha256: await sha256Of(bytes),
    createdAt,
    ...(isUsed(store, file) ? {} : { expiresAt: new Date(end).toISOString() }),
  }
}
