import type { TextStyle } from "../drawing/paper.ts"
import { drawLine, layLines, type RichLine, type Run, type Sheet } from "./rich-text.ts"

/** A part of a page whose height depends on its width, both in points. */
export interface Block {
  readonly height: (width: number) => number
  readonly draw: (x: number, y: number, width: number) => void
}

/** A block of nothing, to keep a column empty. */
export const empty: Block = { height: () => 0, draw: () => {} }

/** Vertical space in points. */
export const space = (points: number): Block => ({ height: () => points, draw: () => {} })

/** A text of runs, wrapped to the width. */
export function paragraph(sheet: Sheet, runs: readonly Run[], style: TextStyle = {}): Block {
  let known: { width: number; lines: RichLine[] } | undefined
  const linesAt = (width: number): RichLine[] => {
    if (known?.width !== width) known = { width, lines: layLines(sheet, runs, width, style) }
    return known.lines
  }
  return {
    height: (width) => linesAt(width).reduce((sum, { height }) => sum + height, 0),
    draw: (x, y, width) => {
      let at = y
      for (const line of linesAt(width)) {
        drawLine(sheet, line, x, at, width)
        at += line.height
      }
    },
  }
}

/** A text without values. */
export const text = (sheet: Sheet, content: string, style: TextStyle = {}): Block =>
  paragraph(sheet, [{ text: content }], style)

/** Blocks below each other. */
export function stack(blocks: readonly Block[], gap = 0): Block {
  const shown = (width: number): { block: Block; height: number }[] =>
    blocks.map((block) => ({ block, height: block.height(width) })).filter(({ height }) => height > 0)
  return {
    height: (width) => {
      const heights = shown(width)
      return heights.reduce((sum, { height }) => sum + height, 0) + gap * Math.max(0, heights.length - 1)
    },
    draw: (x, y, width) => {
      let at = y
      for (const { block, height } of shown(width)) {
        block.draw(x, at, width)
        at += height + gap
      }
    },
  }
}

/** A block with its share of the width. */
export interface Column {
  readonly block: Block
  readonly weight: number
}

/** Blocks side by side. */
export function columns(parts: readonly Column[], gap: number): Block {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0)
  const widthOf = (weight: number, width: number): number =>
    ((width - gap * (parts.length - 1)) * weight) / (total || 1)
  return {
    height: (width) => Math.max(0, ...parts.map(({ block, weight }) => block.height(widthOf(weight, width)))),
    draw: (x, y, width) => {
      let at = x
      for (const { block, weight } of parts) {
        block.draw(at, y, widthOf(weight, width))
        at += widthOf(weight, width) + gap
      }
    },
  }
}

/** The decoration around a block. */
export interface BoxStyle {
  /** Points on all sides. */
  readonly padding: number
  readonly fill?: string | undefined
  readonly border?: string | undefined
  readonly radius?: number
  /** A coloured bar at the left or above, in points. */
  readonly bar?: { readonly side: "left" | "top" | "bottom"; readonly thickness: number; readonly color: string }
}

/** A block with a background, a border or a bar. */
export function box(sheet: Sheet, block: Block, { padding, fill, border, radius = 0, bar }: BoxStyle): Block {
  const height = (width: number): number => block.height(width - 2 * padding) + 2 * padding
  return {
    height: (width) => (block.height(width - 2 * padding) === 0 ? 0 : height(width)),
    draw: (x, y, width) => {
      const full = height(width)
      if (fill !== undefined) sheet.fill(x, y, width, full, fill, radius)
      if (border !== undefined) sheet.frame(x, y, width, full, 0.7, border, radius)
      if (bar?.side === "left") sheet.fill(x, y, bar.thickness, full, bar.color)
      if (bar?.side === "top") sheet.fill(x, y, width, bar.thickness, bar.color)
      if (bar?.side === "bottom") sheet.fill(x, y + full - bar.thickness, width, bar.thickness, bar.color)
      block.draw(x + padding, y + padding, width - 2 * padding)
    },
  }
}

/** Boxes side by side that share the height of the tallest. */
export function equalBoxes(sheet: Sheet, blocks: readonly Block[], style: BoxStyle, gap: number): Block {
  const widthOf = (width: number): number => (width - gap * (blocks.length - 1)) / blocks.length
  const height = (width: number): number =>
    Math.max(0, ...blocks.map((block) => box(sheet, block, style).height(widthOf(width))))
  return {
    height,
    draw: (x, y, width) => {
      const tall = height(width)
      for (const [index, block] of blocks.entries()) {
        const padded: Block = { height: () => tall - 2 * style.padding, draw: block.draw }
        box(sheet, padded, style).draw(x + index * (widthOf(width) + gap), y, widthOf(width))
      }
    },
  }
}

/** A block at a side of the width, taking a share of it. */
export function aside(block: Block, share: number, side: "left" | "right" | "center"): Block {
  return {
    height: (width) => block.height(width * share),
    draw: (x, y, width) => {
      const spare = width * (1 - share)
      block.draw(x + (side === "right" ? spare : side === "center" ? spare / 2 : 0), y, width * share)
    },
  }
}

/** A line across the width. */
export const line = (sheet: Sheet, thickness: number, color: string, room = 4): Block => ({
  height: () => room,
  draw: (x, y, width) => sheet.rule(x, y + room / 2, x + width, y + room / 2, thickness, color),
})
