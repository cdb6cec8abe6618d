import type { EvaluatedCase } from "../evaluate-case.ts"
import type { Verdict } from "@docsift/engine/internal/judge/score"
import { html, Markup } from "./escape.ts"
import { frame } from "./frame.ts"
import { paperOf } from "./paper-view.ts"
import { verdicts, type ShownValue } from "./shown-value.ts"
import { valuesOf } from "./values-view.ts"

/** Placeholder in a page until the order of all pages is known. */
export const neighbourLinks = "<!--neighbours-->"

/** Returns links to the previous and next page. */
export const linksTo = (before: string | undefined, after: string | undefined): string =>
  html`<a rel="up" href="index.html">all documents</a
    >${before === undefined ? null : html`<a rel="prev" href="${before}">← previous</a>`}${
      after === undefined ? null : html`<a rel="next" href="${after}">next →</a>`
    }`.text

/** Builds the page of one document. */
export function documentPage(
  report: string,
  { result, document }: EvaluatedCase,
  values: readonly ShownValue[],
  images: ReadonlyMap<number, string>,
): Markup {
  const { id, reason, valueF1, parseMs, extractMs } = result
  const times = `parsed in ${parseMs.toFixed(0)} ms, extracted in ${extractMs.toFixed(0)} ms`
  const body = html`<header>
      ${new Markup(neighbourLinks)}
      <h1>${report} / ${id}</h1>
      <span class="chips"
        >${
          valueF1 === undefined ? null : html`<span class="chip score">F1 ${(100 * valueF1).toFixed(1)}</span>`
        }${chips(values)}</span
      >
    </header>
    <main>
      <div class="paper">
        ${reason === undefined ? null : html`<p class="failed">Failed: ${reason}</p>`}${
          document ? paperOf(document, values, images) : null
        }
      </div>
      <div class="list">${valuesOf(values)}</div>
    </main>
    <footer>
      ${result.file}, ${times}. Keys: <kbd>j</kbd> <kbd>k</kbd> values, <kbd>e</kbd> next miss, <kbd>n</kbd>
      <kbd>p</kbd> documents, <kbd>i</kbd> all documents
    </footer>`
  return frame(`${id} – ${report}`, body)
}

const chipped = ["right", "wrong", "missing", "invented"] as const satisfies readonly Verdict[]

function chips(values: readonly ShownValue[]): Markup[] {
  return chipped.flatMap((verdict) => {
    const count = values.filter((value) => value.verdict === verdict).length
    return count === 0 ? [] : [html`<span class="chip ${verdict}">${count} ${verdicts[verdict].word}</span>`]
  })
}
