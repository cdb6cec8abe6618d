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

/** An answer as JSON. */
export interface ParsedAnswer {
  readonly json: unknown
  /** True when it held several JSON values; `json` is then the last of them, for drafts come first. */
  readonly isOneOfSeveral: boolean
}

/** Characters of an answer that are read at all: the answer to 500 long rows stays below a quarter of it. */
export const maxAnswerCharacters = 4_000_000
/** Longer than any printed value; a model that repeats itself is cut here. */
const maxValueCharacters = 10_000
/** More are neither shown to a model nor read by a person. */
const maxFindings = 1_000

/**
 * Parses an answer; undefined when it is not JSON and cannot be mended. Text around it, a fence, and what a model
 * thought aloud before it are left out. Numbers stay as they are written: `1.10` and twenty digits are not figures to a
 * reader.
 */
export function parseAnswer(text: string): ParsedAnswer | undefined {
  if (text.length > maxAnswerCharacters) return undefined
  const whole = parse(text)
  if (whole) return { json: whole.json, isOneOfSeveral: false }
  const said = text.slice(text.lastIndexOf("</think>") + 1)
  const parts = bracketed(/```[a-z]*\s([\s\S]*?)(?:```|$)/iu.exec(said)?.[1] ?? said)
  const longest = parts.reduce((best, part) => (part.length > best.length ? part : best), "")
  const valid = parts.flatMap((part) => parse(part) ?? [])
  // The longest is the answer, whatever small examples stand around it.
  const last = parse(longest) && valid.at(-1)
  if (last) return { json: last.json, isOneOfSeveral: valid.length > 1 }
  const mended = mend(longest)
  return mended && { json: mended.json, isOneOfSeveral: false }
}

type Parsed = { readonly json: unknown } | undefined

function parse(text: string): Parsed {
  try {
    // `context` (ECMAScript 2026) is not in the library's types.
    const keepNumbers = (_: string, value: unknown, context?: { readonly source?: string }) =>
      typeof value === "number" ? (context?.source ?? value) : value
    return { json: JSON.parse(text, keepNumbers) }
  } catch {
    // Not JSON, or nested deeper than the stack.
    return undefined
  }
}

function mend(text: string): Parsed {
  try {
    return text === "" ? undefined : parse(jsonrepair(text))
  } catch {
    // Not even near it, or nested deeper than the stack.
    return undefined
  }
}

/** The parts of a text that begin with a bracket and end with its counterpart, or with the text. */
function bracketed(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (isQuoted) {
      if (character === "\\") at++
      else if (character === '"') isQuoted = false
    } else if (character === '"' && depth > 0) isQuoted = true
    else if (character === "{" || character === "[") {
      if (depth++ === 0) from = at
    } else if ((character === "}" || character === "]") && depth > 0 && --depth === 0) {
      parts.push(text.slice(from, at + 1))
    }
  }
  return depth === 0 ? parts : [...parts, text.slice(from)]
}

/** Reads the answer to a question for single values: key → value, or null where the model found none. */
export function readFields(answer: unknown, asked: readonly AskedLeaf[]): ReadAnswer<Map<string, RawValue | null>> {
  const content = new Map<string, RawValue | null>()
  const findings: string[] = []
  const record = onlyOf(answer)
  if (!isRecord(record)) return { content, findings: ["the answer must be a JSON object"] }
  for (const { key } of asked) {
    const member = onlyOf(own(record, key))
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
  const list = listOf(answer)
  if (list === undefined) return { content: [], findings: ["rows: must be an array"] }
  const findings: string[] = []
  const find = (finding: string) => void (findings.length < maxFindings && findings.push(finding))
  const content: RawRow[] = []
  for (const [index, item] of list.entries()) {
    if (!isRecord(item)) {
      find(`rows[${index}]: must be an object`)
      continue
    }
    const line = readLine(own(item, "line"))
    const cells = new Map<string, RawValue>()
    for (const { key } of asked) {
      const cell = own(item, key)
      // Some models give a cell the form of a single value.
      const text = readText(isRecord(cell) ? own(cell, "value") : (cell ?? null))
      if (text === undefined) find(`rows[${index}].${key}: must be text or null`)
      else if (text !== "") cells.set(key, { text, line })
    }
    if (cells.size > 0) content.push({ line, cells })
  }
  return { content, findings }
}

/** Rows as a list, as the answer itself, or as an object whose keys count them. */
function listOf(answer: unknown): readonly unknown[] | undefined {
  if (Array.isArray(answer)) {
    const [only] = answer
    const isWrapped = answer.length === 1 && isRecord(only) && Object.hasOwn(only, "rows")
    return isWrapped ? listOf(only) : answer
  }
  const rows = isRecord(answer) ? own(answer, "rows") : undefined
  if (rows === null) return []
  if (isRecord(rows)) return Object.keys(rows).every((key) => /^\d+$/u.test(key)) ? Object.values(rows) : [rows]
  return Array.isArray(rows) ? rows : undefined
}

/** What a list of one holds. */
function onlyOf(value: unknown): unknown {
  return Array.isArray(value) && value.length === 1 ? value[0] : value
}

/**
 * Text as it can be stored: PostgreSQL takes neither NUL nor lone surrogates. Undefined for what is no text, and for
 * figures beyond all bounds.
 */
function readText(given: unknown): string | undefined {
  const value = onlyOf(given)
  if (value === null) return ""
  if (typeof value === "boolean") return String(value)
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : undefined
  if (typeof value !== "string") return undefined
  if (/^-?\d+(?:\.\d+)?e\+?\d{3,}$/iu.test(value)) return undefined
  return value
    .slice(0, maxValueCharacters)
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n]/gu, "")
    .trim()
}

function readLine(value: unknown): number {
  const line = typeof value === "string" ? Number(/^[^\d-]{0,20}(\d{1,9})(?!\d|\.\d)/u.exec(value)?.[1] ?? 0) : value
  return typeof line === "number" && Number.isSafeInteger(line) && line > 0 ? line : 0
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

/** `__proto__` and its like are answers of nobody. */
function own(record: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
