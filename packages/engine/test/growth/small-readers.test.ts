import { expect, test } from "vitest"
import { parseXml, XmlRejected } from "../../src/parse/xml-tree.ts"
import { selectAll, textsOf } from "../../src/embedded/xml-path.ts"
import { decodeText } from "../../src/parse/decode-text.ts"
import { dropDuplicateWords } from "../../src/parse/pdf/duplicate-words.ts"
import { openZip } from "../../src/parse/zip.ts"
import { DocumentError } from "../../src/index.ts"
import { tiffToPdf } from "../../src/parse/image/tiff-to-pdf.ts"
import { aTiffImage } from "../builders/tiff-image.ts"
import { aTiff } from "@docsift/testing/files/image-headers"
import { type ImageKind, readImageSizes } from "../../src/parse/image/read-image-sizes.ts"
import { toWords } from "../../src/recognize/recognized-words.ts"
import { readTesseractTsv, tsvHeader } from "../../src/recognize/tesseract-tsv.ts"
import { combineRecognitions } from "../../src/recognize/recognition-ensemble.ts"
import { zipFile } from "@docsift/testing/hostile/zip-file"
import { expectLinear } from "./expect-linear.ts"
import { times } from "./growth-case.ts"

const maxSize = 65_536

/** Caches inputs, so that only reading them is measured. */
function cached<Input>(build: (size: number) => Input): (size: number) => Input {
  const known = new Map<number, Input>()
  return (size) => {
    const input = known.get(size) ?? build(size)
    known.set(size, input)
    return input
  }
}

test.each([
  ["elements", (size: number) => `<a>${"<b>x</b>".repeat(size)}</a>`],
  ["attributes", (size: number) => `<a ${times(size, (index) => `b${index}="1" `)}/>`],
  ["namespaces", (size: number) => `<a ${times(size, (index) => `xmlns:b${index}="u" `)}/>`],
  ["entities", (size: number) => `<a>${"&amp;".repeat(size)}</a>`],
  ["ampersands", (size: number) => `<a>${"&".repeat(size)}</a>`],
  ["letters", (size: number) => `<a>${"x ".repeat(size)}</a>`],
  ["spaces", (size: number) => `<a>x${" ".repeat(size)}x</a>`],
  ["levels", (size: number) => "<a>".repeat(size)],
  ["end tags without a start tag", (size: number) => `${"<a>".repeat(30)}${"</b>".repeat(size)}`],
  ["comments", (size: number) => `<a>${"<!---->".repeat(size)}</a>`],
  ["open comments", (size: number) => `<a>${"<!--".repeat(size)}`],
  ["open brackets", (size: number) => `<a>${"<".repeat(size)}`],
])("the time of an invoice's XML grows linearly with its %s", async (_name, build) => {
  const input = cached(build)
  const read = (size: number) => {
    try {
      const root = parseXml(input(size), () => true)
      if (root) selectAll(root, "b/c|d[e=f]")
      if (root) textsOf(root, "b@c")
    } catch (error) {
      if (!(error instanceof XmlRejected)) throw error
    }
  }
  await expectLinear(read, { maxSize })
})

test.each([
  ["entries", (size: number) => zipFile(Array.from({ length: size }, (_, index) => ({ name: `${index}` })))],
  [
    "entries over the same bytes",
    (size: number) => zipFile(Array.from({ length: size }, () => ({ name: "a", headerOffset: 0 }))),
  ],
  ["names", (size: number) => zipFile([{ name: "x".repeat(Math.min(size, 65_535)) }])],
  ["bytes after its end", (size: number) => Buffer.concat([zipFile([{ name: "a" }]), Buffer.alloc(size, "PK")])],
])("the time of an archive grows linearly with its %s", async (_name, build) => {
  const input = cached(build)
  const read = (size: number) => {
    try {
      openZip(input(size))
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error
    }
  }
  await expectLinear(read, { maxSize: 16_384 })
})

const png = (size: number) => {
  const chunk = Buffer.from("000000007445587400000000", "hex")
  const head = Buffer.from("89504e470d0a1a0a0000000d494844520000006400000064080000000000000000", "hex")
  return Buffer.concat([head, ...Array.from({ length: size }, () => chunk)])
}

test.each<[string, ImageKind, (size: number) => Buffer]>([
  ["chunks of a PNG", "png", png],
  [
    "segments of a JPEG",
    "jpeg",
    (size) => Buffer.concat([Buffer.from("ffd8", "hex"), Buffer.from("ffe10002".repeat(size), "hex")]),
  ],
  ["fill bytes of a JPEG", "jpeg", (size) => Buffer.concat([Buffer.from("ffd8", "hex"), Buffer.alloc(size, 0xff)])],
  [
    "pages of a TIFF",
    "tiff",
    (size) =>
      aTiff(
        "II",
        Array.from({ length: size }, () => ({ width: 9, height: 9 })),
      ),
  ],
  ["chunks of a WebP", "webp", (size) => Buffer.from(`RIFF\0\0\0\0WEBPVP8X${"ANMF\0\0\0\0".repeat(size)}`, "latin1")],
])("the time of an image's header grows linearly with the %s", async (_name, kind, build) => {
  const input = cached(build)
  await expectLinear((size) => readImageSizes(kind, input(size), Number.POSITIVE_INFINITY), { maxSize })
})

test("the time to wrap a TIFF into a PDF grows linearly with its strips", async () => {
  const input = cached((size) => {
    const tags = { 256: [8], 257: [size], 258: [8], 262: [1], 278: [1] }
    return aTiffImage([{ tags, data: Array.from({ length: size }, () => Buffer.alloc(8)) }])
  })
  expect(tiffToPdf(input(100), [{ index: 0, dpi: 72 }])).toBeDefined()
  await expectLinear((size) => tiffToPdf(input(size), [{ index: 0, dpi: 72 }]), { maxSize: 16_000 })
})

test.each([
  ["ASCII", (size: number) => Buffer.alloc(size * 16, "ab ")],
  ["Latin-1", (size: number) => Buffer.alloc(size * 16, "\u00e9 ", "latin1")],
  ["UTF-16", (size: number) => Buffer.from(`\ufeff${"ab ".repeat(size * 4)}`, "utf16le")],
  [
    "UTF-32",
    (size: number) => Buffer.concat([Buffer.from("fffe0000", "hex"), Buffer.alloc(size * 16, "61000000", "hex")]),
  ],
  ["broken UTF-8", (size: number) => Buffer.alloc(size * 16, 0xe2)],
])("the time of decoding grows linearly with a text in %s", async (_name, build) => {
  const input = cached(build)
  await expectLinear((size) => decodeText(input(size)), { maxSize })
})

test("UTF-32 is decoded in both byte orders, including characters beyond the basic plane, and invalid code points are replaced", () => {
  const points = [0xfeff, 0x41, 0x1f600, 0xd800, 0x110000]
  const bytes = Buffer.alloc(points.length * 4)
  for (const [index, point] of points.entries()) bytes.writeUInt32LE(point, index * 4)
  expect(decodeText(bytes)).toBe("A\u{1f600}\ufffd\ufffd")
  expect(decodeText(Buffer.from(bytes).swap32())).toBe("A\u{1f600}\ufffd\ufffd")
})

const tsvRow = "5\t1\t1\t1\t1\t1\t10\t10\t20\t20\t90\tword\n"

test.each([
  ["words of one line", (_index: number) => tsvRow],
  ["lines of one word", (index: number) => tsvRow.replace("5\t1\t1\t1\t1", `5\t1\t1\t1\t${index}`)],
])("the time to parse the output of OCR grows linearly with its %s", async (_name, row) => {
  const input = cached((size) => `${tsvHeader}\n${times(size, row)}`)
  const read = (size: number) => {
    const words = toWords(readTesseractTsv(input(size), 1)?.[0] ?? [], 0.24)
    dropDuplicateWords(words)
    // Recognitions of more than 4,000 words are not combined.
    combineRecognitions(words, words)
  }
  // Below, a busy machine would compare sizes that are combined with sizes that are not.
  await expectLinear(read, { minSize: 4_096, maxSize })
})
