import { box, columns, empty, paragraph, stack, text, type Block } from "./blocks.ts"
import type { Compositor } from "./compositor.ts"
import type { VariedParty } from "./party.ts"
import { partyLines } from "./party-block.ts"
import { addressLine, nameRun, type Role } from "./party-runs.ts"
import { valueRun, type Run } from "./rich-text.ts"

/** The company that writes the document, with its part in the deal. */
export interface Issuer {
  readonly party: VariedParty
  readonly role: Role
}

/** A drawn shape in place of a picture. */
function logo(compositor: Compositor, align: "left" | "right" | "center"): Block {
  const { sheet, design, random } = compositor
  const size = random.int(22, 46)
  const wanted = size * random.pick([1, 1.6, 2.4])
  const shape = random.pick(["box", "disc", "triangle", "bars"] as const)
  const { accent, soft } = design.palette
  return {
    height: () => size,
    draw: (x, y, width) => {
      const wide = Math.min(width, wanted)
      const left = x + (align === "right" ? width - wide : align === "center" ? (width - wide) / 2 : 0)
      if (shape === "box") {
        sheet.fill(left, y, wide, size, accent, 4)
        sheet.disc(left + size / 2, y + size / 2, size / 4, soft)
      } else if (shape === "disc") sheet.disc(left + size / 2, y + size / 2, size / 2, accent)
      else if (shape === "triangle")
        sheet.polygon(
          [
            [left, y + size],
            [left + size / 2, y],
            [left + size, y + size],
          ],
          accent,
        )
      else
        for (const index of [0, 1, 2])
          sheet.fill(left + (index * wide) / 3, y + (index * size) / 6, wide / 4, size - (index * size) / 6, accent)
    },
  }
}

function nameLine(compositor: Compositor, issuer: Issuer, align: "left" | "right" | "center", color?: string): Block {
  const { sheet, design, random } = compositor
  const size = design.fontSize * design.brandScale
  const tracking = random.chance(0.08) ? 1.5 : 0
  const run = nameRun(issuer.party, issuer.role, {
    size,
    isBold: random.chance(0.75),
    tracking,
    color: color ?? random.pick([design.palette.ink, design.palette.accent]),
  })
  return paragraph(sheet, [run], { align })
}

/** The letterhead: logo, name, slogan, and the address and contacts where the design puts them there. */
export function brandBlock(compositor: Compositor, issuer: Issuer, align: "left" | "right" | "center"): Block {
  const { sheet, design, random } = compositor
  const { palette, fontSize } = design
  const slogan = random.chance(0.2)
    ? [text(sheet, issuer.party.slogan, { align, size: fontSize * 0.9, color: palette.muted, isItalic: true })]
    : []
  const name = [nameLine(compositor, issuer, align), ...slogan]
  const mark = logo(compositor, align)
  const top: Record<typeof design.brand, Block[]> = {
    name,
    logo: [mark],
    logoAboveName: [mark, ...name],
    logoAndName: [
      columns(
        align === "right"
          ? [
              { block: stack(name), weight: 3 },
              { block: mark, weight: 1 },
            ]
          : [
              { block: mark, weight: 1 },
              { block: stack(name), weight: 4 },
            ],
        8,
      ),
    ],
    none: [],
  }
  const hasDetails = design.senderDetails === "brand"
  const lines = hasDetails
    ? partyLines(compositor, issuer.party, issuer.role, {
        hasName: design.brand === "logo" || design.brand === "none",
        hasContact: random.chance(0.75),
        hasTaxId: random.chance(0.35),
        hasAttention: false,
        align,
      })
    : []
  const size = fontSize * random.pick([0.8, 0.9, 1])
  const details =
    random.chance(0.15) && lines.length > 2
      ? [
          paragraph(sheet, joinRuns(lines, random.pick([" | ", " · ", " • ", ", "])), {
            align,
            size,
            color: palette.muted,
          }),
        ]
      : lines.map((runs) => paragraph(sheet, runs, { align, size }))
  return stack([...top[design.brand], ...details], 2)
}

/** Joins lines to one with a separator. */
export const joinRuns = (lines: readonly (readonly Run[])[], separator: string): Run[] =>
  lines.flatMap((runs, index) => (index === 0 ? [...runs] : [{ text: separator }, ...runs]))

/** The title, with the number where the design puts it there. */
export function titleBlock(compositor: Compositor, align: "left" | "right" | "center", color?: string): Block {
  const { sheet, design, deal, random, title } = compositor
  const size = design.fontSize * design.titleScale
  const style = { align, color: color ?? random.pick([design.palette.accent, design.palette.ink]) }
  const tracking = title === title.toUpperCase() && random.chance(0.3) ? 2 : 0
  const head = { text: title, style: { size, isBold: random.chance(0.75), tracking } }
  const number = deal.texts.documentNumber ?? ""
  if (design.titleNumber === "none") return paragraph(sheet, [head], style)
  const sign = random.pick(["", "#", "# ", "No. ", "Nr. ", "N° ", ""])
  const isOwnSize = random.chance(0.6)
  const run = valueRun(number, "documentNumber", isOwnSize ? { size, isBold: true } : {})
  const runs: Run[] = [{ text: sign, style: run.style ?? {} }, run]
  return design.titleNumber === "line"
    ? paragraph(sheet, [{ ...head, text: `${title} ` }, ...runs], style)
    : stack([paragraph(sheet, [head], style), paragraph(sheet, runs, style)], 2)
}

/** The small line with the sender's address that shows in the window of an envelope. */
export function windowLine(compositor: Compositor, { party, role }: Issuer): Block {
  const { sheet, design, random } = compositor
  const separator = random.pick([" · ", " • ", " - ", ", ", " | "])
  const prefix = random.chance(0.1) ? [{ text: `${compositor.label("seller")}: ` }] : []
  const runs = [...prefix, nameRun(party, role), { text: separator }, addressLine(party, role, separator)]
  return stack([paragraph(sheet, runs, { size: design.fontSize * 0.72, color: design.palette.muted }), empty])
}

/** The head of the page: brand and title, side by side, centred or on a banner; with references below the title if given. */
export function headBlock(compositor: Compositor, issuer: Issuer, references: Block | undefined): Block {
  const { sheet, design, random } = compositor
  const hasTitle = design.titlePlace === "head"
  if (design.head === "banner") {
    const { onAccent, accent } = design.palette
    const name =
      design.brand === "none" || design.brand === "logo" ? empty : nameLine(compositor, issuer, "left", onAccent)
    const title = hasTitle ? titleBlock(compositor, "right", onAccent) : empty
    const parts = [
      { block: name, weight: 1 },
      { block: title, weight: 1 },
    ]
    const banner = box(sheet, columns(random.chance(0.8) ? parts : parts.toReversed(), 12), {
      padding: 12,
      fill: accent,
    })
    const details = design.senderDetails === "brand" ? [bannerDetails(compositor, issuer)] : []
    return stack([banner, ...details, ...(references ? [references] : [])], 10)
  }
  const title = (align: "left" | "right" | "center"): Block[] => (hasTitle ? [titleBlock(compositor, align)] : [])
  if (design.head === "center")
    return stack([brandBlock(compositor, issuer, "center"), ...title("center"), ...(references ? [references] : [])], 8)
  if (design.head === "stacked")
    return stack(
      [brandBlock(compositor, issuer, "left"), ...title(design.titleAlign), ...(references ? [references] : [])],
      10,
    )
  const isLeft = design.head === "brandLeft"
  const other = stack([...title(isLeft ? "right" : "left"), ...(references ? [references] : [])], 6)
  const parts = [
    { block: brandBlock(compositor, issuer, isLeft ? "left" : "right"), weight: 1 },
    { block: other, weight: 1 },
  ]
  return columns(isLeft ? parts : parts.toReversed(), 20)
}

function bannerDetails(compositor: Compositor, { party, role }: Issuer): Block {
  const lines = partyLines(compositor, party, role, {
    hasName: compositor.design.brand === "none" || compositor.design.brand === "logo",
    hasContact: true,
    hasTaxId: false,
    hasAttention: false,
    align: "left",
  })
  return stack(lines.map((runs) => paragraph(compositor.sheet, runs)))
}
