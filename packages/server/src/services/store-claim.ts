import type { FileId } from "../domain/ids.ts"
import { AppError } from "../domain/errors.ts"
import { Scope } from "../database/scope.ts"
import type { FileStorage } from "../ports/file-storage.ts"
import type { FileRepository } from "../repositories/files.ts"

/** Newest documents that are looked up in a store without a marker; one of them must exist. */
const newestDocuments = 20

/**
 * Returns whether a store without a marker can be this database's: it holds one of the newest documents, or both have none.
 * An empty database must not claim a store with documents: its settings are wrong.
 */
export async function isClaimable(
  storage: Pick<FileStorage, "list" | "open">,
  files: Pick<FileRepository, "findNewest">,
): Promise<boolean> {
  const newest = await files.findNewest(Scope.system(), newestDocuments)
  if (newest.length === 0) return isEmpty(storage)
  for (const id of newest) if (await hasDocument(storage, id)) return true
  return false
}

/** Returns whether the store has a document. @throws when the store is unavailable. */
export async function hasDocument(storage: Pick<FileStorage, "open">, id: FileId): Promise<boolean> {
  try {
    const content = await storage.open(id)
    content.destroy()
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return false
    throw error
  }
}

async function isEmpty(storage: Pick<FileStorage, "list">): Promise<boolean> {
  const first = await storage.list()[Symbol.asyncIterator]().next()
  return first.done === true
}
