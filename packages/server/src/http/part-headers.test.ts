import { expect, test } from "vitest"
import { parsePartHeaders } from "./part-headers.ts"

const parse = (text: string) => parsePartHeaders(Buffer.from(text))

test.each([
  ['form-data; name="file"; filename="a.pdf"', "file", "a.pdf"],
  ["form-data; name=file; filename=a.pdf", "file", "a.pdf"],
  ['FORM-DATA;NAME="file";FILENAME="a.pdf"', "file", "a.pdf"],
  ['form-data; filename="a;name=x.pdf"; name="file"', "file", "a;name=x.pdf"],
  ['form-data; name="file"; filename="say \\"hi\\".pdf"', "file", 'say "hi".pdf'],
  ['form-data; name="file"; filename="C:\\temp\\a.pdf"', "file", "a.pdf"],
  ['form-data; name="file"; filename="../../etc/passwd"', "file", "passwd"],
  ['form-data; name="file"; filename="Müller.pdf"', "file", "Müller.pdf"],
  [`form-data; name="file"; filename="x"; filename*=UTF-8''%e2%82%ac.pdf`, "file", "€.pdf"],
  [`form-data; name="file"; filename="x.pdf"; filename*=UTF-8''%e2%82`, "file", "x.pdf"],
  [`form-data; name="file"; filename="x.pdf"; filename*=latin9''a`, "file", "x.pdf"],
  ['form-data; name="file"; filename=""', "file", undefined],
  ['form-data; name="file"', "file", undefined],
  ['form-data; name="a"; name="b"', "a", undefined],
  ["form-data", undefined, undefined],
  ['attachment; name="file"', undefined, undefined],
  ['form-dataset; name="file"', undefined, undefined],
])("content-disposition: %s", (disposition, name, fileName) => {
  expect(parse(`Content-Disposition: ${disposition}`)).toMatchObject({ name, fileName })
})

test("the media type is read without parameters, names of headers in any case, folded lines joined", () => {
  const headers = 'content-TYPE: Application/PDF; x=y\r\nCONTENT-disposition: form-data;\r\n name="file"'
  expect(parse(headers)).toEqual({ name: "file", fileName: undefined, mediaType: "application/pdf" })
})

test.each(["no colon", ": no name", "bad name: x", "a: b\r\n\0"])("%j are no headers", (text) => {
  expect(parse(text)).toBeUndefined()
})

test("a header made to hurt the pattern is read in no time", () => {
  const hostile = `Content-Disposition: form-data; name="${'\\"'.repeat(4000)}; ${";".repeat(4000)}`
  expect(parse(hostile)).toBeDefined()
})
