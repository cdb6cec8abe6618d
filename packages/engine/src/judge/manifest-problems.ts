/** Thrown for an invalid manifest; the message lists every mistake with its path and the fix. */
export class ManifestError extends Error {
  override readonly name = "ManifestError"
  readonly problems: readonly string[]

  constructor(file: string, problems: readonly string[]) {
    const shown = problems.slice(0, 20).map((problem) => `  ${problem}`)
    const rest = problems.length > shown.length ? [`  … and ${problems.length - shown.length} more`] : []
    super([`${file} has ${problems.length === 1 ? "a mistake" : "mistakes"}:`, ...shown, ...rest].join("\n"))
    this.problems = problems
  }
}

/** Collects mistakes while unknown JSON is parsed, to report all of them together. */
export class Problems {
  readonly #found: string[] = []

  get found(): readonly string[] {
    return this.#found
  }

  add(place: string, sentence: string): void {
    this.#found.push(`${place || "the file"}: ${sentence}`)
  }

  /** Returns a JSON object; records a mistake and returns an empty one otherwise. */
  object(value: unknown, place: string): Readonly<Record<string, unknown>> {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return { ...value }
    this.add(place, `must be an object, is ${kindOf(value)}`)
    return {}
  }

  /** Returns a JSON array; records a mistake and returns an empty one otherwise. */
  array(value: unknown, place: string): readonly unknown[] {
    if (Array.isArray(value)) return value
    this.add(place, `must be an array, is ${kindOf(value)}`)
    return []
  }

  /** Returns a non-empty string; records a mistake and returns an empty one otherwise. */
  text(value: unknown, place: string): string {
    if (typeof value === "string" && value.trim() !== "") return value
    this.add(place, `must be a non-empty string, is ${kindOf(value)}`)
    return ""
  }
}

/** Describes a JSON value for error messages. */
export function kindOf(value: unknown): string {
  if (value === undefined) return "missing"
  if (value === null) return "null"
  if (Array.isArray(value)) return "an array"
  if (typeof value === "object") return "an object"
  return `${typeof value} ${JSON.stringify(value)}`
}
