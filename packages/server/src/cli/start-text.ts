/** The outcome of a start. */
export interface StartedServer {
  /** The address for people. */
  readonly url: string
  /** Whether this start has created the first admin's key. */
  readonly isFirst: boolean
  readonly hasConsole: boolean
  /** Whether a person reads the standard output. */
  readonly isTerminal: boolean
}

/**
 * Composes what the first start prints as soon as it has created the first admin's key.
 *
 * @returns text for a single write, so that no line of the log stands between.
 */
export function composeKeyText(newAdminKey: string): string {
  return `Admin API key, shown only this once:\n${newAdminKey}\n`
}

/**
 * Composes what a start prints beside the log once the server is ready: the log is not for people. Without a terminal, only
 * the first start prints something: lines that are no JSON would break programs that read the log.
 *
 * @returns text for a single write; empty when there is nothing to say.
 */
export function composeStartText({ url, isFirst, hasConsole, isTerminal }: StartedServer): string {
  const listening = `Docsift is listening on ${url}`
  if (isFirst) {
    const next = hasConsole ? `Open ${url} in a browser and sign in with the key above.\n` : ""
    return `${listening}\n${next}`
  }
  if (!isTerminal) return ""
  return `${listening}${hasConsole ? ". Open it in a browser." : ""}\n`
}
