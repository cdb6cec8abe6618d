import { archiveSamples } from "@docsift/testing/hostile/archive-samples"
import { imageSamples } from "@docsift/testing/hostile/image-samples"
import { mailSamples } from "@docsift/testing/hostile/mail-samples"
import { markupSamples } from "@docsift/testing/hostile/markup-samples"
import { pdfSamples } from "@docsift/testing/hostile/pdf-samples"
import { plainSamples } from "@docsift/testing/hostile/plain-samples"
import { sheetSamples } from "@docsift/testing/hostile/sheet-samples"
import type { Sample } from "@docsift/testing/hostile/sample"

/** A document that is made to hurt. */
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

/** What stopped a server, or held one of its seats to the end, before readers were linear. */
const quickOnes = [
  "comments before nothing",
  "a mail with an attached page of comments before nothing",
  "a mail with an attached program",
]

/** Texts of one line: every word of it once was compared with every other. */
const lines = ["1 ", "1 .,-'", "Total: ", "AB ", "a ", "€ ", "% "]

/** Documents of the engine's hostile files and of long lines: a few of each kind, or all. */
export function hostileDocuments(isQuick: boolean): HostileDocument[] {
  const bytes = isQuick ? 200_000 : 1_000_000
  const texts = lines.map((token) => ({
    name: `a text of ${JSON.stringify(token)} in one line`,
    fileName: "order.txt",
    build: () => Buffer.from(token.repeat(bytes / token.length)),
  }))
  return [...samples.filter(({ name }) => !isQuick || quickOnes.includes(name)), ...texts]
}
