import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"
import { Counts } from "@docsift/engine/internal/judge/counts"
import type { EvaluatedCase } from "../evaluate-case.ts"
import { summarize } from "@docsift/engine/internal/judge/summary"
import { timingOf } from "../timing.ts"
import { html } from "./escape.ts"
import { HtmlReport, pageName } from "./html-report.ts"

const hostile = `<script>alert("1")</script>&'`
const escaped = "&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;&#39;"

test("texts are escaped in content and attributes, markup is not escaped again", () => {
  expect(
    html`<p title="${hostile}">${html`<b>${hostile}</b>`}${null}${[html`<i>1</i>`, html`<i>2</i>`]}</p>`.text,
  ).toBe(`<p title="${escaped}"><b>${escaped}</b><i>1</i><i>2</i></p>`)
})

test("file names are plain ASCII, and similar ids get separate pages", () => {
  expect(pageName("bills@de", "../a b/ü")).toMatch(/^[\w.@-]+\.html$/u)
  expect(pageName("bills", "a/b")).not.toBe(pageName("bills", "a b"))
})

const view = (id: string, valueF1: number): EvaluatedCase => ({
  path: "mail.txt",
  places: {},
  configuration: { objects: [] },
  document: {
    kind: "txt",
    grids: [],
    attachments: [],
    pages: [
      {
        number: 1,
        width: 300,
        height: 200,
        rulings: [],
        isSynthetic: true,
        words: [{ text: hostile, box: [10, 10, 60, 20], fontSize: 10, isBold: false, rotation: 0, confidence: 1 }],
      },
    ],
  },
  extraction: {
    data: {},
    pages: [],
    warnings: [],
    explanations: {
      "/O/fields/a~1b": {
        compared: 2,
        emptyProbability: 0.25,
        threshold: 0.3,
        candidates: [
          {
            value: hostile,
            evidence: { page: 1, text: hostile, confidence: 0.5, source: "builtin" },
            derivation: "label right",
            probability: 0.75,
            strength: 1.1,
            isChosen: true,
            features: [{ name: "label.isName", value: 1, weight: -1.25 }],
          },
        ],
      },
    },
    evidence: {
      "/O/fields/a~1b": { page: 1, box: [10, 10, 60, 20], text: hostile, confidence: 0.5, source: "builtin" },
    },
  },
  result: {
    id,
    file: "mail.txt",
    tags: [],
    status: "Completed",
    pages: 1,
    parseMs: 1,
    extractMs: 1,
    counts: new Counts(),
    valueF1,
    fieldConfidences: [],
    cellConfidences: [],
    valueScores: [
      {
        verdict: "wrong",
        kind: "field",
        type: "string",
        path: "/O/fields/a~1b",
        extractedPath: "/O/fields/a~1b",
        want: hostile,
        got: "x",
      },
      { verdict: "missing", kind: "cell", type: "number", path: "/O/tables/T/0/c", want: 3, got: null },
    ],
  },
})

test("pages show expected and extracted values with their boxes, load nothing, and are linked from worst to best", async () => {
  const folder = await mkdtemp(join(tmpdir(), "docsift-html-"))
  try {
    const report = await HtmlReport.start(join(folder, "pages"))
    const views = [view("good $& one", 1), view(hostile, 0.5)]
    for (const each of views) await report.add("bills", each)
    const results = views.map(({ result }) => result)
    await report.end([{ name: "bills", summary: summarize(results), timing: timingOf(results), results }])
    const read = (name: string) => readFile(join(folder, "pages", name), "utf8")
    const worst = await read(pageName("bills", hostile))
    const best = await read(pageName("bills", "good $& one"))
    const index = await read("index.html")
    for (const page of [worst, best, index]) {
      expect(page).not.toContain(hostile)
      expect(page).not.toMatch(/(?:src|href)="(?:https?:)?\/\//u)
    }
    const squeezed = worst.replace(/\s+/gu, " ")
    expect(squeezed).toContain(`<rect class="box wrong" data-value="v0" x="8.5" y="8.5" width="53" height="13"`)
    expect(worst).toMatch(/<tr class="wrong" id="v0"[\s\S]*?<td>a\/b<\/td>\s*<td>&lt;script/u)
    expect(worst).toContain("row 1: c")
    expect(squeezed).toContain("<summary>why</summary> <p>2 candidates; left empty 25.0 %, threshold 30.0 %.</p>")
    expect(squeezed).toContain(`<li class="against">label.isName −1.25</li>`)
    expect(worst).toContain(`rel="next" href="${pageName("bills", "good $& one")}"`)
    expect(best).toContain(`rel="prev" href="${pageName("bills", hostile)}"`)
    expect(index.indexOf(escaped)).toBeLessThan(index.indexOf("good $&amp; one"))
  } finally {
    await rm(folder, { recursive: true })
  }
})
