import { deflateBomb } from "./bomb.ts"
import { orderParagraph, orderRow, wordFile, wordItems, workbookItems, wordParagraph } from "./office-package.ts"
import { pdfFile, onePage } from "./pdf-file.ts"
import type { Sample } from "./sample.ts"
import { zipFile, type ZipItem } from "./zip-file.ts"

const found = { expected: "completed", finds: "4711" } as const
const gigabyte = 1024 * 1024 * 1024

function wordSample(name: string, build: Sample["build"], expected: Pick<Sample, "expected" | "finds">): Sample {
  return { name, fileName: "order.docx", build, ...expected }
}

/** Entries that all use the bytes of the first one, each with a header of its own before them ("a better zip bomb"). */
function overlapping(count: number): Buffer {
  const kernel = deflateBomb(64)
  const items: ZipItem[] = [{ name: "word/0.xml", raw: kernel, claim: 64 * 1024 * 1024 }]
  for (let index = 1; index < count; index++) {
    items.push({ name: `word/${index}.xml`, raw: Buffer.alloc(0), claim: 64 * 1024 * 1024, headerOffset: 0 })
  }
  return zipFile([...items, ...wordItems(orderParagraph)])
}

/** The same, with small sizes in the headers and each local header quoted by a stored block of the entry before it. */
function quoted(count: number, claim: number | undefined): Buffer {
  const kernel = deflateBomb(64)
  const items: ZipItem[] = []
  for (let index = 0; index < count; index++) {
    const name = Buffer.from(`word/${index}.xml`)
    // A stored block of deflate, not the last: 00, length, its complement, then the header that follows is plain text.
    const length = 30 + name.length
    const block = Buffer.from([0, length & 255, length >> 8, ~length & 255, (~length >> 8) & 255])
    items.push({ name: name.toString(), raw: block, ...(claim === undefined ? {} : { claim }) })
  }
  return zipFile([
    ...items,
    { name: "word/kernel.xml", raw: kernel, claim: claim ?? 64 * 1024 * 1024 },
    ...wordItems(orderParagraph),
  ])
}

const bombs: readonly Sample[] = [
  wordSample(
    "an entry that inflates to 4 GB and says so",
    () => wordFile(orderParagraph, [{ name: "word/media/a.bin", raw: deflateBomb(4095), claim: 4 * gigabyte - 1 }]),
    { expected: "file_unreadable" },
  ),
  wordSample(
    "a document part that inflates to 1 GB and claims 100 bytes",
    () =>
      zipFile([
        ...wordItems(orderParagraph).slice(0, 2),
        { name: "word/document.xml", raw: deflateBomb(1024, " "), claim: 100 },
      ]),
    { expected: "file_unreadable" },
  ),
  wordSample(
    "a picture that inflates to 1 GB and claims 100 bytes",
    () => wordFile(orderParagraph, [{ name: "word/media/a.png", raw: deflateBomb(1024), claim: 100 }]),
    found,
  ),
  wordSample(
    "a styles part that inflates to 1 GB and claims 100 bytes",
    () => wordFile(orderParagraph, [{ name: "word/styles.xml", raw: deflateBomb(1024, " "), claim: 100 }]),
    { expected: "file_unreadable" },
  ),
  wordSample(
    "100,000 entries",
    () =>
      zipFile([
        ...wordItems(orderParagraph),
        ...Array.from({ length: 65_000 }, (_, index) => ({ name: `word/${index}` })),
      ]),
    { expected: "file_unreadable" },
  ),
  wordSample("a thousand entries over the same bytes", () => overlapping(1_000), { expected: "file_unreadable" }),
  wordSample("entries that quote each other's headers", () => quoted(1_000, 64 * 1024 * 1024), {
    expected: "file_unreadable",
  }),
  wordSample("entries that quote each other's headers and claim nothing", () => quoted(1_000, 10), {
    expected: "file_unreadable",
  }),
  wordSample(
    "an archive within an archive within an archive",
    () => {
      const inner = zipFile([{ name: "a.xml", raw: deflateBomb(1024), claim: gigabyte }])
      return wordFile(orderParagraph, [
        { name: "word/embeddings/a.docx", content: zipFile([{ name: "b.zip", content: inner }]) },
      ])
    },
    found,
  ),
  wordSample(
    "a directory that goes on after its stated end",
    () => {
      const more = { name: "word/styles.xml", raw: deflateBomb(1024, " "), claim: gigabyte }
      return wordFile(orderParagraph, [more], { count: 3 })
    },
    found,
  ),
  wordSample(
    "a document part that stands twice",
    () => wordFile(orderParagraph, [{ name: "word/document.xml", raw: deflateBomb(1024, " "), claim: gigabyte }]),
    { expected: "file_unreadable" },
  ),
  wordSample("a document of 60 million letters", () => wordFile(wordParagraph("x ".repeat(30_000_000))), {
    expected: "file_unreadable",
  }),
  wordSample("a document of 20 million letters", () => wordFile(wordParagraph("x ".repeat(10_000_000))), {
    expected: "too_many_pages",
  }),
  wordSample("a document of three million paragraphs", () => wordFile(wordParagraph("x").repeat(3_000_000)), {
    expected: "file_unreadable",
  }),
  wordSample("a document of elements 100,000 levels deep", () => wordFile("<w:sdt><w:sdtContent>".repeat(100_000)), {
    expected: "file_unreadable",
  }),
]

const fieldChar = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
const instruction = (text: string) => `<w:r><w:instrText>${text}</w:instrText></w:r>`
const run = "<w:r><w:t>x</w:t></w:r>"

/** Documents within the size limits that take some parsers more than linear time. */
const slow: readonly Sample[] = [
  wordSample(
    "100,000 styles that do not exist",
    () =>
      wordFile(
        orderParagraph +
          Array.from({ length: 100_000 }, (_, index) => `<w:p><w:pPr><w:pStyle w:val="s${index}"/></w:pPr></w:p>`).join(
            "",
          ),
      ),
    found,
  ),
  wordSample(
    "200,000 unknown elements",
    () => wordFile(orderParagraph + Array.from({ length: 200_000 }, (_, index) => `<w:u${index}/>`).join("")),
    found,
  ),
  wordSample("200,000 instructions without an end", () => wordFile(orderParagraph + "<?a ".repeat(200_000)), {
    expected: "file_unreadable",
  }),
  wordSample(
    "30,000 fields within each other",
    () =>
      wordFile(
        `${orderParagraph}<w:p>${(fieldChar("begin") + instruction("HYPERLINK x") + fieldChar("separate") + run).repeat(30_000)}</w:p>`,
      ),
    found,
  ),
  wordSample(
    "a field whose instruction has 100,000 parts",
    () =>
      wordFile(
        `${orderParagraph}<w:p>${fieldChar("begin")}${(instruction("x") + fieldChar("separate")).repeat(100_000)}</w:p>`,
      ),
    found,
  ),
  wordSample(
    "a field whose instruction is ten million spaces",
    () =>
      wordFile(
        `${orderParagraph}<w:p>${fieldChar("begin")}${instruction(`x${" ".repeat(10_000_000)}`)}${fieldChar("separate")}</w:p>`,
      ),
    found,
  ),
  wordSample(
    "10,000 namespaces for each of 10,000 elements",
    () => {
      const names = Array.from({ length: 10_000 }, (_, index) => `xmlns:n${index}="u"`).join(" ")
      return wordFile(
        `${orderParagraph}<w:sdt ${names}><w:sdtContent>${'<w:p xmlns:q="u"/>'.repeat(10_000)}</w:sdtContent></w:sdt>`,
      )
    },
    found,
  ),
  wordSample(
    "a header of 100,000 beginnings and other ends",
    () =>
      wordFile(orderParagraph, [
        { name: "word/header1.xml", content: `<w:hdr>${"<a>".repeat(100_000)}${"</b>".repeat(100_000)}</w:hdr>` },
      ]),
    { expected: "file_unreadable" },
  ),
]

const misleading: readonly Sample[] = [
  wordSample(
    "entries whose names lead out of the archive",
    () => {
      const names = [
        "../../../../etc/passwd",
        "/etc/passwd",
        "C:\\Windows\\win.ini",
        "word/\0.xml",
        "..\\..\\x.xml",
        "con",
        "word/header1.xml/../x.xml",
      ]
      return wordFile(
        orderParagraph,
        names.map((name) => ({ name, content: "canary" })),
      )
    },
    found,
  ),
  wordSample(
    "an encrypted entry",
    () => wordFile(orderParagraph, [{ name: "word/a.xml", content: "x", isEncrypted: true }]),
    { expected: "file_encrypted" },
  ),
  wordSample(
    "an unknown compression",
    () => zipFile([...wordItems("").slice(0, 2), { name: "word/document.xml", content: "x", method: 99 }]),
    { expected: "file_unreadable" },
  ),
  wordSample(
    "a Word package without a document",
    () => zipFile([...wordItems("").slice(0, 2), { name: "word/styles.xml", content: "<x/>" }]),
    { expected: "file_unreadable" },
  ),
  wordSample("a directory beyond the end", () => wordFile(orderParagraph, [], { directoryOffset: 0xfffffff0 }), {
    expected: "file_unreadable",
  }),
  wordSample(
    "a directory that 64-bit fields put elsewhere",
    () => wordFile(orderParagraph, [], { directoryOffset: 0xffffffff, count: 0xffff }),
    { expected: "file_unreadable" },
  ),
  wordSample(
    "a Word document cut in the middle",
    () => {
      const whole = wordFile()
      return whole.subarray(0, whole.length / 2)
    },
    { expected: "file_unreadable" },
  ),
  {
    name: "a plain archive named as a PDF",
    fileName: "order.pdf",
    build: () => zipFile([{ name: "a.txt", content: "Order number: 4711" }]),
    expected: "file_unsupported",
  },
  {
    name: "a web page named as a Word document",
    fileName: "order.docx",
    build: () => Buffer.from("<!doctype html><html><body>Order number: 4711</body></html>"),
    ...found,
  },
  {
    name: "a workbook named as a Word document",
    fileName: "order.docx",
    build: () => zipFile(workbookItems(`<sheetData>${orderRow}</sheetData>`)),
    ...found,
  },
  {
    name: "a PDF that is an archive too",
    fileName: "order.docx",
    build: () => Buffer.concat([pdfFile(onePage()), wordFile(wordParagraph("Order number: 1"))]),
    ...found,
  },
  {
    name: "a Word document that is a PDF too",
    fileName: "order.docx",
    build: () =>
      zipFile([{ name: "a", raw: pdfFile(onePage()), method: 0 }, ...wordItems(wordParagraph("Order number: 1"))]),
    // The signature determines the type: Word opens it, too.
    expected: "completed",
    finds: "1",
  },
]

/** Word documents and other archives with misleading headers. */
export const archiveSamples: readonly Sample[] = [...bombs, ...slow, ...misleading]
