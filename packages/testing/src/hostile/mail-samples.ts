import { deflateBomb, zlibBomb } from "./bomb.ts"
import { wordFile } from "./office-package.ts"
import { onePage, pdfFile, pdfStream } from "./pdf-file.ts"
import type { Sample } from "./sample.ts"

const found = { expected: "completed", finds: "4711" } as const
const head = "From: a@example.org\r\nTo: b@example.org\r\nSubject: x\r\nMIME-Version: 1.0\r\n"
const body = "Content-Type: text/plain\r\n\r\nOrder number: 4711\r\n"

function mail(name: string, build: () => string, expected: Pick<Sample, "expected" | "finds">): Sample {
  return {
    name: `a mail with ${name}`,
    fileName: "order.eml",
    build: () => Buffer.from(build(), "latin1"),
    ...expected,
  }
}

function multipart(boundary: string, parts: readonly string[]): string {
  const all = parts.map((part) => `--${boundary}\r\n${part}\r\n`).join("")
  return `Content-Type: multipart/mixed; boundary="${boundary}"\r\n\r\n${all}--${boundary}--\r\n`
}

function attached(type: string, fileName: string, content: string, encoding = "7bit"): string {
  return `Content-Type: ${type}\r\nContent-Transfer-Encoding: ${encoding}\r\nContent-Disposition: attachment; filename="${fileName}"\r\n\r\n${content}`
}

function attachedBytes(fileName: string, bytes: Buffer): string {
  return attached("application/octet-stream", fileName, bytes.toString("base64"), "base64")
}

/** Deeply nested mails and excessive numbers of parts. */
export const mailSamples: readonly Sample[] = [
  mail(
    "a thousand mails in each other",
    () => `${head}${"Content-Type: message/rfc822\r\n\r\n".repeat(1_000)}${body}`,
    { expected: "completed" },
  ),
  mail(
    "a thousand attached mails in each other",
    () => {
      let inner = `${head}${body}`
      for (let level = 0; level < 1_000; level++)
        inner = `${head}${multipart(`b${level}`, ["Content-Type: text/plain\r\n\r\nOrder number: 4711", `Content-Type: message/rfc822\r\nContent-Disposition: attachment\r\n\r\n${inner}`])}`
      return inner
    },
    found,
  ),
  mail(
    "parts that use the boundary of their parent",
    () => `${head}${multipart("x", [body, multipart("x", [multipart("x", [body])])])}`,
    found,
  ),
  mail(
    "a thousand parts in each other",
    () =>
      `${head}${Array.from({ length: 1_000 }, (_, index) => `Content-Type: multipart/mixed; boundary=b${index}\r\n\r\n--b${index}\r\n`).join("")}${body}`,
    { expected: "file_unreadable" },
  ),
  mail(
    "100,000 parts",
    () =>
      `${head}${multipart("x", [body, ...Array.from({ length: 100_000 }, () => "Content-Type: text/plain\r\n\r\nx")])}`,
    { expected: "file_unreadable" },
  ),
  mail(
    "100,000 attachments",
    () =>
      `${head}${multipart("x", [body, ...Array.from({ length: 100_000 }, (_, index) => attached("text/csv", `${index}.csv`, "a,b"))])}`,
    { expected: "file_unreadable" },
  ),
  mail(
    "an attachment of 60 MB",
    () => `${head}${multipart("x", [body, attached("application/pdf", "a.pdf", "QUFB".repeat(20_000_000), "base64")])}`,
    found,
  ),
  mail(
    "base64 that is none",
    () => `${head}${multipart("x", [body, attached("application/pdf", "a.pdf", "=?*".repeat(100_000), "base64")])}`,
    found,
  ),
  mail("a header of 100 MB", () => `${head}X-Padding: ${"y".repeat(100_000_000)}\r\n${body}`, {
    expected: "file_unreadable",
  }),
  mail("100,000 recipients", () => `${head}Cc: ${"a@example.org, ".repeat(100_000)}\r\n${body}`, found),
  mail("comments in comments in an address", () => `${head}Cc: ${"(".repeat(100_000)}a@example.org\r\n${body}`, found),
  mail("encoded words without end", () => `${head}X-A: ${"=?utf-8?q?=41?= ".repeat(50_000)}\r\n${body}`, found),
  mail(
    "a boundary of nothing",
    () => `${head}Content-Type: multipart/mixed; boundary=""\r\n\r\n--\r\n${body}\r\n----\r\n`,
    { expected: "completed" },
  ),
  mail(
    "parameters continued without end",
    () =>
      `${head}Content-Type: text/plain; ${Array.from({ length: 50_000 }, (_, index) => `a*${index}=x`).join("; ")}\r\n\r\nOrder number: 4711\r\n`,
    found,
  ),
  mail(
    "an attached archive that inflates to 1 GB",
    () =>
      `${head}${multipart("x", [body, attachedBytes("a.docx", wordFile("", [{ name: "word/styles.xml", raw: deflateBomb(1_024, " "), claim: 100 }]))])}`,
    found,
  ),
  mail(
    "an attached PDF that inflates to 1 GB",
    () =>
      `${head}${multipart("x", [body, attachedBytes("a.pdf", pdfFile(onePage({ content: pdfStream(zlibBomb(1_024, " "), "/Filter /FlateDecode") })))])}`,
    { expected: "file_unreadable" },
  ),
  mail(
    "fifty mails that carry fifty PDFs each",
    () => {
      const pdfs = Array.from({ length: 50 }, (_, index) => attachedBytes(`${index}.pdf`, pdfFile(onePage())))
      const inner = Buffer.from(`${head}${multipart("y", [body, ...pdfs])}`, "latin1")
      return `${head}${multipart("x", [body, ...Array.from({ length: 50 }, (_, index) => attachedBytes(`${index}.eml`, inner))])}`
    },
    { expected: "too_many_pages" },
  ),
  mail(
    "an attached page of comments before nothing",
    () => `${head}${multipart("x", [body, attached("text/html", "a.html", `${"<!---->".repeat(60)}x`)])}`,
    found,
  ),
  mail(
    "an attached program",
    () =>
      `${head}${multipart("x", [body, attachedBytes("invoice.pdf", Buffer.from("\u007fELF\u0002\u0001\u0001\0"))])}`,
    found,
  ),
  mail(
    "parts without anything, 15 MB of them",
    () => `${head}Content-Type: multipart/mixed; boundary=x\r\n\r\n${"--x\r\n".repeat(3_000_000)}`,
    { expected: "file_unreadable" },
  ),
  mail(
    "parts without headers, 15 MB of them",
    () => `${head}Content-Type: multipart/mixed; boundary=x\r\n\r\n${"--x\r\n\r\n".repeat(2_000_000)}`,
    { expected: "file_unreadable" },
  ),
  mail(
    "20,000 pictures that a text of 20 MB may show",
    () => {
      const pictures = Array.from(
        { length: 20_000 },
        (_, index) => `Content-Type: image/png\r\nContent-ID: <z${index}>\r\nContent-Disposition: attachment\r\n\r\nx`,
      )
      const html = `Content-Type: text/html\r\n\r\n<p>Order number: 4711<p hidden>${"cid:".repeat(5_000_000)}`
      return `${head}${multipart("x", [html, ...pictures])}`
    },
    found,
  ),
  mail(
    "2,000 forwarded mails in each other",
    () => {
      let inner = `${head}${body}`
      for (let level = 0; level < 2_000; level++) {
        inner = `${head}${multipart(`b${level}`, ["Content-Type: text/plain\r\n\r\nOrder number: 4711", `Content-Type: message/rfc822\r\n\r\n${inner}`])}`
      }
      return inner
    },
    found,
  ),
]
