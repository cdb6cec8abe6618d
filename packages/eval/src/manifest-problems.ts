/** Thrown for labelled documents that cannot be judged; the message lists every mistake with its place and the fix. */
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

/** Gathers mistakes while unknown JSON is read, so that all of them are reported together. */
export class Problems {
  readonly #found: string[] = []

  get found(): readonly string[] {
    return this.#found
  }

  add(place: string, sentence: string): void {
    this.#found.push(`${place || "the file"}: ${sentence}`)
  }

  /** A JSON object; otherwise notes a mistake and answers an empty one. */
  object(value: unknown, place: string): Readonly<Record<string, unknown>> {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return { ...value }
    this.add(place, `must be an object, is ${kindOf(value)}`)
    return {}
  }

  /** A JSON array; otherwise notes a mistake and answers an empty one. */
  array(value: unknown, place: string): readonly unknown[] {
    if (Array.isArray(value)) return value
    this.add(place, `must be an array, is ${kindOf(value)}`)
    return []
  }

  /** A text that is not empty; otherwise notes a mistake and answers an empty one. */
  text(value: unknown, place: string): string {
    if (typeof value === "string" && value.trim() !== "") return value
    this.add(place, `must be a text that is not empty, is ${kindOf(value)}`)
    return ""
  }
}

/** Says in words what a JSON value is, for messages. */
export function kindOf(value: unknown): string {
  if (value === undefined) return "missing"
  if (value === null) return "null"
  if (Array.isArray(value)) return "an array"
  if (typeof value === "object") return "an object"
  return `${typeof value} ${JSON.stringify(value)}`
}
