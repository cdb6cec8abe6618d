import type { FormWord } from "./form-word.ts"
import { formMeaningsOfToken } from "./form-meanings.ts"

/** Returns whether two canonical tokens are equal or of one meaning on forms and other papers, in any language. */
export function meansSame(a: string, b: string): boolean {
  if (a === b) return true
  const [own, other] = [formWordsOf(a), formWordsOf(b)]
  return own.some((word) => other.includes(word))
}

const formWordsOf = (token: string): readonly FormWord[] =>
  (formMeaningsOfToken(token) ?? []).flatMap(({ formWords }) => formWords)
