/**
 * Parses rows as spreadsheets copy them: cells separated by tabs, rows by line breaks, and quotes around cells that have
 * one of these inside. Empty rows at the end are left out.
 */
export function parseTsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = []
  let row: string[] = []
  let position = 0
  while (position <= text.length) {
    const [cell, end] = text[position] === '"' ? readQuoted(text, position) : readPlain(text, position)
    row.push(cell)
    if (text[end] === "\t") {
      position = end + 1
      continue
    }
    rows.push(row)
    row = []
    position = end + (text.startsWith("\r\n", end) ? 2 : 1)
  }
  while (rows.at(-1)?.every((cell) => cell.trim() === "")) rows.pop()
  return rows
}

const isEnd = (char: string | undefined): boolean =>
  char === undefined || char === "\t" || char === "\n" || char === "\r"

function readPlain(text: string, start: number): readonly [cell: string, end: number] {
  let end = start
  while (!isEnd(text[end])) end += 1
  return [text.slice(start, end), end]
}

/** Reads a cell in quotes; one that is not closed, or continues after its quotes, is plain text that begins with a quote. */
function readQuoted(text: string, start: number): readonly [cell: string, end: number] {
  let close = start
  do {
    close = text.indexOf('"', close + 1)
    if (close === -1) return readPlain(text, start)
    // A doubled quote is one of the cell.
    if (text[close + 1] === '"') close += 1
    else break
  } while (close < text.length)
  if (!isEnd(text[close + 1])) return readPlain(text, start)
  return [text.slice(start + 1, close).replaceAll('""', '"'), close + 1]
}
