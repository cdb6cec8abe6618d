import { isFlushLeft } from "../layout/next-line.ts"
import { isSameType } from "../layout/same-type.ts"
import { conceptIndex } from "../lexicon/concept-index.ts"
import { isDepartment } from "../lexicon/departments.ts"
import { labelKey } from "../lexicon/label-key.ts"
import type { BlockLine } from "./block.ts"
import { endsWithLegalForm } from "./company.ts"
import { isBrokenBetween, typeOf } from "./wrapped-name.ts"

/** Gap between the lines of a name beside its label, in heights of a line: closer than the rows of the table. */
const MAX_NAME_GAP = 0.5
/** Lines below the first one of a name. */
const MAX_MORE_LINES = 2
/** Words of a name that reaches the end of its column: a person's name is shorter, and what the person does may be below it. */
const MIN_FULL_WORDS = 4

/** Returns a labelled name with the lines that it is wrapped into: the one above where the label is beside the second, and those below. */
export function labelledName(line: BlockLine, lines: readonly BlockLine[]): BlockLine[] {
  const above = lineAbove(line, lines)
  const name = above ? [above, line] : [line]
  for (const [index, below] of linesBelow(line, lines).entries()) {
    if (!continues(name, below, lines[lines.indexOf(line) + index + 2], lines)) break
    name.push(below)
  }
  return name
}

function lineAbove(line: BlockLine, lines: readonly BlockLine[]): BlockLine | undefined {
  const above = lines[lines.indexOf(line) - 1]
  if (!above || above.isLabelled || above.kind !== "text" || !isSameType(typeOf(above), typeOf(line))) return undefined
  return isClose(above, line) ? above : undefined
}

const linesBelow = (line: BlockLine, lines: readonly BlockLine[]): readonly BlockLine[] => {
  const start = lines.indexOf(line) + 1
  return line.isPart ? [] : lines.slice(start, start + MAX_MORE_LINES)
}

/** Returns whether a line goes on with a name, which `after` follows. */
function continues(
  name: readonly BlockLine[],
  line: BlockLine,
  after: BlockLine | undefined,
  lines: readonly BlockLine[],
): boolean {
  const [first, last] = [name[0], name.at(-1)]
  if (!first || !last || line.kind !== "text" || line.isLabelled || line.isPart || /[\d:]/u.test(line.text))
    return false
  const isAligned = [first.segment.box, first.words[0]?.box].some((box) => box && isFlushLeft(box, line.segment.box))
  if (!isAligned || !isClose(last, line) || !isSameType(typeOf(last), typeOf(line))) return false
  if (isDepartment(line.text) || conceptIndex().byKey.has(labelKey(line.text))) return false
  const text = name.map((each) => each.text).join(" ")
  if (isBrokenBetween(last, line, text)) return true
  if (endsWithLegalForm(text)) return false
  // In a list of labelled values a line without a label belongs to the value above it.
  const isTitle = after !== undefined && conceptIndex().byKey.has(labelKey(after.text))
  const isLast = after === undefined || after.isLabelled || isTitle || !isSameType(typeOf(line), typeOf(after))
  const isBeside = first.words[0] === first.segment.words[0]
  return isLast && (isBeside || (last.words.length >= MIN_FULL_WORDS && isWidest(last, lines)))
}

const isClose = (above: BlockLine, { segment: { box } }: BlockLine): boolean =>
  box[1] - above.segment.box[3] < MAX_NAME_GAP * (box[3] - box[1])

const isWidest = ({ segment }: BlockLine, lines: readonly BlockLine[]): boolean =>
  lines.every(({ segment: { box } }) => box[2] <= segment.box[2])
