import type { Random } from "./random.ts"

/** The sum of the digits, each times its weight. */
export const weighted = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0)

/** ISO 7064 MOD 11,10, the check digit of German VAT numbers. */
export function mod1110(digits: string): number {
  let product = 10
  for (const digit of digits) {
    const sum = (Number(digit) + product) % 10 || 10
    product = (2 * sum) % 11
  }
  return (11 - product) % 10
}

/** The Luhn check digit to be added to the digits. */
export function luhn(digits: string): number {
  const values = digits
    .split("")
    .toReversed()
    .map((digit, index) => Number(digit) * (index % 2 === 0 ? 2 : 1))
  const sum = values.reduce((total, value) => total + (value > 9 ? value - 9 : value), 0)
  return (10 - (sum % 10)) % 10
}

/** Draws digits until their check digit is a single one. */
export function checked(random: Random, count: number, check: (digits: string) => number): string {
  for (;;) {
    const digits = random.digits(count)
    if (check(digits) < 10) return `${digits}${check(digits)}`
  }
}

const vatIds: Record<string, (random: Random) => string> = {
  GB: (random) => {
    const digits = random.digits(7)
    const rest = 97 - (weighted(digits, [8, 7, 6, 5, 4, 3, 2]) % 97)
    return `GB ${digits.slice(0, 3)} ${digits.slice(3)} ${String(rest).padStart(2, "0")}`
  },
  DE: (random) => `DE${checked(random, 8, mod1110)}`,
  FR: (random) => {
    const siren = checked(random, 8, luhn)
    return `FR${String((12 + 3 * (Number(siren) % 97)) % 97).padStart(2, "0")}${siren}`
  },
  NL: (random) => `NL${checked(random, 8, (digits) => weighted(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11)}B01`,
  IT: (random) => `IT${checked(random, 10, luhn)}`,
  ES: (random) => `B${checked(random, 7, luhn)}`,
  PL: (random) => checked(random, 9, (digits) => weighted(digits, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11),
  PT: (random) =>
    `5${random.digits(7)}`.replace(/^(\d{8})$/u, (digits) => {
      const rest = weighted(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11
      return `${digits}${rest < 2 ? 0 : 11 - rest}`
    }),
}

/** Draws a tax identification with a right check digit, or none where there is no such thing. */
export const drawVatId = (random: Random, country: string): string | undefined => vatIds[country]?.(random)

// ISO 13616 registry: what follows the check digits.
const accounts: Record<string, (random: Random) => string> = {
  GB: (random) => `MIDS${random.digits(14)}`,
  DE: (random) => random.digits(18),
  FR: (random) => random.digits(23),
  NL: (random) => `RYNB0${random.digits(9)}`,
  IT: (random) => `X${random.digits(22)}`,
  ES: (random) => random.digits(20),
  PL: (random) => random.digits(24),
  PT: (random) => random.digits(21),
}

/** Draws an IBAN with right check digits, without spaces. */
export function drawIban(random: Random, country: string): string | undefined {
  const account = accounts[country]?.(random)
  return account === undefined ? undefined : ibanOf(country, account)
}

/** Puts the country and the check digits (ISO 7064 MOD 97-10) before a basic bank account number. */
export function ibanOf(country: string, account: string): string {
  const digits = `${account}${country}00`.replace(/[A-Z]/gu, (letter) => String(letter.charCodeAt(0) - 55))
  const check = 98n - (BigInt(digits) % 97n)
  return `${country}${String(check).padStart(2, "0")}${account}`
}

/** Writes an IBAN in groups of four. */
export const spaceIban = (iban: string): string => iban.replace(/(.{4})(?=.)/gu, "$1 ")
