import type { Word } from "../document.ts"
import { levelPlace, skewBox } from "../layout/skewed-box.ts"
import { readPgm, writePgm } from "./grey-image.ts"
import type { PageDrawing, RenderedPage } from "./page-drawing.ts"
import { rotateBack, type QuarterTurns } from "./rotated-words.ts"
import { findSkew } from "./skew.ts"
import { straighten } from "./straighten.ts"

/** Renders the page; undefined when memory is exhausted. */
export type Draw = (how: PageDrawing) => RenderedPage | undefined

/** An image of a page, as it is or with level lines. */
interface PageImage extends RenderedPage {
  /** Points from the left and the top of the image to the page, around which it has grown. */
  readonly margins: readonly [left: number, top: number]
}

/** Renders a page with level lines, and converts the words on it to their position on the displayed page. */
export interface StraightPage {
  draw(how: PageDrawing): PageImage | undefined
  /** Renders it as it is, for what reads each line in its own direction: to rotate the pixels costs sharpness. */
  drawSkewed(how: PageDrawing): PageImage | undefined
  /** Degrees by which the lines of the rotated page fall to the right; 0 before it was drawn. */
  skewOf(turns: QuarterTurns): number
  /** Returns words of lines that were read on the skewed page where they are on the straight one. */
  level(words: readonly Word[], turns: QuarterTurns): readonly Word[]
  /** Returns words of the straight page as the page displays them. */
  wordsBack(words: readonly Word[], turns: QuarterTurns): Word[]
}

/** Measures the skew on the first image of each rotation: sideways lines have none to be measured. */
export function straightPage(page: { readonly width: number; readonly height: number }, draw: Draw): StraightPage {
  const skews = new Map<QuarterTurns, number>()
  const skewOf = (turns: QuarterTurns) => skews.get(turns) ?? 0
  const rotated = (turns: QuarterTurns) => (turns % 2 === 0 ? page : { width: page.height, height: page.width })
  return {
    skewOf,
    drawSkewed(how) {
      const image = draw(how)
      return image && { ...image, margins: [0, 0] }
    },
    draw(how) {
      const { turns = 0 } = how
      const image = draw(how)
      if (image === undefined) return undefined
      const pixels = readPgm(image.bytes)
      if (pixels === undefined) return { ...image, margins: [0, 0] }
      const skew = skews.get(turns) ?? findSkew(pixels)
      skews.set(turns, skew)
      if (skew === 0) return { ...image, margins: [0, 0] }
      const straight = straighten(pixels, skew)
      const margin = (grown: number, side: number) => ((grown - side) / 2) * (72 / image.dpi)
      const margins = [margin(straight.width, pixels.width), margin(straight.height, pixels.height)] as const
      return { bytes: writePgm(straight), dpi: image.dpi, margins }
    },
    level(words, turns) {
      const skew = skewOf(turns)
      return skew === 0 ? words : words.map((word) => ({ ...word, box: levelPlace(word.box, skew, rotated(turns)) }))
    },
    wordsBack(words, turns) {
      const skew = skewOf(turns)
      const skewed =
        skew === 0 ? words : words.map((word) => ({ ...word, box: skewBox(word.box, skew, rotated(turns)) }))
      return rotateBack(skewed, turns, page)
    },
  }
}
