import type { CaseResult } from "../evaluate-case.ts"
import type { PackReport } from "../run-pack.ts"
import type { Summary } from "@docsift/engine/internal/judge/summary"
import { html, type Markup } from "./escape.ts"
import { frame } from "./frame.ts"

/** A document and the file of its page. */
export interface IndexEntry {
  readonly report: string
  readonly result: CaseResult
  readonly page: string
}

/** Sorts the lowest scores first. */
export const byScore = (a: IndexEntry, b: IndexEntry): number =>
  (a.result.valueF1 ?? 1) - (b.result.valueF1 ?? 1) || (a.page < b.page ? -1 : 1)

/** Builds the index page of all documents, sorted by score. */
export function indexPage(packs: readonly PackReport[], entries: readonly IndexEntry[]): Markup {
  const body = html`<header><h1>Extraction evaluated: ${entries.length} documents</h1></header>
    <main class="wide">
      <table class="index">
        <thead>
          <tr>
            <th>pack</th>
            ${heads.map(([name]) => html`<th class="figure">${name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${packs.map(
            ({ name, summary }) =>
              html`<tr>
                <td>${name}</td>
                ${heads.map(([, share]) => html`<td class="figure">${percent(share(summary))}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
      <h2>
        Documents <small>lowest F1 first; keys <kbd>j</kbd> <kbd>k</kbd> and <kbd>Enter</kbd></small>
      </h2>
      <table class="index">
        <thead>
          <tr>
            <th>document</th>
            <th>pack</th>
            <th class="figure">F1</th>
            <th></th>
            <th class="figure">right</th>
            <th class="figure">wrong</th>
            <th class="figure">missing</th>
            <th class="figure">invented</th>
            <th>status</th>
          </tr>
        </thead>
        <tbody>
          ${entries.map(row)}
        </tbody>
      </table>
    </main>`
  return frame("Extraction evaluation", body)
}

const heads: readonly (readonly [string, (summary: Summary) => number | null])[] = [
  ["F1", ({ documentF1 }) => documentF1],
  ["exact", ({ fieldExact }) => fieldExact],
  ["precision", ({ fieldPrecision }) => fieldPrecision],
  ["absent null", ({ absentNull }) => absentNull],
  ["cell F1", ({ cellF1 }) => cellF1],
  ["complete rows", ({ rowsRight }) => rowsRight],
  ["page right", ({ evidencePage }) => evidencePage],
  ["box right", ({ evidenceBox }) => evidenceBox],
  ["right at ≥ 0.9", ({ calibration: { all } }) => (all.sure === 0 ? null : all.sureRight / all.sure)],
]

const percent = (share: number | null): string => (share === null ? "–" : (100 * share).toFixed(1))

function row({ report, result, page }: IndexEntry): Markup {
  const { id, valueF1, valueScores, status } = result
  const count = (verdict: string): number => valueScores.filter((each) => each.verdict === verdict).length
  const share = valueF1 === undefined ? null : 100 * valueF1
  return html`<tr tabindex="0">
    <td><a href="${page}">${id}</a></td>
    <td>${report}</td>
    <td class="figure">${share?.toFixed(1) ?? "–"}</td>
    <td>${share === null ? null : html`<span class="bar"><i style="width:${share.toFixed(0)}%"></i></span>`}</td>
    <td class="figure">${count("right")}</td>
    <td class="figure">${count("wrong")}</td>
    <td class="figure">${count("missing")}</td>
    <td class="figure">${count("invented")}</td>
    <td>${status}</td>
  </tr> `
}
