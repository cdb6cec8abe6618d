import type { Configuration, UntypedData } from "@docsift/sdk"

interface Named {
  readonly name: string
}

/**
 * Serialises values as JSON with the names in their configured order, as a server does: JavaScript puts names that look
 * like integers before all others.
 */
export function orderedJson({ objects }: Configuration, data: UntypedData): string {
  return write(objects, data, ({ fields = [], tables = [] }, object) => {
    const parts = [
      object.fields && `"fields":${write(fields, object.fields, (_, value) => JSON.stringify(value))}`,
      object.tables &&
        `"tables":${write(tables, object.tables, ({ columns }, rows) => {
          const texts = rows.map((row) => write(columns, row, (_, value) => JSON.stringify(value)))
          return `[${texts.join(",")}]`
        })}`,
    ]
    return `{${parts.filter((part) => part !== undefined).join(",")}}`
  })
}

function write<Part extends Named, T>(
  parts: readonly Part[],
  record: Readonly<Record<string, T>>,
  text: (part: Part, value: T) => string,
): string {
  const members = parts.flatMap((part) => {
    const value = Object.hasOwn(record, part.name) ? record[part.name] : undefined
    return value === undefined ? [] : [`${JSON.stringify(part.name)}:${text(part, value)}`]
  })
  return `{${members.join(",")}}`
}

/** Indents JSON by two spaces a level without changing the order of its members. */
export function indentJson(json: string): string {
  let depth = 0
  const lineBreak = () => `\n${"  ".repeat(depth)}`
  // Strings match as one token, so that their content is never taken for structure.
  return json.replaceAll(/"(?:[^"\\]|\\.)*"|\{\}|\[\]|[{}[\],:]/g, (token) => {
    if (token === "{" || token === "[") {
      depth++
      return token + lineBreak()
    }
    if (token === "}" || token === "]") {
      depth--
      return lineBreak() + token
    }
    if (token === ",") return token + lineBreak()
    return token === ":" ? ": " : token
  })
}
