import { setTimeout as sleep } from "node:timers/promises"

const chunkBytes = 64 * 1024

/** A file that is read at a limited rate, so that a fault can strike in the middle of its upload; it can be sent again. */
export class PacedFile extends Blob {
  readonly #bytesPerSecond: number

  constructor(parts: readonly Uint8Array<ArrayBuffer>[], bytesPerSecond: number) {
    super([...parts])
    this.#bytesPerSecond = bytesPerSecond
  }

  override stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    return ReadableStream.from(this.#chunks())
  }

  async *#chunks(): AsyncGenerator<Uint8Array<ArrayBuffer>> {
    const startedAt = performance.now()
    for (let at = 0; at < this.size; at += chunkBytes) {
      await sleep(Math.max(0, startedAt + (at * 1000) / this.#bytesPerSecond - performance.now()))
      yield new Uint8Array(await this.slice(at, at + chunkBytes).arrayBuffer())
    }
  }
}
