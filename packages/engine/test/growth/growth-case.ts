import { expect } from "vitest"
import { expectLinear } from "./expect-linear.ts"
import { DocumentError } from "../../src/index.ts"
import { parseBytes } from "../../src/parse/parse-document.ts"

/** One way to make a file larger. */
export interface GrowthCase {
  /** What there is more of. */
  readonly name: string
  readonly build: (size: number) => Uint8Array
  /** @default 256 */
  readonly minSize?: number | undefined
  /** @default 16_384 */
  readonly maxSize?: number | undefined
  /** What the sentence says that refuses the smallest file already. @default it is read */
  readonly refusal?: RegExp | undefined
}

/** Fails unless reading the files of a case takes time that grows about linearly; refusing large ones is as good. */
export async function expectLinearReading(of: GrowthCase, fileName: string) {
  const { build, minSize = 256, maxSize = 16_384, refusal } = of
  const files = new Map<number, Uint8Array>()
  const read = async (size: number): Promise<void> => {
    const bytes = files.get(size) ?? build(size)
    files.set(size, bytes)
    try {
      await parseBytes(bytes, { fileName, maxPages: Number.POSITIVE_INFINITY })
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error
      // A broken builder would be refused for ever, and nothing be measured.
      if (size > minSize) return
      if (refusal === undefined) throw error
      expect(error.message).toMatch(refusal)
    }
  }
  await expectLinear(read, { minSize, maxSize })
}

/** Joins `count` pieces that differ by their number. */
export function times(count: number, piece: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => piece(index)).join("")
}
