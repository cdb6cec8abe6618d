/** The call letters of a station of the United States (47 CFR § 73.3550), with its service or frequency: `KZQX-FM`, `WZQX 98.1`. */
const CALL_LETTERS = /^[KW][A-Z]{2,3}(?:-[A-Z]{2})?(?: \d{2,4}(?:\.\d)?)?$/u
/** Those with a service: four letters alone may be a word. */
const WITH_SERVICE = /^[KW][A-Z]{2,3}-(?:AM|FM|TV|DT|CD|CA|LD|LP)$/u

/** Returns whether a text reads as call letters. */
export const isCallLetters = (text: string): boolean => CALL_LETTERS.test(text)

/** Returns whether a text reads as call letters with their service, which nothing else does. */
export const isFullCallSign = (text: string): boolean => WITH_SERVICE.test(text)
