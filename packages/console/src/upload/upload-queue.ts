import { ConflictError, type ExecutionId } from "@docsift/sdk"
import type { UploadServer } from "./upload-server.ts"
import {
  canSendAgain,
  executionIdOf,
  hasEnded,
  isUnsent,
  reduceUploads,
  type UploadEvent,
  type UploadItem,
} from "./upload-state.ts"

/**
 * Files uploaded at the same time. Browsers open six connections to a server (HTTP/1.1), and the screens need some of
 * them.
 */
const CONCURRENT_UPLOADS = 4

/** The uploads of this page. They live outside React, so that they continue while other screens are open. */
export class UploadQueue {
  readonly #server: UploadServer
  readonly #sentenceOf: (error: unknown) => string
  readonly #listeners = new Set<() => void>()
  readonly #running = new Map<string, AbortController>()
  /** Uploads whose last byte had been sent when they were cancelled: the server may start them anyway. */
  readonly #cancelledLate = new Set<string>()
  #items: readonly UploadItem[] = []

  constructor(server: UploadServer, sentenceOf: (error: unknown) => string) {
    this.#server = server
    this.#sentenceOf = sentenceOf
  }

  /** Returns the uploads, in the order in which they were added. */
  readonly getItems = (): readonly UploadItem[] => this.#items

  /** Calls a function after each change; returns a function that unsubscribes it. */
  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange)
    return () => void this.#listeners.delete(onChange)
  }

  /** Applies an event, and starts waiting uploads while fewer than the maximum run. */
  dispatch(event: UploadEvent): void {
    this.#apply(event)
    for (const item of this.#items) {
      if (this.#running.size >= CONCURRENT_UPLOADS) return
      if (item.progress.step === "waiting" && item.file !== undefined && !this.#running.has(item.id)) {
        void this.#upload(item, item.file)
      }
    }
  }

  /**
   * Cancels uploads that have not ended, at the server too.
   *
   * @throws the error of the first one that could not be cancelled
   */
  async cancel(items: readonly UploadItem[]): Promise<void> {
    const ids = new Set<string>()
    for (const item of items.filter(isUnsent)) {
      if (item.progress.step === "uploading" && item.progress.sentBytes >= item.sizeBytes) {
        this.#cancelledLate.add(item.id)
      } else {
        ids.add(item.id)
      }
    }
    this.dispatch({ type: "cancelled", ids })
    for (const id of ids) this.#running.get(id)?.abort()
    const acknowledged = items.filter((item) => !hasEnded(item)).flatMap((item) => executionIdOf(item) ?? [])
    await Promise.all(acknowledged.map((executionId) => this.#cancelExecution(executionId)))
  }

  /**
   * Sends files that never reached the server again, and runs those again whose execution failed.
   *
   * @throws the error of the first one that could not be run again
   */
  async retry(items: readonly UploadItem[]): Promise<void> {
    this.dispatch({ type: "repeated", ids: new Set(items.filter(canSendAgain).map(({ id }) => id)) })
    await Promise.all(
      items.filter(hasEnded).map(async (item) => {
        const executionId = executionIdOf(item)
        if (executionId === undefined || item.progress.step === "completed") return
        const next = await this.#server.retry(executionId)
        this.dispatch({ type: "acknowledged", id: item.id, executionId: next })
      }),
    )
  }

  /** Ends all uploads and forgets them. Executions that the server has started continue. */
  close(): void {
    for (const controller of this.#running.values()) controller.abort()
    this.#running.clear()
    this.#items = []
    this.#notify()
  }

  #apply(event: UploadEvent): void {
    this.#items = reduceUploads(this.#items, event)
    this.#notify()
  }

  #notify(): void {
    for (const listener of this.#listeners) listener()
  }

  async #upload(item: UploadItem, file: File): Promise<void> {
    const { id } = item
    const controller = new AbortController()
    this.#running.set(id, controller)
    this.#apply({ type: "started", id })
    const onSent = (sentBytes: number) => this.#apply({ type: "sent", id, sentBytes })
    const outcome = await this.#server.send(item, file, onSent, controller.signal).then(
      (executionId) => ({ type: "acknowledged", id, executionId }) as const,
      (error: unknown) => ({ type: "failed", id, sentence: this.#sentenceOf(error) }) as const,
    )
    if (this.#running.get(id) !== controller) return // closed meanwhile
    this.#running.delete(id)
    this.dispatch(outcome)
    const isCancelled = this.#cancelledLate.delete(id) || controller.signal.aborted
    if (outcome.type === "acknowledged" && isCancelled) {
      // A failure leaves the upload as it is: it shows what the execution does.
      await this.#cancelExecution(outcome.executionId).catch(() => {})
    }
  }

  async #cancelExecution(executionId: ExecutionId): Promise<void> {
    try {
      await this.#server.cancel(executionId)
    } catch (error) {
      // It has ended meanwhile, as the list will show.
      if (!(error instanceof ConflictError)) throw error
    }
  }
}
