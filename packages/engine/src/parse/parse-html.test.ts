import { expect, test } from "vitest"
import { layoutDocument } from "../layout/page-layout.ts"
import { parseBytes } from "./parse-document.ts"

async function linesOf(body: string): Promise<string[]> {
  const document = await parseBytes(Buffer.from(`<!doctype html><html><body>${body}</body></html>`), {
    fileName: "a.html",
  })
  return layoutDocument(document).flatMap(({ lines }) =>
    lines.map(({ segments }) => segments.map(({ text }) => text).join(" | ")),
  )
}

test.each([
  ["the attribute hidden", "<p hidden>secret</p>"],
  ["display: none", '<div style="color:red; DISPLAY : none !important">secret</div>'],
  ["visibility: hidden", '<span style="visibility:hidden">secret</span>'],
  ["no font size", '<span style="font-size:0px;line-height:0">secret</span>'],
  ["no opacity", '<span style="opacity:0">secret</span>'],
  ["an input that is not shown", '<input type="hidden" value="secret">'],
  ["a template", "<template><p>secret</p></template>"],
  ["a comment", "<!-- secret -->"],
  ["a cell that is not shown", '<table><tr><td>a</td><td style="display:none">secret</td></tr></table>'],
  ["a row that is not shown", "<table><tr><td>a</td></tr><tr hidden><td>secret</td></tr></table>"],
])("text hidden by %s is not read", async (_, html) => {
  expect((await linesOf(`<p>shown</p>${html}`)).join(" ")).toMatch(/^shown(?: a)?$/u)
})

test("styles that only look like hiding do not hide text", async () => {
  const html = '<p style="display:block;font-size:0.9em;opacity:0.8">one</p><p style="max-height:0.5em">two</p>'
  expect(await linesOf(html)).toEqual(["one", "two"])
})

test("soft hyphens are not read", async () => {
  const html = "<p>Huisstijl&shy;handboek</p><table><tr><td>Plant&shy;werk</td></tr></table>"
  expect(await linesOf(html)).toEqual(["Huisstijlhandboek", "Plantwerk"])
})

test("entities and line breaks are read as displayed", async () => {
  expect(await linesOf("<p>1&nbsp;234&#44;50&euro;<br>M&uuml;ller &amp; S&#xF6;hne<br/>a &lt; b</p>")).toEqual([
    "1 234,50€",
    "Müller & Söhne",
    "a < b",
  ])
})
