import { archiveSamples } from "@docsift/testing/hostile/archive-samples"
import { imageSamples } from "@docsift/testing/hostile/image-samples"
import { mailSamples } from "@docsift/testing/hostile/mail-samples"
import { markupSamples } from "@docsift/testing/hostile/markup-samples"
import { pdfSamples } from "@docsift/testing/hostile/pdf-samples"
import { plainSamples } from "@docsift/testing/hostile/plain-samples"
import { sheetSamples } from "@docsift/testing/hostile/sheet-samples"
import type { Sample } from "@docsift/testing/hostile/sample"

/** A document crafted to exhaust or crash its reader. */
export type HostileDocument = Pick<Sample, "name" | "fileName" | "build">

const samples: readonly HostileDocument[] = [
  plainSamples,
  markupSamples,
  mailSamples,
  archiveSamples,
  sheetSamples,
  imageSamples,
  pdfSamples,
].flat()

/** Samples that blocked a server or one of its worker slots while readers were not linear. */
const quickSamples = [
  "comments before nothing",
  "a mail with an attached page of comments before nothing",
  "a mail with an attached program",
]

/** Tokens repeated to one long line, a quadratic case for a reader that compares every word with every other. */
const lines = ["1 ", "1 .,-'", "Total: ", "AB ", "a ", "€ ", "% "]

/** Returns the engine's hostile samples and texts of one long line: a few of each, or all. */
export function hostileDocuments(isQuick: boolean): HostileDocument[] {
  const bytes = isQuick ? 200_000 : 1_000_000
  const texts = lines.map((token) => ({
    name: `a text of ${JSON.stringify(token)} in one line`,
    fileName: "order.txt",
    build: () => Buffer.from(token.repeat(bytes / token.length)),
  }))
  return [...samples.filter(({ name }) => !isQuick || quickSamples.includes(name)), ...texts]
}
