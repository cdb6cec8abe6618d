import { deflateSync } from "node:zlib"
import { onePage, orderContent, pdfFile, pdfStream } from "@docsift/testing/hostile/pdf-file"
import { type GrowthCase, times } from "./growth-case.ts"

function content(name: string, write: (size: number) => string, more: Partial<GrowthCase> = {}): GrowthCase {
  const build = (size: number) =>
    pdfFile(onePage({ content: pdfStream(deflateSync(`${write(size)} ${orderContent}`), "/Filter /FlateDecode") }))
  return { name, build, ...more }
}

const text = (x: number, y: number, letters: string) => `BT /F1 9 Tf ${x} ${y} Td (${letters}) Tj ET\n`

const noText = /contains no text/u

const contents: readonly GrowthCase[] = [
  content("words of one line", (size) => text(9, 700, "ab ".repeat(size))),
  content("letters of one word", (size) => text(9, 700, "a".repeat(size))),
  content("lines of text", (size) => times(size, (index) => text(9, 800 - (index % 800), "one two"))),
  content("words drawn from right to left", (size) =>
    times(size, (index) => text(600 - (index * 600) / size, 700, "a")),
  ),
  content("words at one position", (size) => text(9, 700, "ab").repeat(size)),
  content("different words at one position", (size) => times(size, (index) => text(9, 700, `a${index}`))),
  // PDFium takes quadratic time for the spaces of one text object: see "a million spaces" of the hostile samples.
  content("spaces of many texts", (size) => times(size, () => text(9, 700, "a    b"))),
  content("colons", (size) => text(9, 700, "a:").repeat(size)),
  content("lines drawn", (size) => times(size, (index) => `0 ${index % 800} m 600 ${index % 800} l S\n`)),
  content("rectangles that cover lines", (size) =>
    times(size, (index) => `0 ${index % 800} m 600 ${index % 800} l S 0 ${(index * 7) % 800} 300 9 re f\n`),
  ),
  content("parts of one path", (size) => `${times(size, (index) => `0 ${index % 800} m 600 ${index % 800} l `)} S`),
  content("saved states", (size) => "q ".repeat(size)),
  content("saved and restored states", (size) => "q Q ".repeat(size)),
  content("clips in clips", (size) =>
    times(size, (index) => `0 0 ${600 - index / size} 800 re W n ${text(9, 700, "a")}`),
  ),
  content("fonts set", (size) => `BT ${"/F1 9 Tf (a) Tj ".repeat(size)} ET`),
  content("matrices", (size) => "1 0 0 1 0 0 cm ".repeat(size)),
  content("numbers of one operator", (size) => `[${"1 ".repeat(size)}] 0 d`),
  content("parts of one TJ", (size) => `BT /F1 9 Tf 9 700 Td [${"(a) 9 ".repeat(size)}] TJ ET`),
  content("arrays in arrays", (size) => "[".repeat(size), { rejection: noText }),
  content("dictionaries in dictionaries", (size) => "<< /A ".repeat(size)),
  content("open strings", (size) => "(".repeat(size), { rejection: noText }),
  content("inline images in the content", (size) =>
    "q 9 0 0 9 9 9 cm BI /W 1 /H 1 /BPC 8 /CS /G ID a EI Q\n".repeat(size),
  ),
]

function inFile(name: string, build: (size: number) => Uint8Array, more: Partial<GrowthCase> = {}): GrowthCase {
  return { name, build, ...more }
}

const structures: readonly GrowthCase[] = [
  inFile(
    "pages",
    (size) => {
      const kids = times(size, (index) => `${index + 6} 0 R `)
      const page =
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>"
      const objects = onePage({ more: Array.from({ length: size }, () => page) })
      return pdfFile(objects.with(1, `<< /Type /Pages /Kids [${kids}] /Count ${size} >>`))
    },
    { minSize: 64, maxSize: 4_096 },
  ),
  inFile("objects", (size) => pdfFile(onePage({ more: Array.from({ length: size }, () => "<< /A 1 >>") }))),
  inFile("annotations", (size) => {
    const more = Array.from({ length: size }, () => "<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] >>")
    return pdfFile(
      onePage({ page: `/MediaBox [0 0 600 800] /Annots [${times(size, (index) => `${index + 6} 0 R `)}]`, more }),
    )
  }),
  inFile("form fields", (size) => {
    const more = Array.from(
      { length: size },
      (_, index) => `<< /Type /Annot /Subtype /Widget /FT /Tx /T (f${index}) /V (v) /DA (/F1 9 Tf) /Rect [0 0 90 9] >>`,
    )
    const refs = times(size, (index) => `${index + 6} 0 R `)
    return pdfFile(
      onePage({
        page: `/MediaBox [0 0 600 800] /Annots [${refs}]`,
        catalog: `/AcroForm << /Fields [${refs}] >>`,
        more,
      }),
    )
  }),
  inFile("attached files", (size) => {
    const more = [
      pdfStream("x", "/Type /EmbeddedFile"),
      ...Array.from({ length: size }, (_, index) => `<< /Type /Filespec /F (a${index}) /EF << /F 6 0 R >> >>`),
    ]
    const catalog = `/Names << /EmbeddedFiles << /Names [${times(size, (index) => `(a${index}) ${index + 7} 0 R `)}] >> >>`
    return pdfFile(onePage({ catalog, more }))
  }),
  inFile("levels of a tree of names", (size) => {
    const more = [
      pdfStream("x", "/Type /EmbeddedFile"),
      "<< /Type /Filespec /F (a) /EF << /F 6 0 R >> >>",
      ...Array.from({ length: size }, (_, index) => `<< /Kids [${index + 9} 0 R] /Limits [(a) (z)] >>`),
      "<< /Names [(a) 7 0 R] >>",
    ]
    return pdfFile(onePage({ catalog: "/Names << /EmbeddedFiles 8 0 R >>", more }))
  }),
  inFile("entries of an outline", (size) => {
    const more = Array.from(
      { length: size },
      (_, index) => `<< /Title (t) /Next ${index + 7} 0 R /Parent 6 0 R /First ${index + 7} 0 R >>`,
    )
    return pdfFile(onePage({ catalog: "/Outlines 6 0 R", more }))
  }),
  inFile("forms", (size) => {
    const form = pdfStream(
      text(9, 700, "a"),
      "/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << /Font << /F1 5 0 R >> >>",
    )
    return pdfFile(
      onePage({ content: pdfStream("/X Do ".repeat(size)), resources: "/XObject << /X 6 0 R >>", more: [form] }),
    )
  }),
  inFile(
    "forms in forms",
    (size) => {
      const more = Array.from({ length: size }, (_, index) =>
        pdfStream(
          index === size - 1 ? text(9, 700, "a") : "/X Do",
          `/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << /Font << /F1 5 0 R >> /XObject << /X ${index + 7} 0 R >> >>`,
        ),
      )
      return pdfFile(onePage({ content: pdfStream("/X Do"), resources: "/XObject << /X 6 0 R >>", more }))
    },
    { rejection: /images (?:without text|with more than)/u },
  ),
  inFile(
    "fonts",
    (size) => {
      const more = Array.from({ length: size }, () => "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>")
      const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << /Font << ${times(size, (index) => `/G${index} ${index + 6} 0 R `)} >> >> >>`
      const drawn = times(size, (index) => `BT /G${index} 9 Tf 9 ${index % 800} Td (a) Tj ET\n`)
      return pdfFile(onePage({ content: pdfStream(drawn), more }).with(2, page))
    },
    { minSize: 64, maxSize: 8_192 },
  ),
  inFile("letters of a font's map", (size) => {
    const map = `1 begincodespacerange <0000> <FFFF> endcodespacerange ${size} beginbfchar ${times(size, (index) => `<${(index % 65_536).toString(16).padStart(4, "0")}> <0041> `)} endbfchar`
    return pdfFile(
      onePage({ font: "/Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R", more: [pdfStream(map)] }),
    )
  }),
  inFile("cross-reference tables", (size) => {
    const tail = (start: number) => {
      let at = start
      let previous = ""
      let all = ""
      for (let index = 0; index < size; index++) {
        const section = `xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 6 /Root 1 0 R ${previous} >>\n`
        previous = `/Prev ${at}`
        all += section
        if (index < size - 1) at += section.length
      }
      return `${all}startxref\n${at}\n%%EOF`
    }
    return pdfFile(onePage(), { tail })
  }),
  inFile("entries of a dictionary", (size) => pdfFile(onePage({ catalog: times(size, (index) => `/K${index} 1 `) }))),
  inFile(
    "filters of a stream",
    (size) => pdfFile(onePage({ content: pdfStream("00", `/Filter [${"/ASCIIHexDecode ".repeat(size)}]`) })),
    { rejection: noText },
  ),
  inFile("parts of the content", (size) => {
    const more = Array.from({ length: size }, () => pdfStream(text(9, 700, "a")))
    return pdfFile(
      onePage({ more }).with(
        2,
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents [${times(size, (index) => `${index + 6} 0 R `)}] /Resources << /Font << /F1 5 0 R >> >> >>`,
      ),
    )
  }),
]

/** PDFs in which one thing is repeated. */
export const pdfCases: readonly GrowthCase[] = [...contents, ...structures]
