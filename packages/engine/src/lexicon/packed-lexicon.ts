/**
 * The labels and words of all languages, folded and reduced to canonical words, as text from which the indices are built with
 * little work. The build of the package writes it to a module, since reducing 40,000 texts takes half a second of processor time,
 * which every thread paid at its first document.
 */
export interface PackedLexicon {
  /** The labels of each concept, in the order of the concepts. */
  readonly labels: readonly PackedLabels[]
  /** The tokens of all labels, separated by bars. */
  readonly tokens: string
  /** Number of labels with each token, separated by bars. */
  readonly counts: string
  /** Keys of labels that precede both ends of a period, with weights. */
  readonly periods: readonly (readonly [key: string, weight: number])[]
  readonly formWords: PackedWords
  /** Phrases of forms by their canonical tokens, joined with blanks. */
  readonly formPhrases: PackedWords
}

/** The labels of one concept. */
export interface PackedLabels {
  /** Labels separated by bars, those that may also mean something else at the end; their tokens are separated by blanks. */
  readonly texts: string
  /** Number of labels that mean this concept and no other one. */
  readonly strong: number
}

/** Words or phrases with what they mean. */
export interface PackedWords {
  /** Separated by bars. */
  readonly words: string
  /** Separated by bars, in the same order: numbers of the entries of each word, separated by commas. */
  readonly entries: string
}

/** Splits text that is packed with a separator; an empty one has no parts. */
export const unpack = (text: string, separator: string): string[] => (text === "" ? [] : text.split(separator))
