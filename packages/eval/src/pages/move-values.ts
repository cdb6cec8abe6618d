import type { Document, Word } from "@docsift/engine"
import { middleOf } from "../layouts/printed-table.ts"
import { withRoom } from "../layouts/move-words.ts"
import { lineOf, type PrintedValue } from "./printed-values.ts"

/** Points between a label and a value that is moved beside it, and between the value and what follows. */
const GAP = 8
/** The farthest a value is moved from its label, and the least that is worth it. */
const FAR = 110
const MIN_MOVE = 30
/** Height of a further line, in sizes of its type. */
const LINE = 1.25

const right = (words: readonly Word[]): number => Math.max(...words.map(({ box }) => box[2]))
const left = (words: readonly Word[]): number => Math.min(...words.map(({ box }) => box[0]))

/** Sets values that are right of their labels further to the right, as far as nothing else is printed there. */
export function apart(document: Document, values: readonly PrintedValue[]): Document | undefined {
  if (values.some(({ place }) => place !== "beside")) return undefined
  const room = Math.min(FAR, ...values.map(roomRight))
  return room < MIN_MOVE ? undefined : withMoved(document, values, () => [room, 0])
}

/** Returns the points between the end of a value and what follows it in its line. */
function roomRight({ page, words }: PrintedValue): number {
  const end = right(words)
  const next = words[0] && lineOf(page, words[0]).find(({ box }) => box[0] > end + 1)
  return (next ? next.box[0] - 2 * GAP : right(page.words)) - end
}

/** Sets each value that is right of its label below it, and all that follows one line further down. */
export function below(document: Document, values: readonly PrintedValue[]): Document | undefined {
  const [{ page } = { page: undefined }] = values
  if (!page || values.some(({ place }) => place !== "beside") || values.some(hasCompany)) return undefined
  const edges = values.map(({ label }) => Math.max(...label.map(({ box }) => box[3])) - 1)
  const room = LINE * Math.max(...values.map(({ words }) => words[0]?.fontSize ?? 0))
  const shifts = new Map(
    values.flatMap(({ words, label }) =>
      words.map((word) => [word, [left(label) - left(words), room] as const] as const),
    ),
  )
  return withRoom(document, page, edges, room, shifts).document
}

/** Returns whether something else is printed in the line of a value, which would have another label then. */
const hasCompany = ({ page, words, label }: PrintedValue): boolean =>
  words[0] !== undefined && lineOf(page, words[0]).some((word) => !words.includes(word) && !label.includes(word))

/** Sets values that are below their labels beside them, where nothing else is printed. */
export function beside(document: Document, values: readonly PrintedValue[]): Document | undefined {
  if (values.some((value) => value.place !== "below" || !hasRoomBeside(value))) return undefined
  return withMoved(document, values, ({ words, label }) => [
    right(label) + GAP - left(words),
    middle(label) - middle(words),
  ])
}

function hasRoomBeside({ page, words, label }: PrintedValue): boolean {
  const end = right(label)
  const next = label[0] && lineOf(page, label[0]).find(({ box }) => box[0] > end + 1)
  return end + GAP + right(words) - left(words) <= (next ? next.box[0] - 2 * GAP : page.width - GAP)
}

const middle = (words: readonly Word[]): number => words.reduce((sum, word) => sum + middleOf(word), 0) / words.length

function withMoved(
  document: Document,
  values: readonly PrintedValue[],
  by: (value: PrintedValue) => readonly [right: number, down: number],
): Document | undefined {
  const [first] = values
  const shifts = new Map(values.flatMap((value) => value.words.map((word) => [word, by(value)] as const)))
  return first && withRoom(document, first.page, [], 0, shifts).document
}
