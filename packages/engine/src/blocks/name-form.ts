import { conceptIndex } from "../lexicon/concept-index.ts"
import { labelKey } from "../lexicon/label-key.ts"
import { patternOf } from "../lexicon/language-words.ts"
import { foldText } from "../text/folding.ts"
import { isSectionHeading } from "./party-headings.ts"
import { isCompany } from "./company.ts"

/** Words and characters of the longest name. */
const MAX_WORDS = 10
const MAX_LENGTH = 90
/** Words of a line that may be a title. */
const MAX_TITLE_WORDS = 4

/** Words before a family name that are not capitalised. */
const PARTICLES = "van|von|vom|zu|zum|zur|de|den|der|des|ter|ten|di|da|do|dos|del|la|le|af|av"

/** The first and last name of a person, with initials between or before them, and the words before a family name: `Willem van der Berg`. */
export const PERSON = new RegExp(
  `^\\p{Lu}(?:\\.|[\\p{L}'’-]+)(?: \\p{Lu}\\.)*(?: (?:${PARTICLES})){0,2} \\p{Lu}[\\p{L}'’-]+$`,
  "u",
)

/** Text that begins with a word in lower case is part of a sentence, but not `van der Berg Transport`. */
const MID_SENTENCE = new RegExp(`^(?!(?:(?:${PARTICLES}) ){1,3}\\p{Lu})\\p{Ll}{3,} `, "u")

/** Returns whether text is a first and a last name. */
export const isPersonName = (text: string): boolean => PERSON.test(text) && !isCompany(text)

/** The name of a person as registers list it, the last name first: `Miller, Ann`. */
const LAST_NAME_FIRST = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?, \p{Lu}[\p{L}'’-]+(?: \p{Lu}\.?)?$/u

/** Returns whether text after the label of a clerk is a person, whichever name is first. */
export const isClerkName = (text: string): boolean =>
  isPersonName(text) || (LAST_NAME_FIRST.test(text) && !isCompany(text))

/** An abbreviation in lower case before the name of a person to whose attention a letter is: `z.H.`, `c.a.`, `t.a.v.`. */
const ADDRESSEE = /^\p{Ll}{1,2}\.(?:\p{L}{1,2}\.)+ \p{Lu}/u

let titles: RegExp | undefined

/** Returns whether text may be the name of a firm or person: short, capitalised, and neither a label nor a title. */
export function isNameLike(text: string): boolean {
  if (text.length > MAX_LENGTH || !/\p{L}{2}/u.test(text) || /[@?!=]|:$|^[([]/u.test(text)) return false
  if (MID_SENTENCE.test(text) || ADDRESSEE.test(text)) return false
  if (isCompany(text)) return true
  const words = text.split(" ")
  if (words.length > MAX_WORDS || text.replace(/\D/gu, "").length * 3 > text.length || /:/u.test(text)) return false
  if (/^\p{L}{5}\.$/u.test(text.slice(-6)) || isKnownLabel(text) || isSectionHeading(text)) return false
  titles ??= new RegExp(
    patternOf(({ titles: kinds }) =>
      Object.values(kinds)
        .filter((kind) => kind !== "")
        .join("|"),
    ),
    "u",
  )
  return words.length > MAX_TITLE_WORDS || !titles.test(foldText(text))
}

function isKnownLabel(text: string): boolean {
  const key = labelKey(text)
  return conceptIndex().byKey.has(key) || conceptIndex().periods.has(key)
}
