import { CommandError } from "../command-error.ts"

/**
 * Returns the address of a server. The client checks the same, but its sentence names a parameter of its own.
 *
 * @throws {CommandError} without the address, which may contain a password.
 */
export function checkAddress(address: string): string {
  if (/^https?:\/\/[^\s?#@]+$/.test(address)) return address
  throw new CommandError(
    "The URL of a server begins with http:// or https:// and has no credentials and no query, such as http://127.0.0.1:3000.",
  )
}
