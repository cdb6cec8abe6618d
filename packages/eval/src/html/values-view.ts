import type { Value } from "@docsift/engine"
import { html, type Markup } from "./escape.ts"
import { explanationOf } from "./explanation-view.ts"
import { verdicts, type ShownValue } from "./shown-value.ts"

/** Renders expected beside extracted values: the fields in one table, each table's cells row by row. */
export function valuesOf(values: readonly ShownValue[]): Markup {
  const fields = values.filter(({ kind }) => kind === "field")
  const tables = Map.groupBy(
    values.filter(({ kind }) => kind === "cell"),
    ({ parts: [object = "", , table = ""] }) => `${object} / ${table}`,
  )
  return html`${fields.length > 0 ? section("Fields", fields, ({ parts }) => parts.at(-1) ?? "") : null}${[
    ...tables,
  ].map(([name, cells]) => section(name, cells, cellLabel))}`
}

const cellLabel = ({ parts, isExtraRow }: ShownValue): string =>
  `${isExtraRow ? "extra row" : "row"} ${Number(parts[3] ?? 0) + 1}: ${parts.at(-1) ?? ""}`

function section(title: string, values: readonly ShownValue[], labelOf: (value: ShownValue) => string): Markup {
  const right = values.filter(({ verdict }) => verdict === "right" || verdict === "empty").length
  return html`<section>
    <h2>${title} <small>${right} of ${values.length} right</small></h2>
    <table class="values">
      <thead>
        <tr>
          <th></th>
          <th>name</th>
          <th>expected</th>
          <th>extracted</th>
          <th class="figure">confidence</th>
        </tr>
      </thead>
      <tbody>
        ${values.map((value) => row(value, labelOf(value)))}
      </tbody>
    </table>
  </section>`
}

function row(value: ShownValue, label: string): Markup {
  const { key, verdict, want, got, evidence, explanation, isDecoy } = value
  const { sign, word } = verdicts[verdict]
  const confidence = evidence ? evidence.confidence.toFixed(2) : ""
  const printed =
    evidence && evidence.text !== String(got) ? html`<small class="printed">${evidence.text}</small>` : null
  return html`<tr class="${verdict}" id="${key}" data-value="${key}" tabindex="0">
    <td class="sign" title="${word}">${sign}<span class="hidden">${word}</span></td>
    <td>${label}${isDecoy ? html` <small>decoy</small>` : null}</td>
    <td>${cell(want)}</td>
    <td>${cell(got)}${printed}${explanation && explanationOf(explanation)}</td>
    <td class="figure">${confidence}</td>
  </tr> `
}

const cell = (value: Value): Markup => (value === null ? html`<span class="none">none</span>` : html`${value}`)
