import type { Config } from "../config.ts"
import { openStorage } from "../open-storage.ts"
import type { FileStorage } from "../ports/file-storage.ts"
import { StorageGuard, type StorageGuardDependencies } from "../services/storage-guard.ts"

/** The document store of a process, and its guard. */
export interface GuardedStorage {
  readonly storage: FileStorage
  readonly guard: StorageGuard
}

/** Opens the configured document store, and claims a new one for the deployment. */
export async function openGuardedStorage(
  config: Config,
  dependencies: Omit<StorageGuardDependencies, "storage">,
): Promise<GuardedStorage> {
  const storage = await openStorage(config)
  const guard = new StorageGuard({ ...dependencies, storage })
  // A failure is logged, and checked again by every readiness check and before every job.
  await guard.verify().catch(() => undefined)
  return { storage, guard }
}
