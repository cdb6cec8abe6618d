import { foldText, foldTokens } from "../text/folding.ts"
import { LANGUAGES } from "./all-languages.ts"
import { splitWords, wordsOf } from "./language-words.ts"

/** Words and short forms of one meaning, by the word that stands for them all. */
let forms: ReadonlyMap<string, string> | undefined

function formOf(token: string): string | undefined {
  forms ??= new Map(
    LANGUAGES.flatMap((language) =>
      Object.entries(language.forms).flatMap(([word, list]) =>
        splitWords(list).map((form) => [foldText(form), word] as const),
      ),
    ),
  )
  return forms.get(token)
}

/** Tells whether a printed word only says whose the labelled thing is. */
export function isPossessive(text: string): boolean {
  const tokens = foldTokens(text)
  return tokens.length === 1 && wordsOf("possessives").has(tokens[0] ?? "")
}

/** Currencies say nothing in a label at all: `Total EUR`. */
const CURRENCIES = new Set(
  "eur usd gbp chf inr euro euros pln czk sek dkk nok huf brl cad aud jpy cny mxn sgd myr rm zar zl kc".split(" "),
)

let compound: RegExp | undefined

/** Splits a compound before one of the words that compounds end in: `Rechnungs-Nr.` is printed as two words too. */
function compoundOf(token: string): RegExpExecArray | null {
  compound ??= new RegExp(`^(.{3,}?)s?(${[...wordsOf("compoundEnds")].join("|")})$`, "u")
  return compound.exec(token)
}

/** Splits a label into canonical tokens without fillers; where one telling word would be left, all are kept. */
export function labelTokens(text: string): string[] {
  return tellingTokens(canonicalTokens(text))
}

/** Leaves out fillers, unless one telling word would be left: `Okres do` is not `Okres`. */
export function tellingTokens(all: readonly string[]): string[] {
  const tokens = all.length > 1 ? all.filter((token) => !CURRENCIES.has(token)) : [...all]
  const telling = tokens.filter((token) => !wordsOf("fillers").has(token))
  return telling.length > 1 || tokens.length === telling.length ? telling : tokens
}

/** Splits text into canonical tokens, fillers included. */
export function canonicalTokens(text: string): string[] {
  return foldTokens(text).flatMap((token) => {
    const known = formOf(token)
    if (known !== undefined) return [known]
    const compound = compoundOf(token)
    if (!compound) return [singular(token)]
    const [, head = "", tail = ""] = compound
    return [formOf(head) ?? singular(head), formOf(tail) ?? tail]
  })
}

/** Plural and linking s fall away, so that `Flight Dates` meets `Flight date` and `Rechnungs` meets `Rechnung`. */
function singular(token: string): string {
  return token.length > 3 && token.endsWith("s") && !token.endsWith("ss") ? token.slice(0, -1) : token
}

/** Folds a label to the key under which labels are compared: case, accents, spaces and punctuation fall away. */
export function labelKey(text: string): string {
  return labelTokens(text).join("")
}
