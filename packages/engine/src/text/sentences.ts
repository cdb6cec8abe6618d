/** Words of the shortest line of a sentence; shorter texts are labels, values and cells. */
export const MIN_PROSE_WORDS = 6

/** The end of a sentence; a full stop after an abbreviation or a day does not end one. */
export const SENTENCE_END = /\p{L}{4}[.!?]$/u
