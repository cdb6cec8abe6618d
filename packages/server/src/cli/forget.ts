import { readConfig } from "../config.ts"
import { withRepositories } from "../command-container.ts"
import { createSecretBox, findSecretBox } from "../encryption-keys.ts"
import { SetupError } from "../domain/setup-error.ts"
import { lockBootstrap } from "../services/bootstrap.ts"
import { findLostSecrets, forgetSecrets, isNothing, type LostSecrets } from "../services/lost-secrets.ts"

/** A secret box without a key. */
const noKey = {
  open(): never {
    throw new Error("there is no encryption key")
  },
}

/**
 * Discards the secrets that no encryption key decrypts any more. Without `yes` it only prints them and sets the exit code 1.
 *
 * @throws {SetupError} when the keys decrypt all secrets, and as {@link withRepositories}.
 */
export async function forget({ yes = false }: { readonly yes?: boolean }): Promise<void> {
  const config = readConfig()
  const givenBox = await findSecretBox(config)
  const lost = await withRepositories(config, (repositories) =>
    repositories.database.transaction(async (transaction) => {
      await lockBootstrap(transaction)
      const found = await findLostSecrets(repositories, givenBox ?? noKey, transaction)
      if (isNothing(found)) throw new SetupError("There is nothing to forget: the encryption keys decrypt all secrets.")
      if (yes) await forgetSecrets(repositories, givenBox ?? (await createSecretBox(config)), found, transaction)
      return found
    }),
  )
  if (yes) {
    process.stdout.write(`Discarded, because their encryption key is lost:\n${describe(lost)}${nextSteps}`)
    return
  }
  process.stderr.write(
    `The encryption key of these secrets is missing:\n${describe(lost)}Nothing was changed. Restore the key if you can. ` +
      "If it is lost for good, stop every server and run this again with --yes.\n",
  )
  process.exitCode = 1
}

const nextSteps =
  "Give every server the same DOCSIFT_ENCRYPTION_KEYS (or this data directory's encryption.key) and start them. Then set " +
  "the provider keys again with PUT /api/v1/admin/models/update, and rotate the secrets of the webhooks named above with " +
  "POST /api/v1/webhooks/{id}/rotate-secret. File URLs signed before no longer work.\n"

function describe({ isCheckLost, models, webhooks, results }: LostSecrets): string {
  const lines = [
    ...models.map(
      ({ id, displayName, modelName }) => `the provider key of the model "${displayName ?? modelName}" (${id})`,
    ),
    ...webhooks.map((id) => `the secret of the webhook ${id}`),
    ...(results === 0 ? [] : [`responses kept for repeated requests: ${results}`]),
    ...(isCheckLost ? ["the check value by which servers recognise their encryption keys"] : []),
  ]
  return lines.map((line) => `- ${line}\n`).join("")
}
