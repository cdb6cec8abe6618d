import { orderParagraph, orderRow, wordItems, workbookItems } from "./office-package.ts"
import type { Sample } from "./sample.ts"
import { zipFile } from "./zip-file.ts"

const found = { expected: "completed", finds: "4711" } as const

/** Entities that each repeat the one before ten times: 10^`levels` letters. */
function billionLaughs(levels: number): string {
  const entities = Array.from({ length: levels }, (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`)
  return `<!DOCTYPE x [<!ENTITY e0 "lol">${entities.join("")}]>`
}

const entityTypes: readonly (readonly [name: string, prolog: string, use: string])[] = [
  ["a billion laughs", billionLaughs(12), "&e12;"],
  ["one long entity used often", `<!DOCTYPE x [<!ENTITY a "${"a".repeat(100_000)}">]>`, "&a;".repeat(100_000)],
  ["an entity that is itself", '<!DOCTYPE x [<!ENTITY a "&b;"><!ENTITY b "&a;">]>', "&a;"],
  ["a parameter entity that declares others", "<!DOCTYPE x [<!ENTITY % p \"<!ENTITY a 'x'>\"> %p;]>", "&a;"],
]

const entities = entityTypes.flatMap(([name, prolog, use]): Sample[] => [
  {
    name: `a Word document with ${name}`,
    fileName: "order.docx",
    build: () => zipFile(wordItems(`${orderParagraph}<w:p><w:r><w:t>${use}</w:t></w:r></w:p>`, prolog)),
    expected: "file_unreadable",
  },
  {
    name: `a workbook with ${name}`,
    fileName: "order.xlsx",
    build: () => {
      const row = `<row r="2"><c r="A2" t="inlineStr"><is><t>${use}</t></is></c></row>`
      return zipFile(workbookItems(`<sheetData>${orderRow}${row}</sheetData>`, "<sst/>", prolog))
    },
    expected: "file_unreadable",
  },
])

function page(name: string, body: () => string, expected: Pick<Sample, "expected" | "finds">): Sample {
  const build = () => Buffer.from(`<!doctype html><html><body><p>Order number: 4711</p>${body()}</body></html>`)
  return { name: `a web page with ${name}`, fileName: "order.html", build, ...expected }
}

const pages: readonly Sample[] = [
  page("a million elements in each other", () => "<div>".repeat(1_000_000), { expected: "file_unreadable" }),
  page("a million unclosed letters in bold", () => "<b>x".repeat(1_000_000), { expected: "file_unreadable" }),
  page("tables in tables in tables", () => "<table><tr><td>".repeat(350), found),
  page(
    "a million attributes",
    () => `<p ${Array.from({ length: 1_000_000 }, (_, index) => `a${index}=1`).join(" ")}>x`,
    found,
  ),
  page("an attribute of 40 MB", () => `<p title="${"x".repeat(40_000_000)}">x`, found),
  page("200,000 rows", () => `<table>${"<tr><td>1<td>2".repeat(200_000)}</table>`, found),
  page(
    "cells that span a billion columns",
    () => '<table><tr><td colspan="1000000000">x<td colspan="-5">y<td colspan="1e9">z</table>',
    found,
  ),
  page(
    "cells that span a billion rows",
    () => `<table>${'<tr><td rowspan="1000000000">x'.repeat(1_000)}</table>`,
    found,
  ),
  page("three million closing tags", () => `${"<div>".repeat(1_100)}${"</p>".repeat(3_000_000)}`, {
    expected: "file_unreadable",
  }),
  page("entities without end", () => "&amp;&#x41;&bogus;&#99999999;".repeat(500_000), found),
  page("an unclosed comment", () => `<!-- ${"<p>".repeat(1_000_000)}`, found),
  page("an unclosed script", () => `<script>${"<p>x</p>".repeat(1_000_000)}`, found),
  {
    name: "a web page of NUL bytes",
    fileName: "order.html",
    build: () => Buffer.from(`<html><body>Order number: 4711 ${"\0".repeat(1_000_000)}</body></html>`),
    expected: "file_unsupported",
  },
]

/** Markup crafted to take exponential time or memory. */
export const markupSamples: readonly Sample[] = [
  ...entities,
  ...pages,
  {
    // With a backtracking pattern in the sniffer each of them doubles the time.
    name: "comments before nothing",
    fileName: "order.html",
    build: () => Buffer.from(`${"<!---->".repeat(60)}x Order number: 4711`),
    ...found,
  },
]
