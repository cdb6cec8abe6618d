import type { RecognizedWord } from "../recognizer.ts"
import { decodeLine, type Alphabet, type Steps } from "./decode-line.ts"
import { shrink, type GreyImage } from "./grey-image.ts"
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
  if (boxes.reduce((sum, box) => sum + lineWidthOf(box), 0) > MAX_LINE_PIXELS) return undefined
  const words: RecognizedWord[] = []
  for (const [line, box] of boxes.entries()) {
    const image = cutLine(page, box)
    const characters = decodeLine(await networks.recognize(image), alphabet)
    for (const word of wordsOfLine(characters, image, box, line)) words.push(word)
  }
  return words
}
