/** Short texts that hostile documents repeat: each is the start, or a part, of something that a parser searches for. */
export const tokens: readonly string[] = [
  // Numbers with separators, alone and joined to the next.
  ..."1 |1. |1.|1,|1/|1'|1 .,-'|1 000 |(1) |x 2 1.99 ".split("|"),
  // Incomplete dates.
  ..."12/|12.05.|2024-|05/2024 |1 Jan |From To ".split("|"),
  // Amounts and percentages.
  ..."€ |€1 |% |5% ".split("|"),
  // Words of labels and of headings, parts of them, and single letters that spell them.
  ..."Total: |Total |Invoice number |VAT ID: |No. 1 |n° |Description Quantity Price Total |Pos. |a m o u n t |a |A ".split(
    "|",
  ),
  // Parties, legal forms, postal codes.
  ..."Buyer |Acme GmbH |Inc. |12345 Berlin |D-12345 ".split("|"),
  // Accounts, addresses of mail and web.
  ..."DE02 |DE02|AB |a@|a@b.|www.".split("|"),
  // Marks.
  ...'"!( !(!...!. !/ !: !ä'.split("!"),
]

/** One line of a text, repeated. */
export function oneLine(text: string, size: number): string {
  return text.repeat(Math.ceil(size / text.length))
}

/** Lines of a text, each about as wide as given. */
export function manyLines(text: string, size: number, width: number): string {
  return oneLine(`${oneLine(text, width).trimEnd()}\n`, size)
}
