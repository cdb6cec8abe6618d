/** Counts the letters of a text, of any script. */
export const lettersIn = (text: string): number => text.replace(/\P{L}/gu, "").length
