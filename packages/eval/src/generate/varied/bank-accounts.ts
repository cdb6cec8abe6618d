import { ibanOf, spaceIban, weighted } from "../identifiers.ts"
import type { Random } from "../random.ts"

/** A bank account as printed. */
export interface BankAccount {
  readonly isIban: boolean
  /** As printed, with or without spaces. */
  readonly number: string
  /** What is printed beside a number that is no IBAN. */
  readonly routing?: { readonly label: string; readonly number: string }
}

/**
 * Basic account numbers of the ISO 13616 registry: `n` a digit, `a` a letter. National check digits are not computed: banks
 * of these documents do not exist.
 */
const structures: Readonly<Record<string, string>> = {
  AT: "nnnnnnnnnnnnnnnn",
  BE: "nnnnnnnnnnnn",
  BG: "aaaannnnnnnnnnnnnn",
  CH: "nnnnnnnnnnnnnnnnn",
  CY: "nnnnnnnnnnnnnnnnnnnnnnnn",
  CZ: "nnnnnnnnnnnnnnnnnnnn",
  DE: "nnnnnnnnnnnnnnnnnn",
  DK: "nnnnnnnnnnnnnn",
  EE: "nnnnnnnnnnnnnnnn",
  ES: "nnnnnnnnnnnnnnnnnnnn",
  FI: "nnnnnnnnnnnnnn",
  FR: "nnnnnnnnnnnnnnnnnnnnnnn",
  GB: "aaaannnnnnnnnnnnnn",
  GR: "nnnnnnnnnnnnnnnnnnnnnnn",
  HR: "nnnnnnnnnnnnnnnnn",
  HU: "nnnnnnnnnnnnnnnnnnnnnnnn",
  IE: "aaaannnnnnnnnnnnnn",
  IT: "annnnnnnnnnnnnnnnnnnnnn",
  LT: "nnnnnnnnnnnnnnnn",
  LU: "nnnnnnnnnnnnnnnn",
  LV: "aaaannnnnnnnnnnnn",
  MT: "aaaannnnnnnnnnnnnnnnnnnnnnn",
  NL: "aaaannnnnnnnnn",
  NO: "nnnnnnnnnnn",
  PL: "nnnnnnnnnnnnnnnnnnnnnnnn",
  PT: "nnnnnnnnnnnnnnnnnnnnn",
  RO: "aaaannnnnnnnnnnnnnnn",
  SE: "nnnnnnnnnnnnnnnnnnnn",
  SI: "nnnnnnnnnnnnnnn",
  SK: "nnnnnnnnnnnnnnnnnnnn",
  TR: "nnnnnnnnnnnnnnnnnnnnnn",
  AE: "nnnnnnnnnnnnnnnnnnn",
}

/** American Bankers Association: the weighted sum of nine digits is a multiple of ten. */
function routingNumber(random: Random): string {
  const base = `0${random.digits(7)}`
  return `${base}${(10 - (weighted(base, [3, 7, 1, 3, 7, 1, 3, 7]) % 10)) % 10}`
}

const domestic: Readonly<Record<string, (random: Random) => BankAccount>> = {
  US: (random) => ({
    isIban: false,
    number: random.digits(random.int(9, 12)),
    routing: {
      label: random.pick(["Routing No.", "ABA", "ABA Routing #", "ACH routing"]),
      number: routingNumber(random),
    },
  }),
  CA: (random) => ({
    isIban: false,
    number: random.digits(7),
    routing: { label: random.pick(["Transit", "Transit No."]), number: `${random.digits(5)}-00${random.int(1, 6)}` },
  }),
  AU: (random) => ({
    isIban: false,
    number: random.pick([random.digits(9), `${random.digits(4)} ${random.digits(4)}`]),
    routing: { label: "BSB", number: `0${random.digits(2)}-${random.digits(3)}` },
  }),
  NZ: (random) => ({ isIban: false, number: `0${random.int(1, 3)}-0${random.digits(3)}-0${random.digits(6)}-00` }),
  IN: (random) => ({
    isIban: false,
    number: random.digits(random.int(11, 15)),
    routing: {
      label: random.pick(["IFSC", "IFSC Code"]),
      number: random.fill("@@@@000####"),
    },
  }),
  ZA: (random) => ({
    isIban: false,
    number: random.digits(10),
    routing: { label: "Branch code", number: random.digits(6) },
  }),
  SG: (random) => ({ isIban: false, number: `${random.digits(3)}-${random.digits(5)}-${random.int(0, 9)}` }),
  MX: (random) => {
    const base = random.digits(17)
    const sum = base
      .split("")
      .reduce((total, digit, index) => total + ((Number(digit) * ([3, 7, 1][index % 3] ?? 0)) % 10), 0)
    return { isIban: false, number: `${base}${(10 - (sum % 10)) % 10}` }
  },
  BR: (random) => ({
    isIban: false,
    number: `${random.digits(5)}-${random.int(0, 9)}`,
    routing: { label: "Agência", number: random.digits(4) },
  }),
  AR: (random) => ({ isIban: false, number: random.digits(22) }),
  CL: (random) => ({ isIban: false, number: `${random.digits(3)}-${random.digits(5)}-0${random.int(1, 9)}` }),
  CO: (random) => ({ isIban: false, number: random.digits(11) }),
}

/** The countries whose bank accounts can be drawn. */
export const accountCountries = [...Object.keys(structures), ...Object.keys(domestic)]

/** Draws a bank account as companies of a country print it. @throws {RangeError} for an unknown country. */
export function drawBankAccount(random: Random, country: string): BankAccount {
  const structure = structures[country]
  if (structure === undefined) {
    const draw = domestic[country]
    if (!draw) throw new RangeError(`No bank accounts of ${country} are known.`)
    return draw(random)
  }
  const account = random.fill(structure.replaceAll("n", "#").replaceAll("a", "@"))
  const iban = ibanOf(country, account)
  return { isIban: true, number: random.chance(0.7) ? spaceIban(iban) : iban }
}
