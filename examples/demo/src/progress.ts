import { styleText } from "node:util"

const FRAMES = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]

/** Progress display of one execution: a spinner on a terminal, one line per status elsewhere. */
export class Progress {
  readonly #startedAt = performance.now()
  readonly #stream: NodeJS.WriteStream
  #status = ""
  #frame = 0
  #timer: NodeJS.Timeout | undefined

  constructor(stream: NodeJS.WriteStream) {
    this.#stream = stream
  }

  show(status: string): void {
    if (status === this.#status) return
    this.#status = status
    if (!this.#stream.isTTY) {
      this.#stream.write(`  ${status} after ${this.#seconds()} s\n`)
      return
    }
    this.#timer ??= setInterval(() => this.#draw(), 80)
    this.#draw()
  }

  /** Replaces the display with a final line. Safe to call twice. */
  stop(mark: "✔" | "✖", text: string): void {
    clearInterval(this.#timer)
    this.#timer = undefined
    if (this.#stream.isTTY) this.#stream.write("\r\u001b[K")
    const color = mark === "✔" ? "green" : "red"
    this.#stream.write(`  ${styleText(color, mark, { stream: this.#stream })} ${text} in ${this.#seconds()} s\n`)
  }

  #draw(): void {
    const frame = FRAMES[this.#frame++ % FRAMES.length] ?? ""
    this.#stream.write(`\r\u001b[K  ${styleText("cyan", frame)} ${this.#status} ${this.#seconds()} s`)
  }

  #seconds(): string {
    return ((performance.now() - this.#startedAt) / 1000).toFixed(1)
  }
}
