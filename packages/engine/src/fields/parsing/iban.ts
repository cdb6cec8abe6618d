import type { ConceptId } from "../../lexicon/concept.ts"
import type { Fragment } from "../candidates/fragments.ts"
import type { ParsedValue } from "../candidates/parsed-value.ts"
import { parsePattern } from "./match-pattern.ts"

/** Characters of an IBAN by country, from the IBAN registry of ISO 13616 (SWIFT). */
const LENGTHS: ReadonlyMap<string, number> = new Map(
  (
    "AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DK18 DO28 EE20 EG29 ES24 FI18 " +
    "FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 " +
    "LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 " +
    "RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20"
  )
    .split(" ")
    .map((entry): [string, number] => [entry.slice(0, 2), Number(entry.slice(2))]),
)

const compactOf = (text: string): string => text.replace(/[\s.-]/gu, "").toUpperCase()

/** Returns whether text is an IBAN of its country's length with valid check digits (ISO 13616, modulo 97). */
export function isIban(text: string): boolean {
  const compact = compactOf(text)
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/u.test(compact)) return false
  // One of 97 beginnings of a longer number has valid check digits by chance.
  if ((LENGTHS.get(compact.slice(0, 2)) ?? compact.length) !== compact.length) return false
  const digits = (compact.slice(4) + compact.slice(0, 4)).replace(/[A-Z]/gu, (letter) =>
    String(letter.charCodeAt(0) - 55),
  )
  let rest = 0
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97
  return rest === 1
}

/** The number of characters that an IBAN cut at the end of a line lacks; undefined where the text is not an IBAN or is complete. */
export function missingOfIban(text: string): number | undefined {
  const compact = compactOf(text)
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{0,30}$/u.test(compact) || isIban(compact)) return undefined
  const missing = (LENGTHS.get(compact.slice(0, 2)) ?? 0) - compact.length
  return missing > 0 ? missing : undefined
}

const IBAN = /(?<![\p{L}\p{N}])([A-Z]{2}\d{2}(?:[ .-]?[A-Z0-9]){10,30})(?![\p{L}\p{N}])/gu

/** Parses IBANs; one with wrong check digits, as in samples and OCR errors, is kept with a lower fit. */
export function parseIban(run: readonly Fragment[]): ParsedValue[] {
  return parsePattern(run, IBAN, (text) => {
    const value = trimToIban(text)
    if (value === undefined) return undefined
    return { value, fit: isIban(value) ? 1 : 0.8 }
  })
}

/**
 * Removes words in capitals (`BIC`) after an IBAN: returns the longest valid prefix, otherwise as much as an IBAN of its
 * country has, otherwise the groups with digits.
 */
function trimToIban(text: string): string | undefined {
  const groups = text.split(" ")
  for (let count = groups.length; count > 0; count--) {
    const value = groups.slice(0, count).join(" ")
    if (isIban(value)) return value
  }
  const length = LENGTHS.get(text.slice(0, 2))
  for (let count = groups.length; count > 0; count--) {
    const value = groups.slice(0, count).join(" ")
    if (compactOf(value).length === length) return value
  }
  while (groups.length > 1 && /^[A-Z]+$/u.test(groups.at(-1) ?? "")) groups.pop()
  const value = groups.join(" ")
  const compact = compactOf(value)
  return compact.length >= 15 && compact.replace(/\D/gu, "").length >= 10 ? value : undefined
}

/** Account numbers of a bank, which need a label: 5 to 28 digits in groups, as a Polish number has 26, with the code of the bank after a slash. */
const NATIONAL_ACCOUNT = /(?<![\p{L}\p{N}])(\d(?:[ .-]?\d){4,27}(?:\/\d{3,4})?)(?![\p{L}\p{N}])/gu
/** Below the fit at which a pattern alone identifies a value. */
const NATIONAL_FIT = 0.7

/** The code of a branch in India (Reserve Bank of India): the bank, a zero and the branch. */
const INDIAN_BRANCH = "[A-Z]{4}0[A-Z0-9]{6}"
const INDIAN_BRANCHES = new RegExp(`(?<![\\p{L}\\p{N}])(${INDIAN_BRANCH})(?![\\p{L}\\p{N}])`, "gu")

const BRANCH_ALONE = new RegExp(`^${INDIAN_BRANCH}$`, "u")

/** Returns whether a value is the code of a branch, where the number of an account is asked for. */
export const isBranchOf = (concept: ConceptId | undefined, { value }: ParsedValue): boolean =>
  concept === "accountNumber" && BRANCH_ALONE.test(String(value))

/** Parses account numbers: IBANs, otherwise national ones, or codes of branches that have letters. */
export function parseAccount(run: readonly Fragment[]): ParsedValue[] {
  const ibans = parseIban(run)
  if (ibans.length > 0) return ibans
  const national = parsePattern(run, NATIONAL_ACCOUNT, (value) => ({ value, fit: NATIONAL_FIT }))
  return national.length > 0 ? national : parsePattern(run, INDIAN_BRANCHES, (value) => ({ value, fit: 1 }))
}
