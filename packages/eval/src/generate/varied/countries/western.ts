import type { CountryProfile } from "./country.ts"

const euro = { currency: "EUR", decimalSign: ",", paper: "A4", amounts: "# €|€ #|# EUR|EUR #|#|€#" } as const

const german = {
  ...euro,
  trades: "de",
  givenNames: "Annika|Jürgen|Katharina|Tobias|Heike|Matthias|Sabrina|Wolfgang|Lena|Dieter|Ute|Florian",
  dates: "DD.MM.YYYY|D. MMMM YYYY|DD.MM.YY|D.M.YYYY|YYYY-MM-DD",
  groupSigns: ".",
} as const

const french = {
  ...euro,
  trades: "fr",
  givenNames: "Camille|Hervé|Sandrine|Thibault|Mathilde|Olivier|Chloé|Gérard|Inès|Bastien",
  dates: "DD/MM/YYYY|D MMMM YYYY|DD/MM/YY|DD.MM.YYYY|DD-MM-YYYY",
  groupSigns: " |\u00a0",
} as const

const dutch = {
  ...euro,
  trades: "nl",
  givenNames: "Maaike|Jeroen|Femke|Pieter|Saskia|Bram|Lieke|Dirk|Anouk|Stijn",
  dates: "DD-MM-YYYY|D MMMM YYYY|DD/MM/YYYY|DD-MM-YY",
  groupSigns: ".",
} as const

/** Countries whose companies write German, French or Dutch. */
export const western: readonly CountryProfile[] = [
  {
    ...german,
    code: "DE",
    names: ["Germany", "Deutschland"],
    legalForms: "GmbH|GmbH & Co. KG|AG|KG|OHG|e.K.|UG (haftungsbeschränkt)|GbR|eG|& Söhne GmbH|e.V.",
    families: "Hartwig|Petersen|Brückner|Seidel|Achterberg|Weidner|Kowalski|Großmann|Yıldırım|Thiele|Löffler|Rasmussen",
    streets:
      "Am Hang {n}|Schillerstr. {n}|Industriestraße {n}|Lange Reihe {n}a|Bahnhofsplatz {n}|Postfach {n}|An der Mühle {n}",
    annexes: "Gebäude 4|Hinterhaus|Gewerbepark Nord|2. OG",
    towns:
      "28195/Bremen/|7909#/Freiburg im Breisgau/|0911#/Chemnitz/|4814#/Münster/|9340#/Cham/|2494#/Flensburg/|50667/Köln/",
    cityLine: "{z} {t}|D-{z} {t}",
    phones: "0421 ### ####|+49 (0)761 #####-0|0251/######|+49 371 ######",
    taxRates: [19, 7],
  },
  {
    ...german,
    code: "AT",
    names: ["Austria", "Österreich"],
    legalForms: "GmbH|Ges.m.b.H.|KG|e.U.|AG|OG",
    families: "Moosbrugger|Steinlechner|Hofer|Pichler|Gruber-Lang|Wimmer",
    streets: "Hauptplatz {n}|Mozartgasse {n}|Landstraßer Gürtel {n}/12|Am Kanal {n}",
    annexes: "Top 7|Stiege 2|Objekt 19",
    towns: "8010/Graz/|4600/Wels/|6020/Innsbruck/|1030/Wien/|9020/Klagenfurt/",
    cityLine: "{z} {t}|A-{z} {t}",
    phones: "+43 316 ######|0512 / ######|+43 (0)1 #######",
    taxRates: [20, 10],
    taxLabels: "UID|UID-Nr.|ATU-Nummer|UID-Nummer",
  },
  {
    ...german,
    code: "CH",
    names: ["Switzerland", "Schweiz"],
    legalForms: "AG|GmbH|SA|Sàrl|& Co.|Genossenschaft",
    families: "Aebischer|Zumbrunn|Caduff|Bärtschi|Rochat|Müller",
    streets: "Dorfstrasse {n}|Seeweg {n}|Rue du Lac {n}|Postgasse {n}|Via San Gottardo {n}",
    annexes: "Postfach|Areal Nord",
    towns: "3011/Bern/|7000/Chur/|9000/St. Gallen/|1003/Lausanne/|6900/Lugano/",
    cityLine: "{z} {t}|CH-{z} {t}",
    phones: "+41 31 ### ## ##|081 ### ## ##|0041 71 ### ## ##",
    currency: "CHF",
    amounts: "CHF #|# CHF|Fr. #|#|SFr. #",
    decimalSign: ".",
    groupSigns: "'|’",
    taxRates: [8.1, 2.6],
    taxLabels: "MWST-Nr.|UID|CHE-Nr.|MWST Nummer",
  },
  {
    ...french,
    code: "FR",
    names: ["France", "France"],
    legalForms: "SARL|SAS|SA|EURL|SASU|& Fils|SCOP|SNC",
    families: "Lefebvre|Gauthier|Moreau|Le Goff|Perrin|Delacroix|Benali|Chevallier|Roussel",
    streets:
      "{n} rue des Tanneurs|{n}, avenue Jean Jaurès|{n} bis chemin du Lavoir|ZA des Peupliers, lot {n}|{n} quai Sud",
    annexes: "Bâtiment B|3e étage|BP 214|Zone artisanale",
    towns: "21000/Dijon/|29000/Quimper/|17000/La Rochelle/|74000/Annecy/|69007/Lyon/|59800/Lille Cedex/",
    cityLine: "{z} {t}|{z} {t}|F-{z} {t}",
    phones: "03 80 ## ## ##|+33 2 98 ## ## ##|05.46.##.##.##",
    taxRates: [20, 5.5, 10],
  },
  {
    ...french,
    code: "BE",
    names: ["Belgium", "Belgique"],
    legalForms: "SRL|SA|BV|NV|SCRL|VOF|ASBL",
    families: "Vandenbroucke|Lambert|Claes|Dumont|Peeters|Hendrickx",
    streets: "Rue de la Source {n}|Kerkstraat {n} bus 2|Chaussée de Namur {n}|Havenlaan {n}",
    annexes: "Bus 4|Boîte 11|Zoning Nord",
    towns: "9000/Gent/|4000/Liège/|1060/Bruxelles/|5000/Namur/|2000/Antwerpen/",
    cityLine: "{z} {t}|B-{z} {t}",
    phones: "+32 9 ### ## ##|04/### ## ##|+32 (0)2 ### ## ##",
    groupSigns: ".| ",
    taxRates: [21, 6],
  },
  {
    ...french,
    code: "LU",
    names: ["Luxembourg", "Luxembourg"],
    legalForms: "S.à r.l.|SA|S.A.|SCA",
    families: "Weber|Schmit|Muller|Reuter",
    streets: "{n}, rue de l'Alzette|{n}, route d'Arlon|{n}, um Knapp",
    annexes: "BP 88",
    towns: "L-4010/Esch-sur-Alzette/|L-1140/Luxembourg/|L-9234/Diekirch/",
    cityLine: "{z} {t}",
    phones: "+352 ## ## ##|(+352) ### ###",
    taxRates: [17, 8],
  },
  {
    ...dutch,
    code: "NL",
    names: ["The Netherlands", "Nederland"],
    legalForms: "B.V.|BV|VOF|N.V.|Holding B.V.|& Zn.|Stichting",
    families: "Van der Molen|Hoekstra|De Vries|Terpstra|Bakker|Van Dijk|El Amrani|Kuipers",
    streets: "Kerkstraat {n}|Industrieweg {n}-B|Oude Gracht {n}|Postbus {n}|Zuiderkade {n}",
    annexes: "Unit 3|Gebouw Oost|2e verdieping",
    towns: "2011 @@/Haarlem/|8011 @@/Zwolle/|2312 @@/Leiden/|4331 @@/Middelburg/|9712 @@/Groningen/",
    cityLine: "{z} {t}|{z}  {t}|{z}\n{t}",
    phones: "023-#######|+31 (0)38 ### ## ##|071 ### ## ##",
    taxRates: [21, 9],
  },
]
