/** A call over any protocol, in a common form. */
export interface Question {
  readonly model: string
  readonly instructions: string
  readonly prompt: string
  readonly imageCount: number
  /** The JSON Schema that the answer must have; from the protocol's own member, or from the prompt. */
  readonly schema: Schema | undefined
  /** How the schema was sent. */
  readonly form: "schema" | "json" | "text"
  readonly maxOutputTokens: number
}

/** The subset of JSON Schema that describes answers. */
export interface Schema {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
}

/** A line of a document in a prompt. */
export interface PromptLine {
  readonly id: number
  readonly text: string
  /** Whether rows that start on it are requested; true for every line of a question for single values. */
  readonly isWanted: boolean
}

/** The values requested by a prompt: names by the keys of the answer. */
export interface RequestedValues {
  readonly object: string
  /** Undefined when single values are requested. */
  readonly table: string | undefined
  readonly names: ReadonlyMap<string, string>
  readonly lines: readonly PromptLine[]
}

const rowsPattern =
  /^Wanted: the rows of the table (?<table>"(?:[^"\\]|\\.)*")(?: \(.*\))?, of the object (?<object>"(?:[^"\\]|\\.)*")/mu
const fieldsPattern = /^Wanted of the object (?<object>"(?:[^"\\]|\\.)*")(?: \(|:$)/mu

/** Names are quoted as in JSON. */
const unquoted = (name: string) => String(JSON.parse(name))

/** Parses a prompt of the engine; returns undefined for any other. */
export function readPrompt(prompt: string): RequestedValues | undefined {
  const table = rowsPattern.exec(prompt)?.groups
  const object = table?.["object"] ?? fieldsPattern.exec(prompt)?.groups?.["object"]
  if (object === undefined) return undefined
  const names = new Map<string, string>()
  for (const [, key, name] of prompt.matchAll(
    /^- (v\d+_\w*): ("(?:[^"\\]|\\.)*")(?: — .*)?, (?:string|number|date)$/gmu,
  )) {
    if (key !== undefined && name !== undefined) names.set(key, unquoted(name))
  }
  const tableName = table?.["table"]
  return { object: unquoted(object), table: tableName && unquoted(tableName), names, lines: readLines(prompt) }
}

function readLines(prompt: string): PromptLine[] {
  const lines: PromptLine[] = []
  let isInside = false
  let isWanted = !prompt.includes("\n<wanted>\n")
  for (const text of prompt.split("\n")) {
    if (text === "<document>") isInside = true
    else if (text === "</document>") isInside = false
    else if (text === "<wanted>") isWanted = true
    else if (text === "</wanted>") isWanted = false
    const line = isInside ? /^\[(\d+)\] (.*)$/u.exec(text) : null
    if (line) lines.push({ id: Number(line[1]), text: line[2] ?? "", isWanted })
  }
  return lines
}

/** Extracts the schema from the text of a prompt, for models without structured output. */
export function schemaInPrompt(prompt: string): Schema | undefined {
  const text = /The answer's shape, as JSON Schema:\n(\{.*\})/u.exec(prompt)?.[1]
  return text === undefined ? undefined : (JSON.parse(text) as Schema) // written by the engine
}
