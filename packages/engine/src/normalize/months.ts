import { foldText } from "./text.ts"

/** Names of the months, January first, per language; Polish has the genitive that dates use as well. */
const MONTH_NAMES: Readonly<Record<string, readonly string[]>> = {
  en: "january february march april may june july august september october november december".split(" "),
  de: "januar februar märz april mai juni juli august september oktober november dezember".split(" "),
  fr: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(" "),
  nl: "januari februari maart april mei juni juli augustus september oktober november december".split(" "),
  it: "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre".split(" "),
  es: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" "),
  pt: "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split(" "),
  pl: "styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień".split(" "),
  plGenitive:
    "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia".split(" "),
}

/** Abbreviations that are no prefix of a name, and the forms with the umlaut spelt out. */
const MONTH_ABBREVIATIONS: Readonly<Record<string, number>> = {
  jänner: 1,
  jaenner: 1,
  maerz: 3,
  mrz: 3,
  mrt: 3,
  mär: 3,
  juil: 7,
  jui: 7,
  setiembre: 9,
  sept: 9,
}

function buildMonths(): ReadonlyMap<string, number> {
  const months = new Map<string, number | undefined>()
  for (const names of Object.values(MONTH_NAMES)) {
    for (const [index, name] of names.entries()) {
      const folded = foldText(name)
      for (let length = 3; length <= folded.length; length++) {
        const key = folded.slice(0, length)
        const known = months.get(key)
        // A prefix of two different months says nothing, unless it is a whole name.
        if (!months.has(key) || length === folded.length) months.set(key, index + 1)
        else if (known !== index + 1) months.set(key, undefined)
      }
    }
  }
  for (const [name, month] of Object.entries(MONTH_ABBREVIATIONS)) months.set(foldText(name), month)
  return new Map([...months].flatMap(([key, month]) => (month === undefined ? [] : [[key, month]])))
}

let months: ReadonlyMap<string, number> | undefined

/** Returns the month 1–12 of a name or abbreviation in en, de, fr, nl, it, es, pt or pl, else undefined. */
export function monthOfName(name: string): number | undefined {
  months ??= buildMonths()
  return months.get(foldText(name.replace(/\.$/u, "")))
}
