import { chmod, mkdir, readFile, rename, writeFile } from "node:fs/promises"
import { homedir } from "node:os"
import { dirname, join } from "node:path"
import { CommandError } from "../command-error.ts"
import { type Environment, readEnvironment } from "../environment.ts"

/** A server and the key for it. */
export interface Profile {
  readonly baseUrl: string
  readonly apiKey: string
}

/** The content of the configuration file. */
export interface Profiles {
  /** The profile that is used unless another one is named. */
  readonly current?: string | undefined
  readonly profiles: Readonly<Record<string, Profile>>
}

/** The name of a profile that was not given one. */
export const defaultProfileName = "default"

/** Returns the path of the configuration file. */
export function profilesPath({ configHome }: Pick<Environment, "configHome"> = readEnvironment()): string {
  return join(configHome ?? join(homedir(), ".config"), "docsift", "config.json")
}

/**
 * Reads the profiles; none when there is no file yet.
 *
 * @throws {CommandError} when the file is no such file.
 */
export async function readProfiles(path: string): Promise<Profiles> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined
    throw new CommandError(`${path}: cannot be read; check its permissions.`, undefined, { cause: error })
  })
  if (text === undefined) return { profiles: {} }
  const profiles = parse(text)
  if (profiles) return profiles
  throw new CommandError(`${path}: is not a configuration of docsift. Remove it and sign in again with docsift login.`)
}

/** Replaces the profiles. The file holds keys, so that only its owner can read it. */
export async function writeProfiles(path: string, profiles: Profiles): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const temporary = `${path}.${process.pid}.part`
  await writeFile(temporary, `${JSON.stringify(profiles, null, 2)}\n`, { mode: 0o600 })
  // The mode above holds for new files only.
  await chmod(temporary, 0o600)
  await rename(temporary, path)
}

function parse(text: string): Profiles | undefined {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    return undefined
  }
  if (!isRecord(content) || !isRecord(content["profiles"])) return undefined
  const { current, profiles } = content
  const entries = Object.entries(profiles)
  if (!(current === undefined || typeof current === "string") || !entries.every(isProfileEntry)) return undefined
  return { current, profiles: Object.fromEntries(entries) }
}

function isProfileEntry(entry: [string, unknown]): entry is [string, Profile] {
  const [, profile] = entry
  return isRecord(profile) && typeof profile["baseUrl"] === "string" && typeof profile["apiKey"] === "string"
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}
