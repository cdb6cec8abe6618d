import { Scope } from "../database/scope.ts"
import type { Caller } from "../domain/caller.ts"
import { AppError, notFound } from "../domain/errors.ts"
import { parseId } from "../domain/ids.ts"
import { mediaTypeByExportMode } from "../generated/media-types.ts"
import type { ExecutionRepository } from "../repositories/executions.ts"
import type { ReviewRepository } from "../repositories/reviews.ts"
import { notCompleted } from "./executions.ts"
import type { ExportBuilder } from "./export-builder.ts"
import type { ExportContent, ExportMode } from "./export-content.ts"

/** The `Content-Type` of an export. */
export const exportContentTypes: Readonly<Record<ExportMode, string>> = {
  ...mediaTypeByExportMode,
  csv: `${mediaTypeByExportMode.csv}; charset=utf-8`,
}

/** An exported file. */
export interface ExportedData {
  readonly content: ExportContent
  readonly mediaType: string
  /** The document's name with the extension of the format. */
  readonly fileName: string
}

/** Exports extracted data as files that people can open. */
export class ExportService {
  readonly #executions: ExecutionRepository
  readonly #reviews: Pick<ReviewRepository, "find">
  readonly #builder: ExportBuilder

  constructor(executions: ExecutionRepository, reviews: Pick<ReviewRepository, "find">, builder: ExportBuilder) {
    this.#executions = executions
    this.#reviews = reviews
    this.#builder = builder
  }

  /** @throws {AppError} `not_found`, `execution_not_completed`, `execution_rejected`, `unavailable`. */
  async export(caller: Caller, id: string, mode: ExportMode, isReviewed = false): Promise<ExportedData> {
    const scope = Scope.of(caller)
    const executionId = parseId("exe", id, "executionId")
    const found = await this.#executions.findForExport(scope, executionId)
    if (found === undefined) throw notFound("execution")
    const { status, configuration, extractedData, fileName } = found
    if (extractedData === undefined) throw notCompleted(status)
    const review = isReviewed ? (await this.#reviews.find(scope, executionId))?.review : undefined
    if (review?.state === "rejected") {
      throw new AppError("execution_rejected", "The execution was rejected in its review.")
    }
    return {
      content: await this.#builder.build({ mode, configuration, extractedData, corrections: review?.corrections }),
      mediaType: exportContentTypes[mode],
      fileName: `${fileName.replace(/\.[A-Za-z0-9]{1,8}$/, "")}.${mode}`,
    }
  }
}
