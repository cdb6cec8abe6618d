import { deflateSync } from "node:zlib"
import Pdf from "pdfkit"
import { nestedZlib, zlibBomb } from "./bomb.ts"
import { onePage, orderContent, pdfFile, pdfStream } from "./pdf-file.ts"
import type { Sample } from "./sample.ts"

type Case = Omit<Sample, "fileName">
const found = { expected: "completed", finds: "4711" } as const

/** Streams that inflate to far more than their bytes, or that never end. */
const streams: readonly Case[] = [
  {
    name: "a content stream that inflates to 1 GB",
    build: () => pdfFile(onePage({ content: pdfStream(zlibBomb(1_024, " "), "/Filter /FlateDecode") })),
    expected: "file_unreadable",
  },
  {
    name: "a content stream deflated three times over",
    build: () => {
      const data = nestedZlib(zlibBomb(1_024, " "), 2)
      return pdfFile(onePage({ content: pdfStream(data, "/Filter [/FlateDecode /FlateDecode /FlateDecode]") }))
    },
    expected: "file_unreadable",
  },
  {
    name: "a stream with ten thousand filters",
    build: () => {
      const filters = "/ASCIIHexDecode ".repeat(10_000)
      return pdfFile(onePage({ content: pdfStream("00", `/Filter [${filters}]`) }))
    },
    expected: "no_text",
  },
  {
    name: "a content stream of 40 MB",
    build: () => pdfFile(onePage({ content: pdfStream(`${"q Q\n".repeat(10_000_000)}${orderContent}`) })),
    ...found,
  },
  {
    name: "ten million rectangles",
    build: () => {
      const data = deflateSync(`${"0 0 1 1 re f\n".repeat(10_000_000)}${orderContent}`, { level: 1 })
      return pdfFile(onePage({ content: pdfStream(data, "/Filter /FlateDecode") }))
    },
    expected: "file_unreadable",
  },
  {
    name: "two million words on one page",
    build: () => {
      const text = "BT /F1 12 Tf 72 700 Td (Order number: 4711) Tj ( a b c d e f g h i j ) Tj ET\n"
      return pdfFile(onePage({ content: pdfStream(deflateSync(text.repeat(200_000)), "/Filter /FlateDecode") }))
    },
    ...found,
  },
  {
    name: "an attached file that inflates to 1 GB",
    build: () => {
      const data = pdfStream(zlibBomb(1_024), "/Type /EmbeddedFile /Filter /FlateDecode")
      const file = "<< /Type /Filespec /F (a.xml) /UF (a.xml) /EF << /F 7 0 R >> >>"
      const catalog = "/Names << /EmbeddedFiles << /Names [(a.xml) 6 0 R] >> >>"
      return pdfFile(onePage({ catalog, more: [file, data] }))
    },
    expected: "file_unreadable",
  },
  {
    name: "16,000 marks within each other, and as many words",
    build: () => {
      const data = deflateSync("/P BMC ".repeat(16_000) + orderContent.repeat(16_000))
      return pdfFile(onePage({ content: pdfStream(data, "/Filter /FlateDecode") }))
    },
    // PDFium keeps all marks for every word until it runs out of memory.
    expected: "file_unreadable",
  },
  {
    name: "a million spaces in one text",
    build: () => {
      const text = `BT /F1 9 Tf 9 700 Td [${"( ) 9 ".repeat(1_000_000)}] TJ ET ${orderContent}`
      return pdfFile(onePage({ content: pdfStream(deflateSync(text), "/Filter /FlateDecode") }))
    },
    // PDFium takes quadratic time within one call, which only the end of the thread stops.
    expected: "timeout",
    timeoutMs: 2_000,
  },
  {
    name: "a broken stream whose length is itself",
    build: () => pdfFile(onePage({ content: `<< /Length 4 0 R >> stream\n${orderContent}\nendstream` })),
    ...found,
  },
]

/** Cyclic trees and references. */
const cycles: readonly Case[] = [
  {
    name: "a page tree that is its own child",
    build: () => pdfFile(onePage().with(1, "<< /Type /Pages /Kids [2 0 R 3 0 R] /Count 2 >>")),
    ...found,
  },
  {
    name: "a page tree of nothing but itself",
    build: () => pdfFile(onePage().with(1, "<< /Type /Pages /Kids [2 0 R] /Count 1 >>")),
    expected: "file_unreadable",
  },
  {
    name: "a page tree ten thousand levels deep",
    build: () => {
      const more = Array.from({ length: 10_000 }, (_, index) => `<< /Type /Pages /Count 1 /Kids [${index + 7} 0 R] >>`)
      const leaf = "<< /Type /Page /MediaBox [0 0 600 800] >>"
      return pdfFile(onePage({ more: [...more, leaf] }).with(1, "<< /Type /Pages /Kids [6 0 R] /Count 1 >>"))
    },
    expected: "file_unreadable",
  },
  {
    name: "a page that inherits from itself",
    build: () => pdfFile(onePage().with(2, "<< /Type /Page /Parent 3 0 R /Contents 4 0 R >>")),
    ...found,
  },
  {
    name: "an outline and names that lead back to themselves",
    build: () => {
      const catalog = "/Outlines 6 0 R /Names << /EmbeddedFiles 7 0 R >> /AcroForm << /Fields [8 0 R] >>"
      const outline = "<< /First 6 0 R /Last 6 0 R /Next 6 0 R /Parent 6 0 R /Title (x) >>"
      const names = "<< /Kids [7 0 R 7 0 R] /Limits [(a) (z)] >>"
      const field = "<< /T (x) /Kids [8 0 R 8 0 R] /Parent 8 0 R >>"
      return pdfFile(onePage({ catalog, more: [outline, names, field] }))
    },
    ...found,
  },
  {
    name: "an object that is only a reference to itself",
    build: () => pdfFile(onePage().with(3, "4 0 R")),
    expected: "no_text",
  },
  {
    name: "a form that draws itself",
    build: () => {
      const form = pdfStream(
        "/X Do",
        "/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 6 0 R >> >>",
      )
      const content = pdfStream(`/X Do ${orderContent}`)
      return pdfFile(onePage({ content, resources: "/XObject << /X 6 0 R >>", more: [form] }))
    },
    ...found,
  },
  {
    name: "forms that draw ten others each, thirty levels deep",
    build: () => {
      const more = Array.from({ length: 30 }, (_, index) =>
        pdfStream(
          index === 29 ? orderContent : "/X Do ".repeat(10),
          `/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << /Font << /F1 5 0 R >> /XObject << /X ${index + 7} 0 R >> >>`,
        ),
      )
      const resources = "/XObject << /X 6 0 R >>"
      return pdfFile(onePage({ content: pdfStream("/X Do"), resources, more }))
    },
    // PDFium allocates memory for every form until none is left.
    expected: "file_unreadable",
  },
  {
    name: "a glyph that is written with its own font",
    build: () => {
      const font =
        "/Type /Font /Subtype /Type3 /FontBBox [0 0 1 1] /FontMatrix [1 0 0 1 0 0] /CharProcs << /a 6 0 R >> /Encoding << /Differences [97 /a] >> /FirstChar 97 /LastChar 97 /Widths [1] /Resources << /Font << /F1 5 0 R >> >>"
      const content = pdfStream("BT /F1 12 Tf 72 700 Td (aaa) Tj ET")
      return pdfFile(onePage({ content, font, more: [pdfStream("1 0 d0 BT /F1 1 Tf (a) Tj ET")] }))
    },
    expected: "completed",
  },
]

/** Misleading cross-reference tables. */
const references: readonly Case[] = [
  {
    name: "a cross-reference table that comes after itself",
    build: () => {
      const tail = (start: number) =>
        `xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 6 /Root 1 0 R /Prev ${start} >>\nstartxref\n${start}\n%%EOF`
      return pdfFile(onePage(), { tail })
    },
    ...found,
  },
  {
    name: "a PDF that was changed 100,000 times",
    build: () => {
      const tail = (start: number) => {
        const sections: string[] = []
        let at = start
        for (let index = 0; index < 100_000; index++) {
          const previous = index === 0 ? "" : `/Prev ${at - (sections.at(-1)?.length ?? 0)}`
          const section = `xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 6 /Root 1 0 R ${previous} >>\n`
          sections.push(section)
          at += section.length
        }
        return `${sections.join("")}startxref\n${at - (sections.at(-1)?.length ?? 0)}\n%%EOF`
      }
      return pdfFile(onePage(), { tail })
    },
    expected: "file_unreadable",
  },
  {
    name: "offsets far beyond the end",
    build: () => {
      const row = "9999999999 00000 n \n"
      const tail = () =>
        `xref\n0 6\n${row.repeat(6)}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n99999999999999999999\n%%EOF`
      return pdfFile(onePage(), { tail })
    },
    ...found,
  },
  {
    name: "a table of two billion entries",
    build: () => {
      const tail = (start: number) =>
        `xref\n0 2147483647\n0000000000 65535 f \ntrailer\n<< /Size 2147483647 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`
      return pdfFile(onePage(), { tail })
    },
    ...found,
  },
  {
    name: "a cross-reference stream with huge numbers",
    build: () => {
      const tail = (start: number) =>
        `6 0 obj\n<< /Type /XRef /Size 4294967295 /W [8 8 8] /Index [0 4294967295 -5 9] /Root 1 0 R /Prev ${start} /Length 24 >> stream\n${"\xff".repeat(24)}\nendstream\nendobj\nstartxref\n${start}\n%%EOF`
      return pdfFile(onePage(), { tail })
    },
    ...found,
  },
  {
    name: "no table at all",
    build: () => pdfFile(onePage(), { tail: () => "trailer << /Root 1 0 R >>" }),
    ...found,
  },
  {
    name: "only a header",
    build: () => Buffer.from("%PDF-1.7\n"),
    expected: "file_unreadable",
  },
]

/** Pages of excessive size. */
const pages: readonly Case[] = [
  ...(
    [
      ["a page of a billion points", "[0 0 1000000000 1000000000]"],
      ["a page that begins at its end", "[600 800 0 0]"],
      ["a page far from its origin", "[-1e9 -1e9 1e9 1e9]"],
      ["a page box of what are no numbers", "[(a) /NaN null << >>]"],
      ["a page without any area", "[0 0 0 0]"],
      ["a page of numbers too large for a float", `[0 0 ${"9".repeat(60)} ${"9".repeat(60)}]`],
    ] as const
  ).map(([name, box]): Case => ({ name, build: () => pdfFile(onePage({ page: `/MediaBox ${box}` })), ...found })),
  {
    name: "one page that claims to be 100,000",
    build: () => pdfFile(onePage().with(1, "<< /Type /Pages /Kids [3 0 R] /Count 100000 >>")),
    expected: "too_many_pages",
  },
  {
    name: "a negative number of pages",
    build: () => pdfFile(onePage().with(1, "<< /Type /Pages /Kids [3 0 R] /Count -7 >>")),
    ...found,
  },
  {
    name: "100,000 pages",
    build: () => {
      const kids = `<< /Type /Pages /Count 100000 /Kids [${"3 0 R ".repeat(100_000)}] >>`
      return pdfFile(onePage().with(1, kids))
    },
    expected: "too_many_pages",
  },
  {
    name: "a page of 300,000 form fields",
    build: () => {
      const field = "<< /Type /Annot /Subtype /Widget /FT /Tx /T (x) /V (y) /Rect [0 0 9 9] >>"
      return pdfFile(onePage({ page: `/MediaBox [0 0 600 800] /Annots [${"6 0 R ".repeat(300_000)}]`, more: [field] }))
    },
    ...found,
  },
  {
    name: "words set in fonts of a million points",
    build: () => pdfFile(onePage({ content: pdfStream(`BT /F1 1e6 Tf 0 0 Td (huge) Tj ET ${orderContent}`) })),
    ...found,
  },
]

function brokenMap(map: string): Buffer {
  const font = "/Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R"
  return pdfFile(onePage({ font, more: [pdfStream(map)] }))
}

/** Fonts with misleading tables. */
const fonts: readonly Case[] = [
  { name: "a font whose map to letters is noise", build: () => brokenMap("\u0001\u00ff<<>>[[[beginbfchar"), ...found },
  {
    name: "a font whose map spans all numbers",
    build: () =>
      brokenMap(
        "1 begincodespacerange <00000000> <FFFFFFFF> endcodespacerange 1 beginbfrange <00000000> <FFFFFFFF> <0000> endbfrange",
      ),
    ...found,
  },
  {
    name: "a font whose letters map to unpaired surrogates",
    build: () =>
      brokenMap("1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfrange <00> <FF> <D800> endbfrange"),
    expected: "no_text",
  },
  {
    name: "an embedded font that is noise",
    build: () => {
      const font = "/Type /Font /Subtype /TrueType /BaseFont /Broken /FontDescriptor 6 0 R"
      const descriptor = "<< /Type /FontDescriptor /FontName /Broken /Flags 32 /FontFile2 7 0 R >>"
      return pdfFile(onePage({ font, more: [descriptor, pdfStream(Buffer.alloc(4096, 0xa5), "/Length1 4096")] }))
    },
    ...found,
  },
]

function draw(options: PDFKit.PDFDocumentOptions): Promise<Buffer> {
  const { promise, resolve } = Promise.withResolvers<Buffer>()
  const pdf = new Pdf(options)
  const chunks: Buffer[] = []
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk))
  pdf.on("end", () => resolve(Buffer.concat(chunks)))
  pdf.text("Order number: 4711", 72, 72)
  pdf.end()
  return promise
}

const encrypted: readonly Case[] = (["1.3", "1.4", "1.6", "1.7ext3"] as const).flatMap((pdfVersion): Case[] => [
  {
    name: `a PDF ${pdfVersion} that needs a password`,
    build: () => draw({ pdfVersion, userPassword: "secret", ownerPassword: "owner" }),
    expected: "file_encrypted",
  },
  {
    name: `a PDF ${pdfVersion} that only its owner may change`,
    build: () => draw({ pdfVersion, ownerPassword: "owner" }),
    ...found,
  },
])

/** PDFium needs the trailer: without it missing pages cannot be detected. */
const cut: readonly Case[] = Array.from({ length: 15 }, (_, index) => ({
  name: `a PDF cut after ${index + 1} of 16 parts`,
  build: () => {
    const lines = Array.from(
      { length: 60 },
      (_value, line) => `BT /F1 9 Tf 72 ${690 - line * 11} Td (Line ${line}) Tj ET\n`,
    )
    const whole = pdfFile(onePage({ content: pdfStream(`${orderContent}\n${lines.join("")}`) }))
    return whole.subarray(0, Math.floor((whole.length * (index + 1)) / 16))
  },
  expected: "file_unreadable",
}))

/** PDFs that are damaged or made to exhaust a parser. */
export const pdfSamples: readonly Sample[] = [
  ...streams,
  ...cycles,
  ...references,
  ...pages,
  ...fonts,
  ...encrypted,
  ...cut,
].map((sample) => ({ fileName: "order.pdf", ...sample }))
