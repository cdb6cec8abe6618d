/** The outcome of a start. */
export interface StartedServer {
  /** The address for people. */
  readonly url: string
  /** The key that the first start has created; undefined at every other start. */
  readonly newAdminKey: string | undefined
  readonly hasConsole: boolean
  /** Whether a person reads the standard output. */
  readonly isTerminal: boolean
}

/**
 * Composes what the start prints beside the log, which must never contain the key and is not for people. Without a terminal, only the
 * first start prints something: lines that are no JSON would break programs that read the log.
 *
 * @returns text for a single write, so that a program that waits for the address also gets the key; empty when there is nothing to say.
 */
export function composeStartText({ url, newAdminKey, hasConsole, isTerminal }: StartedServer): string {
  const listening = `Docsift is listening on ${url}`
  if (newAdminKey === undefined) {
    if (!isTerminal) return ""
    return `${listening}${hasConsole ? ". Open it in a browser." : ""}\n`
  }
  const lines = [listening, "Admin API key, shown only this once:", newAdminKey]
  if (hasConsole) lines.push(`Open ${url} in a browser and sign in with this key.`)
  return `${lines.join("\n")}\n`
}
