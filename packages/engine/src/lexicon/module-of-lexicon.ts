import type { PackedLexicon } from "./packed-lexicon.ts"

/** Returns the text of a module that exports a packed lexicon. It is ASCII, which Node keeps with one byte per character. */
export function moduleOfLexicon(lexicon: PackedLexicon): string {
  const json = JSON.stringify(lexicon).replace(
    /[^ -~]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  )
  return `const lexicon = ${json}\n\nexport const packedLexicon = () => lexicon\n`
}
