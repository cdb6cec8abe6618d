import { chmod, writeFile } from "node:fs/promises"

const header = [
  "level",
  "page_num",
  "block_num",
  "par_num",
  "line_num",
  "word_num",
  "left",
  "top",
  "width",
  "height",
  "conf",
  "text",
]
const words = ["Order", "number:", "4711"].map((text, index) => [
  5,
  1,
  1,
  1,
  1,
  index + 1,
  index * 120,
  9,
  100,
  24,
  96,
  text,
])
const answer = [header, ...words].map((cells) => cells.join("\\t")).join("\\n")

/**
 * Writes a program that stands in for tesseract: it reads its input to the end and returns the number that every sample
 * may be queried for. The tests check which images reach it.
 */
export async function writeRecognizerProgram(path: string): Promise<void> {
  const script = `#!/bin/sh\nif [ "$1" = --list-langs ]; then printf 'List (1):\\neng\\n'; exit; fi\ncat >/dev/null\nprintf '${answer}\\n'\n`
  await writeFile(path, script)
  await chmod(path, 0o755)
}
