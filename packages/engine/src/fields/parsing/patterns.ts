import type { Fragment } from "../candidates/fragments.ts"
import { parsePattern } from "./match-pattern.ts"
import type { ParsedValue } from "../candidates/parsed-value.ts"

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
  return parsePhones(run, (value) => (/^\+|\(|[-/ ]/u.test(value) ? 1 : 0.7))
}

/**
 * A number that is a phone without a label: with a prefix, or in the groups that countries print without one, `402-555-0121`,
 * `6555 0139`, `86 12 34 56`, `981 55 08 73`, `912 345 678`.
 */
const PHONE_FORM =
  /^(?:[+(0]|\d{3}[-. ]\d{3}[-. ]\d{4}$|\d{4} \d{4}$|\d{2} \d{2} \d{2} \d{2}$|\d{3} \d{2} \d{2} \d{2}$|\d{3} \d{3} \d{3}$)/u

/** Parses phone numbers in the forms that need no label. */
export function parseSurePhone(run: readonly Fragment[]): ParsedValue[] {
  return parsePhones(run, (value) => (PHONE_FORM.test(value) ? 1 : undefined))
}

function parsePhones(run: readonly Fragment[], fitOf: (value: string) => number | undefined): ParsedValue[] {
  return parsePattern(run, /(?<![\p{L}\p{N}])\+?\(?\d[\d\s()/.-]{5,20}\d(?![\p{L}\p{N}])/gu, (value) => {
    const digits = value.replace(/\D/gu, "").length
    const fit = digits >= 7 && digits <= 15 ? fitOf(value) : undefined
    return fit === undefined ? undefined : { value, fit }
  })
}
