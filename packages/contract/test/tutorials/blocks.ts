/** A code block of a tutorial. */
export interface Block {
  /** The language after the fence; `text` for output. */
  readonly language: string
  readonly code: string
  /** The heading above it. */
  readonly heading: string
  /** The sentence above it, on one line. */
  readonly lead: string
  /** The comment between the sentence and the block, which makes it an exception. */
  readonly marker: string | undefined
}

/** Parses the code blocks of a page, in order. */
export function parseBlocks(markdown: string): Block[] {
  const blocks: Block[] = []
  let heading = ""
  let paragraph: string[] = []
  let marker: string | undefined
  let open: { language: string; lines: string[] } | undefined
  for (const line of markdown.split("\n")) {
    if (open !== undefined) {
      if (line !== "```") {
        open.lines.push(line)
        continue
      }
      const code = open.lines.map((each) => `${each}\n`).join("")
      blocks.push({ language: open.language, code, heading, lead: paragraph.join(" "), marker })
      open = undefined
      paragraph = []
      marker = undefined
    } else if (line.startsWith("```")) {
      open = { language: line.slice(3), lines: [] }
    } else if (line.startsWith("<!-- ")) {
      marker = line.slice("<!-- ".length, -" -->".length)
    } else if (line.startsWith("#")) {
      heading = line.replace(/^#+ /, "")
      paragraph = []
    } else if (line !== "") {
      // A paragraph ends with an empty line; the one above a block stays until the next begins.
      if (paragraph.at(-1) === "") paragraph = []
      paragraph.push(line)
    } else if (paragraph.length > 0 && paragraph.at(-1) !== "") paragraph.push("")
  }
  if (open !== undefined) throw new Error(`the last block below "${heading}" is not closed`)
  return blocks.map((block) => ({ ...block, lead: block.lead.trim() }))
}
