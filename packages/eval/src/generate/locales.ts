import { dutch } from "./languages/dutch.ts"
import { english } from "./languages/english.ts"
import { french } from "./languages/french.ts"
import { german } from "./languages/german.ts"
import { italian } from "./languages/italian.ts"
import { otherWords } from "./languages/other-words.ts"
import { polish } from "./languages/polish.ts"
import { portuguese } from "./languages/portuguese.ts"
import { spanish } from "./languages/spanish.ts"
import type { Country, Locale, LocaleCode } from "./locale.ts"
import type { Language } from "./terms.ts"

const american: Country = {
  paper: "LETTER",
  dates: "MM/DD/YYYY|MMMM D, YYYY|M/D/YYYY|MM/DD/YY",
  decimalSign: ".",
  groupSigns: ",",
  amounts: "$#|$ #|#|USD #",
  currency: "USD",
  taxRates: [8.25, 6],
  bankCountry: "",
  companies:
    "Harmon Tool & Supply, Inc.|Bluefield Logistics LLC|Cedar Ridge Builders Inc.|Orchard Valley Foods Corp.|Pinnacle Print Co.|Kessler Medical Devices, Inc.|Northlake Software LLC|Granger Brothers Ltd.",
  banks: "First Prairie Bank|Lakeshore National Bank",
  streets: "1450 Industrial Pkwy|27 Maple Street|880 W. Harbor Blvd, Suite 210|3301 Commerce Drive|PO Box 4410",
  places: "Columbus, OH 43215|Austin, TX 78701|Boise, ID 83702|Raleigh, NC 27601|Tacoma, WA 98402",
  people: "Dana Whitaker|Luis Ortega|Karen Schultz|Brian O'Neal",
  phone: "(555) 013-####",
}

const british: Country = {
  ...american,
  paper: "A4",
  dates: "DD/MM/YYYY|D MMMM YYYY|DD-MM-YYYY|DD/MM/YY|DD.MM.YYYY",
  amounts: "£#|£ #|#|GBP #",
  currency: "GBP",
  taxRates: [20, 5],
  bankCountry: "GB",
  companies:
    "Ashdown Engineering Ltd|Pennine Office Supplies Limited|Harcourt & Wells LLP|Fenland Produce Ltd|Brightwater Marine plc|Castlegate Joinery Ltd|Oakmoor Systems Limited|Severn Print Services Ltd",
  banks: "Midshires Bank plc|County & Western Bank",
  streets:
    "14 Station Road|Unit 7, Riverside Trading Estate|92 High Street|3 Mill Lane|Kingfisher House, 21 Queen Street",
  places: "Leeds LS1 4AP|Bristol BS1 6QH|Norwich NR2 1TF|Sheffield S3 8PY|Reading RG1 2BX",
  people: "Alison Pike|Tom Hargreaves|Priya Shah|Gareth Lloyd",
  phone: "0113 496 ####",
}

const euro = { paper: "A4", decimalSign: ",", currency: "EUR" } as const

const countries = {
  de: {
    ...euro,
    dates: "DD.MM.YYYY|D. MMMM YYYY|DD.MM.YY|D.M.YYYY",
    groupSigns: ".",
    amounts: "# €|# EUR|#|EUR #|€ #",
    taxRates: [19, 7],
    bankCountry: "DE",
    companies:
      "Lindner Metallbau GmbH|Nordhaus Bürotechnik GmbH & Co. KG|Weber & Söhne OHG|Alpina Feinkost AG|Schröder Elektroanlagen GmbH|Bergmann IT-Systeme GmbH|Hanse Verpackungen KG|Kröger Medizintechnik GmbH",
    banks: "Volksbank Mittelland eG|Stadtsparkasse Neuburg",
    streets: "Industriestraße 14|Am Hafen 3a|Goethestr. 27|Ringstraße 112|Gewerbepark Süd 8",
    places: "50667 Köln|70173 Stuttgart|04109 Leipzig|28195 Bremen|86150 Augsburg",
    people: "Sabine Krüger|Thomas Vogel|Frau Dr. Meinhardt|Jens Pohl",
    phone: "+49 221 555-####",
  },
  fr: {
    ...euro,
    dates: "DD/MM/YYYY|D MMMM YYYY|DD/MM/YY|DD.MM.YYYY",
    groupSigns: " |\u00a0|",
    amounts: "# €|#|# EUR|#\u00a0€",
    taxRates: [20, 5.5],
    bankCountry: "FR",
    companies:
      "Moreau Équipements SARL|Boulangerie Delmas SAS|Ateliers Fontaine SA|Transports Girard SARL|Clairval Informatique SAS|Domaine des Tilleuls EURL|Lemaire et Fils SARL|Sud Emballages SAS",
    banks: "Banque Populaire du Rhône|Crédit Régional",
    streets: "12, rue des Lilas|ZI de la Plaine|45 avenue Victor Hugo|8 bis, quai de la Marne|130 boulevard Pasteur",
    places: "69003 Lyon|33000 Bordeaux|59800 LILLE|44200 Nantes|31000 TOULOUSE",
    people: "Claire Dubois|M. Antoine Roux|Nathalie Perrin|Julien Marchand",
    phone: "04 72 00 ## ##",
  },
  nl: {
    ...euro,
    dates: "DD-MM-YYYY|D MMMM YYYY|DD/MM/YYYY|D-M-YYYY",
    groupSigns: ".",
    amounts: "€ #|#|EUR #|€#",
    taxRates: [21, 9],
    bankCountry: "NL",
    companies:
      "Van den Berg Techniek B.V.|Jansen Kantoormeubelen BV|Waterland Bouw B.V.|De Vries Groothandel B.V.|Noordzee Logistiek N.V.|Smit & Zonen V.O.F.|Polder ICT B.V.|Bakker Verpakking BV",
    banks: "Coöperatieve Rijnbank U.A.|Polderbank N.V.",
    streets: "Havenweg 12|Keizersgracht 241|Industrieweg 8b|Dorpsstraat 55|Stationsplein 1",
    places: "1011 AB Amsterdam|3511 LX Utrecht|5611 EM Eindhoven|9711 HX Groningen|2611 GD Delft",
    people: "Marieke de Boer|Joost van Dijk|Sanne Mulder|Pieter Visser",
    phone: "030 555 ####",
  },
  it: {
    ...euro,
    dates: "DD/MM/YYYY|D MMMM YYYY|DD-MM-YYYY|DD/MM/YY",
    groupSigns: ".",
    amounts: "€ #|# €|#|EUR #",
    taxRates: [22, 10],
    bankCountry: "IT",
    companies:
      "Rossi Impianti S.r.l.|Ferramenta Lombarda S.n.c.|Officine Bianchi S.p.A.|Toscana Alimentari S.r.l.|Studio Marchetti & C. S.a.s.|Adriatica Trasporti S.r.l.|Grafica Moderna S.r.l.|Nuova Edil S.p.A.",
    banks: "Banca Popolare del Po|Credito Tirreno S.p.A.",
    streets: "Via Garibaldi, 18|Viale dell'Industria 44|Piazza Mazzini 3|Via Roma, 101|Strada Statale 11, km 7",
    places: "20121 Milano (MI)|40121 Bologna BO|50123 Firenze (FI)|10121 Torino (TO)|37121 Verona VR",
    people: "Giulia Ferrari|Marco Conti|Dott. Luca Greco|Elena Riva",
    phone: "02 5550 ####",
  },
  es: {
    ...euro,
    dates: "DD/MM/YYYY|D de MMMM de YYYY|DD-MM-YYYY|DD/MM/YY",
    groupSigns: ".",
    amounts: "# €|#€|#|# EUR",
    taxRates: [21, 10],
    bankCountry: "ES",
    companies:
      "Talleres Ruiz S.L.|Suministros Levante, S.A.|Construcciones Ebro S.L.U.|Distribuciones Molina S.L.|Informática Duero S.L.|Hermanos Cabrera C.B.|Papelera Norte, S.A.|Electricidad Vega S.L.",
    banks: "Caja Rural del Júcar|Banco Cantábrico, S.A.",
    streets:
      "C/ Mayor, 24|Pol. Ind. Las Eras, nave 7|Avda. de la Constitución 110|Calle Alcalá 58, 2º B|Plaza del Carmen, 5",
    places: "28013 Madrid|46002 Valencia|50001 Zaragoza|41001 SEVILLA|48009 Bilbao (Vizcaya)",
    people: "Marta Gil|Javier Ortega|Lucía Navarro|Carlos Peña",
    phone: "96 555 ## ##",
  },
  pl: {
    ...euro,
    currency: "PLN",
    dates: "DD.MM.YYYY|YYYY-MM-DD|D MMMM YYYY r.|DD-MM-YYYY",
    groupSigns: " |\u00a0|",
    amounts: "# zł|# PLN|#|PLN #",
    taxRates: [23, 8],
    bankCountry: "PL",
    companies:
      "Kowalski Maszyny Sp. z o.o.|Hurtownia Bałtyk S.A.|Drukarnia Wisła Sp. j.|Mazowieckie Meble Sp. z o.o.|Zakład Usług Elektrycznych Nowak|Śląska Stal Sp. z o.o. Sp. k.|Informatyka Północ Sp. z o.o.|Łódzkie Tkaniny S.A.",
    banks: "Bank Spółdzielczy Warta|Bank Nadwiślański S.A.",
    streets: "ul. Przemysłowa 12|ul. Długa 45/3|al. Jerozolimskie 180|ul. Świętokrzyska 7|ul. Polna 22A",
    places: "00-950 Warszawa|31-011 Kraków|80-244 Gdańsk|90-001 Łódź|50-071 Wrocław",
    people: "Anna Zielińska|Piotr Wójcik|Katarzyna Dąbrowska|Marek Szymański",
    phone: "22 555 ## ##",
  },
  pt: {
    ...euro,
    dates: "DD/MM/YYYY|D de MMMM de YYYY|DD-MM-YYYY|YYYY-MM-DD",
    groupSigns: ".| |",
    amounts: "# €|€ #|#|# EUR",
    taxRates: [23, 13],
    bankCountry: "PT",
    companies:
      "Oficinas Costa, Lda.|Papelaria Atlântico, Lda.|Construções Serra & Filhos, S.A.|Distribuidora Minho, Lda.|Tejo Informática, S.A.|Metalúrgica Douro, Lda.|Hortas do Oeste, Unipessoal Lda.|Gráfica Lusa, S.A.",
    banks: "Banco do Sado, S.A.|Caixa Agrícola do Lis",
    streets:
      "Rua das Flores, 120|Av. da Liberdade 45, 3.º Esq.|Zona Industrial, Lote 9|Largo do Chafariz 2|Estrada Nacional 10, km 4",
    places: "1250-096 Lisboa|4050-262 Porto|3000-213 Coimbra|4700-320 BRAGA|2400-080 Leiria",
    people: "Joana Ferreira|Rui Almeida|Eng.º Nuno Pires|Teresa Lopes",
    phone: "21 555 ####",
  },
} satisfies Record<string, Country>

const americanEnglish: Language = {
  ...english,
  terms: {
    ...english.terms,
    invoiceDate: ["Invoice date", "Invoice Date|Date|Billing date|Issued|Date of invoice"],
    netTotal: ["Net total", "Subtotal|Net amount|Total before tax|Taxable amount"],
    taxTotal: ["Tax total", "Sales tax|Tax|Total tax"],
    grandTotal: ["Grand total", "Total|Invoice total|Grand Total|Total amount"],
    taxRate: ["Tax rate", "Tax %|Tax rate"],
  },
  words: { ...english.words, taxAt: "Sales tax {r}%|Tax ({r}%)", register: "EIN", carriedForward: "Carried forward" },
}

const table: Record<LocaleCode, Locale> = {
  "en-US": { code: "en-US", language: americanEnglish, country: american },
  "en-GB": { code: "en-GB", language: english, country: british },
  de: { code: "de", language: german, country: countries.de },
  fr: { code: "fr", language: french, country: countries.fr },
  nl: { code: "nl", language: dutch, country: countries.nl },
  it: { code: "it", language: italian, country: countries.it },
  es: { code: "es", language: spanish, country: countries.es },
  pl: { code: "pl", language: polish, country: countries.pl },
  pt: { code: "pt", language: portuguese, country: countries.pt },
}

/** The printed and requested vocabulary. */
export type Vocabulary = "usual" | "other"

/** Returns the language and the country of a code, in one of two vocabularies. */
export function localeOf(code: LocaleCode, vocabulary: Vocabulary = "usual"): Locale {
  const locale = table[code]
  if (vocabulary === "usual") return locale
  const terms = { ...locale.language.terms, ...otherWords[code.slice(0, 2)] }
  return { ...locale, language: { ...locale.language, terms } }
}

/** Drops the accents from printed text, like printers with a small character set. */
export function withoutAccents(locale: Locale): Locale {
  const text = JSON.stringify(locale).normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l").replaceAll("Ł", "L")
  return JSON.parse(text) as Locale // the same structure, only letters differ
}
