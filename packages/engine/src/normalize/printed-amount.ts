const AMOUNT = /^(?:\p{Sc}|[A-Z]{3})? ?-?\d[\d.,'’ ]{0,14}[.,]\d{2}(?: ?(?:\p{Sc}|[A-Z]{3}))?$/u

/** Returns whether a text is an amount with its cents and nothing else but its currency. */
export const isPrintedAmount = (text: string): boolean => AMOUNT.test(text)
