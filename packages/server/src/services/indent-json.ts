const indent = "  "

/** Indents JSON by two spaces a level, keeping the order of its members. */
export function indentJson(json: string): string {
  const parts: string[] = []
  let depth = 0
  let at = 0
  while (at < json.length) {
    const end = tokenEnd(json, at)
    const token = json.slice(at, end)
    if (token === "{" || token === "[") parts.push(token, "\n", indent.repeat(++depth))
    else if (token === "}" || token === "]") parts.push("\n", indent.repeat(--depth), token)
    else if (token === ",") parts.push(",\n", indent.repeat(depth))
    else parts.push(token === ":" ? ": " : token)
    at = end
  }
  return parts.join("")
}

const structure = "{}[],:"

/** Returns the end of the token at `start`. Empty objects and lists are one token: nothing is inserted into them. */
function tokenEnd(json: string, start: number): number {
  const pair = json.slice(start, start + 2)
  if (pair === "{}" || pair === "[]") return start + 2
  if (pair.startsWith('"')) return stringEnd(json, start)
  let end = start + 1
  if (structure.includes(json.charAt(start))) return end
  while (end < json.length && !structure.includes(json.charAt(end))) end++
  return end
}

function stringEnd(json: string, start: number): number {
  let at = start + 1
  while (at < json.length && json.charAt(at) !== '"') at += json.charAt(at) === "\\" ? 2 : 1
  return at + 1
}
