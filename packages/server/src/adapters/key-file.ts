import { randomBytes } from "node:crypto"
import { link, readFile, unlink, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { codeOf } from "../domain/causes.ts"
import { explainDataDirectory } from "../domain/data-directory-error.ts"
import { SetupError } from "../domain/setup-error.ts"
import type { EncryptionKey } from "./aes-secret-box.ts"
import { makeFolders } from "../make-folders.ts"

/**
 * Reads the generated encryption key, and generates it the first time: `encryption.key` in the data directory, readable
 * by its owner only.
 *
 * @throws {SetupError} when the file is broken, because a new key would make stored secrets unreadable, or when the
 *   directory cannot be used.
 */
export async function readOrCreateKeyFile(directory: string): Promise<EncryptionKey> {
  const stored = await readKeyFile(directory)
  if (stored !== undefined) return stored
  try {
    return await createKeyFile(directory)
  } catch (error) {
    throw explainDataDirectory(directory, error) ?? error
  }
}

async function createKeyFile(directory: string): Promise<EncryptionKey> {
  await makeFolders(directory)
  const path = pathIn(directory)
  const draft = `${path}.${randomBytes(6).toString("hex")}`
  await writeFile(draft, `file:${randomBytes(32).toString("base64")}\n`, { mode: 0o600, flag: "wx", flush: true })
  try {
    // If another process was faster, its key is used.
    await link(draft, path)
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error
  } finally {
    await unlink(draft)
  }
  const created = await readKeyFile(directory)
  if (created === undefined) throw new Error(`${path} vanished while the server started`)
  return created
}

/** Reads the generated key; undefined when there is none. @throws {SetupError} when the file is broken. */
export async function readKeyFile(directory: string): Promise<EncryptionKey | undefined> {
  const path = pathIn(directory)
  let text: string
  try {
    text = await readFile(path, "utf8")
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined
    throw explainDataDirectory(directory, error) ?? error
  }
  const [id = "", base64 = ""] = text.trim().split(":")
  const key = Buffer.from(base64, "base64")
  if (id === "" || key.length !== 32) {
    throw new SetupError(`${path} is not an encryption key; restore it from a backup, or set DOCSIFT_ENCRYPTION_KEYS`)
  }
  return { id, key }
}

function pathIn(directory: string): string {
  return join(directory, "encryption.key")
}
