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
}

/** Fails unless reading the files of a case takes time that grows about linearly; refusing them is as good. */
export async function expectLinearReading({ build, minSize, maxSize = 16_384 }: GrowthCase, fileName: string) {
  const files = new Map<number, Uint8Array>()
  const read = async (size: number): Promise<void> => {
    const bytes = files.get(size) ?? build(size)
    files.set(size, bytes)
    try {
      await parseBytes(bytes, { fileName, maxPages: Number.POSITIVE_INFINITY })
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error
    }
  }
  await expectLinear(read, { maxSize, ...(minSize !== undefined && { minSize }) })
}

/** Joins `count` pieces that differ by their number. */
export function times(count: number, piece: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => piece(index)).join("")
}
