import { markLines, marksOf, type PrintedValue, type Mark } from "../places.ts"
import type { Pair, Party, Sheet } from "../sheet.ts"
import type { Design } from "./designs.ts"
import type { Paper } from "./paper.ts"

const withSeparator = (paper: Paper, label: string): string => {
  const { separator } = paper.design
  if (separator === ":") return label.endsWith(":") ? label : `${label}:`
  return separator === "." ? label.padEnd(22, ".") : label
}

const printedName = ({ key, name }: Party): PrintedValue[] => (key === undefined ? [] : [{ key, text: name }])

function drawParty(paper: Paper, party: Party, label: string, x: number, y: number, width: number): number {
  let at = y
  if (label) {
    paper.text(label, x, at, { isBold: true, size: paper.design.fontSize * 0.9 })
    at += paper.lineHeight()
  }
  for (const [index, text] of [party.name, ...party.lines].entries()) {
    const style = { isBold: index === 0 && label === "" }
    for (const line of paper.wrapMarked(text, index === 0 ? printedName(party) : [], width, style)) {
      paper.text(line.text, x, at, style, line.marks)
      at += paper.lineHeight()
    }
  }
  return at
}

function drawLetterhead(paper: Paper, sheet: Sheet): number {
  const { letterhead, fontSize } = paper.design
  const width = paper.right - paper.left
  const marks = marksOf(sheet.sender.name, printedName(sheet.sender))
  if (letterhead === "band") {
    paper.fill(0, 0, paper.width, 62, "#1f3a5f")
    paper.text(sheet.sender.name, paper.left, 22, { size: fontSize * 1.9, isBold: true, color: "#ffffff" }, marks)
    paper.text(sheet.title, paper.left, 26, { size: fontSize * 1.6, color: "#ffffff", align: "right", width })
    return 80
  }
  const align = letterhead
  paper.text(sheet.sender.name, paper.left, 40, { size: fontSize * 1.6, isBold: true, align, width }, marks)
  let y = 40 + paper.lineHeight(fontSize * 1.6)
  for (const line of sheet.sender.lines) {
    paper.text(line, paper.left, y, { align, width, color: "#444444" })
    y += paper.lineHeight()
  }
  return y + 14
}

/** Draws the parties below the letterhead. Returns their lower edge. */
function drawParties(paper: Paper, sheet: Sheet, y: number): number {
  const { parties, fontSize } = paper.design
  const width = (paper.right - paper.left) / 3 - 10
  if (parties === "columns") {
    const blocks = [
      { label: sheet.senderLabel, party: sheet.sender },
      { label: sheet.recipientLabel, party: sheet.recipient },
      ...(sheet.other ? [sheet.other] : []),
    ]
    return Math.max(
      ...blocks.map(({ label, party }, index) =>
        drawParty(paper, party, label, paper.left + index * (width + 15), y, width),
      ),
    )
  }
  if (parties === "right")
    return drawParty(paper, sheet.recipient, "", paper.left + (paper.right - paper.left) * 0.56, y + 10, width * 1.3)
  if (parties === "rows") {
    let at = y
    for (const { label, party } of [
      { label: sheet.recipientLabel, party: sheet.recipient },
      ...(sheet.other ? [sheet.other] : []),
    ]) {
      paper.text(withSeparator(paper, label), paper.left, at)
      paper.text(party.name, paper.left + 120, at, {}, marksOf(party.name, printedName(party)))
      at += paper.lineHeight()
      paper.text(party.lines.join(", "), paper.left + 120, at)
      at += paper.lineHeight() + 2
    }
    return at
  }
  if (!paper.design.isLinePrinter) {
    const line = [sheet.sender.name, ...sheet.sender.lines].join(" · ")
    const style = { size: fontSize * 0.7, color: "#666666" }
    paper.text(line, paper.left, y, style, marksOf(line, printedName(sheet.sender)))
  }
  const end = drawParty(paper, sheet.recipient, "", paper.left, y + 14, width * 1.4)
  if (!sheet.other) return end
  return drawParty(paper, sheet.other.party, withSeparator(paper, sheet.other.label), paper.left, end + 6, width * 1.4)
}

const pairListWidth = (paper: Paper, pairs: readonly Pair[], gap: number): number =>
  Math.max(...pairs.map(({ label }) => paper.widthOf(withSeparator(paper, label)))) +
  gap +
  Math.max(...pairs.map(({ value }) => paper.widthOf(value)))

function drawPairList(paper: Paper, pairs: readonly Pair[], x: number, y: number, gap: number): number {
  const labels = pairs.map(({ label }) => withSeparator(paper, label))
  const valueX = x + Math.max(...labels.map((label) => paper.widthOf(label))) + gap
  let at = y
  for (const [index, pair] of pairs.entries()) {
    paper.text(labels[index] ?? "", x, at)
    paper.text(pair.value, valueX, at, {}, marksOf(pair.value, pair.printedValues))
    at += paper.lineHeight() + 1
  }
  return at
}

/** Draws labels above values, side by side; starts a new band where the line is full. */
function drawBand(paper: Paper, pairs: readonly Pair[], y: number, hasBoxes: boolean): number {
  const longest = Math.max(...pairs.flatMap(({ value }) => value.split(" ").map((word) => paper.widthOf(word)))) + 10
  const wanted = hasBoxes ? 3 : Math.min(pairs.length, paper.design.isLandscape ? 7 : 5)
  const perBand = Math.min(wanted, Math.floor((paper.right - paper.left) / longest))
  const width = (paper.right - paper.left) / perBand
  const small = paper.design.fontSize * (hasBoxes ? 0.75 : 0.9)
  const labelLines = pairs.map(({ label }) => paper.wrap(label, width - 8, { size: small }))
  const valueLines = pairs.map(({ value, printedValues }) => paper.wrapMarked(value, printedValues, width - 8))
  let at = y
  for (let start = 0; start < pairs.length; start += perBand) {
    const indices = pairs.slice(start, start + perBand).map((_, index) => start + index)
    const labelHeight = Math.max(...indices.map((index) => labelLines[index]?.length ?? 1)) * paper.lineHeight(small)
    const height =
      labelHeight + Math.max(...indices.map((index) => valueLines[index]?.length ?? 1)) * paper.lineHeight() + 6
    for (const index of indices) {
      const x = paper.left + (index - start) * width
      for (const [row, line] of (labelLines[index] ?? []).entries()) {
        paper.text(line, x + 4, at + 3 + row * paper.lineHeight(small), {
          size: small,
          color: hasBoxes ? "#555555" : "#111111",
          isBold: !hasBoxes,
        })
      }
      for (const [row, line] of (valueLines[index] ?? []).entries())
        paper.text(line.text, x + 4, at + 3 + labelHeight + row * paper.lineHeight(), {}, line.marks)
      if (!hasBoxes) continue
      paper.rule(x, at, x + width, at)
      paper.rule(x, at + height, x + width, at + height)
      paper.rule(x, at, x, at + height)
      paper.rule(x + width, at, x + width, at + height)
    }
    at += height
  }
  return at + 4
}

function drawTitle(paper: Paper, title: string, y: number, printedValues: readonly PrintedValue[] = []): number {
  const size = paper.design.fontSize * 1.6
  paper.text(title, paper.left, y, { size, isBold: true }, marksOf(title, printedValues))
  return y + paper.lineHeight(size) + 6
}

/** Draws the number and the date in the title, all other details as running text. */
function drawSentence(paper: Paper, sheet: Sheet, y: number): number {
  const number = sheet.details.find(({ role }) => role === "number")
  const date = sheet.details.find(({ role }) => role === "date")
  const title = [
    sheet.title,
    ...(number ? [sheet.number, number.value] : []),
    ...(date ? [sheet.dated, date.value] : []),
  ].join(" ")
  let at = drawTitle(paper, title, y, [...(number?.printedValues ?? []), ...(date?.printedValues ?? [])])
  const rest = sheet.details.filter((pair) => pair !== number && pair !== date)
  let text = ""
  const marks: Mark[] = []
  for (const { label, value, printedValues } of rest) {
    text += `${text === "" ? "" : "   "}${label}: `
    const start = text.length
    text += value
    marks.push(...marksOf(text, printedValues, start))
  }
  const lines = paper.wrap(text, paper.right - paper.left).map((line) => line.trim())
  for (const line of markLines(text, lines, marks)) {
    paper.text(line.text, paper.left, at, {}, line.marks)
    at += paper.lineHeight()
  }
  return at + 6
}

type DrawDetails = (paper: Paper, sheet: Sheet, top: number, partiesEnd: number) => number

/** Draws the title above the details, unless the letterhead band has it. */
const titleAbove = (paper: Paper, sheet: Sheet, y: number): number =>
  paper.design.letterhead === "band" ? y : drawTitle(paper, sheet.title, y)

const drawDetails: Record<Design["details"], DrawDetails> = {
  beside: (paper, sheet, top, partiesEnd) => {
    if (paper.design.parties !== "window") {
      return drawPairList(paper, sheet.details, paper.left, titleAbove(paper, sheet, partiesEnd + 14), 14) + 14
    }
    const usual = paper.left + (paper.right - paper.left) * 0.55
    const x = Math.min(usual, paper.right - pairListWidth(paper, sheet.details, 12))
    const end = drawPairList(paper, sheet.details, x, top + 14, 12)
    return titleAbove(paper, sheet, Math.max(end, partiesEnd) + 18) + 6
  },
  strip: (paper, sheet, _top, partiesEnd) =>
    drawBand(paper, sheet.details, titleAbove(paper, sheet, partiesEnd + 14), false) + 12,
  boxes: (paper, sheet, _top, partiesEnd) =>
    drawBand(paper, sheet.details, titleAbove(paper, sheet, partiesEnd + 14), true) + 14,
  table: (paper, sheet, _top, partiesEnd) => {
    const at = titleAbove(paper, sheet, partiesEnd + 14)
    paper.fill(paper.left, at, paper.right - paper.left, paper.lineHeight() + 4, "#e4e4e4")
    return drawBand(paper, sheet.details, at, false) + 12
  },
  pairs: (paper, sheet, _top, partiesEnd) => {
    const at = titleAbove(paper, sheet, partiesEnd + 14)
    const half = Math.ceil(sheet.details.length / 2)
    const first = drawPairList(paper, sheet.details.slice(0, half), paper.left, at, 10)
    const rest = sheet.details.slice(half)
    if (rest.length === 0) return first + 12
    const firstEnd = paper.left + pairListWidth(paper, sheet.details.slice(0, half), 10) + 20
    const x = Math.max(paper.left + (paper.right - paper.left) * 0.52, firstEnd)
    return Math.max(first, drawPairList(paper, rest, x, at, 10)) + 12
  },
  sentence: (paper, sheet, _top, partiesEnd) => drawSentence(paper, sheet, partiesEnd + 24) + 8,
}

/** Draws everything above the table on the first page. Returns the top of the table. */
export function drawHead(paper: Paper, sheet: Sheet): number {
  const top = drawLetterhead(paper, sheet)
  const partiesEnd = drawParties(paper, sheet, top)
  return drawDetails[paper.design.details](paper, sheet, top, partiesEnd)
}
