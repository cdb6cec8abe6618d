import { once } from "node:events"
import type { MessagePort } from "node:worker_threads"
import type { ReadingBudget } from "../processor-time/reading-budget.ts"
import { type BackendOutput, type RecognitionBackend, recognizerOf } from "../recognize/recognition-backend.ts"
import type { RecognitionImage, Recognizer } from "../recognize/recognizer.ts"

/**
 * Answers a thread's requests for recognition on the host's side of a channel. The host runs the program, because a
 * thread that is terminated could not end what it had started. An aborted signal ends a running recognition. Its
 * processor time is taken from the document's budget, which grows with each picture.
 */
export function serveRecognition(
  port: MessagePort,
  backend: RecognitionBackend,
  budget: ReadingBudget,
  signal: AbortSignal,
): void {
  port.on("message", (image: RecognitionImage) => {
    budget.allowPictures(image.pageCount)
    void backend.run(image, signal, budget).then(
      (answer) => port.postMessage(answer),
      (error: unknown) => port.postMessage({ type: "failed", detail: String(error) } satisfies BackendOutput),
    )
  })
}

/** The recogniser as the thread sees it: asks the host and waits; one image at a time. */
export function recognizerOver(port: MessagePort): Recognizer {
  return recognizerOf({
    async run(image) {
      const answer = once(port, "message")
      port.postMessage(image)
      const [output] = (await answer) as [BackendOutput] // sent by serveRecognition
      return output
    },
  })
}
