import { withRepositories } from "../command-container.ts"
import { readConfig } from "../config.ts"
import { isId, type UserId } from "../domain/ids.ts"
import { SetupError } from "../domain/setup-error.ts"
import { disableUser, enableUser } from "../services/user-access.ts"

/** Disables a user and says so. @throws {SetupError} for an unknown user, and as {@link withRepositories}. */
export async function runDisableUser(text: string): Promise<void> {
  const id = readUserId(text)
  const { user, revokedKeys } = await withRepositories(readConfig(), (repositories) => disableUser(repositories, id))
  process.stdout.write(`The user "${user.name}" (${id}) is disabled; keys revoked: ${revokedKeys}.\n`)
}

/** Enables a user and says so. @throws {SetupError} for an unknown user, and as {@link withRepositories}. */
export async function runEnableUser(text: string): Promise<void> {
  const id = readUserId(text)
  const user = await withRepositories(readConfig(), (repositories) => enableUser(repositories, id))
  process.stdout.write(`The user "${user.name}" (${id}) can sign in again.\n`)
}

function readUserId(text: string): UserId {
  if (isId("usr", text)) return text
  throw new SetupError(`"${text}" must look like usr_ followed by 12 lowercase hex digits`)
}
