import { labelTokens } from "./label-key.ts"
import { wordsOf } from "./language-words.ts"

/** Returns whether a name or label has a word for a client, who is not necessarily the payer: `Client name`. */
export const namesClient = (text: string): boolean => labelTokens(text).some((token) => wordsOf("clients").has(token))
