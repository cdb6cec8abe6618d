import { foldTokens } from "../normalize/text.ts"

/** Forms of "number" that printed labels abbreviate in many ways, and other usual short forms. */
const CANONICAL: Readonly<Record<string, string>> = {
  n: "no",
  nr: "no",
  nos: "no",
  num: "no",
  number: "no",
  numbers: "no",
  nummer: "no",
  numero: "no",
  numer: "no",
  nbr: "no",
  numeri: "no",
  inv: "invoice",
  amt: "amount",
  dt: "date",
  dte: "date",
  cust: "customer",
  acct: "account",
  ord: "order",
  qty: "quantity",
  tot: "total",
  ttl: "total",
  totals: "total",
  ref: "reference",
  adv: "advertiser",
  est: "estimate",
  revision: "rev",
  // English and Dutch printed forms of the same word, and the two spellings of the German tax.
  identification: "id",
  ident: "id",
}

/** Words of all languages that mean the same in labels of sums. */
const SUM_WORDS: Readonly<Record<string, string>> = {
  vat: "mwst ust umsatzsteuer mehrwertsteuer btw tva iva gst hst sst",
  inkl: "incl including inclusive inc inclusief inclusa incluso incluido incluida compris comprise inkl inklusive",
  exkl: "excl excluding exclusive ex exclusief esclusa escluso excluido excluida hors ohne exkl exklusive before without senza sin sem bez",
}

const CANONICAL_SUM_WORDS = new Map(
  Object.entries(SUM_WORDS).flatMap(([word, forms]) => forms.split(" ").map((form) => [form, word] as const)),
)

/** Words that say nothing in a label of two telling words or more, in eight languages. */
const FILLERS = new Set(
  (
    "the of for your our de des du la le les l d der die das dem den des van het een di del della do da dos das el los las " +
    "ihre ihr unsere unser votre notre vos nos uw onze su nuestra vossa nossa and und et en y e i und"
  ).split(" "),
)

/** `Your order no.`, `Ihre Bestell-Nr.`: whose it is does not change what it is. */
const POSSESSIVES = new Set(
  "your our my ihre ihr ihren unsere unser votre notre vos nos uw onze ons su sus nuestro nuestra vossa vosso nossa nosso vs ns v s pana panstwa nasz vostro vostra nostro nostra".split(
    " ",
  ),
)

/** Tells whether a printed word only says whose the labelled thing is. */
export function isPossessive(text: string): boolean {
  const tokens = foldTokens(text)
  return tokens.length === 1 && POSSESSIVES.has(tokens[0] ?? "")
}

/** Currencies say nothing in a label at all: `Total EUR`. */
const CURRENCIES = new Set("eur usd gbp chf inr euro euros pln czk sek dkk nok".split(" "))

/** Ends of German and Dutch compounds that are printed as a word of their own too: `Rechnungs-Nr.`. */
const COMPOUND =
  /^(.{3,}?)s?(nummer|number|numer|nr|date|datum|betrag|summe|preis|name|adresse|anschrift|bedrag|zeitraum|periode|start|beginn|anfang|ende|wert|id|tag|kosten|kunde)$/u

/** Splits a label into canonical tokens without fillers; where one telling word would be left, all are kept. */
export function labelTokens(text: string): string[] {
  return tellingTokens(canonicalTokens(text))
}

/** Leaves out fillers, unless one telling word would be left: `Okres do` is not `Okres`. */
export function tellingTokens(all: readonly string[]): string[] {
  const tokens = all.length > 1 ? all.filter((token) => !CURRENCIES.has(token)) : [...all]
  const telling = tokens.filter((token) => !FILLERS.has(token))
  return telling.length > 1 || tokens.length === telling.length ? telling : tokens
}

/** Splits text into canonical tokens, fillers included. */
export function canonicalTokens(text: string): string[] {
  return foldTokens(text).flatMap((token) => {
    const known = CANONICAL[token] ?? CANONICAL_SUM_WORDS.get(token)
    if (known !== undefined) return [known]
    const compound = COMPOUND.exec(token)
    if (!compound) return [singular(token)]
    const [, head = "", tail = ""] = compound
    return [CANONICAL_SUM_WORDS.get(head) ?? singular(head), CANONICAL[tail] ?? tail]
  })
}

/** Plural and linking s fall away, so that `Flight Dates` meets `Flight date` and `Rechnungs` meets `Rechnung`. */
function singular(token: string): string {
  return token.length > 3 && token.endsWith("s") && !token.endsWith("ss") ? token.slice(0, -1) : token
}

/** Folds a label to the key under which labels are compared: case, accents, spaces and punctuation fall away. */
export function labelKey(text: string): string {
  return labelTokens(text).join("")
}
