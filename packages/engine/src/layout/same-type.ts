/** How text is set. */
export interface Type {
  readonly isBold: boolean
  readonly fontSize: number
}

/** Relative difference between sizes of type that are the same. */
export const SAME_SIZE = 0.06

/** Returns whether two texts are set alike: in weight and size. */
export const isSameType = (a: Type, b: Type): boolean =>
  a.isBold === b.isBold && Math.abs(a.fontSize - b.fontSize) <= SAME_SIZE * Math.max(a.fontSize, b.fontSize)
