import type { WorkflowInput } from "@docsift/sdk"
import { definitionOf, draftOf } from "./draft.ts"
import { checkDefinition } from "./draft-problems.ts"

/** What is wrong with a JSON text. */
export interface SourceProblem {
  readonly text: string
  /** Counted from 1; undefined when the browser does not say it. */
  readonly line: number | undefined
}

/** Members that the server sets: a workflow that was read can be pasted as it is. */
const IGNORED = new Set(["id", "createdAt", "updatedAt", "ownerId", "version"])

/** Parses the definition of a workflow, and says what is wrong and where. */
export function readSource(source: string): WorkflowInput | SourceProblem {
  let value: unknown
  try {
    value = JSON.parse(source)
  } catch (error) {
    return { text: "This is not valid JSON.", line: error instanceof Error ? lineOfError(source, error) : undefined }
  }
  const checked = checkDefinition(value)
  if ("path" in checked) {
    return { text: `${checked.path}: ${checked.text}.`, line: lineOfPath(source, checked.path) }
  }
  const unknown = findUnknown(value, definitionOf(draftOf(checked)), "")
  if (unknown === undefined) return checked
  return { text: `${unknown}: unknown property.`, line: lineOfPath(source, unknown) }
}

/** Returns the line of the last member on a path such as `configuration.objects[0].name` that the text has. */
export function lineOfPath(source: string, path: string): number {
  const wanted = path.split(/[.[\]]+/).filter(Boolean)
  let found = 0
  walk(source, (parts, offset) => {
    if (parts.length <= wanted.length && parts.every((part, index) => part === wanted[index])) found = offset
  })
  return lineAt(source, found)
}

/** Calls back for each member and item of a valid JSON text, with its path and its place. */
function walk(source: string, visit: (path: readonly string[], offset: number) => void): void {
  const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g
  const containers: { readonly isArray: boolean; key: string; index: number }[] = []
  const path = () => containers.map(({ isArray, key, index }) => (isArray ? String(index) : key))
  let isKey = false
  for (const { 0: text, index: offset } of source.matchAll(token)) {
    const container = containers.at(-1)
    if (container !== undefined && isKey && text.startsWith('"')) {
      container.key = String(JSON.parse(text))
      visit(path(), offset)
      isKey = false
    } else if (text === "{" || text === "[") {
      if (container?.isArray === true) visit(path(), offset)
      containers.push({ isArray: text === "[", key: "", index: 0 })
      isKey = text === "{"
    } else if (text === "}" || text === "]") {
      containers.pop()
      isKey = false
    } else if (text === "," && container !== undefined) {
      container.index++
      isKey = !container.isArray
    }
  }
}

/** Returns the line that an engine's message names: V8 and SpiderMonkey give the line, older ones the position. */
function lineOfError(source: string, { message }: Error): number | undefined {
  const line = /line (\d+)/.exec(message)?.[1]
  if (line !== undefined) return Number(line)
  const position = /position (\d+)/.exec(message)?.[1]
  if (position !== undefined) return lineAt(source, Number(position))
  return /end of|EOF/i.test(message) ? lineAt(source, source.length) : undefined
}

const lineAt = (source: string, offset: number): number => source.slice(0, offset).split("\n").length

/** Returns the path of the first member that the editor would lose, such as a misspelt one. */
function findUnknown(value: unknown, kept: unknown, path: string): string | undefined {
  if (typeof value !== "object" || value === null) return undefined
  const other = new Map<string, unknown>(Object.entries(Object(kept)))
  for (const [name, inner] of Object.entries(value)) {
    const at = Array.isArray(value) ? `${path}[${name}]` : path === "" ? name : `${path}.${name}`
    const isLost = !other.has(name) && !isEmpty(inner) && !(path === "" && IGNORED.has(name))
    if (isLost) return at
    const unknown = other.has(name) ? findUnknown(inner, other.get(name), at) : undefined
    if (unknown !== undefined) return unknown
  }
  return undefined
}

/** Returns whether a value says no more than a member that is left out. */
function isEmpty(value: unknown): boolean {
  if (typeof value === "string") return value.trim() === ""
  return (
    value === null ||
    value === undefined ||
    value === false ||
    value === 0 ||
    (Array.isArray(value) && value.length === 0)
  )
}
