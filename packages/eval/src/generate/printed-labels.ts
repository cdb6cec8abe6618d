import type { PrintedLabel } from "@docsift/engine/internal/judge/ground-truth"
import type { Party, Sheet } from "./sheet.ts"

/** Lists the labels of a sheet with their values, and the parties. */
export function printedLabels(sheet: Sheet): PrintedLabel[] {
  const pairs = [...sheet.details, ...sheet.totals].map(({ label, value }) => ({ label, text: value }))
  const lines = sheet.footer.flat().flatMap(({ text, label }): PrintedLabel[] => {
    const value = label === undefined ? "" : text.slice(label.length).replace(/^[: ]+/u, "")
    return label === undefined || value === "" ? [] : [{ label, text: value }]
  })
  return [...pairs, ...lines, ...[sheet.sender, sheet.recipient, sheet.other?.party].flatMap(partyOf)]
}

function partyOf(party: Party | undefined): PrintedLabel[] {
  if (!party || party.name === "") return []
  return [{ label: "", text: [party.name, ...party.lines].join(" ") }]
}
