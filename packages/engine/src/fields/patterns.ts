import { joinWords } from "../text/joined-words.ts"
import type { Fragment } from "./fragments.ts"
import type { ParsedValue } from "./parsed-value.ts"

/** Returns whether text is an IBAN with valid check digits (ISO 13616, modulo 97). */
export function isIban(text: string): boolean {
  const compact = text.replace(/[\s.-]/gu, "").toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/u.test(compact)) return false
  const digits = (compact.slice(4) + compact.slice(0, 4)).replace(/[A-Z]/gu, (letter) =>
    String(letter.charCodeAt(0) - 55),
  )
  let rest = 0
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97
  return rest === 1
}

function parsePattern(
  run: readonly Fragment[],
  pattern: RegExp,
  check: (text: string) => { value: string; fit: number } | undefined,
): ParsedValue[] {
  const joined = joinWords(run)
  return [...joined.text.matchAll(pattern)].flatMap((match): ParsedValue[] => {
    const text = match[1] ?? match[0]
    const start = match.index + match[0].indexOf(text)
    const checked = check(text.trim())
    if (!checked) return []
    const fragments = run.slice(joined.wordAt(start), joined.wordAt(start + text.trimEnd().length - 1) + 1)
    return [{ ...checked, fragments }]
  })
}

const IBAN = /(?<![\p{L}\p{N}])([A-Z]{2}\d{2}(?: ?[A-Z0-9]){10,30})(?![\p{L}\p{N}])/gu

/** Parses IBANs; one with wrong check digits, as in samples and OCR errors, is kept with a lower fit. */
export function parseIban(run: readonly Fragment[]): ParsedValue[] {
  return parsePattern(run, IBAN, (text) => {
    const value = trimToIban(text)
    if (value === undefined) return undefined
    return { value, fit: isIban(value) ? 1 : 0.8 }
  })
}

/** Removes words in capitals (`BIC`) behind an IBAN: returns the longest valid prefix, otherwise the groups with digits. */
function trimToIban(text: string): string | undefined {
  const groups = text.split(" ")
  for (let count = groups.length; count > 0; count--) {
    const value = groups.slice(0, count).join(" ")
    if (isIban(value)) return value
  }
  while (groups.length > 1 && /^[A-Z]+$/u.test(groups.at(-1) ?? "")) groups.pop()
  const value = groups.join(" ")
  const compact = value.replaceAll(" ", "")
  return compact.length >= 15 && compact.replace(/\D/gu, "").length >= 10 ? value : undefined
}

/** Parses BICs (ISO 9362). */
export function parseBic(run: readonly Fragment[]): ParsedValue[] {
  return parsePattern(
    run,
    /(?<![\p{L}\p{N}])[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?(?![\p{L}\p{N}])/gu,
    (value) => ({
      value,
      fit: /\d|XXX$/u.test(value) || value.length === 11 ? 1 : 0.6,
    }),
  )
}

/** National formats of VAT ids: the European Union (VIES), then Switzerland, Norway and India. */
const VAT_FORMS: readonly RegExp[] = [
  /^ATU\d{8}$/u,
  /^(?:BE[01]?\d{9}|BG\d{9,10}|CY\d{8}[A-Z]|CZ\d{8,10}|DE\d{9}|DK\d{8}|EE\d{9}|EL\d{9}|ES[A-Z0-9]\d{7}[A-Z0-9])$/u,
  /^(?:FI\d{8}|FR[A-Z0-9]{2}\d{9}|GB(?:\d{9}|\d{12})|HR\d{11}|HU\d{8}|IE\d[A-Z0-9+*]\d{5}[A-Z]{1,2}|IT\d{11})$/u,
  /^(?:LT(?:\d{9}|\d{12})|LU\d{8}|LV\d{11}|MT\d{8}|NL\d{9}B\d{2}|PL\d{10}|PT\d{9}|RO\d{2,10}|SE\d{12}|SI\d{8}|SK\d{10})$/u,
  /^(?:CHE\d{9}(?:MWST|TVA|IVA)?|NO\d{9}(?:MVA)?|\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]|XI\d{9})$/u,
]

const VAT =
  /(?<![\p{L}\p{N}])((?:AT|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|GB|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|CHE|NO|XI|\d{2}[A-Z]{5}\d)(?:[ .-]?[A-Z0-9]){5,14})(?![\p{L}\p{N}])/gu
/** National numbers without a country: Spain, Portugal, Italy, Poland, France. */
const NATIONAL =
  /(?<![\p{L}\p{N}])([A-Z]-?\d{7}[A-Z0-9]|\d{8}-?[A-Z]|\d{3}[- ]?\d{3}[- ]?\d{2}[- ]?\d{2}|\d{9}|\d{11})(?![\p{L}\p{N}])/gu

/** Parses VAT ids in their national formats, printed with or without spaces. */
export function parseVatId(run: readonly Fragment[]): ParsedValue[] {
  const full = parsePattern(run, VAT, (text) => {
    const words = text.split(" ")
    for (let count = words.length; count > 0; count--) {
      const value = words.slice(0, count).join(" ")
      const compact = value.replace(/[\s.-]/gu, "")
      if (VAT_FORMS.some((form) => form.test(compact))) return { value, fit: 1 }
    }
    return undefined
  })
  return full.length > 0 ? full : parsePattern(run, NATIONAL, (value) => ({ value, fit: 0.5 }))
}

/** Parses e-mail addresses. */
export function parseEmail(run: readonly Fragment[]): ParsedValue[] {
  if (!run.some(({ text }) => text.includes("@"))) return []
  // The local part has at most 64 octets (RFC 5321, 4.5.3.1.1).
  return parsePattern(run, /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu, (value) => ({
    value,
    fit: 1,
  }))
}

/** Parses phone numbers of 7 to 15 digits (E.164). */
export function parsePhone(run: readonly Fragment[]): ParsedValue[] {
  return parsePattern(run, /(?<![\p{L}\p{N}])\+?\(?\d[\d\s()/.-]{5,20}\d(?![\p{L}\p{N}])/gu, (value) => {
    const digits = value.replace(/\D/gu, "").length
    return digits >= 7 && digits <= 15 ? { value, fit: /^\+|\(|[-/ ]/u.test(value) ? 1 : 0.7 } : undefined
  })
}
