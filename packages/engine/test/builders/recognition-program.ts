import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { onTestFinished } from "vitest"
import { tsvHeader } from "../../src/recognize/tesseract-tsv.ts"

/** The behaviour of the stand-in during recognition; it always lists English and German. */
export type FakeBehaviour =
  | { readonly answer: string; readonly code?: number }
  | { readonly endless: true }
  | { readonly hang: true }
  /** Computes forever. */
  | { readonly busy: true }
  | { readonly echoArguments: true }

/** Writes a program for tests that stands in for tesseract, and returns its path. */
export async function writeFakeTesseract(behaviour: FakeBehaviour): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "docsift-tesseract-"))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, "tesseract")
  const script = `#!${process.execPath}
const behaviour = ${JSON.stringify(behaviour)}
const echo = () => ["5","1","1","1","1","1","0","0","9","9","99",
  JSON.stringify({ args: process.argv.slice(2), env: process.env })].join("\\t")
if (process.argv[2] === "--list-langs") console.log('List of available languages in "/x" (3):\\ndeu\\neng\\nosd')
else if (behaviour.hang) setInterval(() => undefined, 1000)
else if (behaviour.busy) for (;;);
else if (behaviour.endless) { const more = () => process.stdout.write("x".repeat(1 << 20), more); more() }
else process.stdin.resume().on("end", () => {
  process.stderr.write("/secret/path")
  process.stdout.write(behaviour.echoArguments ? ${JSON.stringify(tsvHeader)} + "\\n" + echo() : behaviour.answer)
  process.exitCode = behaviour.code ?? 0
})
`
  await writeFile(path, script)
  await chmod(path, 0o755)
  return path
}

/** One word as the program prints it. */
export function tsvWord(
  text: string,
  more: { left?: number; top?: number; line?: number; conf?: number; page?: number } = {},
) {
  const { left = 0, top = 0, line = 1, conf = 96, page = 1 } = more
  return [5, page, 1, 1, line, 1, left, top, 100, 24, conf, text].join("\t")
}
