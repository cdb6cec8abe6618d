import { hasTown, isPlace, isStreet } from "../../blocks/address-patterns.ts"
import type { LocaleVote } from "../../normalize/locale-vote.ts"
import { collapseSpaces } from "../../text/folding.ts"
import { parseAccount, parseIban } from "./iban.ts"
import { parseBic, parseEmail, parsePhone, parseSurePhone } from "./patterns.ts"
import { parseCurrency } from "./document-currency.ts"
import { parsePrefixedVatId, parseVatId } from "./tax-numbers.ts"
import type { Fragment } from "../candidates/fragments.ts"
import type { ParsedValue } from "../candidates/parsed-value.ts"
import type { RequestedValue } from "../candidates/requested-value.ts"
import { parseDates, parseNumbers, readerOf } from "./parse-numbers.ts"
import { parseReference, parseId } from "./parse-ids.ts"
import { parseText } from "./parse-text.ts"

/** Parses the values of one kind in a run of fragments, in reading order. */
export function parseValues(run: readonly Fragment[], requested: RequestedValue, locale: LocaleVote): ParsedValue[] {
  if (run.length === 0) return []
  const found = parseByKind(run, requested, locale)
  if (requested.type === "string") {
    return found.map((parsed) => ({ ...parsed, value: collapseSpaces(String(parsed.value)) }))
  }
  return found
}

function parseByKind(run: readonly Fragment[], requested: RequestedValue, locale: LocaleVote): ParsedValue[] {
  switch (requested.kind) {
    case "date":
      return parseDates(run, requested, locale)
    case "amount":
    case "percent":
    case "quantity":
      return parseNumbers(run, requested, locale)
    case "code": {
      const codes = parseCurrency(run)
      return codes.length > 0 ? codes : parseId(run, locale)
    }
    case "id":
      if (requested.type === "number") return parseNumbers(run, requested, locale)
      return requested.mayBeText === true ? parseReference(run, locale) : parseId(run, locale)
    case "iban":
      return parseIban(run)
    case "bic":
      return parseBic(run)
    case "account":
      return parseAccount(run)
    case "vatId":
    case "taxNumber":
      return requested.isUnlabelled === true ? parsePrefixedVatId(run) : parseVatId(run)
    case "email":
      return parseEmail(run)
    case "phone":
      return withoutOthers(requested.isUnlabelled === true ? parseSurePhone(run) : parsePhone(run), [
        ...readerOf(locale)
          .dates(run)
          .map(({ from, to }) => run.slice(from, to)),
        ...parseIban(run).map(({ fragments }) => fragments),
      ])
    case "address":
      return parseText(run, false).map((parsed) => ({ ...parsed, fit: parsed.fit * addressFit(String(parsed.value)) }))
    case "party":
    case "text":
      break
  }
  return parseText(run, requested.kind === "party")
}

/** Fit of text for an address: of a street alone, and of text without anything that an address has. */
const ADDRESS_FIT = { street: 0.85, other: 0.4 } as const

/** Returns how well text fits an address: it has a town, a street or a place; a name above it has none. */
function addressFit(text: string): number {
  if (hasTown(text)) return 1
  return isStreet(text) || isPlace(text) || /\d/u.test(text) || text.includes(",")
    ? ADDRESS_FIT.street
    : ADDRESS_FIT.other
}

/** Drops the values that share a fragment with one of another kind: the groups of an account look like a phone number. */
function withoutOthers(parsedValues: readonly ParsedValue[], others: readonly (readonly Fragment[])[]): ParsedValue[] {
  const taken = new Set(others.flat())
  return parsedValues.filter(({ fragments }) => !fragments.some((fragment) => taken.has(fragment)))
}
