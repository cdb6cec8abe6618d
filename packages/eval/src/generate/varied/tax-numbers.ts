import { checked, luhn, mod1110, weighted } from "../identifiers.ts"
import type { Random } from "../random.ts"

const eleven = (digits: string, weights: readonly number[]): number => {
  const rest = weighted(digits, weights) % 11
  return rest < 2 ? 0 : 11 - rest
}

const lettersOf = (random: Random, count: number): string => random.fill("@".repeat(count))

/** Digits of which the last is chosen so that the weighted sum is a multiple of 11, as registers of several countries ask. */
const complement = (random: Random, count: number, weights: readonly number[]): string =>
  checked(random, count, (digits) => (11 - (weighted(digits, weights) % 11)) % 11)

const gstinAlphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"

/** The check character of an Indian GSTIN: a Luhn sum in base 36. */
function gstinCheck(text: string): string {
  const sum = text.split("").reduce((total, character, index) => {
    const product = gstinAlphabet.indexOf(character) * (index % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / 36) + (product % 36)
  }, 0)
  return gstinAlphabet[(36 - (sum % 36)) % 36] ?? "0"
}

/** Brazilian CNPJ: two check digits by weights from 2 to 9, from the right. */
function cnpj(random: Random): string {
  const weights = (count: number): number[] =>
    Array.from({ length: count }, (_, index) => ((count - 1 - index) % 8) + 2)
  const base = `${random.digits(8)}0001`
  const first = `${base}${eleven(base, weights(12))}`
  const digits = `${first}${eleven(first, weights(13))}`
  return `${digits.slice(0, 2)}.${digits.slice(2, 5)}.${digits.slice(5, 8)}/${digits.slice(8, 12)}-${digits.slice(12)}`
}

/** Chilean RUT: weights 2 to 7 from the right, ten is K. */
function rut(random: Random): string {
  const base = random.digits(8)
  const rest = 11 - (weighted(base, [3, 2, 7, 6, 5, 4, 3, 2]) % 11)
  const grouped = `${base.slice(0, 2)}.${base.slice(2, 5)}.${base.slice(5)}`
  return `${grouped}-${rest === 11 ? "0" : rest === 10 ? "K" : rest}`
}

/** Australian ABN: two leading digits make the weighted sum, less one at the front, a multiple of 89. */
function abn(random: Random): string {
  const rest = random.digits(9)
  const check = 89 - (weighted(rest, [3, 5, 7, 9, 11, 13, 15, 17, 19]) % 89)
  return `${check + 10} ${rest.slice(0, 3)} ${rest.slice(3, 6)} ${rest.slice(6)}`
}

const grouped = (digits: string, sizes: readonly number[], sign: string): string => {
  let from = 0
  return sizes.map((size) => digits.slice(from, (from += size))).join(sign)
}

const mod97 = (digits: string): string => String(97 - (Number(digits) % 97)).padStart(2, "0")

/**
 * Tax or register numbers as companies of a country print them, with right check digits where the rule is public.
 * European Commission, VIES: structure of VAT numbers; elsewhere the registers' own pages.
 */
const formats: Readonly<Record<string, (random: Random) => string>> = {
  AT: (random) =>
    `ATU${checked(random, 7, (digits) => {
      const sum = digits.split("").reduce((total, digit, index) => {
        const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
        return total + (value > 9 ? value - 9 : value)
      }, 0)
      return (10 - ((sum + 4) % 10)) % 10
    })}`,
  BE: (random) => {
    const base = `0${random.digits(7)}`
    const digits = `${base}${mod97(base)}`
    return random.pick([`BE${digits}`, `BE ${grouped(digits, [4, 3, 3], ".")}`])
  },
  BG: (random) => `BG${random.digits(9)}`,
  CY: (random) => `CY${random.digits(8)}${lettersOf(random, 1)}`,
  CZ: (random) => `CZ${checked(random, 7, (digits) => (11 - (weighted(digits, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10)}`,
  DE: (random) => random.pick(["DE", "DE ", "DE"]) + checked(random, 8, mod1110),
  DK: (random) => `${random.pick(["DK", "DK ", ""])}${complement(random, 7, [2, 7, 6, 5, 4, 3, 2])}`,
  EE: (random) =>
    `EE10${checked(random, 6, (digits) => (10 - (weighted(`10${digits}`, [3, 7, 1, 3, 7, 1, 3, 7]) % 10)) % 10)}`,
  ES: (random) => `${random.pick(["B", "A", "ESB", "B-"])}${checked(random, 7, luhn)}`,
  FI: (random) => {
    const digits = complement(random, 7, [7, 9, 10, 5, 8, 4, 2])
    return random.pick([`FI${digits}`, `${digits.slice(0, 7)}-${digits.slice(7)}`])
  },
  FR: (random) => {
    const siren = checked(random, 8, luhn)
    const key = String((12 + 3 * (Number(siren) % 97)) % 97).padStart(2, "0")
    return random.pick([`FR${key}${siren}`, `FR ${key} ${grouped(siren, [3, 3, 3], " ")}`])
  },
  GB: (random) => {
    const digits = random.digits(7)
    const all = `${digits}${mod97(String(weighted(digits, [8, 7, 6, 5, 4, 3, 2])))}`
    return random.pick([`GB${all}`, `GB ${grouped(all, [3, 4, 2], " ")}`, grouped(all, [3, 4, 2], " ")])
  },
  GR: (random) => `EL${checked(random, 8, (digits) => (weighted(digits, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10)}`,
  HR: (random) => `HR${checked(random, 10, mod1110)}`,
  HU: (random) => {
    const core = checked(random, 7, (digits) => (10 - (weighted(digits, [9, 7, 3, 1, 9, 7, 3]) % 10)) % 10)
    return random.pick([`HU${core}`, `${core}-2-${random.int(10, 44)}`])
  },
  IE: (random) => {
    const digits = random.digits(7)
    return `IE${digits}${"WABCDEFGHIJKLMNOPQRSTUV"[weighted(digits, [8, 7, 6, 5, 4, 3, 2]) % 23] ?? "W"}`
  },
  IT: (random) => random.pick(["IT", "", "IT "]) + checked(random, 10, luhn),
  LT: (random) => `LT${random.digits(9)}`,
  LU: (random) => {
    const digits = random.digits(6)
    return `LU${digits}${String(Number(digits) % 89).padStart(2, "0")}`
  },
  LV: (random) => `LV4${random.digits(10)}`,
  MT: (random) => `MT${random.digits(8)}`,
  NL: (random) =>
    `NL${checked(random, 8, (digits) => weighted(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11)}B0${random.int(1, 4)}`,
  PL: (random) => {
    const nip = checked(random, 9, (digits) => weighted(digits, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11)
    return random.pick([nip, `PL${nip}`, grouped(nip, [3, 3, 2, 2], "-")])
  },
  PT: (random) => {
    const base = `5${random.digits(7)}`
    const digits = `${base}${eleven(base, [9, 8, 7, 6, 5, 4, 3, 2])}`
    return random.pick([digits, `PT${digits}`, `PT ${grouped(digits, [3, 3, 3], " ")}`])
  },
  RO: (random) => `RO${checked(random, 7, (digits) => ((weighted(digits, [5, 3, 2, 1, 7, 5, 3]) * 10) % 11) % 10)}`,
  SE: (random) => {
    const digits = checked(random, 9, luhn)
    return random.pick([`SE${digits}01`, `${digits.slice(0, 6)}-${digits.slice(6)}`])
  },
  SI: (random) => `SI${complement(random, 7, [8, 7, 6, 5, 4, 3, 2])}`,
  SK: (random) => `SK${random.int(181_818_182, 909_090_908) * 11}`,
  CH: (random) => {
    const digits = complement(random, 8, [5, 4, 3, 2, 7, 6, 5, 4])
    return `CHE-${grouped(digits, [3, 3, 3], ".")}${random.pick(["", " MWST", " TVA"])}`
  },
  NO: (random) => {
    const digits = complement(random, 8, [3, 2, 7, 6, 5, 4, 3, 2])
    return random.pick([`NO ${grouped(digits, [3, 3, 3], " ")} MVA`, grouped(digits, [3, 3, 3], " ")])
  },
  TR: (random) => random.digits(10),
  US: (random) => `${random.int(10, 98)}-${random.digits(7)}`,
  CA: (random) => `${checked(random, 8, luhn)}${random.pick(["", " RT0001", "RT0001"])}`,
  AU: abn,
  NZ: (random) => grouped(random.digits(9), [3, 3, 3], random.pick(["-", " "])),
  IN: (random) => {
    const base = `${random.pick(["27", "29", "33", "24", "19"])}${lettersOf(random, 5)}${random.digits(4)}${lettersOf(random, 1)}1Z`
    return `${base}${gstinCheck(base)}`
  },
  ZA: (random) => `4${random.digits(9)}`,
  SG: (random) => `20${random.int(10, 24)}${random.digits(5)}${lettersOf(random, 1)}`,
  AE: (random) => `100${random.digits(12)}`,
  MX: (random) =>
    `${lettersOf(random, 3)}${random.int(80, 99)}0${random.int(1, 9)}${random.int(10, 28)}${lettersOf(random, 2)}${random.int(1, 9)}`,
  BR: cnpj,
  AR: (random) => {
    const digits = checked(random, 9, (rest) => {
      const sum = weighted(`3${rest}`, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11
      return sum === 0 ? 0 : 11 - sum
    })
    return `3${digits.slice(0, 1)}-${digits.slice(1, 9)}-${digits.slice(9)}`
  },
  CL: rut,
  CO: (random) => {
    const base = `9${random.digits(8)}`
    const rest = weighted(base, [41, 37, 29, 23, 19, 17, 13, 7, 3]) % 11
    return `${grouped(base, [3, 3, 3], ".")}-${rest < 2 ? rest : 11 - rest}`
  },
}

/** The countries whose tax numbers can be drawn. */
export const taxCountries = Object.keys(formats)

/** Draws a tax number with right check digits, as printed. @throws {RangeError} for an unknown country. */
export function drawTaxNumber(random: Random, country: string): string {
  const draw = formats[country]
  if (!draw) throw new RangeError(`No tax numbers of ${country} are known.`)
  return draw(random)
}
