import type { RecognizedWord } from "../recognizer.ts"
import { decodeLine, type Alphabet, type LineCharacter, type Steps } from "./decode-line.ts"
import { shrink, type GreyImage } from "../grey-image.ts"
import { cutLine, lineWidthOf, type LineImage } from "./line-image.ts"
import { wordsOfLine } from "./line-words.ts"
import { findTextBoxes, type TextBox, type TextMap } from "./text-boxes.ts"

/** The two neural networks. */
export interface LineNetworks {
  detect(page: GreyImage): Promise<TextMap>
  recognize(line: LineImage): Promise<Steps>
}

/** The longer side of what the detector sees: on it 8-point print of an A4 page is 9 pixels high. */
const MAX_DETECTION_SIDE = 1_280
/** The detector halves its image five times. */
const SIDE_MULTIPLE = 32
/**
 * Sum of the widths of all lines, which the time is proportional to: 0.26 ms of processor time for each pixel. The densest of 91
 * receipts and forms had 34,000.
 */
const MAX_LINE_PIXELS = 60_000

/** Lines with a lower mean probability of a character are doubtful. */
const SURE = 0.97
/**
 * Doubtful lines whose characters are narrower, in pixels, are read again, stretched: the recognizer decides in steps of eight
 * pixels, and loses characters of two steps. Of 324 lines at the head of 35 photographed receipts, letters and figures were right
 * in 82.4 % by one reading, in 84.9 % by both, which take a tenth more; in 86.1 % when all doubtful lines are read again, which
 * takes half more and gained nothing on 162 lines of others.
 */
const NARROW = 20
const STRETCH = 1.25

/**
 * Finds the lines of text on a page and reads each of them. Undefined when there is more text than can be read in reasonable
 * time.
 */
export async function recognizeLines(
  page: GreyImage,
  networks: LineNetworks,
  alphabet: Alphabet,
): Promise<RecognizedWord[] | undefined> {
  const scale = Math.min(1, MAX_DETECTION_SIDE / Math.max(page.width, page.height))
  const boxes = findTextBoxes(await networks.detect(shrink(page, scale, SIDE_MULTIPLE))).map((box): TextBox => ({
    x: box.x / scale,
    y: box.y / scale,
    width: box.width / scale,
    height: box.height / scale,
    angle: box.angle,
  }))
  const pixels = boxes.reduce((sum, box) => sum + lineWidthOf(box), 0)
  if (pixels > MAX_LINE_PIXELS) return undefined
  let spare = MAX_LINE_PIXELS - pixels
  const words: RecognizedWord[] = []
  for (const [line, box] of boxes.entries()) {
    let reading = await readLine(cutLine(page, box), networks, alphabet)
    const width = lineWidthOf(box, STRETCH)
    if (isDoubtful(reading) && width <= spare) {
      spare -= width
      const again = await readLine(cutLine(page, box, STRETCH), networks, alphabet)
      if (likelihoodOf(again) > likelihoodOf(reading)) reading = again
    }
    for (const word of wordsOfLine(reading.characters, reading.image, box, line)) words.push(word)
  }
  return words
}

/** A line as it was read from an image. */
interface LineReading {
  readonly image: LineImage
  readonly characters: readonly LineCharacter[]
}

async function readLine(image: LineImage, networks: LineNetworks, alphabet: Alphabet): Promise<LineReading> {
  return { image, characters: decodeLine(await networks.recognize(image), alphabet) }
}

/** Returns whether a line has narrow characters, and doubtful ones among them. */
function isDoubtful({ image, characters }: LineReading): boolean {
  const sum = characters.reduce((all, { probability }) => all + probability, 0)
  return image.width < NARROW * characters.length && sum < SURE * characters.length
}

/** Returns the mean logarithm of the probabilities of the characters, on which a single doubtful one weighs more; the least without any. */
function likelihoodOf({ characters }: LineReading): number {
  if (characters.length === 0) return Number.NEGATIVE_INFINITY
  return characters.reduce((sum, { probability }) => sum + Math.log(probability), 0) / characters.length
}
