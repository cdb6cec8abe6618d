import { conceptIndex } from "./concept-index.ts"
import { labelTokens } from "./label-key.ts"
import { isGenericWord, meansAddress } from "./meanings.ts"

/**
 * Adds the name without its first or last word as weaker labels, for names without a concept. What is left must be
 * specific: `number` is not a label for `passport number`, nor `date` for `date of birth`.
 */
export function addParts(name: string, add: (key: string, weight: number) => void): void {
  const tokens = labelTokens(name)
  if (tokens.length < 2) return
  const isTelling = (part: readonly string[], left: string | undefined): boolean =>
    part.some((token) => !isGenericWord(token)) &&
    !conceptIndex().byKey.has(part.join("")) &&
    !conceptIndex().periods.has(part.join("")) &&
    (part.length > 1 || (left !== undefined && isGenericWord(left)))
  const [first, last] = [tokens[0], tokens.at(-1)]
  if (isTelling(tokens.slice(1), first)) add(tokens.slice(1).join(""), tokens.length > 2 ? 0.6 : 0.45)
  // `Job site` above an address is the label of a `job site address`.
  const isAddress = last !== undefined && meansAddress(last)
  if (isTelling(tokens.slice(0, -1), last))
    add(tokens.slice(0, -1).join(""), isAddress ? 0.85 : tokens.length > 2 ? 0.6 : 0.5)
}
