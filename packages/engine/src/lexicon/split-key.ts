/** Between the words of a key, short ones included: `sumOfLines`, but not inside an abbreviation, `MwSt`. */
const CAMEL_CASE = /(?<=\p{Ll}{2})(?=\p{Lu}\p{L})|(?<=\p{Ll}\p{Lu}\p{Ll})(?=\p{Lu}\p{Ll}{2})/gu

/** Splits a name that is spelled as a key into its words: `invoice_number`, `invoiceNumber`. */
export const splitKey = (name: string): string => name.replace(CAMEL_CASE, " ").replaceAll("_", " ")
