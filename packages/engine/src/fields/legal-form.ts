import { textOfPieces, type Piece } from "./pieces.ts"

/** Legal forms of companies in Europe, the Americas, India and the Pacific, as they end a name. */
const FORMS =
  "GmbH(?: ?& ?Co\\.?(?: ?(?:KGaA|KG|OHG))?\\.?)?|gGmbH|mbH|AG(?: ?& ?Co\\.?(?: ?KG)?)?|KGaA|KG|OHG|UG(?: ?\\(haftungsbeschränkt\\))?|e\\.? ?K\\.?|e\\.? ?V\\.?|eG|a\\. ?G\\.|SE|" +
  "Ges\\.?m\\.?b\\.?H\\.?|Inc\\.?|Incorporated|LLC|L\\.L\\.C\\.|LLP|L\\.?P\\.|Corp\\.?|Corporation|Co\\.|Company|Ltd\\.?(?! Ltd)|Limited|PLC|plc|Pvt\\.? Ltd\\.?|Private Limited|Pty\\.? Ltd\\.?|Pte\\.? Ltd\\.?|" +
  "SARL|S\\.A\\.R\\.L\\.?|SASU|SAS|S\\.A\\.S\\.?|EURL|SCI|SNC|SA|S\\.A\\.(?! de)|" +
  "B\\.V\\.|BV|N\\.V\\.|NV|V\\.O\\.F\\.|VOF|BVBA|SPRL|SRL|S\\.r\\.l\\.?(?:s\\.?)?|S\\.R\\.L\\.?|S\\.p\\.A\\.?|SpA|SPA|S\\.a\\.s\\.?|S\\.n\\.c\\.?|" +
  "S\\.L\\.U?\\.?|SLU|SL|S\\.A\\.U\\.?|S\\.? ?de ?R\\.?L\\.?(?: de C\\.?V\\.?)?|S\\.A\\. de C\\.V\\.|Lda\\.?|LDA|Unipessoal|Ltda\\.?|EIRELI|" +
  "SDN\\.? ?BHD\\.?|Sdn\\.? ?Bhd\\.?|BHD\\.?|PT\\.?|Ltee|Ltée|" +
  "Sp\\. ?z ?o\\. ?o\\.?(?: [Ss]p\\. ?k\\.?)?|[Ss]p\\. ?[kj]\\.|sp\\. ?z ?o\\. ?o\\.?|S\\.A\\.|A/S|ApS|AB|Oy|OYJ|AS|ASA|s\\.r\\.o\\.|a\\.s\\.|Kft\\.?|Zrt\\.?|d\\.o\\.o\\."

/** A name begins with a capital or a digit and has at most eight words before its legal form. */
const NAME = new RegExp(
  `^(?<name>[\\p{Lu}\\p{N}"„“'&+(][^\\s]*(?: [^\\s]+){0,7}? (?:${FORMS}))(?=$|[\\s,;|·•)–—-])`,
  "u",
)

const SEPARATOR = /\s+[-–—|·•●∙*]+\s+|[|·•●∙]|,\s|;\s/u

/** Words that a name may write small. */
const LINKS = new Set("of and und et de du des la le für for the y e von van & + - der die das di da do".split(" "))

/** A company's name inside running words. */
export interface CompanyName {
  readonly name: string
  /** True when words other than links are written small, as in a sentence. */
  readonly isDoubtful: boolean
  readonly pieces: readonly Piece[]
}

/** Names are short; a line may hold thousands of words. */
const MAX_PIECES = 14

/** Finds names that end in a legal form: at the start of a segment, or after a separator. */
export function companyNames(pieces: readonly Piece[]): CompanyName[] {
  const found: CompanyName[] = []
  for (let from = 0; from < pieces.length; from++) {
    const before = pieces[from - 1]?.text
    if (before !== undefined && !/[|·•●∙*–—:,;-]$|^(?:by|von|par|door|da|por|przez|An|To)$/u.test(before)) continue
    const text = textOfPieces(pieces.slice(from, from + MAX_PIECES))
    const name = NAME.exec(text)?.groups?.["name"]
    if (
      name === undefined ||
      SEPARATOR.test(`${name} `.replace(/,\s(?=(?:Inc|LLC|Ltd|L\.L\.C|S\.|Corp|LLP|B\.V))/u, " "))
    )
      continue
    // `1011 AB` is a postal code: a name has letters of its own before its form.
    if (!/\p{L}{2}/u.test(name.split(" ").slice(0, -1).join(" "))) continue
    const count = countOf(pieces, from, name)
    const isDoubtful = name.split(" ").some((word) => /^\p{Ll}/u.test(word) && !LINKS.has(word) && !/[.\d]/u.test(word))
    if (isDoubtful && from > 0) continue
    found.push({ isDoubtful, name: name.replace(/^["„“']+/u, ""), pieces: pieces.slice(from, from + count) })
    from += count - 1
  }
  return found
}

function countOf(pieces: readonly Piece[], from: number, name: string): number {
  let count = 1
  while (from + count < pieces.length && textOfPieces(pieces.slice(from, from + count)).length < name.length) count++
  return count
}

/** Tells whether text ends in a legal form. */
export function hasLegalForm(text: string): boolean {
  return NAME.test(text)
}
