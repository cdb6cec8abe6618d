/** The characters that a line is read with, by their class in the recognizer's output. */
export interface Alphabet {
  /** Text of each class; class 0 is the blank of CTC. */
  readonly texts: readonly string[]
  /** Classes that may be read. */
  readonly classes: Int32Array
  readonly space: number
  readonly comma: number
}

/** The output of the recognizer for a line: a distribution over the classes for each step along the line. */
export interface Steps {
  readonly count: number
  readonly classCount: number
  readonly probabilities: Float32Array
}

/** A recognized character. */
export interface LineCharacter {
  readonly text: string
  /** Centre along the line, 0 to 1. */
  readonly position: number
  readonly probability: number
  /** Highest probability of a space since the start of the character before. */
  readonly spaceBefore: number
  /** Highest probability of a comma in its steps and those beside them. */
  readonly comma: number
}

/** Letters of Latin scripts, figures and what print on business documents has besides. */
const READABLE = /^[\p{Script=Latin}\p{Sc}\x21-\x7e£¥€§°±²×®“”‘’–—·•№]$/u

/** Creates the alphabet of a recognizer from the lines of its list of characters, which starts with class 1. */
export function createAlphabet(list: string): Alphabet {
  const texts = ["", ...list.replace(/\r?\n$/u, "").split(/\r?\n/u), " "]
  const classes = texts.flatMap((text, index) => (READABLE.test(text) ? [index] : []))
  return { texts, classes: Int32Array.from(classes), space: texts.length - 1, comma: texts.indexOf(",") }
}

/**
 * Decodes a line greedily (connectionist temporal classification): of each step the most probable readable class or the blank,
 * equal neighbours once. Spaces are no characters: the recognizer often sees them faintly beside a letter.
 */
export function decodeLine({ count, classCount, probabilities }: Steps, alphabet: Alphabet): LineCharacter[] {
  const characters: LineCharacter[] = []
  let current = { step: 0, best: 0, probability: 0, spaceBefore: 0 }
  let space = 0
  const endAt = (step: number) => {
    const { best, probability, spaceBefore } = current
    const position = (current.step + step) / (2 * count)
    if (best === 0) return
    let comma = 0
    for (let at = Math.max(0, current.step - 1); at <= Math.min(count - 1, step); at++) {
      comma = Math.max(comma, probabilities[at * classCount + alphabet.comma] ?? 0)
    }
    characters.push({ text: alphabet.texts[best] ?? "", position, probability, spaceBefore, comma })
  }
  for (let step = 0; step < count; step++) {
    const row = step * classCount
    const spaceHere = probabilities[row + alphabet.space] ?? 0
    let best = 0
    let probability = Math.max(probabilities[row] ?? 0, spaceHere)
    for (const each of alphabet.classes) {
      const other = probabilities[row + each] ?? 0
      if (other <= probability) continue
      probability = other
      best = each
    }
    space = Math.max(space, spaceHere)
    if (best === current.best) {
      current.probability = Math.max(current.probability, probability)
      continue
    }
    endAt(step)
    current = { step, best, probability, spaceBefore: space }
    if (best !== 0) space = spaceHere
  }
  endAt(count)
  return characters
}
