/** The formats of results. */
export const outputFormats = ["table", "json", "ndjson", "csv", "xlsx"] as const

/** One of {@link outputFormats}. */
export type OutputFormat = (typeof outputFormats)[number]
