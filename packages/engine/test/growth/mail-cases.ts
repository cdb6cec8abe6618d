import { type GrowthCase, times } from "./growth-case.ts"

const head = "From: a@example.org\r\nTo: b@example.org\r\nSubject: x\r\nMIME-Version: 1.0\r\n"
const body = "Content-Type: text/plain\r\n\r\nOrder number: 4711\r\n"

function mail(name: string, write: (size: number) => string, more: Partial<GrowthCase> = {}): GrowthCase {
  return { name, build: (size) => Buffer.from(write(size), "latin1"), ...more }
}

/** Builds a mail with a header before its body. */
const header = (name: string, line: (size: number) => string, more: Partial<GrowthCase> = {}) =>
  mail(name, (size) => `${line(size)}\r\n${head}${body}`, more)

const multipart = "Content-Type: multipart/mixed; boundary=x\r\n\r\n"
const inParts = (name: string, part: (index: number) => string) =>
  mail(name, (size) => `${head}${multipart}${times(size, (index) => `--x\r\n${part(index)}\r\n`)}--x--\r\n`)
const encoded = (encoding: string, content: string) =>
  `${head}Content-Type: text/plain\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${content}`
const html = (content: string) => `${head}Content-Type: text/html\r\n\r\n${content}\r\n`

/** Mails in which one thing is repeated. */
export const mailCases: readonly GrowthCase[] = [
  header("headers", (size) => times(size, (index) => `X-${index}: v\r\n`)),
  header("lines of a header", (size) => `X-A: a\r\n${" b\r\n".repeat(size)}X-B: b`),
  header("colons", (size) => ":".repeat(size)),
  header("recipients", (size) => `Cc: ${"a@example.org, ".repeat(size)}`),
  header("headers of recipients", (size) => "Cc: a@example.org\r\n".repeat(size)),
  ...["<", '"', "(", "(a) ", '"a" ', "g: ", "@", "a@b ", "<a@b> ", "=?utf-8?q?=41?= "].map((token) =>
    header(`an address of ${token}`, (size) => `Cc: ${token.repeat(size)}`),
  ),
  ...["=?utf-8?q?=41?= ", "=?utf-8?b?QUFB?= =?utf-8?q?a?= ", "=?utf-8?q?", "=?", "=?utf-8?b?=", " "].map((token) =>
    header(`a subject of ${token}`, (size) => `Subject: ${token.repeat(size)}x`),
  ),
  ...[";", " (", ' a="', "; a=b", "; a*0=b", "; a*=utf-8''%41"].map((token) =>
    header(`a type of ${token}`, (size) => `Content-Type: text/plain${token.repeat(size)}`),
  ),
  header("numbered parameters", (size) => `Content-Type: text/plain; ${times(size, (index) => `a*${index}=x; `)}`),
  inParts("parts", () => "Content-Type: text/plain\r\n\r\nx"),
  inParts("parts without headers", () => "\r\n"),
  inParts("parts without anything", () => ""),
  inParts(
    "attachments",
    (index) => `Content-Type: text/csv\r\nContent-Disposition: attachment; filename="${index}.csv"\r\n\r\na,b`,
  ),
  inParts("mails", () => `Content-Type: message/rfc822\r\n\r\n${head}${body}`),
  mail("ends of parts", (size) => `${head}${multipart}${"--x--\r\n".repeat(size)}`),
  mail(
    "parts in parts",
    (size) =>
      `${head}${times(size, (index) => `Content-Type: multipart/mixed; boundary=b${index}\r\n\r\n--b${index}\r\n`)}${body}`,
    { rejection: /is damaged/u },
  ),
  mail("mails in mails", (size) => `${head}${"Content-Type: message/rfc822\r\n\r\n".repeat(size)}${body}`, {
    maxSize: 8_192,
  }),
  {
    name: "images times the text that may reference them",
    build: (size) =>
      Buffer.from(
        `${head}${multipart}--x\r\nContent-Type: text/html\r\n\r\n${"cid:".repeat(size)}\r\n${times(size, (index) => `--x\r\nContent-Type: image/png\r\nContent-ID: <z${index}>\r\nContent-Disposition: attachment\r\n\r\nx\r\n`)}--x--\r\n`,
      ),
  },
  mail("words of a line", (size) => `${head}${body}${"ab ".repeat(size)}`),
  mail("lines", (size) => `${head}${body}${"ab\r\n".repeat(size)}`),
  mail("base64", (size) => encoded("base64", "QUFB".repeat(size))),
  mail("invalid base64", (size) => encoded("base64", "=?*\r\n".repeat(size))),
  mail("quoted-printable", (size) => encoded("quoted-printable", "=41=\r\n".repeat(size))),
  mail("spaces in quoted-printable", (size) => encoded("quoted-printable", `${" ".repeat(size)}b`)),
  mail(
    "flowed lines",
    (size) => `${head}Content-Type: text/plain; format=flowed; delsp=yes\r\n\r\n${"> a \r\n".repeat(size)}`,
  ),
  ...["<", "<!--", "&", "&#x", "<br>", "\n", "<a href='"].map((token) =>
    mail(`HTML of ${token}`, (size) => html(`<p>${token.repeat(size)}`)),
  ),
  mail(
    "a letter of two bytes",
    (size) => `\u00ff\u00fe${Buffer.from(`${head}${body}${"ab\r\n".repeat(size)}`, "utf16le").toString("latin1")}`,
  ),
]
