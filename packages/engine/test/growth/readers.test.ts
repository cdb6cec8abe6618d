import { test } from "vitest"
import { labelTokens } from "../../src/lexicon/label-key.ts"
import { composedConcept } from "../../src/lexicon/meanings.ts"
import { findDateRanges, findDates, parseDate } from "../../src/normalize/date.ts"
import { voteLocale } from "../../src/normalize/locale-vote.ts"
import { findNumbers, parseNumber } from "../../src/normalize/number.ts"
import { collapseSpaces, foldTokens } from "../../src/text/folding.ts"
import { endsAddress } from "../../src/fields/parties/contact-words.ts"
import { hasTown, isPlace, isStreet } from "../../src/blocks/address-patterns.ts"
import { isContact } from "../../src/blocks/contact-lines.ts"
import { headingOf } from "../../src/blocks/party-headings.ts"
import { isNameLike } from "../../src/blocks/name-form.ts"
import { endsWithLegalForm } from "../../src/blocks/company.ts"
import { withoutRegistration } from "../../src/fields/parties/receipt-head-lines.ts"
import { isRegistration } from "../../src/fields/parties/registration.ts"
import { readCell } from "../../src/tables/cells/cell-value.ts"
import { matchKeyOf } from "../../src/tables/words/page-text.ts"
import { isCaption } from "../../src/tables/body/line-markers.ts"
import { expectLinear } from "./expect-linear.ts"
import { oneLine, tokens } from "./tokens.ts"

const asWords = (text: string) => text.split(" ").map((word) => ({ text: word }))

/** Each is given a text that no parser has cut: a word of it may have any length. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  findNumbers: (text) => findNumbers(asWords(text)),
  parseNumber: (text) => parseNumber(`${text}x`),
  findDates: (text) => findDates(asWords(text)),
  findDateRanges: (text) => findDateRanges(asWords(text)),
  parseDate: (text) => parseDate(`1${text}x`),
  voteLocale: (text) => voteLocale([text, ...text.split(" ")]),
  foldTokens: (text) => foldTokens(text),
  collapseSpaces: (text) => collapseSpaces(text),
  labelTokens: (text) => labelTokens(text),
  composedConcept: (text) => composedConcept(text),
  endsAddress: (text) => endsAddress(text),
  hasTown: (text) => hasTown(`1${text}`),
  isStreet: (text) => isStreet(text),
  isPlace: (text) => isPlace(text),
  isContact: (text) => isContact(`1${text}`),
  headingOf: (text) => headingOf(text),
  isNameLike: (text) => isNameLike(`A${text}`),
  endsWithLegalForm: (text) => endsWithLegalForm(`A${text}`),
  withoutRegistration: (text) => withoutRegistration(`A ${text}x`),
  isRegistration: (text) => isRegistration(`(${text}`),
  readCell: (text) => [readCell(`1${text}x1x`, "number", {}), readCell(`1${text}x1x`, "date", {})],
  matchKeyOf: (text) => matchKeyOf(text),
  isCaption: (text) => isCaption(text),
}

/** Long runs of one character, which are hard for the readers above besides the tokens of documents. */
const runs = ["1", "a", "A", ",", "*", ":", "-", " ", ", ", "1 .", "1/1/24 ", "1 Jan 2024 - ", "nummer"]

/** Milliseconds for one test, which measures about seventy texts. */
const timeout = 300_000

test.each(Object.entries(readers))(
  "%s takes linear time for any text",
  async (_, read) => {
    for (const token of [...runs, ...tokens]) {
      await expectLinear((size) => read(oneLine(token, size)), { minSize: 2_048, maxSize: 65_536 })
    }
  },
  timeout,
)
