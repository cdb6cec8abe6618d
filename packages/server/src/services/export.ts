import type { Caller } from "../domain/caller.ts"

/** In which form the data is wanted. */
export const exportModes = ["csv", "json", "xlsx"] as const

/** In which form the data is wanted. */
export type ExportMode = (typeof exportModes)[number]

/** Exported data: text for `csv` and `json`, bytes for `xlsx`. */
export interface ExportedData {
  readonly content: string | Uint8Array
  readonly mediaType: string
  /** A suggestion with the right ending, safe as a file name. */
  readonly fileName: string
}

/** Turns extracted data into files people can open. */
export class ExportService {
  /** @throws {AppError} `not_found`, `execution_not_completed`. */
  async export(_caller: Caller, _id: string, _mode: ExportMode): Promise<ExportedData> {
    throw new Error("not built")
  }
}
