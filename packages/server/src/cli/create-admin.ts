import { readConfig } from "../config.ts"
import { withRepositories } from "../command-container.ts"
import { isId } from "../domain/ids.ts"
import { AppError } from "../domain/errors.ts"
import { SetupError } from "../domain/setup-error.ts"
import { createAdminKey } from "../services/admin-access.ts"
import { readApiKeyName } from "../services/api-keys.ts"

/**
 * Creates an admin key and prints only its value to standard output.
 *
 * @throws {SetupError} when an option is invalid or the organization does not exist, and as {@link withRepositories}.
 */
export async function createAdmin(options: { readonly organization?: string; readonly name: string }): Promise<void> {
  const { organization: id } = options
  if (id !== undefined && !isId("org", id)) {
    throw new SetupError(`--organization: "${id}" must look like org_ followed by 12 lowercase hex digits`)
  }
  const name = readName(options.name)
  const { key, user, organization } = await withRepositories(readConfig(), (repositories) =>
    createAdminKey(repositories, id, name),
  )
  process.stderr.write(
    `Admin key ${key.id} of the user "${user.name}" (${user.id}) in the organization "${organization.name}" ` +
      `(${organization.id}). It works at once and is shown only once:\n`,
  )
  process.stdout.write(`${key.key}\n`)
}

function readName(text: string): string {
  try {
    return readApiKeyName(text)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw new SetupError(`--${error.message}`, { cause: error })
  }
}
