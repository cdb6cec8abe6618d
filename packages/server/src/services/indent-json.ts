/** Strings whole, so that nothing inside of them is taken for structure; empty objects and lists stay in one piece. */
const token = /"(?:[^"\\]|\\.)*"|\{\}|\[\]|[{}[\],:]/g

/** Indents JSON by two spaces a level, with its members in the order in which they stand. */
export function indentJson(json: string): string {
  let depth = 0
  return json.replaceAll(token, (text) => {
    if (text === "{" || text === "[") return `${text}\n${"  ".repeat(++depth)}`
    if (text === "}" || text === "]") return `\n${"  ".repeat(--depth)}${text}`
    if (text === ",") return `,\n${"  ".repeat(depth)}`
    return text === ":" ? ": " : text
  })
}
