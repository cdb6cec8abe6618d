import { test } from "vitest"
import { sniffFile } from "../../src/parse/sniff.ts"
import { expectLinear } from "./expect-linear.ts"

const zipHeader = "PK\u0003\u0004".padEnd(26, "\0") + "\u00ff\u00ff\0\0"
const tokens = [
  "<!---->",
  "<!-- --> ",
  "<!--",
  "<?xml ?>",
  "<?xml",
  "<a",
  "<a ",
  "<!",
  "< ",
  "% \n",
  "%\r",
  "1 0 ob",
  " \n",
  "\t",
  "from: a\n",
  "x-a",
  "a,b\n",
  ";;;;",
  '"',
  "a\tb\r",
  zipHeader,
  "PK\u0003\u0004",
  "a\0",
  "\0a",
]

/** The thread that serves HTTP runs this: its time is linear up to the bytes that it inspects, and constant beyond them. */
const inspectedBytes = 64 * 1024

/** First bytes, which decide the path that detection takes. */
const heads = ["", "<?xml version='1.0'?>", "<!--", "%", zipHeader, "\u00ff\u00fe"]

test.each(heads)(
  "detecting the kind of a file is linear and bounded (%j, then one token repeated)",
  async (head) => {
    for (const token of tokens) {
      const run = (size: number) => {
        const bytes = Buffer.from((head + token.repeat(Math.ceil(size / token.length))).slice(0, size), "latin1")
        // One call takes microseconds.
        for (let call = 0; call < 20; call++) sniffQuietly(bytes)
      }
      await expectLinear(run, { minSize: 32, maxSize: inspectedBytes * 4 })
    }
  },
  // Each measures about twenty texts.
  300_000,
)

function sniffQuietly(bytes: Buffer): void {
  try {
    sniffFile(bytes, "a.html")
  } catch {
    // Rejections are fine: only the time counts here.
  }
}
