/*
 * The legal forms that end a company's name. Collected by hand: this is not the ISO 20275 Entity Legal Forms (ELF) code
 * list, which no package of the npm registry carries. It holds the abbreviations that business documents print, not the
 * spelled-out names of the law.
 */

/** Legal forms by language, as regular expressions that match the text as printed, case included. */
const LEGAL_FORMS = {
  // English: United States, Canada, United Kingdom, Ireland, India, Australia, Singapore, Malaysia, South Africa, Emirates.
  en: [
    "Limited Partnership",
    "Limited Liability Company",
    "Unlimited Company",
    "LP",
    "PLLC",
    "P\\.C\\.",
    "PC",
    "CIC",
    "DAC",
    "CLG",
    "Teoranta",
    "\\(Pty\\) Ltd\\.?",
    "CC",
    "FZE",
    "FZCO",
    "FZ-LLC",
    "DMCC",
    "W\\.L\\.L\\.?",
    "WLL",
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
    // In capitals, as line printers and letterheads set it.
    "GMBH(?: ?& ?CO\\.?(?: ?(?:KGAA|KG|OHG))?\\.?)?",
    "& ?C[oO]\\.? ?(?:KG|OHG)",
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
    "Ges\\.? ?m\\.? ?b\\.? ?H\\.?",
    "GbR",
    "e\\.? ?U\\.?",
    "PartG(?: ?mbB)?",
    "Genossenschaft",
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
    "Sàrl",
    "S\\.à ?r\\.l\\.?",
    "SELARL",
    "SCOP",
    "EARL",
    "GIE",
    "ASBL",
    "SCRL",
  ],
  // Dutch, with Belgium's `BVBA`.
  nl: ["B\\.V\\.", "BV", "N\\.V\\.", "NV", "V\\.O\\.F\\.", "VOF", "BVBA", "CVBA", "C\\.V\\."],
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
    "srls?",
    "s\\.r\\.l\\.?",
    "s\\.p\\.a\\.?",
    "snc",
    "sas",
    "[Ss]oc\\. [Cc]oop\\.?(?: a r\\.l\\.)?",
    "Società Cooperativa",
    "Sagl",
  ],
  // Spanish, with Mexico's `de C.V.`.
  es: [
    "S\\.L\\.U?\\.?",
    "SLU",
    "SL",
    "S\\.A\\.U\\.?",
    "S\\.? ?de ?R\\.?L\\.?(?: de C\\.?V\\.?)?",
    "S\\.A\\. de C\\.V\\.",
    "S\\.A\\.B\\. de C\\.V\\.",
    "S\\.?A\\.?P\\.?I\\.? de C\\.V\\.",
    "S\\. ?C\\.(?: de R\\.L\\.)?",
    "S\\. ?Coop\\.?",
    "S\\.A\\.C\\.?",
    "E\\.I\\.R\\.L\\.?",
    "EIRL",
    "C\\.B\\.",
  ],
  // Portuguese, with Brazil's `Ltda.` and `EIRELI`.
  pt: ["Lda\\.?", "LDA", "Unipessoal", "Ltda\\.?", "EIRELI", "Eireli", "Limitada"],
  // Polish.
  pl: [
    "Sp\\. ?z ?o\\. ?o\\.?(?: [Ss]p\\. ?k\\.?)?",
    "[Ss]p\\. ?[kj]\\.",
    "sp\\. ?z ?o\\. ?o\\.?",
    "S\\.A\\.",
    "s\\. ?c\\.",
  ],
  // Czech and Slovak.
  cs: ["spol\\. s ?r\\. ?o\\.", "s\\. ?r\\. ?o\\.", "a\\. ?s\\.", "v\\. ?o\\. ?s\\.", "k\\. ?s\\."],
  // Swedish.
  sv: ["AB", "Aktiebolag", "HB", "Handelsbolag", "Kommanditbolag", "[Ee]konomisk förening"],
  // Danish.
  da: ["A/S", "ApS", "I/S", "K/S", "P/S", "IVS", "[Aa]\\.[Mm]\\.[Bb]\\.[Aa]\\.?"],
  // Norwegian.
  nb: ["AS", "ASA", "ANS", "ENK"],
  // Finnish.
  fi: ["Oy(?: Ab)?", "OY", "Oyj", "OYJ", "Tmi", "Ky", "Osk", "ry"],
  // Hungarian.
  hu: ["Kft\\.?", "Zrt\\.?", "Nyrt\\.?", "Bt\\.", "Kkt\\.", "KFT\\.?", "ZRT\\.?", "NYRT\\.?", "[Ee]\\.[Vv]\\."],
  // Romanian, beside Italy's `SRL` and France's `SA`.
  ro: ["S\\.C\\.S\\.", "P\\.F\\.A\\.", "PFA", "R\\.A\\.", "Î\\.I\\.", "S\\.R\\.L\\.-D\\.?", "SRL-D"],
  // Languages that the lexicon does not cover: Indonesia, Croatia, Turkey, Iceland.
  other: ["PT\\.?", "d\\.o\\.o\\.", "A\\.Ş\\.", "Ltd\\. Şti\\.", "ehf\\.?"],
}

/** Alternatives of a regular expression (with the `u` flag) that match any known legal form. */
export const LEGAL_FORM_PATTERN: string = Object.values(LEGAL_FORMS).flat().join("|")
