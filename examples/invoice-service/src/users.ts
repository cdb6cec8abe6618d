import { hash } from "node:crypto"

// Long enough that nobody guesses one.
const minTokenLength = 16

/**
 * Reads `name:token,name:token` and answers a look-up by token.
 *
 * Tokens are kept and compared as hashes, so that the time of a look-up tells nothing about them.
 *
 * @throws {TypeError} which names the entry, never its token
 */
export function parseUsers(text: string): (token: string) => string | undefined {
  const names = new Map<string, string>()
  for (const [index, entry] of text.split(",").entries()) {
    const [name = "", token = ""] = entry.trim().split(":")
    if (!name || token.length < minTokenLength) {
      throw new TypeError(`user ${index + 1} must be name:token, with a token of ${minTokenLength} characters or more`)
    }
    names.set(hash("sha256", token), name)
  }
  return (token) => names.get(hash("sha256", token))
}
