import { AesSecretBox, type EncryptionKey } from "./adapters/aes-secret-box.ts"
import { readKeyFile, readOrCreateKeyFile } from "./adapters/key-file.ts"
import type { Config } from "./config.ts"
import type { SecretBox } from "./ports.ts"

/**
 * Finds the keys that there are, the current one first. A key that the server generated for itself before keys were
 * configured stays readable as an older one.
 */
export async function findEncryptionKeys(config: Config): Promise<EncryptionKey[]> {
  const generated = await readKeyFile(config.dataDirectory)
  return [...config.encryptionKeys, ...(generated === undefined ? [] : [generated])]
}

/** Opens secrets with the keys that there are, without generating one; undefined when there is none. */
export async function findSecretBox(config: Config): Promise<SecretBox | undefined> {
  const [current, ...older] = await findEncryptionKeys(config)
  return current && new AesSecretBox([current, ...older])
}

/** Opens secrets with the keys that there are; generates one when there is none. */
export async function createSecretBox(config: Config): Promise<SecretBox> {
  return (await findSecretBox(config)) ?? new AesSecretBox([await readOrCreateKeyFile(config.dataDirectory)])
}
