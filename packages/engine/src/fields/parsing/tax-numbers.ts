import type { Fragment } from "../candidates/fragments.ts"
import { parsePattern } from "./match-pattern.ts"
import type { ParsedValue } from "../candidates/parsed-value.ts"

/**
 * National formats of VAT ids with their prefix, without separators: the European Union (VIES), the United Kingdom,
 * Switzerland, Norway and India. Check digits are not compared: a number printed in such a form is a tax number even
 * where it was invented, as in samples.
 */
const VAT_FORMS: readonly RegExp[] = [
  /^ATU\d{8}$/u,
  /^(?:BE[01]?\d{9}|BG\d{9,10}|CY\d{8}[A-Z]|CZ\d{8,10}|DE\d{9}|DK\d{8}|EE\d{9}|EL\d{9}|ES[A-Z0-9]\d{7}[A-Z0-9])$/u,
  /^(?:FI\d{8}|FR[A-Z0-9]{2}\d{9}|GB(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})|HR\d{11}|HU\d{8}|IE\d[A-Z0-9+*]\d{5}[A-Z]{1,2})$/u,
  /^(?:IT\d{11}|LT(?:\d{9}|\d{12})|LU\d{8}|LV\d{11}|MT\d{8}|NL\d{9}B\d{2}|PL\d{10}|PT\d{9}|RO\d{2,10}|SE\d{12})$/u,
  /^(?:SI\d{8}|SK\d{10}|CHE\d{9}(?:MWST|TVA|IVA)?|NO\d{9}(?:MVA)?|XI\d{9}|\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d])$/u,
]

const VAT =
  /(?<![\p{L}\p{N}])((?:AT|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|GB|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|CHE|NO|XI|\d{2}[A-Z]{5}\d)(?:[ .-]?[A-Z0-9]){5,14})(?![\p{L}\p{N}])/gu

/** A national form without a country, which needs a label, and how surely text in this form is a tax number, 0 to 1. */
interface NationalForm {
  readonly form: RegExp
  readonly fit: number
}

/** Fit of a form that hardly any other number has. */
const TYPICAL = 0.7
/** Fit of forms that customer and register numbers also have. */
const PLAIN = 0.5
/** A permanent account number is printed beside the GSTIN, which contains it and is the one asked for. */
const BESIDE_ANOTHER = 0.45

const NATIONAL_FORMS: readonly NationalForm[] = [
  // Brazil: CNPJ and CPF.
  { form: /^(?:\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}|\d{3}\.\d{3}\.\d{3}-\d{2})$/u, fit: TYPICAL },
  // United States: EIN. Argentina: CUIT. Chile: RUT. Colombia: NIT.
  { form: /^(?:\d{2}-\d{7}|\d{2}-\d{8}-\d|\d{1,2}\.\d{3}\.\d{3}-[\dK]|\d{3}\.?\d{3}\.?\d{3}-\d)$/u, fit: TYPICAL },
  // Germany: Steuernummer. The Netherlands without the country. Norway with MVA.
  { form: /^(?:\d{2,3} ?\/ ?\d{3,4} ?\/ ?\d{4,5}|\d{9} ?B ?\d{2}|\d{3} ?\d{3} ?\d{3} ?MVA)$/u, fit: TYPICAL },
  // Hungary: adószám.
  { form: /^\d{8}-[1-5]-\d{2}$/u, fit: TYPICAL },
  // Mexico: RFC. Italy: codice fiscale of a person.
  { form: /^(?:[A-ZÑ&]{3,4}[ -]?\d{6}[ -]?[A-Z\d]{3}|[A-Z]{6}\d{2}[A-Z]\d{2}[A-Z]\d{3}[A-Z])$/u, fit: TYPICAL },
  // Spain: NIF, CIF and NIE. Poland: NIP with dashes.
  {
    form: /^(?:[A-Z][-.]?\d{7}[-.]?[A-Z\d]|\d{8}[-.]?[A-Z]|\d{3}-\d{3}-\d{2}-\d{2}|\d{3}-\d{2}-\d{2}-\d{3})$/u,
    fit: TYPICAL,
  },
  { form: /^[A-Z]{5}\d{4}[A-Z]$/u, fit: BESIDE_ANOTHER },
  // France: SIRET, the number of a company with that of its branch.
  { form: /^\d{3} \d{3} \d{3} \d{5}$/u, fit: TYPICAL },
  // Singapore: UEN and GST. Canada: GST and HST. New Zealand: IRD and GST.
  { form: /^(?:\d{8,9}[A-Z]|M\d-\d{7}-\d|\d{9} ?R[TCP] ?\d{4}|\d{2,3}-\d{3}-\d{3})$/u, fit: TYPICAL },
  // Digits in groups: ABN, SIREN, partita IVA, UTR, SE and FI register numbers.
  {
    form: /^(?:\d{2} \d{3} \d{3} \d{3}|\d{3} \d{3} \d{3}|\d{6}-\d{4}|\d{7}-\d|\d{8,15}|\d{3} ?\d{4} ?\d{2})$/u,
    fit: PLAIN,
  },
]

/** What may be a tax number of a national form: groups of capitals and digits. */
const NATIONAL =
  /(?<![\p{L}\p{N}])((?:[A-Z][.-])?(?:[A-Z&Ñ]{0,6}\d[A-Z\d]*)(?:[ ./-]{1,3}[A-Z\d]{1,10}){0,5})(?![\p{L}\p{N}])/gu

/**
 * Parses VAT ids in their national formats, printed with or without spaces, and with a lower fit other tax numbers: all of a run without a
 * VAT id, or those before the first one, as in `SIRET 512 884 017 00023 - N° TVA FR 37 512884017`.
 */
export function parseVatId(run: readonly Fragment[]): ParsedValue[] {
  const full = parsePrefixedVatId(run)
  const [first] = full.flatMap(({ fragments }) => fragments)
  return [...full, ...parseTaxNumber(first === undefined ? run : run.slice(0, run.indexOf(first)))]
}

/** Parses VAT ids with the prefix of their country, which need no label. */
export function parsePrefixedVatId(run: readonly Fragment[]): ParsedValue[] {
  return parsePattern(run, VAT, (text) =>
    longestPrefix(text, (part) => {
      const compact = part.replace(/[\s.-]/gu, "")
      return VAT_FORMS.some((form) => form.test(compact)) ? 1 : undefined
    }),
  )
}

/** Parses tax numbers of any country; those without the prefix of one have a low fit and need a label. */
export function parseTaxNumber(run: readonly Fragment[]): ParsedValue[] {
  return parsePattern(run, NATIONAL, (text) =>
    longestPrefix(text, (part) => NATIONAL_FORMS.find(({ form }) => form.test(part))?.fit),
  )
}

/** Returns the longest prefix of whole words for which there is a fit. */
function longestPrefix(
  text: string,
  fitOf: (part: string) => number | undefined,
): { value: string; fit: number } | undefined {
  const words = text.split(" ")
  for (let count = words.length; count > 0; count--) {
    const value = words.slice(0, count).join(" ")
    const fit = fitOf(value)
    if (fit !== undefined) return { value, fit }
  }
  return undefined
}
