import { defaultProfileName, profilesPath, readProfiles, writeProfiles } from "../connection/profile-store.ts"
import { CommandError } from "../command-error.ts"
import { exitCode, type ExitCode } from "../exit-code.ts"

/** Forgets a profile and its key. The key itself stays valid: revoking it is an operation of the server. */
export async function logout({ profile }: { readonly profile?: string | undefined }): Promise<ExitCode> {
  const path = profilesPath()
  const { current, profiles } = await readProfiles(path)
  const name = profile ?? current ?? defaultProfileName
  if (!Object.hasOwn(profiles, name)) throw new CommandError(`There is no profile "${name}".`)
  const rest = Object.fromEntries(Object.entries(profiles).filter(([other]) => other !== name))
  await writeProfiles(path, { profiles: rest, current: current === name ? undefined : current })
  process.stderr.write(
    `Removed the profile "${name}". Its key is still valid; revoke it on the server if it may be known.\n`,
  )
  return exitCode.ok
}
