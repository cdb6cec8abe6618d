/** Counters of one document; they add up over documents, and every figure of a report is made of them. */
export class Counts {
  /** Fields with a true value, those answered right, and those answered at all. */
  values = 0
  right = 0
  answered = 0
  /** Fields that the document does not hold, and those of them left null. */
  absent = 0
  absentRight = 0
  /** Texts among the fields with a true value, and the sum of their similarity. */
  strings = 0
  anls = 0
  /** Cells with a true value, cells answered, cells answered right. */
  cells = 0
  cellsGot = 0
  cellsRight = 0
  /** True rows, rows answered, rows without a wrong cell, rows that found a partner. */
  rows = 0
  rowsGot = 0
  rowsRight = 0
  rowsPaired = 0
  /** Fields and cells alike, null credited. */
  unitsWant = 0
  unitsGot = 0
  unitsRight = 0
  /** Right values with a place to show, and those whose evidence text, page and box are right. */
  proofs = 0
  textsRight = 0
  pagesRight = 0
  /** Right values whose box or cell can be judged, and those where it is right. */
  boxes = 0
  boxesRight = 0
  /** Fields asked for that no document holds, and those left null. */
  decoys = 0
  decoysRight = 0

  add(other: Counts): void {
    for (const key of keysOf(this)) this[key] += other[key]
  }
}

type Counter = Exclude<keyof Counts, "add">

/** The names of the counters. */
// Object.keys has no narrower type; the class holds nothing but numbers besides its method on the prototype.
export const keysOf = (counts: Counts): Counter[] => Object.keys(counts) as Counter[]

/** The harmonic mean of precision and recall; 1 where there was nothing to find and nothing was found. */
export const f1Of = (right: number, got: number, want: number): number =>
  got + want === 0 ? 1 : (2 * right) / (got + want)
