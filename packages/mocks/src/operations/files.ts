import { leastCountedBytes } from "../generated/limits.ts"
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
      requireSpace(store, caller, body.bytes.length)
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

/** @throws {Rejection} `too_many_files`. */
function requireSpace(store: Store, { organizationId }: Caller, sizeBytes: number): void {
  const used = new Set([...store.executions.values()].map(({ file }) => file.id))
  const unused = [...store.files.values()].filter(
    (file) => file.organizationId === organizationId && !used.has(file.id),
  )
  const sizes = [...unused.map(({ bytes }) => bytes.length), sizeBytes]
  const total = sizes.reduce((sum, size) => sum + Math.max(size, leastCountedBytes), 0)
  if (total <= store.maxUnusedBytes) return
  const mebibytes = Math.floor(store.maxUnusedBytes / 1024 / 1024).toLocaleString("en-US")
  throw new Rejection(
    "too_many_files",
    `The files that no execution uses would take up more than ${mebibytes} MiB, which is the limit of the organization; delete some, execute them, or wait until they expire.`,
  )
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
