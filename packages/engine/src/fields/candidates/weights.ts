import type { ConceptKind } from "../../lexicon/concept.ts"

/*
 * The weights of the search for fields. The score of a labelled value is a product: the weight of the label for
 * the field (lexicon and segment-labels.ts) × where the value is printed relative to the label × how well the text fits the
 * kind of the field × the corrections below. The weights were chosen by hand on labelled documents: the score is one
 * feature among those by which scoring/model.ts chooses, and selects the candidates that it compares.
 * Measure each change with `npm run eval` before and after.
 */

/** Score below which a name found without a label does not count as one: a wrong value costs more than a missing one. */
export const MIN_SCORE = 0.3

/** Lowest probability at which words that already are the value of one field may also be that of another. */
export const MIN_SHARED_PROBABILITY = 0.75

/** Bonus of each further position that prints the same value, as a fraction of its score, and the most that they add. */
export const AGREEMENT = { perPosition: 0.04, most: 0.12 } as const

/** Bonus of the two ends of one printed range over two dates that are printed apart. */
export const RANGE_BONUS = 0.15

/** Labels of lower weight for a field are not followed. */
export const MIN_LABEL_WEIGHT = 0.15

/** Factors on a value by where it is printed relative to its label. */
export const POSITION = {
  inline: 1,
  /** After a label that reads as the name of a text or a party: its words mean nothing else. */
  named: 1.15,
  /** Right of the label: a little less than in the label's own segment. */
  right: 0.97,
  /** For each segment between the label and the value. */
  perSegment: 0.9,
  /** Right of the label, half a line off, as in skewed scans. */
  skewed: 0.85,
  /** All segments right of the label together: a value that was split. */
  across: 0.96,
  /** Added to the nearest segment's factor for all that follow it closely: the longer text wins. */
  joinedBonus: 0.01,
  below: 0.93,
  /** Below a label that also has something to its right. */
  belowAndRight: 0.72,
  /** For each value between the label and the one below. */
  perValueBelow: 0.82,
  /** Below the label, after empty lines. */
  distantBelow: 0.9,
  /** Over a caption in brackets, as on forms. */
  above: 0.93,
  /** In the column under a heading, on the line of a total. */
  column: 0.97,
} as const

/** Cost of the gap between a label and its value; gaps are fractions of the page's width. */
export const GAP = { free: 0.08, cost: 0.4, most: 0.25 } as const

/** For each value that precedes this one after the same label. */
export const LATER_VALUE = 0.85

/** A day after a label for both ends of a period, or an amount without currency beside some that have one. */
export const MISMATCH = 0.65

/** An amount with the label of another one between it and its own. */
export const OTHER_AMOUNT = 0.4

/** Lines below a label that end with a town: hardly anything but an address does. */
export const WHOLE_ADDRESS = 1.2

/** Words right after a label without a colon are often more of the label: `Advertiser Code`. */
export const UNSEPARATED = 0.6

/** Words of labels where a name is expected: after a colon they are the name, elsewhere more likely the rest of the label. */
export const REST_OF_LABEL = 0.4

/** A value right of a label that also has one in its own segment. */
export const RIGHT_OF_INLINE = 0.9

/** A value in a column of a table belongs to a row and not to the document. */
export const COLUMN_VALUE = 0.7
/** Distinct values below one label that make them a column. */
export const MIN_COLUMN_VALUES = 3
/** Segments in a line that make it the heading of a wide table. */
export const MIN_WIDE_SEGMENTS = 4

/** Several amounts after one label. */
export const AMOUNTS = {
  /** For each amount that follows a sum other than the grand total: such sums are printed last. */
  perFollowing: 0.97,
  /** A grand total of zero is more likely that of an empty form. */
  zero: 0.8,
  /** A grand total that is not the largest amount of its row. */
  notLargest: 0.9,
  /** A grand total among other amounts is less certain than one alone. */
  amongOthers: 0.93,
} as const

/** Totals in the column of a table: on every page but the last they are carried forward. */
export const COLUMN_TOTALS = {
  /** The label that opens the line names another total than the field. */
  otherLabel: 0.92,
  /** It names the sum before tax, and the field that after it. */
  beforeTax: 0.6,
  /** First and last page: `firstPage + laterPages × page / pages`. */
  firstPage: 0.96,
  laterPages: 0.04,
} as const

/** Factors on an attribute in the section of a party that the field does not request. */
export const OWNER = {
  /** A document number beside or in the section of a party may be that party's own number. */
  documentNumber: 0.6,
  /** The attribute of the other party. */
  otherParty: 0.35,
  /** A tax number outside the block of the recipient is more likely that of the sender. */
  outsideRecipient: 0.6,
  /** The same where no other is printed, or a tax number or contact in the block of the sender. */
  ofSender: 0.15,
  /** `Account no.` among the details of a bank means the account there. */
  accountOfBank: 1.6,
} as const

/** Score of a due date, or of an end of a period, in a sentence. */
export const SCORE_IN_PROSE = 0.75
/** Score of the first and the last day of the schedule of an advertising order, below that of a printed flight. */
export const SCORE_OF_SCHEDULE = 0.7

/** Score of a year in large type as the one that a form is made for. */
export const SCORE_OF_FORM_YEAR = 0.7

/** Score of a web address by its form alone. */
export const SCORE_OF_WEB_ADDRESS = 0.6

/** Score of the one currency that stands beside the amounts of a document. */
export const SCORE_OF_CURRENCY = 0.7

/** Score of a reference of a payment by its form alone. */
export const STRUCTURED_REFERENCE = 0.85

/** Score of the call letters of a station by their form alone. */
export const SCORE_OF_CALL_LETTERS = 0.8

/** Score of a number in a register of companies by its form alone. */
export const SCORE_OF_REGISTER = 0.85

/** Score of the only rate that is printed with the tax. */
export const SCORE_OF_RATE = 0.75

/** Score of the base or the tax of one rate, and of a sum of those of all rates: both the rate and the other amount confirm it. */
export const SCORE_OF_RATE_AMOUNT = 1.05

/** Weights of the reconciliation of totals on receipts. */
export const TOTALS = {
  /** Added to the score of a total that is reconciled. */
  reconciledBonus: 0.25,
  /** Lowest score of a reconciled total: more certain than any label. */
  reconciled: 0.85,
  /** The same for one that no label names. */
  unlabelled: 0.72,
  /** Highest score of every other total beside a reconciled one, and the factor on its score. */
  othersMost: 0.6,
  others: 0.7,
  /** Score below which a label hardly led to the amount. */
  minConfident: 0.45,
  /** A payment without change is the total, unless part of it was paid otherwise. */
  paidExactly: 0.42,
} as const

/** Score of a value by its pattern alone: an IBAN with valid check digits is hardly anything else. */
export const SCORE_BY_PATTERN: Readonly<Partial<Record<ConceptKind, number>>> = {
  iban: 0.6,
  account: 0.6,
  vatId: 0.55,
  bic: 0.35,
  email: 0.42,
  phone: 0.3,
}

/** Score of a bank's name beside an account, without a label. */
export const SCORE_OF_BANK = 0.8

/** Score of the only time of day beside a date. */
export const SCORE_OF_TIME = 0.8
