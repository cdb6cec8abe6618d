import { readConfig } from "../config.ts"
import { rotateSecrets } from "../command-container.ts"

/** Seals all stored secrets with the current encryption key and says how many. */
export async function rotate(): Promise<void> {
  const config = readConfig()
  const count = await rotateSecrets(config)
  const current = config.encryptionKeys[0]?.id ?? "of the data directory"
  process.stdout.write(
    `Sealed ${count} provider keys anew; all are under the key "${current}". Older keys can be taken out of ` +
      "DOCSIFT_ENCRYPTION_KEYS when every server has had this one first for 24 hours: until then they open the " +
      "answers that repeated requests get.\n",
  )
}
