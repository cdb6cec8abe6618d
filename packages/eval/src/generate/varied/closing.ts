import { box, columns, line, paragraph, stack, text, type Block } from "./blocks.ts"
import { joinRuns, type Issuer } from "./brand.ts"
import type { Compositor } from "./compositor.ts"
import { drawParty } from "./party.ts"
import { contactRuns, taxRuns } from "./party-block.ts"
import { addressLine, addressLines, nameRun } from "./party-runs.ts"
import { printDate } from "./print.ts"
import { valueRun, type Run } from "./rich-text.ts"

/** Bank, account and code of the seller. */
function bankLines(compositor: Compositor): Run[][] {
  const { deal, random } = compositor
  const { account, bic } = deal.seller
  const number = valueRun(account.number, "bankAccount")
  const sign = random.pick([": ", " ", ": "])
  const noted = (label: string, text: string): string => {
    compositor.note(label, text)
    return label
  }
  return [
    ...(random.chance(0.7) ? [[{ text: compositor.phrase("banks") }]] : []),
    ...(random.chance(0.25) ? [[{ text: `${compositor.label("payment")}: ` }, nameRun(deal.seller, "seller")]] : []),
    ...(account.routing
      ? [[{ text: `${noted(account.routing.label, account.routing.number)}${sign}${account.routing.number}` }]]
      : []),
    [{ text: `${noted(compositor.label(account.isIban ? "iban" : "account"), number.text)}${sign}` }, number],
    ...(random.chance(0.6) ? [[{ text: `${noted(compositor.label("bic"), bic)}${sign}${bic}` }]] : []),
  ]
}

/** How to pay: a block or a sentence, where the design has one. */
export function paymentBlock(compositor: Compositor): Block[] {
  const { deal, design, sheet, random } = compositor
  const isBill = deal.kind === "invoice" || deal.kind === "quote" || deal.kind === "confirmation"
  if (!isBill || design.payment === "none" || design.payment === "footer") return []
  const due = deal.days.dueDate
  const sentence =
    due === undefined
      ? []
      : [paragraph(sheet, dueRuns(compositor.phrase("payBy"), printDate(due, deal.style.date, deal.language)))]
  if (design.payment === "sentence") return [...sentence, paragraph(sheet, joinRuns(bankLines(compositor), ", "))]
  const heading = text(sheet, compositor.label("payment"), { isBold: true })
  return [
    ...(random.chance(0.4) ? sentence : []),
    stack([heading, ...bankLines(compositor).map((runs) => paragraph(sheet, runs))], 1),
  ]
}

function dueRuns(phrase: string, day: string): Run[] {
  const [before = "", after = ""] = phrase.split("{d}")
  return [{ text: before }, valueRun(day, "dueDate"), { text: after }]
}

/** The payee in place of the seller: a company that bought the claim, with an address of its own. */
function factoringNote(compositor: Compositor): string[] {
  const { deal, random } = compositor
  if (deal.kind !== "invoice" || !random.chance(0.05)) return []
  const factor = drawParty(random, deal.seller.country, false)
  const address = random.chance(0.6) ? `${factor.name}, ${factor.address.join(", ")}` : factor.name
  return [compositor.phrase("factoring").replace("{f}", address).replace("{f}", factor.name)]
}

/** Terms, thanks and a place to sign. */
export function notesBlocks(compositor: Compositor): Block[] {
  const { sheet, design, random } = compositor
  if (design.notes === "none") return []
  const heading = random.chance(0.6) ? [text(sheet, compositor.label("notes"), { isBold: true })] : []
  const count = random.int(0, 3)
  const terms = Array.from({ length: count }, () => compositor.phrase("terms"))
  const thanks = random.chance(0.4) ? [compositor.phrase("thanks")] : []
  const small = { size: design.fontSize * random.pick([0.85, 1, 1]) }
  const sentences = [...new Set([...terms, ...thanks, ...factoringNote(compositor)])]
  return sentences.length === 0 ? [] : [stack([...heading, ...sentences.map((each) => text(sheet, each, small))], 3)]
}

/** Lines to sign on. */
export function signatureBlock(compositor: Compositor): Block[] {
  const { sheet, design, random, deal } = compositor
  if (!random.chance(deal.kind === "invoice" ? 0.1 : 0.4)) return []
  const one = (label: string): Block =>
    stack([line(sheet, 0.6, design.palette.rule, 24), text(sheet, label, { size: design.fontSize * 0.85 })])
  return [
    columns(
      [
        { block: one(compositor.label("signature")), weight: 1 },
        { block: one(compositor.label("documentDate")), weight: 1 },
      ],
      60,
    ),
  ]
}

/** The footer of every page: company, contacts, register and bank in columns, or one line. */
export function footerBlock(compositor: Compositor, issuer: Issuer): Block | undefined {
  const { design, deal, sheet, random } = compositor
  const { party, role } = issuer
  const needsSender = design.senderDetails === "footer"
  if (design.footer === "none" && !needsSender) return undefined
  const isSeller = role === "seller"
  const name: Run[][] = [[nameRun(party, role)]]
  const address = random.chance(0.4)
    ? [[addressLine(party, role, ", ")]]
    : addressLines(party, role).map((run) => [run])
  const register = random.chance(0.5) ? [[{ text: `${compositor.label("register")} ${party.register}` }]] : []
  const director = random.chance(0.35) ? [[{ text: `${compositor.label("directors")}: ${party.director}` }]] : []
  if (register.length > 0) compositor.note(compositor.label("register"), party.register)
  if (director.length > 0) compositor.note(compositor.label("directors"), party.director)
  const tax = random.chance(0.6) ? [taxRuns(compositor, party, role)] : []
  const bank = isSeller && design.payment === "footer" && deal.kind !== "receipt" ? bankLines(compositor) : []
  const hasAddress = needsSender || random.chance(0.6)
  const groups = [
    [...name, ...(hasAddress ? address : [])],
    contactRuns(compositor, party),
    [...tax, ...register, ...director],
    bank,
  ].filter((group) => group.length > 0)
  const size = Math.max(5.5, design.fontSize * random.pick([0.7, 0.75, 0.85]))
  const color = design.palette.muted
  if (design.footer === "centred" || design.footer === "line") {
    const separator = random.pick([" · ", " | ", " • ", "  "])
    const align = design.footer === "centred" ? "center" : "left"
    return stack(
      groups.map((group) => paragraph(sheet, joinRuns(group, separator), { size, color, align })),
      1,
    )
  }
  const parts = groups.map((group) => ({
    block: stack(group.map((runs) => paragraph(sheet, runs, { size, color }))),
    weight: 1,
  }))
  const block = columns(parts, 12)
  if (design.footer === "filled") return box(sheet, block, { padding: 6, fill: design.palette.soft })
  return stack([line(sheet, 0.5, design.palette.rule, 6), block])
}
