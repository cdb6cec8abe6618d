/*
 * The weights of the choice of sender and recipient among the blocks of a document: each role's score of a block is the
 * sum of the features (block-features.ts) times these weights. Chosen by hand on labelled documents; only the order of
 * the blocks and their distance to `NONE` matter. Measure each change with `npm run eval` before and after.
 */

/** Roles that a document has once. */
export type PartyRole = "sender" | "recipient"

/** The names of the features of a block. */
export type FeatureName =
  | "senderHeading"
  | "recipientHeading"
  | "shippingHeading"
  | "otherHeading"
  | "headingAlone"
  | "weakHeading"
  | "unknownHeading"
  | "attention"
  | "town"
  | "street"
  | "contact"
  | "website"
  | "mentioned"
  | "number"
  | "readerNumber"
  | "legalForm"
  | "imprint"
  | "domain"
  | "repeated"
  | "letterhead"
  | "senderLine"
  | "largeType"
  | "header"
  | "upperHalf"
  | "footer"
  | "footerColumn"
  | "sidebar"
  | "window"
  | "right"
  | "first"
  | "belowTable"
  | "inTable"
  | "laterPage"
  | "name"

/** Weights of the features for each role. */
export const ROLE_WEIGHTS: Readonly<Record<PartyRole, Readonly<Record<FeatureName, number>>>> = {
  sender: {
    senderHeading: 4,
    recipientHeading: -4,
    shippingHeading: -4,
    otherHeading: -2.5,
    headingAlone: -2.6,
    weakHeading: -0.5,
    unknownHeading: 0.3,
    attention: -1.5,
    town: 1.2,
    street: 0.2,
    contact: 0.8,
    website: 0.7,
    mentioned: 0.7,
    number: 0.8,
    readerNumber: -1.5,
    legalForm: 0.6,
    imprint: 3,
    domain: 1.2,
    repeated: 0.6,
    letterhead: 2,
    senderLine: 2.5,
    largeType: 0.8,
    header: 1,
    upperHalf: 0.3,
    footer: 2.2,
    footerColumn: 1.7,
    sidebar: 1.7,
    window: -0.7,
    right: 0,
    first: 0.6,
    belowTable: -0.5,
    inTable: -3,
    laterPage: -0.8,
    name: 0,
  },
  recipient: {
    senderHeading: -4,
    recipientHeading: 4,
    shippingHeading: -1.5,
    otherHeading: -1.5,
    headingAlone: -2.6,
    weakHeading: -0.5,
    unknownHeading: 0.3,
    attention: 1.2,
    town: 1.7,
    street: 0.2,
    contact: -0.3,
    website: -0.4,
    mentioned: -0.2,
    number: -0.5,
    readerNumber: 1.5,
    legalForm: 0.3,
    imprint: -4,
    domain: -0.8,
    repeated: -0.2,
    letterhead: -2,
    senderLine: -5,
    largeType: -0.8,
    header: -0.4,
    upperHalf: 0.8,
    footer: -3,
    footerColumn: -3,
    sidebar: -2,
    window: 1,
    right: 0.2,
    first: -0.2,
    belowTable: -3,
    inTable: -3,
    laterPage: -1.5,
    name: 0.2,
  },
}

/** Score of a role that no block has. */
export const NONE: Readonly<Record<PartyRole, number>> = { sender: 1.2, recipient: 1.2 }

/** Weights of the two blocks together: senders are printed above recipients, and usually left of them on the same level. */
export const PAIR = { senderFirst: 0.9, senderLeft: 1.1 } as const
