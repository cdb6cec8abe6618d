import { Client } from "@docsift/sdk"
import { CommandError } from "../command-error.ts"
import { type Environment, readEnvironment } from "../environment.ts"
import { exitCode } from "../exit-code.ts"
import { checkAddress } from "./check-address.ts"
import { type Profile, profilesPath, readProfiles } from "./profile-store.ts"

/** How a command names a server. */
export interface ConnectionOptions {
  /** Address of a server. */
  readonly server?: string | undefined
  /** Name of a profile. */
  readonly profile?: string | undefined
}

/** A server that requests can be sent to. */
export interface Connection {
  readonly client: Client
  readonly baseUrl: string
}

/**
 * Creates the client of a server. Its address is `--server`, else DOCSIFT_BASE_URL, else the profile's; its key is
 * DOCSIFT_API_KEY, else the profile's, which is sent to the profile's own server only.
 *
 * @throws {CommandError} when there is no such profile, no server or no key, or when the address is not one.
 */
export async function connect(options: ConnectionOptions, environment = readEnvironment()): Promise<Connection> {
  const profile = await findProfile(options.profile, environment)
  const address =
    options.server ?? (options.profile === undefined ? environment.baseUrl : undefined) ?? profile?.baseUrl
  if (address === undefined) {
    throw new CommandError("No server is known: sign in with docsift login, or pass --server <url>.")
  }
  const baseUrl = checkAddress(address)
  const apiKey = environment.apiKey ?? (isSameServer(profile?.baseUrl, baseUrl) ? profile?.apiKey : undefined)
  if (apiKey === undefined) {
    const sentence = `There is no key for ${baseUrl}: sign in with docsift login --server ${baseUrl}, or set DOCSIFT_API_KEY.`
    throw new CommandError(sentence, exitCode.refused)
  }
  return { client: new Client({ baseUrl, apiKey }), baseUrl }
}

async function findProfile(name: string | undefined, environment: Environment): Promise<Profile | undefined> {
  const { current, profiles } = await readProfiles(profilesPath(environment))
  if (name === undefined) return current === undefined ? undefined : profiles[current]
  const profile = Object.hasOwn(profiles, name) ? profiles[name] : undefined
  if (profile) return profile
  const names = Object.keys(profiles)
  const known = names.length > 0 ? `There are: ${names.join(", ")}.` : "There is none yet."
  throw new CommandError(`There is no profile "${name}". ${known} docsift login --profile ${name} creates it.`)
}

function isSameServer(one: string | undefined, other: string): boolean {
  const normalize = (url: string) => (URL.canParse(url) ? new URL(url).href.replace(/\/$/, "") : url)
  return one !== undefined && normalize(one) === normalize(other)
}
