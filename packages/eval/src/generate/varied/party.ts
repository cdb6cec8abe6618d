import type { Random } from "../random.ts"
import { drawBankAccount, type BankAccount } from "./bank-accounts.ts"
import type { CountryProfile } from "./countries/country.ts"
import { trades } from "./countries/trades.ts"
import { drawTaxNumber } from "./tax-numbers.ts"

/** A company or person with everything that may be printed about it. */
export interface VariedParty {
  readonly country: CountryProfile
  readonly name: string
  readonly isPerson: boolean
  /** Street, then rooms or estates if any, then postal code and town, as lines. */
  readonly address: readonly string[]
  readonly contact: string
  readonly slogan: string
  readonly phone: string
  readonly fax: string
  readonly email: string
  readonly web: string
  readonly taxId: string
  readonly taxLabel: string | undefined
  readonly register: string
  readonly director: string
  readonly account: BankAccount
  readonly bic: string
}

/** Puts the parts of a town into its country's line; drops lines and separators of missing parts. */
function cityLines(random: Random, { towns, cityLine }: CountryProfile): string[] {
  const [zip = "", town = "", region = ""] = random.fill(random.phrase(towns)).split("/")
  return random
    .phrase(cityLine)
    .replace("{z}", zip)
    .replace("{t}", town)
    .replace("{r}", region)
    .split("\n")
    .map((line) =>
      line
        .replace(/\(\)/gu, "")
        .replace(/(?:, |\/| - | )+$/u, "")
        .replace(/^(?:, |\/)+/u, "")
        .replace(/, (?:, )+/gu, ", ")
        .trim(),
    )
    .filter((line) => line !== "")
}

/** Draws the lines of an address in a country. */
export function drawAddress(random: Random, country: CountryProfile): string[] {
  const number = random.chance(0.1) ? random.int(1000, 9899) : random.int(1, 260)
  const street = random.phrase(country.streets).replace("{n}", String(number))
  const annex = random.chance(0.22) ? random.phrase(country.annexes) : undefined
  const streets = annex === undefined ? [street] : random.chance(0.5) ? [street, annex] : [`${street}, ${annex}`]
  return [...(random.chance(0.08) ? streets.toReversed() : streets), ...cityLines(random, country)]
}

export const drawPerson = (random: Random, { givenNames, families }: CountryProfile): string => {
  const family = random.phrase(families)
  return random.chance(0.12)
    ? `${random.phrase(givenNames).charAt(0)}. ${family}`
    : `${random.phrase(givenNames)} ${family}`
}

const joined = (name: string, form: string): string => (form.startsWith(",") ? `${name}${form}` : `${name} ${form}`)

function drawCompanyName(random: Random, country: CountryProfile): string {
  const { after, whole } = trades[country.trades]
  const [, town = ""] = country.towns.split("|")[random.int(0, country.towns.split("|").length - 1)]?.split("/") ?? []
  const family = random.phrase(country.families)
  const other = random.phrase(country.families)
  const trade = random.phrase(after)
  const isTradeFirst = ["fr", "es", "it", "pt", "pl"].includes(country.trades)
  const simple = isTradeFirst && random.chance(0.6) ? `${trade} ${family}` : `${family} ${trade}`
  const shapes: (() => string)[] = [
    () => simple,
    () => simple,
    () => random.phrase(whole),
    () => random.phrase(whole),
    () => `${family} & ${other}`,
    () => `${trade} ${town}`,
    () => `${family}-${other} ${trade}`,
    () => `${family.slice(0, 3).toUpperCase()} ${trade}`,
    () => `${simple} ${town}`,
    () => family.toUpperCase(),
  ]
  const name = random.pick(shapes)()
  return random.chance(0.66) ? joined(name, random.phrase(country.legalForms)) : name
}

const slug = (name: string): string =>
  name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z ]/gu, "")
    .split(" ")
    .filter((part) => part.length > 1)
    .slice(0, 2)
    .join("-")
    .slice(0, 16)

const mailboxes = "info|office|hello|accounts|billing|sales|contact|mail|post|orders"

/** Draws a company, or a person where a buyer may be one. */
export function drawParty(random: Random, country: CountryProfile, isPerson: boolean): VariedParty {
  const name = isPerson ? drawPerson(random, country) : drawCompanyName(random, country)
  const host = slug(name) || "firm"
  return {
    country,
    name,
    isPerson,
    address: drawAddress(random, country),
    contact: drawPerson(random, country),
    slogan: random.phrase(trades[country.trades].slogans),
    phone: random.fill(random.phrase(country.phones)),
    fax: random.fill(random.phrase(country.phones)),
    email: `${random.phrase(mailboxes)}@${host}.example`,
    web: random.pick([`www.${host}.example`, `${host}.example`, `https://${host}.example`]),
    taxId: drawTaxNumber(random, country.code),
    taxLabel: country.taxLabels === undefined ? undefined : random.phrase(country.taxLabels),
    register: random.pick([
      random.digits(5),
      random.digits(8),
      `${random.digits(3)} ${random.digits(3)} ${random.digits(3)}`,
    ]),
    director: drawPerson(random, country),
    account: drawBankAccount(random, country.code),
    bic: `${random.pick(["MIDS", "RYNB", "KRGN", "PLDR", "TDWS"])}${country.code}${random.pick(["2X", "22", "FF"])}${random.pick(["", "XXX"])}`,
  }
}
