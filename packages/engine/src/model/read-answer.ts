import { jsonrepair } from "jsonrepair"
import type { AskedLeaf } from "./answer-schema.ts"

/*
 * An answer is text from a stranger who read another stranger's document. It is bounded before it is parsed, mended
 * where it is nearly JSON, and read member by member into what was asked; whatever else it holds is left out.
 */

/** A value as the model gave it. */
export interface RawValue {
  readonly text: string
  /** The line it points at; 0 when it points at none. */
  readonly line: number
}

/** A row as the model gave it; `cells` by key. */
export interface RawRow {
  readonly line: number
  readonly cells: ReadonlyMap<string, RawValue>
}

/** What an answer holds and what is wrong with it; findings name the place. */
export interface ReadAnswer<T> {
  readonly content: T
  readonly findings: readonly string[]
}

/** Characters of an answer that are read at all: the answer to 500 long rows stays below a quarter of it. */
export const maxAnswerCharacters = 4_000_000
/** Longer than any printed value; a model that repeats itself is cut here. */
const maxValueCharacters = 10_000

/** Parses an answer; undefined when it is not JSON and cannot be mended. */
export function parseAnswer(text: string): unknown {
  if (text.length > maxAnswerCharacters) return undefined
  const inner = /```(?:json)?\s*([\s\S]*?)(?:```|$)/iu.exec(text)?.[1] ?? text
  const start = inner.search(/[[{]/u)
  if (start === -1) return undefined
  const candidate = inner.slice(start)
  try {
    return JSON.parse(candidate)
  } catch {
    try {
      return JSON.parse(jsonrepair(candidate))
    } catch {
      // Neither JSON nor near it, or nested deeper than the stack.
      return undefined
    }
  }
}

/** Reads the answer to a question for single values: key → value, or null where the model found none. */
export function readFields(answer: unknown, asked: readonly AskedLeaf[]): ReadAnswer<Map<string, RawValue | null>> {
  const content = new Map<string, RawValue | null>()
  const findings: string[] = []
  if (!isRecord(answer)) return { content, findings: ["the answer must be a JSON object"] }
  for (const { key } of asked) {
    const member = own(answer, key)
    if (member === undefined) {
      findings.push(`${key}: is missing`)
      continue
    }
    const value = isRecord(member) ? own(member, "value") : member
    const text = readText(value)
    if (text === undefined) findings.push(`${key}: must be an object with the members value and line`)
    else content.set(key, text === "" ? null : { text, line: isRecord(member) ? readLine(own(member, "line")) : 0 })
  }
  return { content, findings }
}

/** Reads the answer to a question for rows, in the model's order. */
export function readRows(answer: unknown, asked: readonly AskedLeaf[]): ReadAnswer<RawRow[]> {
  const list = Array.isArray(answer) ? answer : isRecord(answer) ? own(answer, "rows") : undefined
  if (list === null) return { content: [], findings: [] }
  if (!Array.isArray(list)) return { content: [], findings: ["rows: must be an array"] }
  const findings: string[] = []
  const content = list.flatMap((item: unknown, index): RawRow[] => {
    if (!isRecord(item)) {
      findings.push(`rows[${index}]: must be an object`)
      return []
    }
    const line = readLine(own(item, "line"))
    const cells = new Map<string, RawValue>()
    for (const { key } of asked) {
      const text = readText(own(item, key) ?? null)
      if (text === undefined) findings.push(`rows[${index}].${key}: must be text or null`)
      else if (text !== "") cells.set(key, { text, line })
    }
    return cells.size === 0 ? [] : [{ line, cells }]
  })
  return { content, findings }
}

/** Text as it can be stored: PostgreSQL takes neither NUL nor lone surrogates. Undefined for what is no text. */
function readText(value: unknown): string | undefined {
  if (value === null) return ""
  if (typeof value === "number" || typeof value === "boolean") return String(value)
  if (typeof value !== "string") return undefined
  return value
    .slice(0, maxValueCharacters)
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n]/gu, "")
    .trim()
}

function readLine(value: unknown): number {
  const line = typeof value === "string" ? Number(value.replace(/\D/gu, "") || "0") : value
  return typeof line === "number" && Number.isSafeInteger(line) && line > 0 ? line : 0
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

/** `__proto__` and its like are answers of nobody. */
function own(record: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
