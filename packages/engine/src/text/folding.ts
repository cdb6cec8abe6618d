import { onceForText } from "./once-for-text.ts"

/** What {@link collapseSpaces} changes, at the ends and inside. */
const UNEVEN_SPACE = /^\s|\s$|\s\s|[^\S ]/u

/** Collapses white space, non-breaking and thin spaces included, to single spaces and trims. */
export function collapseSpaces(text: string): string {
  if (!UNEVEN_SPACE.test(text)) return text
  return text.replace(/[\s\u00a0\u2007\u2009\u200a\u202f]+/gu, " ").trim()
}

/** Folds text for comparison: lower case, no accents, `ß` as `ss`, straight quotes and dashes, single spaces. */
export function foldText(text: string): string {
  // Most words are ASCII, and what follows takes ten times as long.
  const shape = shapeOf(text)
  if (shape === "plain") return text.toLowerCase()
  if (shape === "ascii") return collapseSpaces(text.replaceAll("`", "'").toLowerCase())
  return foldSpecial(text)
}

/** Folds text with other characters than those of ASCII. */
const foldSpecial = onceForText((text) =>
  collapseSpaces(
    text
      .normalize("NFKD")
      .replace(/\p{M}+/gu, "")
      .replace(/[\u2010-\u2015\u2212]/gu, "-")
      .replace(/[\u2018\u2019\u201b\u00b4`]/gu, "'")
      .toLowerCase()
      .replaceAll("ß", "ss")
      .replaceAll("ł", "l")
      .replaceAll("ø", "o")
      .replaceAll("æ", "ae")
      .replaceAll("œ", "oe"),
  ),
)

const SPACE = 0x20
const DELETE = 0x7f
const BACKTICK = 0x60

/** Returns whether text is ASCII, and plain if only its case is folded: single spaces inside, no other white space, no backtick. */
function shapeOf(text: string): "plain" | "ascii" | "other" {
  let isPlain = true
  // The text begins as if after a space, and must not end with one.
  let last = SPACE
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code > DELETE) return "other"
    if (code < SPACE || code === BACKTICK || (code === SPACE && last === SPACE)) isPlain = false
    last = code
  }
  return isPlain && (last !== SPACE || text === "") ? "plain" : "ascii"
}

/** Words without anything that {@link foldTokens} treats specially. */
const SIMPLE_WORD = /^[A-Za-z0-9]+:?$/u

/** Splits text into folded tokens of letters and digits; a lone `#` and `№` become `no`. */
export function foldTokens(text: string): readonly string[] {
  if (SIMPLE_WORD.test(text)) return [(text.endsWith(":") ? text.slice(0, -1) : text).toLowerCase()]
  return splitFolded(text)
}

const splitFolded = onceForText((text): readonly string[] => foldMarked(text).match(/[\p{L}\p{N}]+/gu) ?? [])

/**
 * Splits texts separated by bars into the tokens of each, as {@link foldTokens} does, in half of the time that one by one
 * takes. They are not remembered, so that they do not displace texts of documents.
 */
export function foldTokensOfList(texts: string): readonly (readonly string[])[] {
  let tokens: string[] = []
  const lists = [tokens]
  for (const part of foldMarked(texts).match(/[\p{L}\p{N}]+|\|/gu) ?? []) {
    if (part === "|") lists.push((tokens = []))
    else tokens.push(part)
  }
  return lists
}

const foldMarked = (text: string): string => foldText(SPECIAL.test(text) ? expandMarks(text) : text)

/** What {@link expandMarks} changes; most texts have none of it, and the four replacements take longer than the rest. */
const SPECIAL = /[#№.°º]/u

function expandMarks(text: string): string {
  const numbered = text.replace(/[#№]/gu, " no ").replace(/\bn\.?[°º]/giu, " no ")
  // Dotted abbreviations are one word: `T.V.A.`, `P.O.`.
  return numbered
    .replace(/(?<![\p{L}\p{N}])(\p{L})\.(?=\p{L}(?![\p{L}\p{N}]))/gu, "$1")
    .replace(/(?<=(?<![\p{L}\p{N}])\p{L}{2,3})\.(?=\p{L}(?![\p{L}\p{N}]))/gu, "")
}

/** Removes matching characters from the end of a text in linear time; a pattern such as `x+$` would try every run. */
export function withoutTrailing(text: string, character: RegExp): string {
  let end = text.length
  while (end > 0 && character.test(text.charAt(end - 1))) end--
  return text.slice(0, end)
}
