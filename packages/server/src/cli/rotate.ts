import { readConfig } from "../config.ts"
import { rotateSecrets } from "../command-container.ts"

/** Encrypts all stored secrets with the current key, and prints how many. */
export async function rotate(): Promise<void> {
  const config = readConfig()
  const { models, webhooks } = await rotateSecrets(config)
  const current = config.encryptionKeys[0]?.id ?? "of the data directory"
  process.stdout.write(
    `Encrypted ${models} provider keys and the secrets of ${webhooks} webhooks again; all use the key "${current}". Older keys can be removed from ` +
      "DOCSIFT_ENCRYPTION_KEYS once every server has had this key first for 24 hours: until then they decrypt the " +
      "responses kept for repeated requests.\n",
  )
}
