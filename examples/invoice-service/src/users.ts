import { hash } from "node:crypto"

// Long enough not to be guessed.
const minTokenLength = 16

/**
 * Parses `name:token,name:token` and returns a look-up by token.
 *
 * Tokens are stored and compared as hashes, so that the duration of a look-up reveals nothing about them.
 *
 * @throws {TypeError} that names the position of the entry, never its token
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
