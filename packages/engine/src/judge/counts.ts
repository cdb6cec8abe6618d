/** Counters of one document, which add up over documents; every figure of a report is computed from them. */
export class Counts {
  /** Fields with a true value, those extracted correctly, and those extracted at all. */
  values = 0
  right = 0
  answered = 0
  /** Fields without a value in the document, and those of them returned as null. */
  absent = 0
  absentRight = 0
  /** Texts among the fields with a true value, and the sum of their similarity. */
  strings = 0
  anls = 0
  /** Cells with a true value, extracted cells, and cells extracted correctly. */
  cells = 0
  cellsGot = 0
  cellsRight = 0
  /** True rows, extracted rows, rows without a wrong cell, and matched rows. */
  rows = 0
  rowsGot = 0
  rowsRight = 0
  rowsPaired = 0
  /** Fields and cells together, null credited. */
  unitsWant = 0
  unitsGot = 0
  unitsRight = 0
  /** Right values with a position, and those whose evidence text, page and box are right. */
  proofs = 0
  textsRight = 0
  pagesRight = 0
  /** Right values whose box or cell can be evaluated, and those where it is right. */
  boxes = 0
  boxesRight = 0
  /** Requested fields that no document has, and those returned as null. */
  decoys = 0
  decoysRight = 0

  add(other: Tally): void {
    for (const key of keysOf(this)) this[key] += other[key]
  }
}

type Counter = Exclude<keyof Counts, "add">

/** Counters as plain numbers, as reports have them. */
export type Tally = Readonly<Record<Counter, number>>

/** Returns the names of the counters. */
// Object.keys has no narrower type; the instances contain nothing but numbers; the method is on the prototype.
export const keysOf = (counts: Counts): Counter[] => Object.keys(counts) as Counter[]

/** Returns the harmonic mean of precision and recall; 1 where nothing was expected and nothing was extracted. */
export const f1Of = (right: number, got: number, want: number): number =>
  got + want === 0 ? 1 : (2 * right) / (got + want)
