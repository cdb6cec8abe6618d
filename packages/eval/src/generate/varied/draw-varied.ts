import type { PrintedLabel } from "@docsift/engine/internal/judge/ground-truth"
import { Paper } from "../drawing/paper.ts"
import type { Rendered } from "../places.ts"
import type { Random } from "../random.ts"
import { columns, empty, paragraph, space, stack, text, type Block } from "./blocks.ts"
import { headBlock, titleBlock, windowLine, type Issuer } from "./brand.ts"
import { footerBlock, notesBlocks, paymentBlock, signatureBlock } from "./closing.ts"
import { Compositor } from "./compositor.ts"
import type { Deal } from "./deal.ts"
import type { Slot, VariedDesign } from "./design.ts"
import { LineTable } from "./line-table.ts"
import { PageFlow } from "./page-flow.ts"
import { partyBlock, type PartyContent } from "./party-block.ts"
import type { Role } from "./party-runs.ts"
import { drawTableTotals } from "./table-totals.ts"
import { taxTable } from "./tax-table.ts"
import { printDate, printMoney } from "./print.ts"
import { referenceBlock, referencesOf } from "./references.ts"
import { valueRun } from "./rich-text.ts"
import { totalRows, totalsBlock } from "./totals.ts"

function issuerOf(compositor: Compositor): { issuer: Issuer; recipient: Issuer } {
  const { deal } = compositor
  const seller: Issuer = { party: deal.seller, role: "seller" }
  const buyer: Issuer = { party: deal.buyer, role: "buyer" }
  return compositor.isIssuedByBuyer ? { issuer: buyer, recipient: seller } : { issuer: seller, recipient: buyer }
}

/** The rows of parties and references above the table. */
function slotRows(compositor: Compositor, issuer: Issuer, recipient: Issuer, references: Block | undefined): Block[] {
  const { design, deal, random } = compositor
  const content = (role: Role): PartyContent => ({
    hasName: true,
    hasContact: design.hasContactInParties && random.chance(0.7),
    hasTaxId: role !== "shipTo" && random.chance(0.35),
    hasAttention: random.chance(role === issuer.role ? 0.05 : 0.25),
    align: design.partyAlign,
  })
  const labelOf = (role: Role): string =>
    compositor.label(
      role === "shipTo" ? "shipTo" : role === "buyer" ? "buyer" : compositor.isIssuedByBuyer ? "vendor" : "seller",
    )
  const block = (slot: Slot, isAlone: boolean): Block => {
    if (slot === "sender")
      return partyBlock(compositor, issuer.party, issuer.role, labelOf(issuer.role), content(issuer.role))
    if (slot === "recipient") {
      const body = partyBlock(
        compositor,
        recipient.party,
        recipient.role,
        labelOf(recipient.role),
        content(recipient.role),
      )
      return design.senderDetails === "window" ? stack([windowLine(compositor, issuer), body], 4) : body
    }
    if (slot === "shipTo" && deal.shipTo)
      return partyBlock(compositor, deal.shipTo, "shipTo", labelOf("shipTo"), content("shipTo"))
    return slot === "references" ? (references ?? empty) : isAlone ? empty : empty
  }
  const hasShipTo = deal.shipTo !== undefined
  const rows = design.rows.map((row): Slot[] => row.filter((slot) => slot !== "references" || references !== undefined))
  const withShipTo = rows.map((row): Slot[] =>
    hasShipTo && row.includes("recipient") && row.length < 3
      ? row.flatMap((slot): Slot[] => (slot === "recipient" ? ["recipient", "shipTo"] : [slot]))
      : row,
  )
  const isPlaced = withShipTo.some((row) => row.includes("shipTo"))
  const all: Slot[][] = hasShipTo && !isPlaced ? [...withShipTo, ["shipTo", "nothing"]] : withShipTo
  return all
    .filter((row) => row.some((slot) => slot !== "nothing"))
    .map((row) => {
      const filled = row.length === 1 && row[0] !== "references" ? [...row, "nothing" as const] : row
      return columns(
        filled.map((slot) => ({ block: block(slot, row.length === 1), weight: slot === "nothing" ? 0.6 : 1 })),
        18,
      )
    })
}

/** What further pages start with: the title and the number, where the design has them. */
function continuation({ sheet, design, deal, title }: Compositor): Block {
  if (!design.hasContinuation) return empty
  const number = valueRun(deal.texts.documentNumber ?? "", "documentNumber")
  const style = { size: design.fontSize * 0.85, color: design.palette.muted }
  return stack([paragraph(sheet, [{ text: `${title} ` }, number], style), space(8)])
}

/** The sum to pay in large print, where the design has it above everything else. */
function topAmount(compositor: Compositor): Block {
  const { sheet, design, deal } = compositor
  const attribute = deal.totals.amountDue === undefined ? "grandTotal" : "amountDue"
  const sum = deal.totals[attribute]
  if (!design.hasTopAmount || sum === undefined) return empty
  const value = valueRun(printMoney(sum, deal.style), attribute, { size: design.fontSize * 1.7, isBold: true })
  return stack([paragraph(sheet, [compositor.labelRun(compositor.label(attribute), "")]), paragraph(sheet, [value])], 1)
}

/** The sender's town with the date, as letters have it. */
function placeAndDate(compositor: Compositor, { party }: Issuer): Block {
  const { sheet, deal, random } = compositor
  const town = (party.address.at(-1) ?? "").replace(/[^\p{L} ]/gu, "").trim()
  const [before = "", after = ""] = compositor.phrase("place").replace("{t}", town).split("{d}")
  const date = valueRun(printDate(deal.day, deal.style.date, deal.language), "documentDate")
  return paragraph(sheet, [{ text: before }, date, { text: after }], { align: random.pick(["right", "right", "left"]) })
}

/** Prints a deal in a design. Returns the PDF and the positions of its values; the same input gives the same bytes. */
export async function drawVaried(
  deal: Deal,
  design: VariedDesign,
  random: Random,
): Promise<Rendered & { readonly labels: readonly PrintedLabel[] }> {
  const sheet: Paper<VariedDesign> = new Paper(design, design.paper, false, design.margin)
  const compositor = new Compositor(sheet, deal, design, random)
  const { issuer, recipient } = issuerOf(compositor)
  const footer = footerBlock(compositor, issuer)
  const width = sheet.right - sheet.left
  const footerHeight = footer?.height(width) ?? 0
  const footerTop = sheet.height - Math.max(22, design.margin * 0.6) - footerHeight
  const flow = new PageFlow(sheet, design.margin * 0.9, footerTop - 14, () => continuation(compositor))

  const listed = referencesOf(compositor)
  for (const { label, value } of listed) compositor.note(label, value.text)
  const isWide = design.rows.some((row) => row.length === 1 && row[0] === "references")
  const hasSlot = design.rows.some((row) => row.includes("references"))
  const inHead = design.referencesInHead || !hasSlot
  const references = referenceBlock(
    compositor,
    listed,
    inHead ? design.head === "center" || design.head === "stacked" || design.head === "banner" : isWide,
  )
  flow.place(headBlock(compositor, issuer, inHead ? references : undefined), design.gap)
  if (design.titlePlace === "aboveParties") flow.place(titleBlock(compositor, design.titleAlign), design.gap * 0.6)
  for (const row of slotRows(compositor, issuer, recipient, inHead ? undefined : references))
    flow.place(row, design.gap)
  if (design.titlePlace === "aboveTable") flow.place(titleBlock(compositor, design.titleAlign), design.gap * 0.6)
  if (design.hasPlaceAndDate) flow.place(placeAndDate(compositor, issuer), design.gap * 0.6)
  if (random.chance(0.2)) flow.place(text(sheet, compositor.phrase("greeting")), design.gap * 0.6)

  flow.place(topAmount(compositor), design.gap * 0.7)
  const table = new LineTable(compositor)
  table.draw(flow)
  const notes = notesBlocks(compositor)
  const totals = totalRows(compositor)
  for (const { label, value } of totals) compositor.note(label, value.text)
  const isInTable = design.totals === "tableRows" && totals.length > 0
  if (isInTable) drawTableTotals(compositor, table, totals, flow)
  flow.skip(design.gap * 0.7)
  const isBeside = design.notes === "besideTotals" && totals.length > 0 && !isInTable
  if (totals.length > 0 && !isInTable)
    flow.place(totalsBlock(compositor, totals, isBeside ? stack(notes) : undefined), design.gap)
  for (const block of [
    ...taxTable(compositor),
    ...paymentBlock(compositor),
    ...(isBeside ? [] : notes),
    ...signatureBlock(compositor),
  ])
    flow.place(block, design.gap * 0.6)

  const pageLabel = compositor.label("page")
  sheet.onEveryPage((page, pages) => {
    footer?.draw(sheet.left, footerTop, width)
    if (pages === 1 && design.footer === "none") return
    const label = pageLabel.replace("{n}", String(page)).replace("{m}", String(pages))
    const number = paragraph(sheet, [{ text: label }], { size: Math.max(5.5, design.fontSize * 0.75), align: "right" })
    number.draw(sheet.left, sheet.height - 18, width)
  })
  const parties = [deal.seller, deal.buyer, ...(deal.shipTo ? [deal.shipTo] : [])]
  for (const { name, address } of parties) compositor.note("", [name, ...address].join(" "))
  return { ...(await sheet.finish()), labels: compositor.printed }
}
