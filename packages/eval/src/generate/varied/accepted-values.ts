import type { Value } from "@docsift/engine"
import type { Deal } from "./deal.ts"
import type { VariedParty } from "./party.ts"

/** Joins the lines of an address as the true value is written. */
export const addressValue = ({ address }: VariedParty): string => address.join(", ")

/** Other readings of an address: with the name, the person or the country, and without commas. */
export function acceptedAddresses(party: VariedParty): string[] {
  const whole = addressValue(party)
  const spaced = party.address.join(" ")
  const countries = [...new Set(party.country.names)]
  const streets = party.address.slice(0, -1).join(", ")
  const last = party.address.at(-1) ?? ""
  return [
    ...new Set([
      spaced,
      `${streets} ${last}`.trim(),
      `${party.name}, ${whole}`,
      ...countries.flatMap((country) => [
        `${whole}, ${country}`,
        `${whole} ${country}`,
        `${spaced} ${country}`,
        `${spaced}, ${country}`,
      ]),
      spaced.replaceAll(",", ""),
      ...[" · ", " • ", " - ", " | "].map((separator) => party.address.join(separator)),
    ]),
  ].filter((reading) => reading !== whole)
}

/** Readings of a number of an account or register with and without its spaces. */
export const acceptedNumbers = (printed: string): string[] => {
  const compact = printed.replaceAll(" ", "")
  return compact === printed ? [] : [compact]
}

/** Readings of an item's name: with its remark, and with the code that is printed in its cell. */
export function acceptedNames(deal: Deal, row: number, hasCodeInside: boolean): Value[] {
  const line = deal.lines[row]
  const name = String(line?.values.description ?? "")
  const code = String(line?.values.itemCode ?? "")
  const remark = line?.remark
  const codes = hasCodeInside ? [`${code} ${name}`, `${name} ${code}`] : []
  if (remark === undefined) return codes
  const remarks = [`${name} ${remark}`, `${name}, ${remark}`, `${name} - ${remark}`]
  const both = hasCodeInside
    ? [`${code} ${name} ${remark}`, `${name} ${code} ${remark}`, ...remarks.map((each) => `${code} ${each}`)]
    : []
  return [...codes, ...remarks, ...both]
}
