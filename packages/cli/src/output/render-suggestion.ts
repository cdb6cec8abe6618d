import { styleText } from "node:util"
import type { SuggestedValue, SuggestedWorkflow } from "@docsift/engine"
import { partsOfPointer, pointerOf } from "@docsift/engine/json-pointer"
import { fitWidths, pad, shorten, widthOf } from "../terminal/fit.ts"
import { printable } from "../terminal/printable.ts"

/** How a suggestion is shown. */
export interface RenderSuggestionOptions {
  /** Names of the samples. */
  readonly names: readonly string[]
  /** Columns of the terminal. @default unlimited */
  readonly width?: number | undefined
  /** The file that the definition was written to. */
  readonly out?: string | undefined
}

const maxTextWidth = 48
const gap = "  "
const indent = "  "
type Style = Parameters<typeof styleText>[0]
const styled = (style: Style, text: string): string => styleText(style, text, { stream: process.stdout })

/** Renders a suggestion: what each field and column is called, its type, and what the samples print. */
export function renderSuggestion(suggestion: SuggestedWorkflow, options: RenderSuggestionOptions): string {
  const { width = Infinity, names, out } = options
  const { workflow, fields, columns, warnings } = suggestion
  const blocks: string[] = []
  const lines = (values: readonly SuggestedValue[], types: ReadonlyMap<string, string>) =>
    renderValues(values, { types, count: names.length, width })
  for (const object of workflow.configuration.objects) {
    const inFields = `${pointerOf(object.name, "fields")}/`
    const own = fields.filter(({ pointer }) => pointer.startsWith(inFields))
    const types = new Map((object.fields ?? []).map(({ name, type }) => [pointerOf(object.name, "fields", name), type]))
    if (own.length > 0) blocks.push([styled("bold", printable(object.name)), ...lines(own, types)].join("\n"))
    for (const table of object.tables ?? []) {
      const inTable = `${pointerOf(object.name, "tables", table.name, "columns")}/`
      const ofTable = columns.filter(({ pointer }) => pointer.startsWith(inTable))
      const columnTypes = new Map(
        table.columns.map(({ name, type }) => [pointerOf(object.name, "tables", table.name, "columns", name), type]),
      )
      const title = styled("bold", `${printable(object.name)} · ${printable(table.name)}`)
      blocks.push([title, ...lines(ofTable, columnTypes)].join("\n"))
    }
  }
  if (blocks.length === 0) blocks.push("Nothing to suggest.")
  if (warnings.length > 0) {
    blocks.push([styled("yellow", "Warnings"), ...warnings.map((warning) => indent + printable(warning))].join("\n"))
  }
  if (workflow.configuration.objects.length > 0) blocks.push(nextStep(out))
  return blocks.join("\n\n")
}

function renderValues(
  values: readonly SuggestedValue[],
  { types, count, width }: { types: ReadonlyMap<string, string>; count: number; width: number },
): string[] {
  const rows = values.map(({ pointer, example, seenIn }) => [
    printable(partsOfPointer(pointer).at(-1) ?? ""),
    types.get(pointer) ?? "",
    printable(example.text),
    example.cell ?? `p. ${example.page}`,
    ...(count > 1 ? [`in ${seenIn} of ${count}`] : []),
  ])
  const wanted = (rows[0] ?? []).map((_, index) =>
    Math.min(maxTextWidth, Math.max(...rows.map((row) => widthOf(row[index] ?? "")))),
  )
  const widths = fitWidths(wanted, width - indent.length - (wanted.length - 1) * gap.length)
  const styles: readonly Style[] = ["cyan", "dim", "reset", "dim", "dim"]
  return rows.map((row) => {
    const cells = row.map((text, index) => {
      const cell = pad(shorten(text, widths[index] ?? 0), widths[index] ?? 0, "left")
      return styled(styles[index] ?? "reset", cell)
    })
    return indent + cells.join(gap).trimEnd()
  })
}

function nextStep(out: string | undefined): string {
  const file = out ?? "workflow.json"
  const save =
    out === undefined ? [`docsift suggest … --out ${file}`, "saves it; then rename and remove what you like"] : []
  const use = [`docsift extract … --workflow ${file}`, "extracts these values from other documents"]
  const commands = [save, use].filter((pair) => pair.length > 0)
  const widest = Math.max(...commands.map(([command = ""]) => command.length))
  const lines = commands.map(
    ([command = "", text = ""]) => `${indent}${command.padEnd(widest)}${gap}${styled("dim", text)}`,
  )
  return [styled("bold", "Next"), ...lines].join("\n")
}
