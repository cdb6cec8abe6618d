/** A number as it is read where its decimal sign was lost: three digits or more, perhaps with a sign or a currency. */
const WHOLE = /^\D{0,4}\d{3,9}\D{0,4}$/u

/** Returns whether a text may be an amount whose decimal sign recognition lost: `1250` for `12.50`. */
export const mayLackDecimals = (text: string): boolean => WHOLE.test(text)

/** Share of its confidence that is left of a recognised amount without the cents of those around it: they were lost, or not printed. */
export const SHARE_WITHOUT_CENTS = 0.5
