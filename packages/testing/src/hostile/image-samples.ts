import { crc32, deflateSync } from "node:zlib"
import { aJpegHead, aTiff } from "../files/image-headers.ts"
import { zlibBomb } from "./bomb.ts"
import { onePage, pdfFile, pdfStream } from "./pdf-file.ts"
import type { Sample } from "./sample.ts"

/** For pages whose drawing has a bound: far below what it would take without one, and enough for a slow machine. */
const boundedTimeoutMs = 45_000

const found = { expected: "completed", finds: "4711" } as const

function pngChunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), body])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(body.length, 0)
  ends.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)])
}

function png(width: number, height: number, data: Buffer, chunks: readonly Buffer[] = []): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 8
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    pngChunk("IHDR", header),
    ...chunks,
    pngChunk("IDAT", data),
    pngChunk("IEND", Buffer.alloc(0)),
  ])
}

function webp(chunk: string, body: Buffer): Buffer {
  const head = Buffer.alloc(20)
  head.write("RIFF", 0, "latin1")
  head.writeUInt32LE(12 + body.length, 4)
  head.write(`WEBP${chunk}`, 8, "latin1")
  head.writeUInt32LE(body.length, 16)
  return Buffer.concat([head, body])
}

function pdfWithImage(width: number, height: number, entries: string, data: Buffer): Buffer {
  const image = pdfStream(data, `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} ${entries}`)
  const content = pdfStream("600 0 0 800 0 0 cm /I Do")
  return pdfFile(onePage({ content, resources: "/XObject << /I 6 0 R >>", more: [image] }))
}

const grey = "/ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode"

/** Images of excessive size, standalone and on the pages of PDFs. */
export const imageSamples: readonly Sample[] = [
  {
    name: "a PNG of four billion by four billion pixels",
    fileName: "a.png",
    build: () => png(0xffffffff, 0xffffffff, deflateSync("x")),
    expected: "file_unreadable",
  },
  {
    name: "a PNG of 60,000 by 60,000 pixels",
    fileName: "a.png",
    build: () => png(60_000, 60_000, zlibBomb(3_400)),
    expected: "file_unreadable",
  },
  {
    name: "a PNG of no pixels",
    fileName: "a.png",
    build: () => png(0, 100, deflateSync("x")),
    expected: "file_unreadable",
  },
  {
    name: "a small PNG whose data inflates to 2 GB",
    fileName: "a.png",
    build: () => png(100, 100, zlibBomb(2_048)),
    ...found,
  },
  {
    name: "a PNG whose text inflates to 2 GB",
    fileName: "a.png",
    build: () =>
      png(100, 100, deflateSync("x"), [pngChunk("zTXt", Buffer.concat([Buffer.from("x\0\0"), zlibBomb(2_048)]))]),
    ...found,
  },
  {
    name: "a PNG of a million empty parts",
    fileName: "a.png",
    build: () =>
      png(
        100,
        100,
        deflateSync("x"),
        Array.from({ length: 1_000_000 }, () => pngChunk("tEXt", Buffer.alloc(0))),
      ),
    ...found,
  },
  {
    name: "a JPEG of 65,535 by 65,535 pixels",
    fileName: "a.jpg",
    build: () => aJpegHead({ width: 65_535, height: 65_535 }),
    expected: "file_unreadable",
  },
  {
    name: "a JPEG of 8,000 by 8,000 pixels without image data",
    fileName: "a.jpg",
    build: () => Buffer.concat([aJpegHead({ width: 8_000, height: 8_000 }), Buffer.from([0xff, 0xd9])]),
    ...found,
  },
  {
    name: "a JPEG of nothing but markers",
    fileName: "a.jpg",
    build: () => Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(10_000_000, 0xff)]),
    expected: "file_unreadable",
  },
  {
    name: "a TIFF whose directories form a cycle",
    fileName: "a.tif",
    build: () => aTiff("II", [{ width: 100, height: 100 }], { isCyclic: true }),
    expected: "too_many_pages",
  },
  {
    name: "a TIFF of a thousand pages",
    fileName: "a.tif",
    build: () =>
      aTiff(
        "MM",
        Array.from({ length: 1_000 }, () => ({ width: 100, height: 100 })),
      ),
    expected: "too_many_pages",
  },
  {
    name: "a TIFF of 500 pages of 64 million pixels",
    fileName: "a.tif",
    build: () =>
      aTiff(
        "II",
        Array.from({ length: 500 }, () => ({ width: 8_000, height: 8_000 })),
      ),
    ...found,
  },
  {
    name: "a TIFF with a directory beyond its end",
    fileName: "a.tif",
    build: () => Buffer.from("49492a00ffffff7f", "hex"),
    expected: "file_unreadable",
  },
  {
    name: "a WebP of 16,777,216 by 16,777,216 pixels",
    fileName: "a.webp",
    build: () => webp("VP8X", Buffer.from("00000000ffffffffffff", "hex")),
    expected: "file_unreadable",
  },
  {
    name: "a WebP of ten thousand animation frames",
    fileName: "a.webp",
    build: () =>
      webp(
        "VP8X",
        Buffer.concat([
          Buffer.from("02000000630000630000", "hex"),
          ...Array.from({ length: 10_000 }, () => Buffer.from("414e4d4600000000", "hex")),
        ]),
      ),
    ...found,
  },
  {
    name: "a PDF page with an image of 65,000 by 65,000 points of grey",
    fileName: "a.pdf",
    build: () => pdfWithImage(65_000, 65_000, grey, zlibBomb(4_030)),
    expected: "no_text",
  },
  {
    name: "a PDF page with an image of 65,000 by 65,000 points in black and white",
    fileName: "a.pdf",
    build: () =>
      pdfWithImage(
        65_000,
        65_000,
        "/ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 65000 /Rows 65000 >>",
        Buffer.alloc(10_000),
      ),
    expected: "no_text",
  },
  {
    name: "a PDF page with an image of two billion by two billion points",
    fileName: "a.pdf",
    build: () => pdfWithImage(2_147_483_647, 2_147_483_647, grey, deflateSync("x")),
    expected: "no_text",
  },
  {
    name: "a PDF page with an image of minus one points",
    fileName: "a.pdf",
    build: () => pdfWithImage(-1, -1, grey, deflateSync("x")),
    ...found,
  },
  {
    name: "a PDF page of a billion points that is an image",
    fileName: "a.pdf",
    build: () =>
      pdfFile(onePage({ page: "/MediaBox [0 0 1000000000 1000000000]", content: pdfStream("0 0 9 9 re f") })),
    ...found,
  },
  {
    name: "a PDF page a point high and a billion wide that is an image",
    fileName: "a.pdf",
    build: () => pdfFile(onePage({ page: "/MediaBox [0 0 1000000000 1]", content: pdfStream("0 0 9 9 re f") })),
    ...found,
  },
  {
    name: "a PDF page of tiles smaller than a point",
    fileName: "a.pdf",
    build: () => {
      const pattern = pdfStream(
        "0 0 1 1 re f",
        "/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 1 1] /XStep 0.001 /YStep 0.001 /Resources << >>",
      )
      const content = pdfStream("/Pattern cs /P scn 0 0 600 800 re f")
      return pdfFile(onePage({ content, resources: "/Pattern << /P 6 0 R >>", more: [pattern] }))
    },
    expected: "timeout",
    timeoutMs: 2_000,
  },
  {
    name: "a PDF page with an image of 60,000 by 60,000 bits",
    fileName: "a.pdf",
    build: () =>
      pdfWithImage(60_000, 60_000, "/ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /FlateDecode", zlibBomb(430)),
    expected: "no_text",
    timeoutMs: boundedTimeoutMs,
  },
  {
    name: "a PDF page that shows an image of 9 million points 2,000 times",
    fileName: "a.pdf",
    build: () => {
      const image = pdfStream(
        deflateSync(Buffer.alloc(9_000_000)),
        `/Type /XObject /Subtype /Image /Width 3000 /Height 3000 ${grey}`,
      )
      const content = pdfStream(`600 0 0 800 0 0 cm ${"/I Do ".repeat(2_000)}`)
      return pdfFile(onePage({ content, resources: "/XObject << /I 6 0 R >>", more: [image] }))
    },
    expected: "no_text",
    timeoutMs: boundedTimeoutMs,
  },
  {
    name: "a PDF page that shows such an image within forms",
    fileName: "a.pdf",
    build: () => {
      const image = pdfStream(
        deflateSync(Buffer.alloc(9_000_000)),
        `/Type /XObject /Subtype /Image /Width 3000 /Height 3000 ${grey}`,
      )
      const form = pdfStream(
        "/I Do ".repeat(50),
        "/Type /XObject /Subtype /Form /BBox [0 0 1 1] /Resources << /XObject << /I 6 0 R >> >>",
      )
      const content = pdfStream(`600 0 0 800 0 0 cm ${"/F Do ".repeat(50)}`)
      return pdfFile(onePage({ content, resources: "/XObject << /F 7 0 R >>", more: [image, form] }))
    },
    expected: "no_text",
    timeoutMs: boundedTimeoutMs,
  },
]
