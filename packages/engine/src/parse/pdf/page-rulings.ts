import type { Box, Ruling } from "../../document.ts"
import type { PageFrame } from "./page-frame.ts"
import type { Pdfium } from "./pdfium.ts"
import { greatest, least } from "../../arrays/extremes.ts"

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

const pathObject = 2
const formObject = 5
/** Anything thicker (points) is a bar or a filled cell, not a line. */
const maxThickness = 4
/** Anything shorter (points) is a tick, a dash or part of a drawing. */
const minLength = 8
/** Maps and charts draw tens of thousands of paths; a table never needs them. */
const maxObjects = 8000
const maxRulings = 4000
const maxSegments = 400
const maxFormDepth = 4

/** Reads the drawn lines, thin rectangles and stroked frames of a page, those inside form XObjects included. */
export function readPageRulings(pdfium: Pdfium, frame: PageFrame, page: number): Ruling[] {
  const { api, raw } = pdfium
  const rulings: Ruling[] = []
  let budget = maxObjects
  const add = (x0: number, y0: number, x1: number, y1: number) => {
    const box = frame.box(Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1))
    const width = box[2] - box[0]
    const height = box[3] - box[1]
    if (!Number.isFinite(width + height) || rulings.length >= maxRulings) return
    if (box[2] < 0 || box[3] < 0 || box[0] > frame.width || box[1] > frame.height) return
    if (height <= maxThickness && width >= minLength) rulings.push({ box, isHorizontal: true })
    else if (width <= maxThickness && height >= minLength) rulings.push({ box, isHorizontal: false })
  }
  const cover = (x0: number, y0: number, x1: number, y1: number) => {
    const box = frame.box(x0, y0, x1, y1)
    for (let index = rulings.length - 1; index >= 0; index--) {
      const ruling = rulings[index]
      if (ruling === undefined || !isOverlapping(ruling.box, box)) continue
      // Bars over long lines would cut each into thousands of pieces.
      const room = maxRulings - rulings.length + 1
      // oxlint-disable-next-line docsift/no-unbounded-spread -- at most what is left on both sides of the box
      rulings.splice(index, 1, ...uncovered(ruling, box).slice(0, room))
    }
  }
  const visit = (count: number, at: (index: number) => number, matrix: Matrix, depth: number) => {
    for (let index = 0; index < count && budget > 0; index++) {
      budget--
      const object = at(index)
      if (object === 0) continue
      const type = raw.FPDFPageObj_GetType(object)
      if (type === pathObject) visitPath(pdfium, object, matrix, { add, cover })
      else if (type === formObject && depth < maxFormDepth) {
        const inner = multiply(readMatrix(pdfium, object), matrix)
        visit(api.FPDFFormObj_CountObjects(object), (i) => raw.FPDFFormObj_GetObject(object, i), inner, depth + 1)
      }
    }
  }
  visit(api.FPDFPage_CountObjects(page), (i) => raw.FPDFPage_GetObject(page, i), [1, 0, 0, 1, 0, 0], 0)
  return rulings
}

type OnRectangle = (x0: number, y0: number, x1: number, y1: number) => void

interface Painter {
  readonly add: OnRectangle
  /** An opaque filled rectangle hides the lines that were drawn before it. */
  readonly cover: OnRectangle
}

/** Adds the straight axis-parallel lines of one path; a path that is neither filled nor stroked only clips. */
function visitPath(pdfium: Pdfium, path: number, outer: Matrix, painter: Painter): void {
  const { raw, scratch } = pdfium
  if (raw.FPDFPath_GetDrawMode(path, scratch, scratch + 4) === 0) return
  const ints = new DataView(pdfium.bytes().buffer, scratch, 8)
  const isFilled = ints.getInt32(0, true) !== 0
  const isStroked = ints.getInt32(4, true) !== 0
  if (!isFilled && !isStroked) return
  const count = raw.FPDFPath_CountSegments(path)
  if (count < 2 || count > maxSegments) return
  const matrix = multiply(readMatrix(pdfium, path), outer)
  const points: [number, number, number][] = []
  for (let index = 0; index < count; index++) {
    const segment = raw.FPDFPath_GetPathSegment(path, index)
    if (raw.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4) === 0) return
    const floats = pdfium.floats()
    const x = floats[scratch >> 2] ?? 0
    const y = floats[(scratch >> 2) + 1] ?? 0
    points.push([
      matrix[0] * x + matrix[2] * y + matrix[4],
      matrix[1] * x + matrix[3] * y + matrix[5],
      raw.FPDFPathSegment_GetType(segment),
    ])
  }
  const isOpaque = isFilled && readIsOpaque(pdfium, path)
  for (const part of splitAtMoves(points)) paintPart(part, isStroked, isOpaque, painter)
}

const bezier = 1
const move = 2

function splitAtMoves(points: readonly [number, number, number][]): [number, number, number][][] {
  const parts: [number, number, number][][] = []
  for (const point of points) {
    const last = parts.at(-1)
    if (point[2] === move || last === undefined) parts.push([point])
    else last.push(point)
  }
  return parts
}

function readIsOpaque(pdfium: Pdfium, path: number): boolean {
  const { raw, scratch } = pdfium
  if (raw.FPDFPageObj_GetFillColor(path, scratch, scratch + 4, scratch + 8, scratch + 12) === 0) return false
  return pdfium.bytes()[scratch + 12] === 255
}

function paintPart(
  part: readonly [number, number, number][],
  isStroked: boolean,
  isOpaque: boolean,
  { add, cover }: Painter,
): void {
  const xs = part.map(([x]) => x)
  const ys = part.map(([, y]) => y)
  const [left, right, bottom, top] = [least(xs), greatest(xs), least(ys), greatest(ys)]
  if (right - left <= maxThickness || top - bottom <= maxThickness) {
    add(left, bottom, right, top)
    return
  }
  const isRectangle =
    part.length >= 4 &&
    part.length <= 5 &&
    part.every(([x, y]) => (isNear(x, left) || isNear(x, right)) && (isNear(y, bottom) || isNear(y, top)))
  if (isOpaque && isRectangle) cover(left, bottom, right, top)
  // The fill of a large shape has no line at its edge; only its stroke is drawn as one.
  if (!isStroked) return
  const closed = part.length >= 4 ? [...part, ...part.slice(0, 1)] : part
  for (let index = 1; index < closed.length; index++) {
    const from = closed[index - 1]
    const to = closed[index]
    if (from === undefined || to === undefined || (to[2] === bezier && index < part.length)) continue
    add(from[0], from[1], to[0], to[1])
  }
}

function readMatrix(pdfium: Pdfium, object: number): Matrix {
  const { raw, scratch } = pdfium
  if (raw.FPDFPageObj_GetMatrix(object, scratch) === 0) return [1, 0, 0, 1, 0, 0]
  const at = scratch >> 2
  const floats = pdfium.floats()
  const value = (index: number) => floats[at + index] ?? 0
  return [value(0), value(1), value(2), value(3), value(4), value(5)]
}

/** Returns the matrix that applies `first`, then `second`. */
function multiply(first: Matrix, second: Matrix): Matrix {
  const [a, b, c, d, e, f] = first
  const [g, h, i, j, k, l] = second
  return [a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + l]
}

function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) < 0.01
}

function isOverlapping(a: Box, b: Box): boolean {
  return a[0] < b[2] && a[2] > b[0] && a[1] < b[3] && a[3] > b[1]
}

/** Returns the visible rest of a covered line; the cover's own edge is drawn on its border and stays. */
function uncovered({ box, isHorizontal }: Ruling, [left, top, right, bottom]: Box): Ruling[] {
  const [x0, y0, x1, y1] = box
  const middle = isHorizontal ? (y0 + y1) / 2 : (x0 + x1) / 2
  const isInside = isHorizontal ? middle > top + 1 && middle < bottom - 1 : middle > left + 1 && middle < right - 1
  if (!isInside) return [{ box, isHorizontal }]
  const parts: Box[] = isHorizontal
    ? [
        [x0, y0, left, y1],
        [right, y0, x1, y1],
      ]
    : [
        [x0, y0, x1, top],
        [x0, bottom, x1, y1],
      ]
  const isLong = (part: Box) => (isHorizontal ? part[2] - part[0] : part[3] - part[1]) >= minLength
  return parts.filter(isLong).map((part) => ({ box: part, isHorizontal }))
}
