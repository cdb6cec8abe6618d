import { endsWithLegalForm, hasLegalForm } from "../../blocks/company.ts"

/** Digits that OCR reads from capitals of a legal form. */
const LETTERS: Readonly<Record<string, string>> = { "0": "O", "1": "I", "5": "S", "8": "B" }
const MISREAD_WORD = /(?<=^|\s)(?=\S*\p{L})[\p{Lu}0158.]{2,8}$/u

/** Returns a name with its legal form as it is spelled, where OCR read digits in it: `Nordwind PL0` for `Nordwind PLC`. */
export function repairLegalForm(name: string): string {
  if (hasLegalForm(name)) return name
  const repaired = name.replace(MISREAD_WORD, (word) => word.replace(/[0158]/gu, (digit) => LETTERS[digit] ?? digit))
  return repaired !== name && endsWithLegalForm(repaired) ? repaired : name
}

/** Words in front of the number of a house, a parcel or a part of a building. */
const HOUSE_WORDS: ReadonlySet<string> = new Set(["BLK", "BLOCK", "FLOOR", "LEVEL", "LOT", "NO", "SUITE", "UNIT"])
const MISREAD_HOUSE = /^(?=\p{Lu}{0,4}[0158])(?=[0158]{0,4}\p{Lu})[\p{Lu}0158]{2,5}(?=[. :]{1,2}\d)/u

/** Returns an address with the word before its number as it is spelled, where OCR read digits in it: `LOT 12` for `10T 12`. */
export function repairHouse(address: string): string {
  return address.replace(MISREAD_HOUSE, (word) => {
    const letters = word.replace(/[0158]/gu, (digit) => LETTERS[digit] ?? digit)
    const spellings = [letters, letters.replace(/^I/u, "L"), letters.replaceAll("I", "L")]
    return spellings.find((spelling) => HOUSE_WORDS.has(spelling)) ?? word
  })
}
