import { onePage, pdfFile, pdfStream } from "@docsift/testing/hostile/pdf-file"
import { makeDocument } from "./load.ts"

/** A small document of one file type. */
export interface DocumentKind {
  /** With the dot. */
  readonly extension: string
  build(number: string): Uint8Array<ArrayBuffer>
}

const text = (content: string) => new TextEncoder().encode(content)

/** Small documents of every file type that needs no external program; each contains its number and little else. */
export const documentKinds: readonly DocumentKind[] = [
  { extension: ".txt", build: (number) => makeDocument(number, 100) },
  { extension: ".csv", build: (number) => text(`Number,${number}\n`) },
  { extension: ".html", build: (number) => text(`<!doctype html><html><body><p>Number: ${number}</p></body></html>`) },
  {
    extension: ".eml",
    build: (number) => {
      const head = ["From: a@example.com", "To: b@example.com", "Subject: Order", "Content-Type: text/plain"]
      return text([...head, "", `Number: ${number}`, ""].join("\r\n"))
    },
  },
  {
    extension: ".pdf",
    build: (number) => {
      const content = pdfStream(`BT /F1 12 Tf 72 700 Td (Number: ${number}) Tj ET`)
      return Uint8Array.from(pdfFile(onePage({ content })))
    },
  },
]
