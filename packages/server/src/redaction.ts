import { maskUrlsIn } from "./mask-url.ts"

/**
 * The names of the members that the OpenAPI document marks with `x-secret`. A test compares this list with the document, so
 * that a new secret cannot be forgotten.
 */
export const secretMembers = ["apiKey", "key", "providerApiKey", "secret"] as const

const secretHeaders = ["x-api-key", "authorization", "cookie", "set-cookie"] as const

const names = [...secretMembers, ...secretHeaders].join("|")
const scalar = String.raw`(?:"(?:[^"\\]|\\.)*"|[\w.+-]+)`
/** A secret member of a log line, at any depth: a string, or an array of scalars. */
const member = new RegExp(String.raw`"(${names})":(?:"(?:[^"\\]|\\.)*"|\[(?:${scalar}(?:,${scalar})*)?\])`, "g")
/** The same in a string that contains JSON, such as a body quoted by an error message. */
const quotedMember = new RegExp(String.raw`\\"(${names})\\":\s*\\"[^"]*\\"`, "g")
const nameEndings = [...new Set([...secretMembers, ...secretHeaders].map((name) => name.slice(-3)))].flatMap(
  (ending) => [`${ending}":`, String.raw`${ending}\":`],
)
/** The form of webhooks' secrets: `whsec_` and 32 bytes in base64. */
const webhookSecret = /whsec_[0-9A-Za-z+/]{43}=?/g
/** The form of API key values: `dsk_` and 49 base62 characters. */
const keyValue = /dsk_[0-9A-Za-z]{49}/g

/**
 * Removes secrets from a complete log line: members by name at any depth, credentials of URLs, and keys and secrets by their form
 * wherever they are. It works on text because pino's redaction with wildcards costs 12 µs per line, 17 times the line itself.
 */
export function withoutSecrets(line: string): string {
  let clean = line
  // Searching for the names first saves most lines the regular expressions: 0.1 µs instead of 0.9 µs.
  if (nameEndings.some((ending) => line.includes(ending))) {
    clean = line.replace(member, '"$1":"[secret]"').replace(quotedMember, String.raw`\"$1\":\"[secret]\"`)
  }
  clean = maskUrlsIn(clean)
  if (clean.includes("whsec_")) clean = clean.replace(webhookSecret, "whsec_[secret]")
  return clean.includes("dsk_") ? clean.replace(keyValue, "dsk_[secret]") : clean
}
