/** A number, after at most three letters. */
const PARTY_CODE = /^#?(?:\p{Lu}{1,3}-?)?\d{3,12}$/u

/** Returns whether a text is the number of a party in the books of the other one, as it follows a heading: `SHIP TO: 0014`, `BILL TO: K00917`. */
export const isPartyCode = (text: string): boolean => PARTY_CODE.test(text)
