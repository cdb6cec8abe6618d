import MailComposer from "nodemailer/lib/mail-composer"
import { designs } from "../drawing/designs.ts"
import { drawSheet } from "../drawing/draw-sheet.ts"
import type { Layout } from "../layout.ts"
import { placesOfFlow } from "./blocks.ts"
import { composeFlow } from "./compose.ts"
import { flowDesigns, type FlowDesign } from "./flow-designs.ts"
import { writeHtml } from "./html.ts"
import { writeText } from "./plain-text.ts"

/** The parts of a mail. */
export interface MailDesign extends FlowDesign {
  readonly body: "text" | "html" | "both"
  /** Whether the document is also attached as a PDF. */
  readonly hasAttachment: boolean
  readonly encoding: "base64" | "quoted-printable"
}

const bodies: readonly Pick<MailDesign, "body" | "hasAttachment" | "encoding">[] = [
  { body: "text", hasAttachment: false, encoding: "quoted-printable" },
  { body: "html", hasAttachment: false, encoding: "base64" },
  { body: "both", hasAttachment: true, encoding: "quoted-printable" },
  { body: "text", hasAttachment: true, encoding: "base64" },
]

/** All kinds of mail: the arrangements of running text, in turn as text, HTML and both, with and without the PDF. */
export const mailDesigns: readonly MailDesign[] = flowDesigns.flatMap((design, index) => {
  const body = bodies[index % bodies.length]
  return body ? [{ ...design, ...body }] : []
})

/** Makes a layout of a design: a mail. */
export const emlLayout = (design: MailDesign): Layout => ({
  ...design,
  name: `eml-${design.name}`,
  format: "eml",
  extension: "eml",
  render: async (sheet, locale, random) => {
    const flow = composeFlow(sheet, design)
    const { body, hasAttachment, encoding } = design
    const [usual] = designs
    const attached =
      hasAttachment && usual && sheet.recipient.name !== "" ? (await drawSheet(sheet, usual, locale)).bytes : undefined
    const id = random.digits(12)
    const mail = new MailComposer({
      from: { name: sheet.sender.name, address: "office@sender.example" },
      to: { name: sheet.recipient.name, address: "office@recipient.example" },
      subject: sheet.title,
      date: new Date(Date.UTC(2027, 0, 15, 9, 30)),
      messageId: `<${id}@sender.example>`,
      baseBoundary: id,
      textEncoding: encoding,
      ...(body === "html" ? {} : { text: writeText(flow) }),
      ...(body === "text" ? {} : { html: writeHtml(flow, sheet, locale) }),
      ...(attached ? { attachments: [{ filename: `${sheet.title}.pdf`, content: attached }] } : {}),
    })
    return { bytes: await mail.compile().build(), places: placesOfFlow(flow) }
  },
})
