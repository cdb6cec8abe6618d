import { createHmac, type KeyObject, randomUUID } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import type { Database, Transaction } from "../database/database.ts"
import { settleBoth } from "../database/settle-both.ts"
import type { AuditedOperation } from "../domain/audit-entry.ts"
import type { Caller } from "../domain/caller.ts"
import { AppError } from "../domain/errors.ts"
import { type Idempotency, type Outcome, responseOf } from "../domain/idempotency.ts"
import { idempotencyKeyPattern, maxIdempotencyKeyLength } from "../generated/limits.ts"
import type { Logger } from "../ports/logger.ts"
import type { SecretBox } from "../ports/secret-box.ts"
import type { AuditLog } from "./audit-log.ts"
import type { KeyValidity } from "./key-validity.ts"
import { readStoredResponse, writeStoredResponse } from "./stored-response.ts"
import {
  type Completion,
  type IdempotencyRef,
  type IdempotencyRepository,
  leaseSeconds,
} from "../repositories/idempotency-keys.ts"

/*
 * The first request with a key claims a row under a random token and a short lease, which it renews while it runs. Its
 * effect and the completion of the row are one transaction, and the completion names the token: if the request lost its
 * lease to a duplicate, the completion finds another token and the entire effect is rolled back. So of all requests with
 * one key at most one has an effect, whatever crashes when.
 */

/** A row that this request has claimed. */
export interface Claim {
  /** Stores the response in the transaction of the effect. @throws {AppError} `idempotency_in_progress` when the row was lost. */
  complete(transaction: Transaction, payload: unknown, response: unknown): Promise<void>
  /** Returns what {@link complete} stores, for an effect that is one statement; it must not store it once the row was lost. */
  completionOf(payload: unknown, response: unknown): Completion
  /** Ends the claim: the row is released unless its completion was committed. Must be called exactly once. */
  end(isCommitted: boolean): Promise<void>
}

/** The response of an earlier request. */
export interface Replay<Response> {
  readonly value: Response
  /**
   * Checks that the response may be returned again.
   *
   * @throws {AppError} `idempotency_mismatch` when the payload differs from the first call's, `unauthorized` when the key
   * was revoked since the request started.
   */
  verify(payload: unknown): Promise<void>
}

/**
 * A duplicate of a request that is still running waits for it, longer than the lease of one whose server was killed, so
 * that the client's retry succeeds then. Only after that is the duplicate rejected.
 */
const duplicateWaitMs = (leaseSeconds + 1) * 1000
const duplicatePollMs = 100
const releaseRetryMs = 500
const releaseRetries = (leaseSeconds * 1000) / releaseRetryMs

/** The dependencies of an {@link IdempotencyService}. */
export interface IdempotencyServiceDependencies {
  readonly database: Database
  readonly rows: IdempotencyRepository
  readonly box: SecretBox
  readonly audit: AuditLog
  readonly validity: KeyValidity
  readonly logger: Logger
}

/** Makes POST operations safe to repeat. */
export class IdempotencyService {
  readonly #database: Database
  readonly #rows: IdempotencyRepository
  readonly #box: SecretBox
  readonly #audit: AuditLog
  readonly #validity: KeyValidity
  readonly #logger: Logger

  constructor(dependencies: IdempotencyServiceDependencies) {
    this.#database = dependencies.database
    this.#audit = dependencies.audit
    this.#rows = dependencies.rows
    this.#box = dependencies.box
    this.#validity = dependencies.validity
    this.#logger = dependencies.logger
  }

  /**
   * Runs an effect once per key.
   *
   * @param payload - the content by which two requests are compared, as JSON.
   * @param effect - does all its writes in the given transaction.
   */
  async run<T, R = T>(
    caller: Caller,
    operation: string,
    idempotency: Idempotency<T, R>,
    payload: unknown,
    effect: (transaction: Transaction) => Promise<T>,
  ): Promise<Outcome<R>> {
    return this.#runOnce(caller, operation, idempotency, payload, () => Promise.resolve(effect))
  }

  /**
   * Runs an effect that is a single statement once per key. Without a key it needs no transaction around it, which
   * saves two round trips.
   *
   * @param effect - does its one write in the given transaction, or by itself.
   */
  async runStatement<T, R = T>(
    caller: Caller,
    operation: string,
    idempotency: Idempotency<T, R>,
    payload: unknown,
    effect: (transaction?: Transaction) => Promise<T>,
  ): Promise<Outcome<R>> {
    if (idempotency.key === undefined) return { value: responseOf(idempotency, await effect()), isReplayed: false }
    return this.run(caller, operation, idempotency, payload, effect)
  }

  /**
   * Runs an effect once per key and records it in the audit log, in the same transaction; a replayed response had its
   * entry before.
   *
   * @param targetOf - returns the id of what was created or changed.
   */
  async runAudited<T, R = T>(
    caller: Caller,
    operation: AuditedOperation,
    idempotency: Idempotency<T, R>,
    payload: unknown,
    effect: (transaction: Transaction) => Promise<T>,
    targetOf: (result: T) => string,
  ): Promise<Outcome<R>> {
    const recorded: { targetId?: string } = {}
    const outcome = await this.run(caller, operation, idempotency, payload, async (transaction) => {
      const result = await effect(transaction)
      recorded.targetId = targetOf(result)
      await this.#audit.record(caller, operation, recorded.targetId, transaction)
      return result
    })
    if (recorded.targetId !== undefined) this.#audit.log(caller, operation, recorded.targetId)
    return outcome
  }

  /** Runs work that writes nothing and may take long once per key: no transaction is open while it runs. */
  async runApart<T, R = T>(
    caller: Caller,
    operation: string,
    idempotency: Idempotency<T, R>,
    payload: unknown,
    work: () => Promise<T>,
  ): Promise<Outcome<R>> {
    return this.#runOnce(caller, operation, idempotency, payload, async () => {
      const value = await work()
      return () => Promise.resolve(value)
    })
  }

  async #runOnce<T, R>(
    caller: Caller,
    operation: string,
    idempotency: Idempotency<T, R>,
    payload: unknown,
    prepare: () => Promise<(transaction: Transaction) => Promise<T>>,
  ): Promise<Outcome<R>> {
    const claim = await this.claim(caller, operation, idempotency)
    if (claim !== undefined && "verify" in claim) {
      await claim.verify(payload)
      return { value: claim.value, isReplayed: true }
    }
    let isCommitted = false
    try {
      const effect = await prepare()
      const value = await this.#database.transaction(async (transaction) => {
        const value = responseOf(idempotency, await effect(transaction))
        await settleBoth(claim?.complete(transaction, payload, value), this.#validity.lock(caller, transaction))
        return value
      })
      isCommitted = true
      return { value, isReplayed: false }
    } finally {
      await claim?.end(isCommitted)
    }
  }

  /**
   * Claims the row of a key, or returns the earlier response; undefined when the request has no key.
   *
   * @throws {AppError} `idempotency_in_progress` while the first request runs, after a few seconds of waiting for it;
   * `invalid_request` for an invalid key.
   */
  async claim<T, R>(
    caller: Caller,
    operation: string,
    idempotency: Idempotency<T, R>,
  ): Promise<Claim | Replay<R> | undefined> {
    const { key } = idempotency
    if (key === undefined) return undefined
    if (key.length > maxIdempotencyKeyLength || !idempotencyKeyPattern.test(key)) {
      throw new AppError(
        "invalid_request",
        `Idempotency-Key: must have 1 to ${maxIdempotencyKeyLength} visible ASCII characters and no spaces`,
      )
    }
    const ref = { organizationId: caller.organizationId, operation, key }
    const deadline = performance.now() + duplicateWaitMs
    for (;;) {
      const token = randomUUID()
      if (await this.#rows.claim(ref, token)) return this.#createClaim(ref, token)
      const row = await this.#rows.find(ref)
      if (row !== undefined && row.sealedResult !== null && row.payloadHash !== null) {
        const stored = this.#box.open(row.sealedResult, contextOf(ref))
        return this.#replay(caller, row.payloadHash, readStoredResponse(stored, idempotency))
      }
      // No row: the first request failed and released it between the claim and the lookup.
      if (row !== undefined && performance.now() > deadline) throw inProgress()
      await sleep(duplicatePollMs)
    }
  }

  #createClaim(ref: IdempotencyRef, token: string): Claim {
    const timer = setInterval(
      () => {
        this.#rows.renew(ref, token).catch((error: unknown) => {
          // Without the lease the completion is rejected, so the worst outcome is that the work is repeated.
          this.#logger.warn({ err: error }, "an idempotency lease could not be renewed")
        })
      },
      (leaseSeconds * 1000) / 3,
    )
    timer.unref()
    const completionOf = (payload: unknown, response: unknown): Completion => ({
      ref,
      token,
      payloadHash: hashWith(this.#box.derive(hashPurpose)[0], payload),
      sealedResult: this.#box.seal(writeStoredResponse(response), contextOf(ref)),
    })
    return {
      completionOf,
      complete: async (transaction, payload, response) => {
        if (!(await this.#rows.complete(completionOf(payload, response), transaction))) throw inProgress()
      },
      end: async (isCommitted) => {
        clearInterval(timer)
        if (!isCommitted) await this.#release(ref, token)
      },
    }
  }

  /** Never throws: the outcome of the request is known, and a row that remains expires with its lease. */
  async #release(ref: IdempotencyRef, token: string, retriesLeft = releaseRetries): Promise<void> {
    try {
      await this.#rows.release(ref, token)
    } catch (error) {
      this.#logger.warn({ err: error, retriesLeft }, "an idempotency key could not be released")
      // Its client retries at once and would get the error that the request is still running.
      if (retriesLeft > 0) setTimeout(() => void this.#release(ref, token, retriesLeft - 1), releaseRetryMs).unref()
    }
  }

  #replay<R>(caller: Caller, payloadHash: string, value: R): Replay<R> {
    return {
      value,
      verify: async (payload) => {
        // The wait for the first request, or for a body, may have been long.
        await this.#validity.confirm(caller)
        // With each encryption key, so that responses survive a rotation.
        if (this.#box.derive(hashPurpose).some((key) => hashWith(key, payload) === payloadHash)) return
        throw new AppError(
          "idempotency_mismatch",
          "Idempotency-Key: was used for a different request before; use a new key for a new request",
        )
      },
    }
  }
}

const hashPurpose = "idempotency payloads"

/** Keyed, because a payload may contain a secret. */
function hashWith(key: KeyObject, payload: unknown): string {
  return createHmac("sha256", key).update(JSON.stringify(payload)).digest("hex")
}

/** Returns the context that a stored response is sealed with: text moved to another row does not open. */
export function contextOf(ref: IdempotencyRef): string {
  return JSON.stringify(["idempotency_keys", ref.organizationId, ref.operation, ref.key])
}

/** Builds the error of a request that lost its key to a duplicate, or found it held for too long. */
export function inProgress(): AppError {
  return new AppError("idempotency_in_progress", "A request with this Idempotency-Key is still running; try again.", {
    retryAfterSeconds: 1,
  })
}
