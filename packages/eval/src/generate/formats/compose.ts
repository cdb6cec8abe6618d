import type { Line, Pair, Party, Sheet } from "../sheet.ts"
import { lineOf, type Block, type BlockCell, type Flow } from "./blocks.ts"
import type { FlowDesign } from "./flow-designs.ts"

const line = (...parts: Line[]): Block => ({ type: "line", parts })
const cell = (...lines: Line[]): BlockCell => ({ lines })
const empty: Block = line({ text: "" })

const valueOf = ({ value, printedValues }: Pair): Line => ({ text: value, ...(printedValues ? { printedValues } : {}) })
const colon = (label: string): string => (label.endsWith(":") ? label : `${label}:`)
const table = (rows: readonly (readonly BlockCell[])[], hasBorders = false, hasHeading = false): Block => ({
  type: "table",
  rows,
  hasBorders,
  hasHeading,
})

const partyLines = ({ name, lines, key }: Party): Line[] => [lineOf(name, key), ...lines.map((text) => ({ text }))]

const chunks = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size))

function composeParties(sheet: Sheet, { parties }: FlowDesign): Block[] {
  const all = [
    ...(sheet.recipient.name === "" ? [] : [{ label: sheet.recipientLabel, party: sheet.recipient }]),
    ...(sheet.other ? [sheet.other] : []),
  ]
  if (all.length === 0) return []
  switch (parties) {
    case "lines":
      return all.flatMap(({ label, party }, index) => [
        ...(index === 0 ? [] : [line({ text: colon(label) })]),
        ...partyLines(party).map((each) => line(each)),
        empty,
      ])
    case "labelled":
      return all.flatMap(({ label, party }) => [
        line({ text: `${colon(label)} ` }, lineOf(party.name, party.key)),
        line({ text: party.lines.join(", ") }),
      ])
    case "table":
      return [table([all.map(({ label, party }) => cell({ text: label }, ...partyLines(party)))])]
    default:
      throw new RangeError(`No parties are arranged as ${String(parties satisfies never)}.`)
  }
}

function composeDetails(pairs: readonly Pair[], { details }: FlowDesign): Block[] {
  const label = (pair: Pair): Line => ({ text: colon(pair.label) })
  switch (details) {
    case "two-columns":
      return [table(pairs.map((pair) => [cell(label(pair)), cell(valueOf(pair))]))]
    case "four-columns":
      return [
        table(
          chunks(pairs, 2).map((two) => two.flatMap((pair) => [cell({ text: pair.label }), cell(valueOf(pair))])),
          true,
        ),
      ]
    case "lines":
      return pairs.map((pair) => line({ text: `${colon(pair.label)} ` }, valueOf(pair)))
    case "above":
      return [
        table(
          chunks(pairs, 4).flatMap((four) => [
            four.map((pair) => ({ ...cell({ text: pair.label }), isBold: true })),
            four.map((pair) => cell(valueOf(pair))),
          ]),
          true,
        ),
      ]
    case "tabs":
      return pairs.map((pair) => line(label(pair), { text: "\t" }, valueOf(pair)))
    case "form":
      return [
        table(
          chunks(pairs, 3).map((row) => row.map((pair) => cell({ text: pair.label }, valueOf(pair)))),
          true,
        ),
      ]
    case "sentence":
      return [
        line(
          ...pairs.flatMap((pair, index) => [
            { text: `${index === 0 ? "" : ", "}${pair.label} ` },
            valueOf(pair),
            ...(index === pairs.length - 1 ? [{ text: "." }] : []),
          ]),
        ),
      ]
    default:
      throw new RangeError(`No details are arranged as ${String(details satisfies never)}.`)
  }
}

function composeItems(sheet: Sheet, { rules, totals }: FlowDesign): Block {
  const heading = sheet.columns.map(({ label, align }): BlockCell => ({
    ...cell({ text: label }),
    isBold: true,
    align,
  }))
  const rows = sheet.rows.map((row) =>
    sheet.columns.map(({ key, align }): BlockCell => {
      const value = lineOf(row.cells[key] ?? "", row.keys?.[key])
      const lines = key === sheet.wideKey && row.sub !== undefined ? [value, { text: row.sub }] : [value]
      return { lines, align }
    }),
  )
  const sums = totals === "rows" ? sheet.totals : []
  const sumRows = sums.map((pair): BlockCell[] => [
    { ...cell({ text: pair.label }), span: sheet.columns.length - 1, align: "right", isBold: pair.isStrong === true },
    { ...cell(valueOf(pair)), align: "right" },
  ])
  return table([heading, ...rows, ...sumRows], rules === "all", true)
}

function composeTotals(pairs: readonly Pair[], { totals }: FlowDesign): Block[] {
  switch (totals) {
    case "rows":
      return []
    case "table":
      return [table(pairs.map((pair) => [cell({ text: pair.label }), { ...cell(valueOf(pair)), align: "right" }]))]
    case "lines":
      return pairs.map((pair) => line({ text: `${colon(pair.label)} ` }, valueOf(pair)))
    case "tabs":
      return pairs.map((pair) => line({ text: pair.label }, { text: "\t" }, valueOf(pair)))
    default:
      throw new RangeError(`No totals are arranged as ${String(totals satisfies never)}.`)
  }
}

function composeLetterhead(sheet: Sheet, { letterhead }: FlowDesign): Block[] {
  const [name = { text: "" }, ...address] = partyLines(sheet.sender)
  if (letterhead === "table") {
    const title: BlockCell = { ...cell({ text: sheet.title }), isBold: true, align: "right" }
    return [table([[cell(name, ...address), title]]), empty]
  }
  return [{ type: "line", parts: [name], isBold: true, size: "large" }, ...address.map((each) => line(each))]
}

/** Arranges the content of a sheet as flowing text. */
export function composeFlow(sheet: Sheet, design: FlowDesign): Flow {
  const letterhead = composeLetterhead(sheet, design)
  const summary = sheet.summary
  const hasSummary = summary !== undefined
  const title: Block[] =
    design.letterhead === "table" ? [] : [{ type: "line", parts: [{ text: sheet.title }], isBold: true, size: "large" }]
  const footer = [
    line({
      text: sheet.footer.map((column) => column.map(({ text }) => text).join(", ")).join(" | "),
      printedValues: sheet.footer.flatMap((column) => column.flatMap(({ printedValues = [] }) => printedValues)),
    }),
  ]
  return {
    header: design.letterhead === "header" ? letterhead : [],
    body: [
      ...(design.letterhead === "header" ? [] : letterhead),
      empty,
      ...composeParties(sheet, design),
      empty,
      ...title,
      ...composeDetails(sheet.details, design),
      ...(sheet.intro === undefined ? [empty] : [line({ text: sheet.intro })]),
      ...(design.hasDecoyTables ? [decoyTable(sheet), empty] : []),
      composeItems(sheet, design),
      empty,
      ...composeTotals(sheet.totals, design),
      ...(hasSummary
        ? [
            empty,
            table(
              [
                summary.columns.map((text) => cell({ text })),
                ...summary.rows.map((row) => row.map((each) => cell(each))),
              ],
              true,
              true,
            ),
          ]
        : []),
      empty,
      ...sheet.notes.map((text) => line({ text })),
    ],
    footer,
  }
}

/** Contacts and numbers that no field requests. */
function decoyTable(sheet: Sheet): Block {
  const contacts = sheet.footer
    .slice(1)
    .flat()
    .filter(({ text, printedValues }) => printedValues === undefined && /^\p{L}.* .*\d/u.test(text))
  const labels = contacts.map(({ text }) => cell({ text: text.replace(/ .*$/u, "") }))
  return table([labels, contacts.map(({ text }) => cell({ text: text.replace(/^\S+ /u, "") }))], true, true)
}
