import { AesSecretBox, type EncryptionKey } from "./adapters/aes-secret-box.ts"
import { readKeyFile, readOrCreateKeyFile } from "./adapters/key-file.ts"
import type { Config } from "./config.ts"
import type { SecretBox } from "./ports/secret-box.ts"

/**
 * Returns the existing keys, the current one first. A key that the server generated before keys were configured remains
 * usable as an older one.
 */
export async function findEncryptionKeys(config: Config): Promise<EncryptionKey[]> {
  const generated = await readKeyFile(config.dataDirectory)
  return [...config.encryptionKeys, ...(generated === undefined ? [] : [generated])]
}

/** Returns a secret box with the existing keys; undefined when there is none. */
export async function findSecretBox(config: Config): Promise<SecretBox | undefined> {
  const [current, ...older] = await findEncryptionKeys(config)
  return current && new AesSecretBox([current, ...older])
}

/** Returns a secret box with the existing keys; generates a key when there is none. */
export async function createSecretBox(config: Config): Promise<SecretBox> {
  return (await findSecretBox(config)) ?? new AesSecretBox([await readOrCreateKeyFile(config.dataDirectory)])
}
