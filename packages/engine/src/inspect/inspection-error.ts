/** The reasons why a document that can be read does not have what was requested. */
export const inspectionErrorReasons = ["page_out_of_range", "page_not_drawn"] as const

/** One of {@link inspectionErrorReasons}. */
export type InspectionErrorReason = (typeof inspectionErrorReasons)[number]

/** The error of a request for a page that does not exist or has no image; its message is meant for users. */
export class InspectionError extends Error {
  override readonly name = "InspectionError"
  readonly reason: InspectionErrorReason

  constructor(reason: InspectionErrorReason, message: string) {
    super(message)
    this.reason = reason
  }
}

/** Returns the error of a page number beyond the document's pages. */
export function pageOutOfRange(page: number, count: number): InspectionError {
  const pages = count === 1 ? "1 page" : `${count} pages`
  return new InspectionError("page_out_of_range", `The document has no page ${page}; it has ${pages}.`)
}
