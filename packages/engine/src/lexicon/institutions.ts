import { labelKey } from "./label-key.ts"
import { textsOf } from "./language-words.ts"

let kinds: ReadonlySet<string> | undefined

/** Returns whether a name says of what kind its bearer is, in its first or its last word: `Elk Ridge Condominium Association`, `Universidad de Granada`. */
export function isInstitution(name: string): boolean {
  kinds ??= new Set([...textsOf("senderNames"), ...textsOf("recipientNames")].map(labelKey))
  const words = name.split(" ")
  const [first, last] = [words.at(0), words.at(-1)]
  return words.length > 1 && [first, last].some((word) => word !== undefined && kinds?.has(labelKey(word)) === true)
}
