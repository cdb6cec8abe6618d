import { text as readAll } from "node:stream/consumers"
import { Client } from "@docsift/sdk"
import { CommandError } from "../command-error.ts"
import { checkAddress } from "../connection/check-address.ts"
import { defaultProfileName, profilesPath, readProfiles, writeProfiles } from "../connection/profile-store.ts"
import { exitCode, type ExitCode } from "../exit-code.ts"
import { printable } from "../terminal/printable.ts"

const defaultServer = "http://127.0.0.1:3000"

/** The parsed options of the command. */
export interface LoginOptions {
  readonly server?: string | undefined
  readonly profile?: string | undefined
  /** Whether questions may be asked. @default true */
  readonly input?: boolean | undefined
}

/**
 * Checks a key and stores it with the address of its server. The key comes from a prompt or standard input, never from an
 * option: the arguments of a process are visible to everyone on the machine, and stay in the history of the shell.
 */
export async function login(options: LoginOptions, signal: AbortSignal): Promise<ExitCode> {
  const canAsk = process.stdin.isTTY && options.input !== false
  if (options.server !== undefined) checkAddress(options.server)
  const { baseUrl, apiKey } = canAsk ? await ask(options.server) : await readStdin(options.server)
  const client = new Client({ baseUrl: checkAddress(baseUrl), apiKey })
  const { user, organization } = await client.caller.get({ signal })
  const path = profilesPath()
  const { profiles } = await readProfiles(path)
  const name = options.profile ?? defaultProfileName
  await writeProfiles(path, { current: name, profiles: { ...profiles, [name]: { baseUrl, apiKey } } })
  process.stderr.write(
    `Signed in to ${baseUrl} as ${printable(user.name)} of ${printable(organization.name)}. The key is in ${path}, which only you can read.\n`,
  )
  return exitCode.ok
}

async function ask(server: string | undefined): Promise<{ baseUrl: string; apiKey: string }> {
  const { isCancel, password, text } = await import("@clack/prompts")
  const baseUrl = server ?? (await text({ message: "Server", defaultValue: defaultServer, placeholder: defaultServer }))
  if (isCancel(baseUrl)) throw interrupted()
  const apiKey = await password({ message: "API key" })
  if (isCancel(apiKey)) throw interrupted()
  return { baseUrl, apiKey: apiKey.trim() }
}

async function readStdin(server: string | undefined): Promise<{ baseUrl: string; apiKey: string }> {
  if (process.stdin.isTTY) {
    throw new CommandError("The key must be piped in: docsift login --server <url> < key-file.")
  }
  const apiKey = (await readAll(process.stdin)).trim()
  if (apiKey === "") throw new CommandError("Standard input has no key: pipe it in, or sign in on a terminal.")
  return { baseUrl: server ?? defaultServer, apiKey }
}

const interrupted = (): CommandError => new CommandError("Interrupted.", exitCode.interrupted)
