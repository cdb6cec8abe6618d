/** Units of measurement that are printed after a label without brackets; single letters are words of other kinds. */
const BARE = /^(?:kg|lbs?|tonnes?|km|m[²³23]|[km]wh)$/iu
const UNIT = "(?:kg|g|t|to|lbs?|oz|tonnes?|km|c?m[²³23]?|l|ltr|hl|[km]wh|gj|h|hrs?|pcs)"
/** A unit in brackets: `(kg)`. */
const BRACKETED = new RegExp(`^[([]${UNIT}[)\\]]:?$`, "iu")
/** A unit at the end of a name, in brackets or after a preposition: `(kg)`, `(in t)`, `in kg`. */
const AT_END = new RegExp(`(?:[([](?:in\\s)?${UNIT}[)\\]]|\\sin\\s${UNIT})$`, "iu")

/** Returns whether a word is the unit in which the values below or after a label are given: `Weight kg`, `Volume (m³)`. */
export const isUnitOfLabel = (text: string): boolean => BARE.test(text) || BRACKETED.test(text)

/** Returns a name without the unit of its values at its end: `Load` for `Load (kg)`. */
export const withoutUnit = (name: string): string => name.replace(AT_END, "").trimEnd()
