import type { Database, Transaction } from "../database/database.ts"
import { settleBoth } from "../database/settle-both.ts"
import type { Caller } from "../domain/caller.ts"
import { AppError } from "../domain/errors.ts"
import { type Idempotency, type Outcome, responseOf } from "../domain/idempotency.ts"
import type { Completion } from "../repositories/idempotency-keys.ts"
import type { Claim, IdempotencyService } from "./idempotency.ts"
import type { KeyValidity } from "./key-validity.ts"
import type { ReceivedFile, Upload, UploadService } from "./uploads.ts"

/** The dependencies of {@link UploadOnce}. */
export interface UploadOnceDependencies {
  readonly database: Database
  readonly uploads: UploadService
  readonly idempotency: IdempotencyService
  readonly validity: KeyValidity
}

/** What an operation does with its upload. */
export interface UploadEffect<T> {
  readonly operation: string
  /** Rejects a request before its upload is received; a repetition is not checked again. */
  check?(): Promise<void>
  /** Returns the content by which two requests are compared. */
  payloadOf(sha256: string): unknown
  /** Writes the rows of the stored file, all in the given transaction. */
  store(file: ReceivedFile, transaction: Transaction): Promise<T>
}

/** What an operation does with its upload in one statement, which checks the caller's key and stores the response itself. */
export interface UploadStatement<R> extends Pick<UploadEffect<never>, "operation" | "check" | "payloadOf"> {
  /**
   * Writes the rows of the stored file.
   *
   * @param completionOf - returns how the response is stored for repeated requests; undefined without an idempotency key.
   */
  store(file: ReceivedFile, completionOf: (response: R) => Completion | undefined): Promise<R>
}

/** Receives uploads, once per idempotency key. */
export class UploadOnce {
  readonly #database: Database
  readonly #uploads: UploadService
  readonly #idempotency: IdempotencyService
  readonly #validity: KeyValidity

  constructor({ database, uploads, idempotency, validity }: UploadOnceDependencies) {
    this.#database = database
    this.#uploads = uploads
    this.#idempotency = idempotency
    this.#validity = validity
  }

  /**
   * Streams the file to storage and writes its rows. The rows and the idempotent response are one transaction. A failure
   * before it leaves nothing behind; what a crash leaves is swept.
   *
   * @throws {AppError} `file_empty`, `file_unsupported`, `payload_too_large`, the idempotency codes, and `unauthorized` when
   * the key was revoked during the upload.
   */
  async run<T, R>(
    caller: Caller,
    upload: Upload,
    idempotency: Idempotency<T, R>,
    effect: UploadEffect<T>,
    signal: AbortSignal,
  ): Promise<Outcome<R>> {
    return this.#once(caller, upload, idempotency, effect, signal, (file, claim) =>
      this.#database.transaction(async (transaction) => {
        const response = responseOf(idempotency, await effect.store(file, transaction))
        const completed = claim?.complete(transaction, effect.payloadOf(file.sha256), response)
        await settleBoth(completed, this.#validity.lock(caller, transaction))
        return response
      }),
    )
  }

  /** Does the same with an effect that is one statement. @throws {AppError} as {@link run} does. */
  async runStatement<T, R>(
    caller: Caller,
    upload: Upload,
    idempotency: Idempotency<T, R>,
    effect: UploadStatement<R>,
    signal: AbortSignal,
  ): Promise<Outcome<R>> {
    return this.#once(caller, upload, idempotency, effect, signal, (file, claim) =>
      effect.store(file, (response) => claim?.completionOf(effect.payloadOf(file.sha256), response)),
    )
  }

  async #once<T, R>(
    caller: Caller,
    upload: Upload,
    idempotency: Idempotency<T, R>,
    effect: Pick<UploadEffect<T>, "operation" | "check" | "payloadOf">,
    signal: AbortSignal,
    store: (file: ReceivedFile, claim: Claim | undefined) => Promise<R>,
  ): Promise<Outcome<R>> {
    const claim = await this.#idempotency.claim(caller, effect.operation, idempotency)
    if (claim !== undefined && "verify" in claim) {
      await claim.verify(effect.payloadOf(await this.#uploads.digest(upload, signal)))
      return { value: claim.value, isReplayed: true }
    }
    let isCommitted = false
    try {
      await effect.check?.()
      const file = await this.#uploads.receive(upload, signal)
      const value = await this.#discardOnRejection(file, () => store(file, claim))
      isCommitted = true
      return { value, isReplayed: false }
    } finally {
      await claim?.end(isCommitted)
    }
  }

  async #discardOnRejection<R>(file: ReceivedFile, store: () => Promise<R>): Promise<R> {
    try {
      return await store()
    } catch (error) {
      // Only an error of our own proves that nothing was committed. After a lost connection the row may exist; if it
      // does not, the sweep removes the file.
      if (error instanceof AppError) await this.#uploads.discard(file)
      throw error
    }
  }
}
