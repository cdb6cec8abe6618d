import type { Block } from "./blocks.ts"
import type { Sheet } from "./rich-text.ts"

/** Places blocks below each other and starts pages when they are full. */
export class PageFlow {
  readonly #sheet: Sheet
  readonly #bottom: number
  readonly #continuation: () => Block
  #y: number

  /**
   * @param bottom - where the footer starts, in points from the top.
   * @param continuation - draws what further pages start with; called for each page.
   */
  constructor(sheet: Sheet, top: number, bottom: number, continuation: () => Block) {
    this.#sheet = sheet
    this.#y = top
    this.#bottom = bottom
    this.#continuation = continuation
  }

  get y(): number {
    return this.#y
  }

  get width(): number {
    return this.#sheet.right - this.#sheet.left
  }

  /** Whether a height fits on the page. */
  fits(height: number): boolean {
    return this.#y + height <= this.#bottom
  }

  newPage(): void {
    this.#sheet.addPage()
    this.#y = this.#sheet.left * 0.9
    const block = this.#continuation()
    block.draw(this.#sheet.left, this.#y, this.width)
    this.#y += block.height(this.width)
  }

  skip(points: number): void {
    this.#y += points
  }

  /** Draws a block on this page if it fits, otherwise on the next. */
  place(block: Block, gap = 0): void {
    const height = block.height(this.width)
    if (height === 0) return
    if (!this.fits(height) && height < this.#bottom - this.#sheet.left) this.newPage()
    block.draw(this.#sheet.left, this.#y, this.width)
    this.#y += height + gap
  }
}
