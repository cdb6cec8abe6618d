import { formMeaningsOfToken } from "../../lexicon/form-words/form-meanings.ts"
import { foldText } from "../../text/folding.ts"
import type { Fragment } from "../candidates/fragments.ts"

/** Longer numbers after such a word are those of documents: `Folio 10482` on invoices of Mexico. */
const PAGE_NUMBER = /^\d{1,3}$/u

/** Returns whether a run begins with the number of a page, which is not that of a document: `PAGE 1`. */
export function isPageNumber([word, number]: readonly Fragment[]): boolean {
  if (!word || !number || !PAGE_NUMBER.test(number.text)) return false
  return formMeaningsOfToken(foldText(word.text))?.some(({ formWords }) => formWords.includes("page")) === true
}
