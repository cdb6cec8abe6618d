import type { Word } from "../document.ts"
import type { PageDrawing, RenderedPage } from "./page-drawing.ts"
import { toWords } from "./recognized-words.ts"
import type { Recognition, Recognizer } from "./recognizer.ts"
import { turnBack, type QuarterTurns } from "./turned-words.ts"
import { voteWords } from "./vote-words.ts"

/** How the reading of one page ended. */
export type PageReading =
  | { readonly type: "read"; readonly words: readonly Word[] }
  | Exclude<Recognition, { readonly type: "recognized" }>

/** Clean print is recognised with 0.93 and more, photographed receipts with 0.6 to 0.9: those are worth a second look. */
const sure = 0.92
/** On a page that stands on its side or head hardly a word is recognised surely. */
const turned = 0.3
/** Words are told from noise on coarse pictures already; a quarter of the pixels take a third of the time. */
const coarseDpi = 150
/** Small print that was scanned coarsely is read better when it is enlarged less. */
const secondDpi = 200

/** Draws the page; undefined when there is no memory for it. */
type Draw = (how: PageDrawing) => RenderedPage | undefined

/**
 * Reads a page. One that was not read surely is turned where it stands on its side or head, and read once more as one
 * block of lines at another size; the surer spelling of each word counts. Undefined when it cannot be drawn.
 */
export async function readPage(
  page: { readonly width: number; readonly height: number },
  draw: Draw,
  recognizer: Recognizer,
): Promise<PageReading | undefined> {
  const read = (how: PageDrawing, segmentation: "page" | "block") => readOnce(draw, recognizer, how, segmentation)
  const upright = await read({}, "page")
  if (upright?.type !== "read" || sureness(upright.words) >= sure) return upright
  const turns = sureShare(upright.words) < turned ? await findTurns(upright.words, read) : 0
  const first = turns === 0 ? upright : await read({ turns }, "page")
  if (first?.type !== "read") return first
  const second = sureness(first.words) >= sure ? undefined : await read({ maxDpi: secondDpi, turns }, "block")
  const words = second?.type === "read" ? voteWords(second.words, first.words) : first.words
  return { type: "read", words: turnBack(words, turns, page) }
}

async function readOnce(
  draw: Draw,
  recognizer: Recognizer,
  how: PageDrawing,
  segmentation: "page" | "block",
): Promise<PageReading | undefined> {
  const image = draw(how)
  if (image === undefined) return undefined
  const answer = await recognizer.recognize({ ...image, pageCount: 1, segmentation })
  return answer.type === "recognized" ? { type: "read", words: toWords(answer.pages[0] ?? [], 72 / image.dpi) } : answer
}

/** Tries the other three turns; without one that reads at least twice as many letters surely the page stays as it is. */
async function findTurns(
  upright: readonly Word[],
  read: (how: PageDrawing, segmentation: "page") => Promise<PageReading | undefined>,
): Promise<QuarterTurns> {
  let best: QuarterTurns = 0
  let most = Math.max(minLetters, 2 * sureLetters(upright))
  for (const turns of [1, 3, 2] as const) {
    const reading = await read({ maxDpi: coarseDpi, turns }, "page")
    const letters = reading?.type === "read" ? sureLetters(reading.words) : 0
    if (letters <= most) continue
    most = letters
    best = turns
  }
  return best
}

/** Fewer letters say nothing. */
const minLetters = 12
const sureWord = 0.8

const lettersOf = ({ text }: Word): number => text.replace(/[^\p{L}\p{N}]/gu, "").length

const sumOf = (words: readonly Word[], weigh: (word: Word) => number): number =>
  words.reduce((sum, word) => sum + weigh(word), 0)

/**
 * The recogniser reads some lines on their side too, and says nothing of it: a word of three letters and more that is
 * higher than wide is one of them.
 */
const isUpright = ({ text, box }: Word): boolean => text.length < 3 || box[2] - box[0] > box[3] - box[1]

/** Mean confidence of upright words, weighed by letters; 0 without any. */
function sureness(words: readonly Word[]): number {
  const sum = sumOf(words, (word) => (isUpright(word) ? word.confidence * lettersOf(word) : 0))
  return sum / Math.max(1, sumOf(words, lettersOf))
}

/** Letters of upright words of three letters and more that were recognised surely: noise makes short words. */
function sureLetters(words: readonly Word[]): number {
  const isSure = (word: Word) => word.confidence >= sureWord && lettersOf(word) >= 3 && isUpright(word)
  return sumOf(words, (word) => (isSure(word) ? lettersOf(word) : 0))
}

const sureShare = (words: readonly Word[]): number => sureLetters(words) / Math.max(1, sumOf(words, lettersOf))
