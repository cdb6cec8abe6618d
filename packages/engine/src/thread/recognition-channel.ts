import { once } from "node:events"
import type { MessagePort } from "node:worker_threads"
import type { ReadingBudget } from "../processor-time/reading-budget.ts"
import { type BackendOutput, type RecognitionBackend, recognizerOf } from "../recognize/recognition-backend.ts"
import type { RecognitionImage, Recognizer } from "../recognize/recognizer.ts"

/**
 * Serves a thread's requests for text recognition on the host's side of a channel. The host runs the program, because a
 * terminated thread could not end it. An aborted signal ends a running recognition. Its processor time counts against the
 * document's budget, which grows with each image.
 */
export function serveRecognition(
  port: MessagePort,
  backend: RecognitionBackend,
  budget: ReadingBudget,
  signal: AbortSignal,
): void {
  port.on("message", (image: RecognitionImage) => {
    budget.allowImages(image.pageCount)
    void backend.run(image, signal, budget).then(
      (output) => port.postMessage(output),
      (error: unknown) => port.postMessage({ type: "failed", detail: String(error) } satisfies BackendOutput),
    )
  })
}

/** Creates the thread's side of the channel; one image at a time. */
export function recognizerOver(port: MessagePort): Recognizer {
  return recognizerOf({
    async run(image) {
      const reply = once(port, "message")
      port.postMessage(image)
      const [output] = (await reply) as [BackendOutput] // sent by serveRecognition
      return output
    },
  })
}
