import { readConfig } from "../config.ts"
import { withRepositories } from "../command-container.ts"
import { createSecretBox, findSecretBox } from "../encryption-keys.ts"
import { SetupError } from "../domain/setup-error.ts"
import { lockBootstrap } from "../services/bootstrap.ts"
import { findLostSecrets, forgetSecrets, isNothing, type LostSecrets } from "../services/lost-secrets.ts"

/** Opens nothing: no encryption key is left. */
const noKey = {
  open(): never {
    throw new Error("there is no encryption key")
  },
}

/**
 * Discards the secrets that no encryption key opens any more; without `yes` it prints them, changes nothing and makes the
 * program end with code 1.
 *
 * @throws {SetupError} when the keys open everything, and as {@link withRepositories}.
 */
export async function forget({ yes = false }: { readonly yes?: boolean }): Promise<void> {
  const config = readConfig()
  const givenBox = await findSecretBox(config)
  const lost = await withRepositories(config, (parts) =>
    parts.database.transaction(async (transaction) => {
      await lockBootstrap(transaction)
      const found = await findLostSecrets(parts, givenBox ?? noKey, transaction)
      if (isNothing(found)) throw new SetupError("There is nothing to forget: these keys open everything.")
      if (yes) await forgetSecrets(parts, givenBox ?? (await createSecretBox(config)), found, transaction)
      return found
    }),
  )
  if (yes) {
    process.stdout.write(`Discarded, because their encryption key is lost:\n${describe(lost)}${whatNext}`)
    return
  }
  process.stderr.write(
    `The encryption key of these secrets is missing:\n${describe(lost)}Nothing was changed. Restore the key if you can. ` +
      "If it is lost for good, stop every server and run this again with --yes.\n",
  )
  process.exitCode = 1
}

const whatNext =
  "Give every server the same DOCSIFT_ENCRYPTION_KEYS (or this data directory's encryption.key) and start them. Then set " +
  "the provider keys again with PUT /api/v1/admin/models/update. URLs of files handed out before no longer work.\n"

function describe({ isCheckLost, models, results }: LostSecrets): string {
  const lines = [
    ...models.map(
      ({ id, displayName, modelName }) => `the provider key of the model "${displayName ?? modelName}" (${id})`,
    ),
    ...(results === 0 ? [] : [`responses kept for repeated requests: ${results}`]),
    ...(isCheckLost ? ["the check value by which servers recognise their encryption keys"] : []),
  ]
  return lines.map((line) => `- ${line}\n`).join("")
}
