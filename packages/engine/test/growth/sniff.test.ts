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

/** The thread that answers HTTP runs this: its cost is linear up to the bytes it looks at, and constant beyond them. */
const lookedAt = 64 * 1024

/** What comes first decides which way the sniffer goes. */
const starts = ["", "<?xml version='1.0'?>", "<!--", "%", zipHeader, "\u00ff\u00fe"]

test.each(starts)(
  "detecting the kind of a file is linear and bounded (%j and what repeats behind it)",
  async (start) => {
    for (const token of tokens) {
      const run = (size: number) => {
        const bytes = Buffer.from((start + token.repeat(Math.ceil(size / token.length))).slice(0, size), "latin1")
        // One call takes microseconds.
        for (let call = 0; call < 20; call++) sniffQuietly(bytes)
      }
      await expectLinear(run, { minSize: 32, maxSize: lookedAt * 4 })
    }
  },
  // Each measures some twenty texts.
  300_000,
)

function sniffQuietly(bytes: Buffer): void {
  try {
    sniffFile(bytes, "a.html")
  } catch {
    // A refusal is as good an end as a kind: here only the time counts.
  }
}
