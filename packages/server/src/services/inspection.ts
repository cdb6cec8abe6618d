import {
  type Configuration,
  type DocumentOutline,
  DocumentError,
  type GridRequest,
  type InspectedFile,
  InspectionError,
  type InspectOptions,
  type Inspector,
  type PageImageRequest,
  type RegionValue,
} from "@docsift/engine"
import { Scope } from "../database/scope.ts"
import type { Caller } from "../domain/caller.ts"
import { AppError, notFound } from "../domain/errors.ts"
import { errorMessageOf } from "../domain/failure.ts"
import { type OrganizationId, parseId } from "../domain/ids.ts"
import type { StoredFile } from "../domain/stored-file.ts"
import { type RegionInput, readRegion } from "../domain/region.ts"
import { readSamples, type SampleInput, type Suggestion, toSuggestion } from "../domain/suggestion.ts"
import { readConfiguration } from "../domain/workflow-definition.ts"
import type { Logger } from "../ports/logger.ts"
import type { PageCache, PageImageKey } from "../ports/page-cache.ts"
import type { FileRepository } from "../repositories/files.ts"
import { FairQueue } from "./fair-queue.ts"
import type { LocalCopies } from "./local-copies.ts"
import type { StorageGuard } from "./storage-guard.ts"

/** The dependencies of an {@link InspectionService}. */
export interface InspectionServiceDependencies {
  readonly files: Pick<FileRepository, "find" | "prolong">
  readonly copies: Pick<LocalCopies, "use" | "close">
  readonly guard: Pick<StorageGuard, "verify">
  readonly pages: PageCache
  /** Called once, with the first request that needs it. */
  readonly createInspector: () => Inspector
  readonly logger: Pick<Logger, "warn">
}

/** A page image, and how to get it. */
export interface PageImage {
  /** Strong; a page of a file never changes. */
  readonly entityTag: string
  /** Draws the page, unless its image is cached. */
  read(signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>>
}

/** Two, so that a document is fetched while the inspector's one thread works on another. */
const concurrency = 2
const busyMessage = "Too many documents are being inspected at the moment. Please try again."
/** A use is worth a write once a day's file has aged an hour, as {@link FileRepository.prolong} decides. */
const prolongBeforeMs = 23 * 60 * 60 * 1000

/** Inspects stored files for people: pages, images, words, sheets, values at a place, live tries and suggestions. */
export class InspectionService {
  readonly #dependencies: InspectionServiceDependencies
  readonly #queue = new FairQueue(concurrency, busyMessage)
  #inspector: Inspector | undefined
  #isClosed = false

  constructor(dependencies: InspectionServiceDependencies) {
    this.#dependencies = dependencies
  }

  /** @throws {AppError} `not_found`, `document_refused`, `unavailable`, as all of these methods. */
  outline(caller: Caller, id: string, signal: AbortSignal): Promise<DocumentOutline> {
    return this.#inspect(caller, id, signal, (inspector, file, options) => inspector.outline(file, options))
  }

  /** Returns the words of a page as JSON, which the event loop does not parse: it can have megabytes. */
  wordsJson(caller: Caller, id: string, page: number, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
    return this.#inspect(caller, id, signal, (inspector, file, options) => inspector.wordsJson(file, { page }, options))
  }

  /** Returns rows of a sheet as JSON. */
  gridJson(caller: Caller, id: string, request: GridRequest, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
    return this.#inspect(caller, id, signal, (inspector, file, options) => inspector.gridJson(file, request, options))
  }

  /** @throws {AppError} also `invalid_request` for a place that is neither a box nor a cell. */
  read(caller: Caller, id: string, region: RegionInput, signal: AbortSignal): Promise<RegionValue> {
    const request = readRegion(region)
    return this.#inspect(caller, id, signal, (inspector, file, options) => inspector.read(file, request, options))
  }

  /** Returns what a configuration extracts, as JSON. @throws {AppError} also `invalid_request` naming the path in the configuration. */
  extractJson(
    caller: Caller,
    id: string,
    input: { readonly configuration: Configuration },
    signal: AbortSignal,
  ): Promise<Uint8Array<ArrayBuffer>> {
    const configuration = readConfiguration(input.configuration)
    return this.#inspect(caller, id, signal, (inspector, file, options) =>
      inspector.extractJson(file, { configuration }, options),
    )
  }

  /** Suggests a workflow from samples. @throws {AppError} also `invalid_request` when a file is named twice. */
  async suggest(caller: Caller, input: SampleInput, signal: AbortSignal): Promise<Suggestion> {
    const { fileIds, name } = readSamples(input)
    const files: StoredFile[] = []
    for (const fileId of fileIds) files.push(await this.#find(caller, fileId))
    const suggested = await this.#run(caller, files, signal, (inspector, samples, options) =>
      inspector.suggest(samples, { name }, options),
    )
    return toSuggestion(suggested, fileIds)
  }

  /** Finds the file; its page is drawn by `read`. @throws {AppError} `not_found`; from `read` also `page_not_drawn`. */
  async image(caller: Caller, id: string, request: PageImageRequest): Promise<PageImage> {
    const file = await this.#find(caller, id)
    const key = { fileId: file.id, ...request }
    const { pages, logger } = this.#dependencies
    return {
      entityTag: `"${file.sha256}-${request.page}-${request.width}"`,
      read: async (signal) => {
        const cached = await pages.get(key)
        if (cached !== undefined) return cached
        const drawn = new Uint8Array(
          await this.#runOne(caller, file, signal, (inspector, inspected, options) =>
            inspector.pageImage(inspected, request, options),
          ),
        )
        await this.#keep(Scope.of(caller), key, drawn).catch((error: unknown) => {
          logger.warn({ err: error, fileId: file.id }, "the page image could not be cached")
        })
        return drawn
      },
    }
  }

  /** Caches an image, unless the file was deleted while it was drawn: its other images are already removed. */
  async #keep(scope: Scope, key: PageImageKey, drawn: Uint8Array): Promise<void> {
    const { files, pages } = this.#dependencies
    await pages.put(key, drawn)
    if ((await files.find(scope, key.fileId)) === undefined) await pages.remove(key.fileId)
  }

  /** Ends the inspector's thread, and removes the local copies. */
  async close(): Promise<void> {
    this.#isClosed = true
    await this.#inspector?.close()
    await this.#dependencies.copies.close()
  }

  async #inspect<T>(caller: Caller, id: string, signal: AbortSignal, call: InspectorCall<T>): Promise<T> {
    return this.#runOne(caller, await this.#find(caller, id), signal, call)
  }

  async #find(caller: Caller, id: string): Promise<StoredFile> {
    const { files } = this.#dependencies
    const scope = Scope.of(caller)
    const file = await files.find(scope, parseId("file", id, "fileId"))
    if (file === undefined) throw notFound("file")
    const isAging = file.expiresAt !== undefined && file.expiresAt.getTime() - Date.now() < prolongBeforeMs
    if (isAging) await files.prolong(scope, file.id)
    return file
  }

  #runOne<T>(caller: Caller, file: StoredFile, signal: AbortSignal, call: InspectorCall<T>): Promise<T> {
    return this.#run(caller, [file], signal, (inspector, [inspected], options) => {
      if (inspected === undefined) throw new Error("a file has no local copy")
      return call(inspector, inspected, options)
    })
  }

  async #run<T>(
    caller: Caller,
    files: readonly StoredFile[],
    signal: AbortSignal,
    call: InspectorCall<T, readonly InspectedFile[]>,
  ): Promise<T> {
    try {
      return await this.#queue.run(caller.organizationId, signal, () =>
        this.#open(caller.organizationId, files, signal, (opened) => {
          this.#inspector ??= this.#dependencies.createInspector()
          return call(this.#inspector, opened, { signal })
        }),
      )
    } catch (error) {
      throw await this.#explain(error)
    }
  }

  /** Provides local copies of all files while `use` runs. */
  #open<T>(
    owner: OrganizationId,
    [file, ...others]: readonly StoredFile[],
    signal: AbortSignal,
    use: (opened: readonly InspectedFile[]) => Promise<T>,
    opened: readonly InspectedFile[] = [],
  ): Promise<T> {
    if (file === undefined) return use(opened)
    const { id, name, mediaType, sha256 } = file
    return this.#dependencies.copies.use(id, signal, (path) =>
      this.#open(owner, others, signal, use, [...opened, { path, name, mediaType, sha256, owner }]),
    )
  }

  async #explain(error: unknown): Promise<unknown> {
    if (error instanceof DocumentError) {
      return new AppError("document_refused", errorMessageOf(error.reason, error.message), { cause: error })
    }
    if (error instanceof InspectionError) {
      return new AppError(error.reason === "page_not_drawn" ? "page_not_drawn" : "not_found", error.message, {
        cause: error,
      })
    }
    if (this.#isClosed) return new AppError("unavailable", "The service is shutting down.", { retryAfterSeconds: 1 })
    // A document is missing only when the store is this deployment's.
    if (error instanceof AppError && error.code === "not_found") await this.#dependencies.guard.verify()
    return error
  }
}

type InspectorCall<T, Files = InspectedFile> = (
  inspector: Inspector,
  files: Files,
  options: InspectOptions,
) => Promise<T>
