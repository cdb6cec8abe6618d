import { connect, type ConnectionOptions } from "../connection/connect.ts"
import { exitCode, type ExitCode } from "../exit-code.ts"
import { printable } from "../terminal/printable.ts"

/** Prints whose key is sent to which server. */
export async function whoami(
  options: ConnectionOptions & { readonly json?: boolean | undefined },
  signal: AbortSignal,
): Promise<ExitCode> {
  const { client, baseUrl } = await connect(options)
  const caller = await client.caller.get({ signal })
  const { user, organization, server } = caller
  const text = `${printable(user.name)} (${user.role}) of ${printable(organization.name)}, at ${baseUrl}, Docsift ${server.version}`
  process.stdout.write(options.json ? `${JSON.stringify(caller, null, 2)}\n` : `${text}\n`)
  return exitCode.ok
}
