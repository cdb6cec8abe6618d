import { styleText } from "node:util"
import { printable } from "./printable.ts"
import { shorten } from "./fit.ts"

const frames = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
const frameMs = 80
const clearLine = "\r\u001b[K"

/** The line at the bottom of a terminal that says what the program is doing; nothing elsewhere, so that logs stay clean. */
export class Progress implements Disposable {
  readonly #stream: NodeJS.WriteStream
  readonly #startedAt = performance.now()
  #text = ""
  #frame = 0
  #timer: NodeJS.Timeout | undefined

  constructor(stream: NodeJS.WriteStream) {
    this.#stream = stream
  }

  /** Shows what is going on, with the seconds since the start. */
  show(text: string): void {
    if (!this.#stream.isTTY) return
    this.#text = printable(text)
    this.#timer ??= setInterval(() => this.#draw(), frameMs).unref()
    this.#draw()
  }

  /** Writes a line that stays. */
  write(line: string): void {
    this.hide()
    this.#stream.write(`${line}\n`)
  }

  /** Removes the line until the next `show()`: other output may go to the same terminal. */
  hide(): void {
    if (!this.#timer) return
    clearInterval(this.#timer)
    this.#timer = undefined
    this.#stream.write(clearLine)
  }

  [Symbol.dispose](): void {
    this.hide()
  }

  #draw(): void {
    const seconds = ((performance.now() - this.#startedAt) / 1000).toFixed(1)
    const frame = styleText("cyan", frames[this.#frame++ % frames.length] ?? "", { stream: this.#stream })
    const text = shorten(`${this.#text}  ${seconds} s`, Math.max(10, (this.#stream.columns || 80) - 3))
    this.#stream.write(`${clearLine}${frame} ${text}`)
  }
}
