import { randomUUID } from "node:crypto"
import { mkdir, open, rm } from "node:fs/promises"
import { join } from "node:path"

/** Makes and removes an empty file in a folder, which is made where it is missing. @throws when that is not possible. */
export async function proveWritable(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `check.${randomUUID()}`)
  const handle = await open(path, "wx", 0o600)
  await handle.close()
  await rm(path)
}
