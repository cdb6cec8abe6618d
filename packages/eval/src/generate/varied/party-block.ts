import type { TextStyle } from "../drawing/paper.ts"
import { box, columns, paragraph, stack, text, type Block } from "./blocks.ts"
import type { Compositor } from "./compositor.ts"
import type { VariedParty } from "./party.ts"
import { addressLine, addressLines, nameRun, taxRun, type Role } from "./party-runs.ts"
import type { Run } from "./rich-text.ts"
import type { Labels } from "./wordings/wordings.ts"

/** The parts of a party that a block shows. */
export interface PartyContent {
  readonly hasName: boolean
  readonly hasContact: boolean
  readonly hasTaxId: boolean
  readonly hasAttention: boolean
  readonly align: "left" | "right" | "center"
}

/** Phone, mail and site of a party, each with a label, an initial or alone. */
export function contactRuns(compositor: Compositor, party: VariedParty): Run[][] {
  const { random } = compositor
  const isBare = random.chance(0.35)
  const labelled = (key: keyof Labels, value: string): Run[] => {
    if (isBare) return [{ text: value }]
    compositor.note(compositor.label(key), value)
    return [{ text: `${compositor.label(key)}${random.chance(0.7) ? ":" : ""} ` }, { text: value }]
  }
  return [
    ...(random.chance(0.8) ? [labelled("phone", party.phone)] : []),
    ...(random.chance(0.15) ? [labelled("fax", party.fax)] : []),
    ...(random.chance(0.7) ? [labelled("email", party.email)] : []),
    ...(random.chance(0.3) ? [labelled("web", party.web)] : []),
  ]
}

/** Returns the tax number of a party with its label in front. */
export function taxRuns(compositor: Compositor, party: VariedParty, role: Role): Run[] {
  const label = party.taxLabel ?? compositor.label("taxId")
  const sign = compositor.random.pick([": ", " ", ": "])
  const number = taxRun(party, role)
  compositor.note(label, number.text)
  return [{ text: `${label}${sign}` }, number]
}

function countryRuns(compositor: Compositor, party: VariedParty): Run[][] {
  const { random, deal } = compositor
  const isAbroad = deal.seller.country !== deal.buyer.country
  if (!random.chance(isAbroad ? 0.75 : 0.3)) return []
  const [english, own] = party.country.names
  const name = deal.language === "en" ? english : own
  return [[{ text: random.chance(0.25) ? name.toUpperCase() : name }]]
}

/** Returns the lines of a party in the design's order. */
export function partyLines(compositor: Compositor, party: VariedParty, role: Role, content: PartyContent): Run[][] {
  const { random, design } = compositor
  const nameStyle: TextStyle = random.chance(0.5) ? { isBold: true } : {}
  const name = content.hasName ? [[nameRun(party, role, nameStyle)]] : []
  const sign = random.pick([" ", ": ", " "])
  const attention =
    content.hasAttention && !party.isPerson
      ? [[{ text: `${compositor.label("attention")}${sign}${party.contact}` }]]
      : []
  const contact = content.hasContact ? contactRuns(compositor, party) : []
  const address =
    design.addressJoin === "comma"
      ? [[addressLine(party, role, ", ")]]
      : addressLines(party, role, design.addressJoin === "lines" ? party.address : folded(party.address)).map((run) => [
          run,
        ])
  return [
    ...(design.partyOrder === "nameFirst" ? [...name, ...attention] : [...attention, ...name]),
    ...(design.contactPlace === "above" ? contact : []),
    ...address,
    ...countryRuns(compositor, party),
    ...(design.contactPlace === "below" ? contact : []),
    ...(content.hasTaxId ? [taxRuns(compositor, party, role)] : []),
  ]
}

/** Puts the street and what follows it up to the town into one line, the town into another. */
const folded = (lines: readonly string[]): string[] =>
  lines.length < 3 ? [...lines] : [lines.slice(0, -1).join(", "), ...lines.slice(-1)]

/** A party like a form: a label before each of its parts. */
function partyForm(compositor: Compositor, party: VariedParty, role: Role, content: PartyContent): Block {
  const { sheet, random } = compositor
  const rows: (readonly [label: string, runs: readonly Run[]])[] = [
    [compositor.label("partyName"), [nameRun(party, role)]],
    [compositor.label("partyAddress"), [addressLine(party, role, ", ")]],
    ...(content.hasContact
      ? [
          [compositor.label("phone"), [{ text: party.phone }]] as const,
          [compositor.label("email"), [{ text: party.email }]] as const,
        ]
      : []),
    ...(content.hasTaxId ? [[party.taxLabel ?? compositor.label("taxId"), [taxRun(party, role)]] as const] : []),
  ]
  const isAligned = random.chance(0.5)
  for (const [label, runs] of rows) compositor.note(label, runs.map((run) => run.text).join(""))
  return stack(
    rows.map(([label, runs]) =>
      isAligned
        ? columns(
            [
              { block: paragraph(sheet, [compositor.labelRun(label)]), weight: 0.35 },
              { block: paragraph(sheet, runs), weight: 0.65 },
            ],
            5,
          )
        : paragraph(sheet, [{ ...compositor.labelRun(label, ": ") }, ...runs]),
    ),
    1,
  )
}

/** A party with its label in the design's way. */
export function partyBlock(
  compositor: Compositor,
  party: VariedParty,
  role: Role,
  label: string,
  content: PartyContent,
): Block {
  const { sheet, design, random } = compositor
  const { palette, fontSize } = design
  const style: TextStyle = { align: content.align }
  const lines = partyLines(compositor, party, role, content)
  const body = stack(lines.map((runs) => paragraph(sheet, runs, style)))
  const withColon = design.separator === "" ? label : `${label}${design.separator === "." ? ":" : design.separator}`
  switch (design.party) {
    case "form":
      return stack([text(sheet, label, { isBold: true }), partyForm(compositor, party, role, content)], 3)
    case "bare":
      return body
    case "label":
      return stack([text(sheet, withColon, { ...style, isBold: random.chance(0.7) }), body], random.pick([0, 2, 4]))
    case "caps":
      return stack(
        [
          text(sheet, label.toUpperCase(), { ...style, size: fontSize * 0.78, color: palette.muted, tracking: 0.6 }),
          body,
        ],
        3,
      )
    case "boxed":
      return box(sheet, stack([text(sheet, withColon, { isBold: true }), body], 2), {
        padding: 6,
        border: palette.rule,
      })
    case "card":
      return box(sheet, stack([text(sheet, label, { color: palette.accent, isBold: true }), body], 3), {
        padding: 9,
        fill: palette.soft,
        radius: 4,
      })
    case "barred":
      return box(sheet, stack([text(sheet, label, { size: fontSize * 0.85, color: palette.muted }), body], 2), {
        padding: 6,
        bar: { side: "left", thickness: 2.5, color: palette.accent },
      })
    case "bar":
      return stack([
        box(sheet, text(sheet, label, { isBold: true, color: palette.onAccent }), { padding: 3, fill: palette.accent }),
        box(sheet, body, { padding: 3 }),
      ])
    case "labelled":
      return stack(
        lines.map((runs, index) =>
          paragraph(sheet, index === 0 ? [{ text: `${withColon} `, style: { isBold: true } }, ...runs] : runs, style),
        ),
      )
    default:
      throw new RangeError(`Unknown way to print a party: ${String(design.party satisfies never)}.`)
  }
}
