import { isCloseBelow } from "../../layout/next-line.ts"
import type { ExtractionContext } from "../../page/context.ts"
import type { Fragment } from "../candidates/fragments.ts"
import type { LabelMap } from "../labels/label-hits.ts"

/** Returns the words of the first pages by paragraph: lines that are set close below each other. */
export function paragraphsOf({ segments }: ExtractionContext, map: LabelMap, maxPages: number): Fragment[][] {
  const paragraphs: Fragment[][] = []
  let last: ExtractionContext["segments"][number] | undefined
  for (const segment of segments) {
    if (segment.page > maxPages) break
    const isSameLine = last?.page === segment.page && last.lineIndex === segment.lineIndex
    const isNextLine = last?.page === segment.page && isCloseBelow(last.box, segment.box)
    if (!isSameLine && !isNextLine) paragraphs.push([])
    const paragraph = paragraphs.at(-1)
    for (const fragment of map.fragments[segment.index] ?? []) paragraph?.push(fragment)
    last = segment
  }
  return paragraphs
}
