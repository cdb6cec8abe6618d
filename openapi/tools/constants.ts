import type { Json } from "./load-document.ts"

/** Writes a documented constant: a number with separators, a string, or a list of them. */
export function writeConstant(name: string, comment: string, value: Json): string {
  return `/** ${comment} */\nexport const ${name} = ${writeValue(value)}\n`
}

/** Writes a documented constant that holds a regular expression. */
export function writePatternConstant(name: string, comment: string, pattern: string): string {
  return `/** ${comment} */\nexport const ${name} = ${toRegExp(pattern)}\n`
}

/** Writes the members of an object literal from expressions, one per line. */
export function writeTable(name: string, comment: string, expressions: ReadonlyMap<string, string>): string {
  const lines = [...expressions].map(([key, expression]) => `  ${key}: ${expression},\n`)
  return `/** ${comment} */\nexport const ${name} = {\n${lines.join("")}} as const\n`
}

/**
 * Turns a pattern of the document into a regular expression. Only with the flag `u` does a class of surrogates mean lone
 * surrogates instead of the halves of every character beyond U+FFFF; elsewhere the flag changes nothing.
 */
export function toRegExp(pattern: string): RegExp {
  return new RegExp(pattern, pattern.includes("\\uD800") ? "u" : "")
}

function writeValue(value: Json): string {
  if (typeof value === "number") return value.toLocaleString("en").replaceAll(",", "_")
  if (!Array.isArray(value)) return JSON.stringify(value)
  return `[${value.map((item) => JSON.stringify(item)).join(", ")}] as const`
}
