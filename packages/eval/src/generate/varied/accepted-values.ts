import type { Value } from "@docsift/engine"
import type { Deal } from "./deal.ts"
import type { VariedParty } from "./party.ts"

/** Joins the lines of an address as the true value is written. */
export const addressValue = ({ address }: VariedParty): string => address.join(", ")

/** Readings without dashes between words, which some readers take for separators. */
const withoutDashes = (reading: string): string[] => [reading, reading.replaceAll(" - ", " ")]

/** Other readings of an address: with the name or the country, in one line or by its lines, and without commas. */
export function acceptedAddresses(party: VariedParty): string[] {
  const whole = addressValue(party)
  const spaced = party.address.join(" ")
  const streets = party.address.slice(0, -1).join(", ")
  const last = party.address.at(-1) ?? ""
  const bases = [whole, spaced, `${streets} ${last}`.trim(), spaced.replaceAll(",", "")]
  const countries = [...new Set(party.country.names)]
  const readings = [
    ...bases,
    ...bases.flatMap((base) => countries.flatMap((country) => [`${base}, ${country}`, `${base} ${country}`])),
    `${party.name}, ${whole}`,
    ...[" · ", " • ", " - ", " | "].map((separator) => party.address.join(separator)),
  ]
  return [...new Set(readings.flatMap(withoutDashes))].filter((reading) => reading !== whole)
}

/** Readings of a number of an account or register without its spaces, its country or its kind of tax. */
export function acceptedNumbers(printed: string): string[] {
  const readings = [
    printed.replaceAll(" ", ""),
    printed.replace(/ (?:MWST|TVA|MVA)$/u, ""),
    printed.replace(/^[A-Z]{2} /u, ""),
  ]
  return [...new Set(readings)].filter((reading) => reading !== printed)
}

/** Readings of an item's name: with its remark, and with the code that is printed in its cell. */
export function acceptedNames(deal: Deal, row: number, hasCodeInside: boolean): Value[] {
  const line = deal.lines[row]
  const name = String(line?.values.description ?? "")
  const code = String(line?.values.itemCode ?? "")
  const remark = line?.remark
  const quantity = String(line?.values.quantity ?? "")
  const codes = [`${quantity} x ${name}`, ...(hasCodeInside ? [`${code} ${name}`, `${name} ${code}`] : [])]
  if (remark === undefined) return codes
  const remarks = [`${name} ${remark}`, `${name}, ${remark}`, `${name} - ${remark}`]
  const both = hasCodeInside
    ? [`${code} ${name} ${remark}`, `${name} ${code} ${remark}`, ...remarks.map((each) => `${code} ${each}`)]
    : []
  return [...codes, ...remarks, ...both]
}
