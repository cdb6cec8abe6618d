/*
 * The legal forms that end a company's name. Collected by hand: this is not the ISO 20275 Entity Legal Forms (ELF) code
 * list, which no package of the npm registry carries. It holds the abbreviations that business documents print, not the
 * spelled-out names of the law.
 */

/** Legal forms by language, as regular expressions that match the text as printed, case included. */
const LEGAL_FORMS = {
  // English: United States, United Kingdom, India, Australia, Singapore, Malaysia.
  en: [
    "Inc\\.?",
    "Incorporated",
    "LLC",
    "L\\.L\\.C\\.",
    "LLP",
    "L\\.?P\\.",
    "Corp\\.?",
    "Corporation",
    "Co\\.",
    "Company",
    "Ltd\\.?(?! Ltd)",
    "LTD\\.?",
    "INC\\.?",
    "LIMITED",
    "Limited",
    "PLC",
    "plc",
    "Pvt\\.? Ltd\\.?",
    "Private Limited",
    "Pty\\.? Ltd\\.?",
    "Pte\\.? Ltd\\.?",
    "SDN\\.? ?BHD\\.?",
    "Sdn\\.? ?Bhd\\.?",
    "BHD\\.?",
  ],
  // German, and the European company (`SE`).
  de: [
    "GmbH(?: ?& ?Co\\.?(?: ?(?:KGaA|KG|OHG))?\\.?)?",
    "gGmbH",
    "mbH",
    "AG(?: ?& ?Co\\.?(?: ?KG)?)?",
    "KGaA",
    "KG",
    "OHG",
    "UG(?: ?\\(haftungsbeschränkt\\))?",
    "e\\.? ?K\\.?",
    "e\\.? ?V\\.?",
    "eG",
    "a\\. ?G\\.",
    "SE",
    "Ges\\.?m\\.?b\\.?H\\.?",
  ],
  // French, with Quebec's `Ltée`.
  fr: [
    "SARL",
    "S\\.A\\.R\\.L\\.?",
    "SASU",
    "SAS",
    "S\\.A\\.S\\.?",
    "EURL",
    "SCI",
    "SNC",
    "SA",
    "S\\.A\\.(?! de)",
    "Ltee",
    "Ltée",
  ],
  // Dutch, with Belgium's `BVBA`.
  nl: ["B\\.V\\.", "BV", "N\\.V\\.", "NV", "V\\.O\\.F\\.", "VOF", "BVBA"],
  // Italian, with Belgium's `SPRL` and Romania's `SRL`.
  it: [
    "SPRL",
    "SRL",
    "S\\.r\\.l\\.?(?:s\\.?)?",
    "S\\.R\\.L\\.?",
    "S\\.p\\.A\\.?",
    "SpA",
    "SPA",
    "S\\.a\\.s\\.?",
    "S\\.n\\.c\\.?",
  ],
  // Spanish, with Mexico's `de C.V.`.
  es: [
    "S\\.L\\.U?\\.?",
    "SLU",
    "SL",
    "S\\.A\\.U\\.?",
    "S\\.? ?de ?R\\.?L\\.?(?: de C\\.?V\\.?)?",
    "S\\.A\\. de C\\.V\\.",
  ],
  // Portuguese, with Brazil's `Ltda.` and `EIRELI`.
  pt: ["Lda\\.?", "LDA", "Unipessoal", "Ltda\\.?", "EIRELI"],
  // Polish.
  pl: ["Sp\\. ?z ?o\\. ?o\\.?(?: [Ss]p\\. ?k\\.?)?", "[Ss]p\\. ?[kj]\\.", "sp\\. ?z ?o\\. ?o\\.?", "S\\.A\\."],
  // Czech and Slovak.
  cs: ["spol\\. s ?r\\. ?o\\.", "s\\. ?r\\. ?o\\.", "a\\. ?s\\.", "v\\. ?o\\. ?s\\.", "k\\. ?s\\."],
  // Languages that the lexicon does not cover: Indonesia, Scandinavia, Finland, Hungary, Croatia.
  other: ["PT\\.?", "A/S", "ApS", "AB", "Oy", "OYJ", "AS", "ASA", "Kft\\.?", "Zrt\\.?", "d\\.o\\.o\\."],
}

/** Alternatives of a regular expression (with the `u` flag) that match any known legal form. */
export const LEGAL_FORM_PATTERN: string = Object.values(LEGAL_FORMS).flat().join("|")
