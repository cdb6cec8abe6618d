import { jsonrepair } from "jsonrepair"
import type { RequestedLeaf } from "./answer-schema.ts"

/*
 * An answer is untrusted text about an untrusted document. It is bounded before it is parsed, repaired when it is nearly
 * JSON, and read member by member into what was requested; anything else is left out.
 */

/** A value as the model returned it. */
export interface RawValue {
  readonly text: string
  /** The cited line; 0 when there is none. */
  readonly line: number
}

/** A row as the model returned it; `cells` by key. */
export interface RawRow {
  readonly line: number
  readonly cells: ReadonlyMap<string, RawValue>
}

/** The content of an answer and its errors; each finding names its path. */
export interface ReadAnswer<T> {
  readonly content: T
  readonly findings: readonly string[]
}

/** A parsed answer. */
export interface ParsedAnswer {
  readonly json: unknown
  /** True when it held several JSON values; `json` is the last of them because drafts come first. */
  readonly isOneOfSeveral: boolean
}

/** Length of an answer, at most: 500 long rows take less than a quarter of it. */
export const MAX_ANSWER_CHARACTERS = 4_000_000
/** Length at which a value is truncated: longer than any printed value, but not than a model that repeats itself. */
const MAX_VALUE_CHARACTERS = 10_000
/** Findings that are collected: more are neither sent to a model nor read by a person. */
const MAX_FINDINGS = 1_000

/**
 * Parses an answer; returns undefined when it is not JSON and cannot be repaired. Text around it, a code fence and the
 * model's reasoning before it are left out. Numbers keep their notation: parsing would change `1.10` and twenty digits.
 */
export function parseAnswer(text: string): ParsedAnswer | undefined {
  if (text.length > MAX_ANSWER_CHARACTERS) return undefined
  const whole = parse(text)
  if (whole) return { json: whole.json, isOneOfSeveral: false }
  const content = text.slice(text.lastIndexOf("</think>") + 1)
  const parts = bracketed(/```[a-z]*\s([\s\S]*?)(?:```|$)/iu.exec(content)?.[1] ?? content)
  const longest = parts.reduce((best, part) => (part.length > best.length ? part : best), "")
  const valid = parts.flatMap((part) => parse(part) ?? [])
  // The longest is the answer, whatever small examples are around it.
  const last = parse(longest) && valid.at(-1)
  if (last) return { json: last.json, isOneOfSeveral: valid.length > 1 }
  const repaired = repair(longest)
  return repaired && { json: repaired.json, isOneOfSeveral: false }
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

function repair(text: string): Parsed {
  try {
    return text === "" ? undefined : parse(jsonrepair(text))
  } catch {
    // Not even close to JSON, or nested deeper than the stack.
    return undefined
  }
}

/** Returns the parts of a text that start with a bracket and end with its counterpart or with the text. */
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

/** Reads the answer to a query for fields: key → value, or null when the model found none. */
export function readFields(
  answer: unknown,
  requested: readonly RequestedLeaf[],
): ReadAnswer<Map<string, RawValue | null>> {
  const content = new Map<string, RawValue | null>()
  const findings: string[] = []
  const record = onlyOf(answer)
  if (!isRecord(record)) return { content, findings: ["the answer must be a JSON object"] }
  for (const { key } of requested) {
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

/** Reads the answer to a query for rows, in the model's order. */
export function readRows(answer: unknown, requested: readonly RequestedLeaf[]): ReadAnswer<RawRow[]> {
  const list = listOf(answer)
  if (list === undefined) return { content: [], findings: ["rows: must be an array"] }
  const findings: string[] = []
  const find = (finding: string) => void (findings.length < MAX_FINDINGS && findings.push(finding))
  const content: RawRow[] = []
  for (const [index, item] of list.entries()) {
    if (!isRecord(item)) {
      find(`rows[${index}]: must be an object`)
      continue
    }
    const line = readLine(own(item, "line"))
    const cells = new Map<string, RawValue>()
    for (const { key } of requested) {
      const cell = own(item, key)
      // Some models return a cell in the form of a field.
      const text = readText(isRecord(cell) ? own(cell, "value") : (cell ?? null))
      if (text === undefined) find(`rows[${index}].${key}: must be text or null`)
      else if (text !== "") cells.set(key, { text, line })
    }
    if (cells.size > 0) content.push({ line, cells })
  }
  return { content, findings }
}

/** Returns the rows: from a list, from the answer itself, or from an object whose keys number them. */
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

/** Unwraps a list of one element. */
function onlyOf(value: unknown): unknown {
  return Array.isArray(value) && value.length === 1 ? value[0] : value
}

/**
 * Returns text that can be stored: PostgreSQL accepts neither NUL nor lone surrogates. Returns undefined for anything that
 * is not text, and for numbers with an exponent of three digits and more.
 */
function readText(given: unknown): string | undefined {
  const value = onlyOf(given)
  if (value === null) return ""
  if (typeof value === "boolean") return String(value)
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : undefined
  if (typeof value !== "string") return undefined
  if (/^-?\d+(?:\.\d+)?e\+?\d{3,}$/iu.test(value)) return undefined
  return value
    .slice(0, MAX_VALUE_CHARACTERS)
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

/** Returns an own member only: `__proto__` and similar names are not answers. */
function own(record: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
