import { expect } from "vitest"
import { expectLinear } from "./expect-linear.ts"
import { DocumentError } from "../../src/index.ts"
import { parseBytes } from "../../src/parse/parse-document.ts"

/** One way to make a file larger. */
export interface GrowthCase {
  /** The part that is repeated. */
  readonly name: string
  readonly build: (size: number) => Uint8Array
  /** @default 256 */
  readonly minSize?: number | undefined
  /** @default 16_384 */
  readonly maxSize?: number | undefined
  /** Matches the error of files that are rejected at any size. @default the smallest file is read */
  readonly rejection?: RegExp | undefined
}

/** Fails unless the time to read the files of a case grows about linearly; large ones may also be rejected. */
export async function expectLinearReading(of: GrowthCase, fileName: string) {
  const { build, minSize = 256, maxSize = 16_384, rejection } = of
  const files = new Map<number, Uint8Array>()
  const read = async (size: number): Promise<void> => {
    const bytes = files.get(size) ?? build(size)
    files.set(size, bytes)
    try {
      await parseBytes(bytes, { fileName, maxPages: Number.POSITIVE_INFINITY })
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error
      // With a broken builder every file would be rejected, and nothing measured.
      if (size > minSize) return
      if (rejection === undefined) throw error
      expect(error.message).toMatch(rejection)
    }
  }
  await expectLinear(read, { minSize, maxSize })
}

/** Joins `count` texts that differ by their index. */
export function times(count: number, text: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => text(index)).join("")
}
