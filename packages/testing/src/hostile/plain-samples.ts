import { randomBytes } from "node:crypto"
import { gzipSync } from "node:zlib"
import type { Sample } from "./sample.ts"

const found = { expected: "completed", finds: "4711" } as const
const order = "Order number,4711\n"

function sheet(name: string, build: Sample["build"], expected: Pick<Sample, "expected" | "finds">): Sample {
  return { name: `a delimited file with ${name}`, fileName: "order.csv", build, ...expected }
}

function text(name: string, build: Sample["build"], expected: Pick<Sample, "expected" | "finds">): Sample {
  return { name: `a text with ${name}`, fileName: "order.txt", build, ...expected }
}

function fill(token: string, times: number): string {
  return token.repeat(Math.ceil(times))
}

/** Delimited files and plain text of excessive size or without a valid encoding. */
export const plainSamples: readonly Sample[] = [
  sheet("ten million columns", () => Buffer.alloc(10_000_000, ","), { expected: "file_unreadable" }),
  sheet("ten million columns below a usual row", () => Buffer.from(`${order}${",".repeat(10_000_000)}\n`), {
    expected: "file_unreadable",
  }),
  sheet("ten million rows", () => Buffer.from(`${order}${"a,b\n".repeat(10_000_000)}`), {
    expected: "file_unreadable",
  }),
  sheet("a line of 100 MB", () => Buffer.from(`${order}${"x".repeat(100_000_000)}`), { expected: "file_unreadable" }),
  sheet("words of 100 MB in one cell", () => Buffer.from(`${order}${"x ".repeat(50_000_000)}`), {
    expected: "file_unreadable",
  }),
  sheet("a quote that never ends", () => Buffer.from(`${order}"${"a,b\n".repeat(5_000_000)}`), {
    expected: "file_unreadable",
  }),
  sheet("nothing but quotes", () => Buffer.from(`${order}${'"'.repeat(20_000_001)}`), { expected: "file_unreadable" }),
  sheet("quotes in all the wrong places", () => Buffer.from(`${order}${'a"b,"c"d,""e"\n'.repeat(300_000)}`), found),
  sheet("NUL bytes", () => Buffer.from(`${order}a\0b,c\0d\n`), { expected: "file_unsupported" }),
  sheet("a mark of another encoding", () => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(order)]), {
    expected: "completed",
  }),
  sheet("two marks", () => Buffer.from(`\ufeff\ufeff${order}`), found),
  sheet(
    "three encodings",
    () =>
      Buffer.concat([
        Buffer.from(order),
        Buffer.from("Größe,1\n", "utf8"),
        Buffer.from("Größe,2\n", "latin1"),
        Buffer.from("Größe,3\n", "utf16le").subarray(0, 3),
      ]),
    { expected: "file_unsupported" },
  ),
  sheet("an odd number of UTF-16 bytes", () => Buffer.from(`\ufeff${order}`, "utf16le").subarray(0, -1), found),
  text("NUL bytes", () => Buffer.from(`Order number: 4711\n${"\0".repeat(1_000)}`), { expected: "file_unsupported" }),
  text(
    "half pairs of UTF-16",
    () =>
      Buffer.concat([
        Buffer.from("\ufeffOrder number: 4711\n", "utf16le"),
        Buffer.alloc(4_000, Buffer.from([0x00, 0xd8])),
      ]),
    { expected: "file_unsupported" },
  ),
  text(
    "an archive after 20 KB of a script",
    () => Buffer.concat([Buffer.from("# Order number: 4711\n".repeat(1_000)), gzipSync(randomBytes(100_000))]),
    { expected: "file_unsupported" },
  ),
  text(
    "bytes that are no UTF-8",
    () => Buffer.concat([Buffer.from("Order number: 4711\n"), Buffer.alloc(1_000_000, 0xc0)]),
    found,
  ),
  text("fifty million lines", () => Buffer.alloc(50_000_000, "\n"), { expected: "too_many_pages" }),
  text("ten million words", () => Buffer.from(`Order number: 4711\n${"word ".repeat(10_000_000)}`), {
    expected: "too_many_pages",
  }),
  text("fifty million spaces and tabs", () => Buffer.from(`Order number: 4711\n${"\t ".repeat(25_000_000)}`), found),
  text("a word of 50 MB", () => Buffer.from(`Order number: 4711\n${"w".repeat(50_000_000)}`), found),
  text("combining marks without end", () => Buffer.from(`Order number: 4711\na${"\u0301".repeat(5_000_000)}`), found),
  ...["1 ", "1 .,-'", "Total: ", "AB ", "a "].map((token) =>
    text(
      `one line of ${JSON.stringify(token)}`,
      () => Buffer.from(`Order number: 4711\n${fill(token, 1_000_000 / token.length)}`),
      found,
    ),
  ),
  ...["Total: ", "€ "].map((token) =>
    text(
      `two megabytes of ${JSON.stringify(token)}`,
      () => Buffer.from(`Order number: 4711\n${fill(token, 2_000_000 / Buffer.byteLength(token))}`),
      found,
    ),
  ),
  ...["1.", "a ", "Pos. "].map((token) =>
    text(
      `lines of 400 characters of ${JSON.stringify(token)}`,
      () => Buffer.from(`Order number: 4711\n${fill(`${fill(token, 400 / token.length)}\n`, 2_500)}`),
      found,
    ),
  ),
  {
    name: "Markdown with emphasis without end",
    fileName: "order.md",
    build: () =>
      Buffer.from(`Order number: 4711\n\n${"**".repeat(50_000)}\n${"[".repeat(100_000)}\n|${"|".repeat(1_000_000)}|`),
    ...found,
  },
  {
    name: "Markdown of ten million cells",
    fileName: "order.md",
    build: () => Buffer.from(`${"|x".repeat(1_000)}|\n`.repeat(10_000)),
    expected: "file_unreadable",
  },
]
