import type { FormWords } from "./form-word.ts"

export const finnishFormWords: FormWords = {
  // Persons.
  givenName: "etunimi|etunimen|etunimet|etunimien|kutsumanimi|kutsumanimen|ristimänimi",
  surname: "sukunimi|sukunimen|sukunimet|sukunimien",
  initials: "nimikirjaimet|nimikirjainten|nimikirjaimien|puumerkki|puumerkin",
  salutation: "puhuttelu|puhuttelumuoto|puhuttelusana",
  sex: "sukupuoli|sukupuolen|sukup",
  birth: "syntymä|syntynyt|syntyneen|syntyneet|synt|syntymäaika|syntymäajan",
  age: "ikä|ikävuodet|ikäryhmä",
  nationality:
    "kansalaisuus|kansalaisuuden|kansalaisuudet|kansallisuus|kansallisuuden|kansalainen|kansalaisuusvaltio|kansalaisuusvaltion",
  maritalStatus: "siviilisääty|siviilisäädyn|perhesuhde|perhesuhteet|perhetilanne|parisuhde|parisuhteen",
  spouse:
    "puoliso|puolisoiden|aviopuoliso|avopuoliso|aviomies|aviomiehen|vaimo|aviovaimo|kumppani|kumppanin|rekisteröity puoliso",
  child: "lapsi|lapsen|lapset|lasten|lapsia|lapsien",
  parent: "huoltaja|huoltajien|vanhempi|vanhemman|vanhemmat|vanhempien|äiti|äidin|isä|isän|holhooja",
  relative:
    "omainen|omaisen|omaiset|omaisten|lähiomainen|lähiomaisen|lähiomaiset|sukulainen|sukulaisen|sukulaisuus|sukulaisuuden|huollettava|huollettavien",
  household: "kotitalous|kotitalouden|ruokakunta|ruokakunnan|asuntokunta|asuntokunnan|perhe",
  residence: "asuin|koti|kodin|asumis|asuminen|asumisen|asuva|oleskelu|oleskelun",
  applicant: "hakija|hakijoiden|luvanhakija|hakijayhteisö|anoja|ilmoittaja|kantaja",
  holder: "haltija|haltijoiden|kortinhaltija|luvanhaltija",
  owner: "omistaja|omistajien|omistus|omistuksen|omistajuus|omistajuuden|maanomistaja",
  representative:
    "edustaja|edustajien|valtuutettu|valtuutetun|valtuutetut|asiamies|asiamiehen|asianajaja|edunvalvoja|prokuristi|prokuristin|laillinen edustaja|oikeudenkäyntiavustaja|avustaja",
  director:
    "johtaja|johtajien|toimitusjohtaja|pääjohtaja|puheenjohtaja|rehtori|presidentti|presidentin|hallitus|hallituksen",
  witness: "todistaja|todistajien",
  guest: "vieras|vieraan|vieraat|vieraiden|vierailija|vierailijoiden|majoittuja|kävijä|kävijöiden",
  passenger: "matkustaja|matkustajien|lentomatkustaja",
  member: "jäsen|jäsenet|jäsenten|jäsenyys|jäsenyyden",
  // Work.
  employee:
    "työntekijä|työntekijöiden|henkilöstö|henkilökunta|henkilökunnan|palkansaaja|toimihenkilö|viranhaltija|työsuhde|työsuhteen|palvelussuhde|palvelussuhteen|työ|työn|työssä|työskentely",
  employer: "työnantaja|työnantajien|suorituksen maksaja|palkanmaksaja",
  department: "osasto|jaosto|yksikkö|yksikön|toimintayksikkö|toimintayksikön|työyksikkö|työyksikön|vastuualue",
  position:
    "tehtävä|tehtävien|työtehtävä|tehtävänimike|tehtävänimikkeen|virkanimike|virkanimikkeen|toimenkuva|toimi|toimen|virka|viran|asema|rooli|roolin",
  profession: "ammatti|ammatin|ammattinimike|ammattinimikkeen|elinkeino|toimiala",
  salary: "palkka|palkan|palkkojen|palkkaus|palkkauksen|ansio|ansioiden|bruttopalkka|nettopalkka",
  bonus:
    "lisä|lisän|lisät|lisien|palkanlisä|bonus|bonuksen|bonukset|tulospalkkio|lomaraha|lomaltapaluuraha|päiväraha|luontoisetu|luontoisedun|luontoisedut|luontoisetujen|luontaisetu|etuus|etuuden|etuudet|avustus|avustuksen",
  overtime: "ylityö|ylityöt|ylityön|ylitunnit|lisätyö",
  leave:
    "loma|lomien|vuosiloma|vapaapäivä|vapaapäivät|virkavapaus|virkavapauden|työvapaa|vanhempainvapaa|perhevapaa|vapaat|arkipyhä|pyhä",
  absence:
    "poissaolo|poissaolojen|poissa|sairaus|sairauden|sairas|sairasloma|sairausloma|työkyvyttömyys|työkyvyttömyyden",
  shift: "vuoro|vuorojen|työvuoro|vuorotyö",
  pension: "eläke|eläkkeen|eläkkeet|eläkkeiden|työeläke|työeläkkeen|kansaneläke|TyEL|YEL",
  socialSecurity: "sosiaaliturva|sosiaalivakuutus|sosiaalivakuutuksen|sotu|sava",
  contribution:
    "maksuosuus|maksuosuuden|rahoitusosuus|rahoitusosuuden|sivukulu|sivukulujen|työnantajamaksu|työntekijämaksu",
  deduction:
    "vähennys|vähennyksen|vähennykset|vähennysten|vähennetty|pidätys|pidätyksen|pidätykset|pidätysten|pidätetty|ennakonpidätys|ennakonpidätyksen|ulosotto|ulosoton",
  supervisor:
    "esimies|esimiehen|esihenkilö|lähiesimies|lähiesihenkilö|päällikkö|päällikön|työnjohtaja|työnjohto|työnjohdon|isännöitsijä",
  qualification:
    "koulutus|koulutuksen|koulutukset|pätevyys|pätevyyden|pätevyydet|ammattipätevyys|ammattipätevyyden|kelpoisuus|kelpoisuuden|osaaminen|osaamisen|perehdytys",
  // Schools.
  school:
    "koulu|koulujen|oppilaitos|oppilaitoksen|yliopisto|korkeakoulu|ammattikorkeakoulu|ammattikoulu|ammattiopisto|peruskoulu|lukio|opisto|päiväkoti|päiväkodin",
  student: "oppilas|oppilaan|oppilaat|oppilaiden|opiskelija|opiskelijoiden|opiskelu|opiskelijat|harjoittelija",
  teacher: "opettaja|opettajien|luokanopettaja|luokanvalvoja|kouluttaja|ohjaaja|lehtori|lehtorin|luennoitsija",
  schoolClass: "luokka|luokan|luokat|luokka-aste|vuosiluokka|vuosiluokan|koululuokka|opetusryhmä",
  course:
    "kurssi|kurssien|opintojakso|opintojakson|oppiaine|oppiaineet|oppimäärä|aine|oppitunti|oppitunnin|oppitunnit|moduuli|moduulin|opinto|opintojen|opetus|opetuksen|luento|luennon|koulutusohjelma",
  term: "lukukausi|lukukauden|lukukaudet|lukuvuosi|lukuvuoden|lukuvuodet|kouluvuosi|kouluvuoden|syyslukukausi|kevätlukukausi|periodi",
  mark: "arvosana|arvosanojen|arvolause|pisteet|pisteitä|pisteiden|pistettä|pistemäärä|pisteluku|arviointi|arvioinnin|opintopiste|opintopisteet|opintopisteiden",
  exam: "tentti|tentin|koe|kokeen|kokeet|kuulustelu|koesuoritus|loppukoe|näyttökoe",
  degree:
    "tutkinto|tutkinnon|tutkinnot|tutkintojen|oppiarvo|tutkintonimike|ylioppilastutkinto|ylioppilastutkinnon|loppututkinto|diplomi|diplomin",
  // Vehicles and machines.
  vehicle:
    "ajoneuvo|ajoneuvojen|auto|autojen|henkilöauto|kuorma-auto|pakettiauto|linja-auto|moottoripyörä|mopo|kulkuneuvo|ajoneuvoyhdistelmä",
  plate:
    "rekisterikilpi|rekisterikilven|rekisterikilvet|rekisteritunnus|rekisteritunnuksen|rek tunnus|rek nro|reknro|ajoneuvon rekisterinumero|auton rekisterinumero",
  chassis: "alusta|alustan|alustanumero|alustanumeron|valmistenumero|valmistenumeron|runko|rungon|runkonumero",
  engine: "moottori|moottorien|moottoreiden",
  fuel: "polttoaine|polttoaineet|polttoneste|bensiinin|käyttövoima",
  power: "teho|tehojen|nettoteho|nimellisteho|moottoriteho",
  make: "merkki|merkin|merkit|tuotemerkki|tuotemerkin|automerkki",
  model: "malli|mallien|mallimerkintä|mallimerkinnän|mallisarja|kaupallinen nimi",
  colour: "väri|värit|värien|värisävy|sävy",
  sittingPlace:
    "istuin|istuimen|istuimet|istuinpaikka|istuinpaikan|istumapaikka|istumapaikan|istumapaikat|istumapaikkojen|paikkaluku|paikkaluvun",
  odometer:
    "mittarilukema|mittarilukeman|matkamittari|kilometri|kilometrien|ajokilometri|ajokilometrien|kilometrilukema|ajomäärä|ajettu matka",
  axle: "akseli|akselien|akseleiden|akselisto|teli",
  tyre: "rengas|renkaan|renkaat|renkaiden|pyörä|pyörien|vanne|vanteen|vanteet",
  trailer: "perävaunu|perävaunujen|puoliperävaunu|peräkärry|traileri|hinattava",
  driver: "kuljettaja|kuljettajien|autonkuljettaja|ajaja",
  machine: "kone|koneet|koneiden|työkone|koneisto|laitteisto",
  device: "laite|laitteen|laitteet|laitteiden|koje|instrumentti|instrumentin",
  equipment:
    "varuste|varusteet|varusteiden|varustus|varustuksen|lisävaruste|lisävarusteet|työkalu|työkalujen|työväline|kalusto|tarvike|tarvikkeen|tarvikkeet|tarvikkeiden|väline|välineet",
  serial: "sarja|sarjanumero|sarjanumeron|sarjanro|valmistenumero|valmistenumeron|laitenumero|laitenumeron",
  // Goods and transport.
  sender: "lähettäjä|lähettäjien|tavaran lähettäjä|rahdinantaja|laivaaja",
  recipient: "vastaanottaja|vastaanottajien|saaja|tavaran saaja",
  carrier:
    "rahdinkuljettaja|kuljetusliike|kuljetusliikkeen|kuljetusyhtiö|kuljetusyritys|kuljetusyrityksen|huolitsija|huolintaliike|huolintaliikkeen|liikenteenharjoittaja|lentoyhtiö|varustamo",
  transport: "kuljetus|kuljetuksen|kuljetukset|kuljetusten|lähetys|lähetyksen|lähetykset|liikenne|liikenteen",
  package:
    "kolli|kollien|paketti|paketin|paketit|pakettien|pakkaus|pakkauksen|pakkaukset|pakkausten|laatikko|laatikon|laatikot|kartonki|kartongit",
  pallet: "lava|lavojen|kuormalava|eurolava|trukkilava|lavapaikka",
  container: "kontti|kontin|kontit|konttien|merikontti|merikontin|säiliö|säiliöiden|astia|jäteastia",
  seal: "sinetti|sinetin|sinetit|sinettien|sinetöinti|plombi",
  weight: "paino|painojen|massa|massat|kokonaispaino|kokonaismassa|omamassa",
  volume: "tilavuus|tilavuuden|kuutiometri|kuutiometriä|kuutio|kuutiot|iskutilavuus|iskutilavuuden",
  length: "pituus|pituuden|kesto|keston",
  width: "leveys|leveyden",
  height: "korkeus|korkeuden|syntymäpituus|henkilön pituus|potilaan pituus|lapsen pituus",
  temperature: "lämpötila|lämpötilojen|säilytyslämpötila|lämpöaste",
  goods: "tavara|tavarat|tavaroiden|lasti|kuorma|kuormat|rahtitavara|kappaletavara",
  item: "tuote|tuotteen|tuotteet|tuotteiden|nimike|nimikkeen|nimikkeet|artikkeli|artikkelin|esine|esineet|hyödyke|hyödykkeen",
  material: "materiaali|materiaalien|aine|aineet|aineiden|raaka-aine|ainesosa",
  origin: "alkuperä|syntyperä|provenienssi",
  destination:
    "määränpää|määränpään|määräpaikka|määräpaikan|määräasema|määrälentoasema|määräsatama|määrämaa|määrämaan|kohdemaa|kohdemaan|matkakohde|matkakohteen",
  port: "satama|satamien|lentoasema|lentokenttä|lentokentän",
  ship: "alus|aluksen|alukset|alusten|laiva|laivojen|vene|veneet|vesikulkuneuvo",
  flight: "lento|lennon|lennot|lentojen|lentovuoro",
  route: "reitti|reitin|reitit|matkareitti|matka|matkojen|matkaohjelma|ajo|ajon|ajot|linja|linjojen|kierros|kierroksen",
  loading: "lastaus|lastauksen|lastaukset|lastattu|kuormaus|kuormauksen|nouto|noudon|noudot|keräys|keräyksen",
  unloading: "purku|purun|purkaus|purkauksen|purkaminen|purettu",
  arrival: "saapuminen|saapumis|saapumisen|saapuu|saapuva|saapunut|tulo|sisäänkirjautuminen|sisäänkirjautumis",
  departure: "lähtö|lähdön|lähtee|lähtevä|lähtenyt|poistuminen|poistumis|poistumisen|uloskirjautuminen|uloskirjautumis",
  customs: "tulli|tullit|tullaus|tullauksen|tulliselvitys|tulliselvityksen",
  declaration: "ilmoitus|ilmoituksen|ilmoitukset|ilmoitusten|selvitys|selvityksen|lausunto|lausunnon|lausuma",
  manufacturer: "valmistaja|valmistajien|tuottaja|tuottajien",
  production: "valmistus|valmistuksen|valmistettu|tuotanto|tuotannon",
  batch: "erä|erän|erät|erien|valmistuserä|tuotantoerä",
  warehouse: "varasto|varastojen|varastointi|varastoinnin|varastopaikka|hyllypaikka",
  // Property and supplies.
  property: "kiinteistö|kiinteistöjen|tila|tilan|tilat|tilojen|maatila|toimitila|liiketila|omaisuus|omaisuuden",
  building: "rakennus|rakennuksen|rakennukset|rakennusten|talo|talojen|omakotitalo|rakennelma",
  floor: "kerros|kerroksen|kerrokset|kerrosten|kerrosluku|krs",
  flat: "asunto|asunnon|asunnot|asuntojen|huoneisto|huoneistojen|osakehuoneisto",
  room: "huone|huoneet|huoneiden|huoneluku|makuuhuone",
  area: "pinta-ala|pinta-alan|pintaala|asuinpinta-ala|kerrosala|huoneistoala|neliö|neliöt|neliömetri|neliömetriä|hehtaari|hehtaaria|asuinala",
  land: "tontti|tontin|tontit|tonttien|maa-alue|maapohja|palsta|lohko|peltolohko",
  tenant:
    "vuokralainen|vuokralaisen|vuokralaiset|vuokralaisten|vuokraaja|vuokralle ottaja|asukas|asukkaan|asukkaat|asukkaiden",
  landlord: "vuokranantaja|vuokranantajien|vuokralleantaja|vuokralle antaja",
  rent: "vuokra|vuokrien|vuokraus|vuokrauksen|vuokrasuhde|vuokrasuhteen|leasing",
  deposit: "vakuus|vakuuden|vakuudet|vuokravakuus|vuokravakuuden|takuuvuokra|pantti|pantin",
  meter: "mittari|mittarien|mittareiden|laskuri|laskurin",
  reading: "lukema|lukemien|mittarilukema|mittarilukeman|mittarinlukema|mittarin lukema|luenta|luennan",
  consumption: "kulutus|kulutuksen|kulutukset|käyttö|käytön|kulutettu",
  tariff: "tariffi|tariffien|hinnasto|taksa|hinnoittelu|sähkötuote|sähkötuotteen",
  electricity: "sähkö|sähköenergia|sähkönsiirto|sähkönsiirron|sähköverkko|sähköverkon|energia",
  gas: "kaasu|maakaasu|nestekaasu|biokaasu",
  water: "vesi|veden|vettä|talousvesi|talousveden|käyttövesi|käyttöveden|jätevesi|jäteveden|vesijohto|vesijohdon",
  heating: "lämmitys|lämmityksen|lämpö|lämmön|kaukolämpö|kaukolämmön",
  supply: "jakelu|sähkönjakelu|vedenjakelu|syöttö|syötön",
  connection: "liittymä|liittymien|liitäntä|liitännän|kytkentä|kytkennän|asennus|asennuksen",
  // Insurance and money.
  insurance: "vakuutus|vakuutuksen|vakuutukset|vakuutusten",
  policy: "vakuutuskirja|vakuutussopimus|vakuutussopimuksen|vakuutustodistus|vakuutustodistuksen",
  policyholder: "vakuutuksenottaja|vakuutuksenottajien|vakuutuksen ottaja|vakuutuksen ottajan",
  insured: "vakuutettu|vakuutetun|vakuutetut|vakuutettujen|vakuutettava",
  insurer:
    "vakuutusyhtiö|vakuutuksenantaja|vakuutuslaitos|vakuutuslaitoksen|vakuuttaja|eläkeyhtiö|eläkevakuutusyhtiö|eläkelaitos|eläkelaitoksen",
  beneficiary: "edunsaaja|edunsaajien|maksunsaaja|maksun saaja|etuudensaaja|saaja",
  premium: "vakuutusmaksu|vakuutusmaksujen",
  cover: "vakuutusturva|turva|turvataso|kattavuus|kattavuuden",
  sumInsured: "vakuutusmäärä|vakuutussumma|vakuutusmäärän",
  excess: "omavastuu|omavastuuosuus|omavastuuosuuden",
  claim:
    "korvaus|korvauksen|korvaukset|korvausten|korvaushakemus|korvaushakemuksen|korvausvaatimus|korvausvaatimuksen|vaatimus|vaatimuksen|vahinkoilmoitus|vahinkoilmoituksen|saatava|saatavien",
  damage: "vahinko|vahingon|vahingot|vahinkojen|vaurio|vaurioiden|menetys|menetyksen",
  accident: "tapaturma|työtapaturma|onnettomuus|onnettomuuden|kolari|liikennevahinko|liikennevahingon|vahinkotapahtuma",
  interest: "korko|koron|korot|korkojen",
  loan: "laina|lainojen|asuntolaina|luotto|luoton|luotot|luottojen",
  debt: "velka|velan|velat|velkojen|rästi|maksurästi|erääntynyt saatava",
  creditor: "velkoja|velkojan|velkojat|luotonantaja|lainanantaja",
  debtor: "velallinen|velallisen|velalliset|velallisten|lainanottaja|lainansaaja|luotonsaaja",
  instalment: "maksuerä|maksuerien|kuukausierä|lyhennys|lyhennyksen|lyhennykset|lyhennysten|osamaksu|takaisinmaksu",
  fee: "palkkio|palkkioiden|maksu|maksujen|vastike|vastikkeen|hoitovastike|hoitovastikkeen|yhtiövastike|veloitus|veloituksen",
  fine: "sakko|sakon|sakot|virhemaksu|pysäköintivirhemaksu|rikesakko|rikesakon|uhkasakko|sopimussakko|seuraamusmaksu",
  income: "tulo|tulojen|ansiotulo|ansiotulojen|pääomatulo|pääomatulojen|tuotto|tuoton|tuotot|liikevaihto|liikevaihdon",
  profit: "voitto|voiton|voitot|liikevoitto|liikevoiton|luovutusvoitto|luovutusvoiton|ylijäämä|myyntikate|kate|katteen",
  price: "hinta|hinnan|hinnat|hintojen|kauppahinta|kauppahinnan|myyntihinta",
  cost: "kulu|kulujen|kustannus|kustannuksen|kustannukset|kustannusten|menot|menojen",
  share: "osuus|osuuden|osuudet|osuuksien|osake|osakkeen|osakkeet|osakkeiden",
  capital: "pääoma|pääomien",
  currency: "valuutta|valuutan|valuuttalaji|rahayksikkö|rahayksikön",
  branch:
    "toimipiste|toimipisteet|toimipaikka|toimipaikan|sivuliike|sivuliikkeen|konttori|konttorin|toimisto|haarakonttori",
  card: "kortti|kortin|kortit|korttien|maksukortti|maksukortin|luottokortti|luottokortin|pankkikortti|pankkikortin",
  cash: "käteinen|käteisen|käteis|käteistä|kassa|käteisvarat",
  limit: "raja|rajojen|limiitti|limiitin|luottoraja|yläraja|alaraja|raja-arvo",
  mandate:
    "valtuutus|valtuutuksen|valtakirja|valtuus|valtuuden|valtuudet|toimeksianto|toimeksiannon|suoraveloitusvaltuutus",
  transaction: "tapahtuma|tapahtumien|maksutapahtuma|tilitapahtuma|tilisiirto|tilisiirron|siirto|siirron",
  subscription:
    "liittymä|liittymien|liittymäsopimus|liittymäsopimuksen|kestotilaus|kestotilauksen|lehtitilaus|vuositilaus",
  booking: "varaus|varauksen|varaukset|varausten|ajanvaraus|ajanvarauksen|ennakkovaraus|paikkavaraus",
  // Health.
  patient: "potilas|potilaan|potilaat|potilaiden|hoidettava",
  doctor: "lääkäri|lääkärien|lääkäreiden|hammaslääkäri|omalääkäri|hoitava lääkäri|tutkiva lääkäri|lähettävä lääkäri",
  hospital:
    "sairaala|sairaaloiden|terveyskeskus|terveyskeskuksen|terveysasema|lääkäriasema|klinikka|klinikan|poliklinikka|poliklinikan|hoitopaikka|hoitopaikan|hoitolaitos",
  diagnosis: "diagnoosi|diagnoosien|taudinmääritys|taudinmäärityksen|tautiluokitus|dg",
  treatment:
    "hoito|hoidon|hoidot|hoitojen|hoitojakso|toimenpide|toimenpiteen|toimenpiteet|terapia|kuntoutus|kuntoutuksen",
  medicine:
    "lääke|lääkkeen|lääkkeet|lääkkeiden|lääkitys|lääkityksen|lääkevalmiste|lääkevalmisteen|lääkeaine|lääkeaineen",
  dose: "annos|annoksen|annokset|annostus|annostuksen|annosohje|annostusohje",
  blood: "veri|veren|verta",
  allergy: "allergia|allergiat|lääkeaineallergia|yliherkkyys|yliherkkyyden|yliherkkyydet",
  vaccination: "rokotus|rokotuksen|rokotukset|rokotusten|rokote|rokotteen|rokotteet|rokotettu",
  prescription: "resepti|reseptien|lääkemääräys|lääkemääräyksen|lääkemääräykset",
  ward: "vuodeosasto|hoito-osasto|osasto",
  animal:
    "eläin|eläimen|eläimet|eläinten|eläimien|lemmikki|lemmikin|lemmikkieläin|kotieläin|koira|kissa|hevonen|hevosen|nauta|naudan",
  species: "laji|lajit|eläinlaji|lajike|rotu|rodun",
  // Authorities and courts.
  authority:
    "viranomainen|viranomaisen|viranomaiset|viranomaisten|virasto|hallinto|hallinnon|myöntäjä|verotoimisto|maistraatti|maistraatin",
  municipality: "kunta|kunnan|kunnat|kuntien|kuntayhtymä",
  district: "kaupunginosa|kunnanosa|piiri|äänestysalue",
  region: "maakunta|maakunnan|maakunnat|lääni|alue|alueet|alueiden|hyvinvointialue|seutu|seudun|osavaltio|provinssi",
  country: "maa|maan|maat|maiden|valtio|valtioiden",
  passport: "passi|passien|matkustusasiakirja",
  identity:
    "henkilöllisyys|henkilöllisyyden|henkilöllisyystodistus|henkilöllisyystodistuksen|henkilökortti|henkilökortin|henkilötunnus|henkilötunnuksen|hetu|tunnistus|tunnistautuminen",
  personal: "henkilö|henkilöt|henkilöiden|henkilökohtainen|henkilökohtaisen|hlö|henk",
  certificate:
    "todistus|todistuksen|todistukset|todistusten|sertifikaatti|sertifikaatin|ote|otteen|otteet|virkatodistus|virkatodistuksen",
  permit: "lupa|luvan|luvat|lupien|toimilupa|toimiluvan|ajokortti|ajokortin|ajo-oikeus|ajo-oikeuden|lisenssi|lisenssin",
  application: "hakemus|hakemuksen|hakemukset|hakemusten|anomus|anomuksen|pyyntö|pyynnön|haku|haun",
  decision: "päätös|päätöksen|päätökset|päätösten|ratkaisu|tuomio|määräys|määräyksen",
  approval:
    "hyväksyntä|hyväksynnän|hyväksytty|hyväksyjä|hyväksynyt|hyväksyminen|hyväksymis|hyväksymisen|suostumus|suostumuksen|vahvistettu",
  inspection:
    "tarkastus|tarkastuksen|tarkastukset|tarkastusten|tarkastettu|tarkistus|tarkistuksen|katsastus|katsastuksen|katsastukset|katselmus|katselmuksen|tutkimus|tutkimuksen|tutkimukset",
  inspector: "tarkastaja|tarkastajien|tarkastanut|katsastaja|tilintarkastaja|katsastusmies|tutkija",
  court:
    "tuomioistuin|tuomioistuimen|käräjäoikeus|käräjäoikeuden|hovioikeus|hovioikeuden|hallinto-oikeus|hallinto-oikeuden|oikeus|oikeuden",
  case: "asia|asian|asiat|asioiden|asianumero|asianumeron|asiatunnus|diaari|diaarinumero|diaarinumeron|dnro|tapaus|tapauksen|juttu",
  police: "poliisi|poliisilaitos|poliisilaitoksen|poliisiasema",
  signature:
    "allekirjoitus|allekirjoituksen|allekirjoitukset|allekirjoitusten|allekirjoittaja|allekirjoittajan|allekirjoitettu|allekirjoittanut|nimikirjoitus|allek",
  stamp: "leima|leimat|virkaleima",
  validity:
    "voimassaolo|voimassa|voimaantulo|kelpoisuusaika|päättyy|umpeutuu|umpeutuminen|umpeutumis|vanhenee|viimeinen käyttöpäivä",
  // Places and ways to reach somebody.
  street: "katu|kadun|katuosoite|katuosoitteen|lähiosoite|lähiosoitteen|kadunnimi",
  city: "kaupunki|kaupungin|kaupungit|paikkakunta|paikkakunnan|postitoimipaikka|postitoimipaikan|taajama|kylä|kylän",
  postcode: "postinumero|postinumeron|postinro|postinumero ja postitoimipaikka",
  place: "paikka|paikan|paikat|paikkojen|sijainti|sijainnin|sijaintipaikka|työmaa|työmaan|kohde|kohteen|kohteet",
  phone: "puhelin|puhelimen|puhelimet|puh|lankapuhelin|puhelinyhteys",
  mobile: "matkapuhelin|matkapuhelimen|matkapuh|kännykkä|kännykän|gsm",
  email: "sähköposti|s-posti|sposti",
  contact: "yhteyshenkilö|yhteyshenkilöt|yhteystieto|yhteystiedot|yhteystietojen|yhteydenotto|yhteydenoton|yhteys",
  // Time.
  time: "aika|ajan|ajat|kellonaika|kellonajan|kello|klo|ajankohta|ajankohdan",
  hour: "tunti|tunnin|tunnit|tuntia|tuntien|tuntimäärä",
  minute: "minuutti|minuutin|minuutit|minuuttia|minuuttien",
  day: "päivä|päivät|päivien|päivää|vuorokausi|vuorokauden|vuorokaudet|vrk|pvä",
  week: "viikko|viikon|viikot|viikkojen|vko",
  month: "kuukausi|kuukauden|kuukaudet|kuukausien|kuukautta|kk",
  year: "vuosi|vuoden|vuodet|vuosien|vuotta|vuonna",
  night: "yö|yön|yöt|öiden|yötä|yötyö|yöpyminen|yöpymis|yöpymiset|yöpymisten",
  next: "seuraava|seuraavat|seuraavien|tuleva|tulevat|ensi",
  previous:
    "edellinen|edellisen|edelliset|edellisten|aiempi|aiemman|aiemmat|aikaisempi|aikaisemman|entinen|entisen|entiset|vanha|viime",
  current: "nykyinen|nykyisen|nykyiset|kuluva|tämänhetkinen|tämänhetkisen|voimassa oleva",
  planned: "suunniteltu|suunnitellun|suunnitelma|suunnitelman|arvioitu|arvioidun|arvio|odotettu|ennakoitu|alustava",
  actual:
    "toteutunut|toteutuneen|toteutuneet|toteuma|toteutuma|todellinen|todellisen|todelliset|tosiasiallinen|tosiasiallisen",
  // Broadcasting, advertising, events.
  station: "kanava|kanavat|kanavien|asema|asemien|radioasema|radiokanava|tv-kanava|televisiokanava",
  programme: "ohjelma|ohjelmat|ohjelmien|lähetys|lähetyksen|esitys|esityksen",
  spot: "mainos|mainoksen|mainokset|mainosten|mainosspotti|spotti|spotin|spotit|mainosfilmi",
  market: "markkina|markkinat|markkinoiden|markkina-alue",
  audience: "kohderyhmä|kohderyhmät|yleisö|katsojat|katsojien|katsojamäärä|kuuntelijat|kuuntelijoiden",
  media: "media|mediat|medioiden|mediaväline|viestin|viestimet",
  page: "sivu|sivut|sivujen|sivumäärä",
  format: "muoto|muodon|formaatti|formaatin|tiedostomuoto|tiedostomuodon|asettelu|taitto",
  size: "koko|koon|koot|mitat|mittojen|mitta|ulkomitat|ulottuvuus",
  placement: "sijoittelu|sijoitus|sijoituksen|mainospaikka|mainospaikan|ilmoituspaikka|ilmoituspaikan",
  circulation: "levikki|levikin|painosmäärä|painos|painoksen",
  impression: "näyttökerta|näyttökerran|näyttökerrat|näyttökertojen|näytöt|näyttöjen|impressio|katselukerrat",
  click: "klikkaus|klikkauksen|klikkaukset|klikkausten|klikki|klikit|napsautus|napsautukset",
  event: "tapahtuma|tapahtumien|tilaisuus|tilaisuuden|tilaisuudet|kokous|kokouksen|juhla",
  organiser: "järjestäjä|järjestäjien|tapahtumanjärjestäjä|matkanjärjestäjä",
  participant: "osallistuja|osallistujien|osanottaja|osanottajien|ilmoittautuja|ilmoittautujan|kilpailija|kilpailijan",
  ticket: "lippu|lipun|liput|lippujen|matkalippu|matkalipun|pääsylippu|pääsylipun",
  team: "joukkue|joukkueet|joukkueiden|seura|seurat|urheiluseura|tiimi|yhdistys|yhdistyksen|yhdistykset|kerho",
  // What is measured and found.
  test: "testi|testien|testaus|testauksen|testattu|koe|kokeen|kokeet|koestus|koestuksen",
  sample: "näyte|näytteen|näytteet|näytteiden|näytteenotto|näytteenoton|koekappale",
  result: "tulos|tuloksen|tulokset|tulosten|löydös|löydöksen|löydökset",
  measurement: "mittaus|mittauksen|mittaukset|mittausten|mitattu|mitatun",
  pressure: "paine|paineet|käyttöpaine",
  voltage: "jännite|jännitteen|jännitteet|nimellisjännite|nimellisjännitteen",
  speed: "nopeus|nopeuden|nopeudet|huippunopeus",
  capacity: "kapasiteetti|kapasiteetin|kantavuus|kantavuuden|vetoisuus|vetoisuuden",
  quality: "laatu|laadun",
  defect: "vika|vian|viat|vikojen|puute|puutteen|puutteet|puutteiden|virhe|virheet|virheiden",
  repair:
    "korjaus|korjauksen|korjaukset|korjausten|korjattu|huolto|huollon|huollot|huoltojen|kunnossapito|kunnossapidon|ylläpito",
  calibration: "kalibrointi|kalibroinnin|kalibroinnit|kalibroitu|vakaus|vakauksen",
  standard: "standardi|standardien|normi|normien",
  method: "menetelmä|menetelmät|menettely|tapa|tavan|tavat|prosessi|prosessin",
  average: "keskiarvo|keskimääräinen|keskimääräisen|keskimäärin|keski",
  minimum: "minimi|vähintään|vähimmäis|vähimmäismäärä|pienin|pienimmän|alin|alimman",
  maximum: "maksimi|maks|enintään|enimmäis|enimmäismäärä|suurin|suurimman|suurin sallittu|ylin|korkein",
  difference: "erotus|erotuksen|poikkeama|poikkeamien",
  quantity: "määrä|määrät|lukumäärä|lkm|kappale|kappaleet|kappaletta|kappalemäärä|kpl",
  // What describes any of these.
  kind: "laji|lajit|tyyppi|tyypin|tyypit|luokka|luokan|luokat|luokitus|luokituksen|ryhmä|ryhmät|kategoria",
  description:
    "kuvaus|kuvauksen|kuvaukset|selite|selitteen|selitys|selityksen|selostus|seloste|nimitys|nimityksen|erittely|tieto|tiedot|tietojen",
  reason: "syy|syyn|syyt|peruste|perusteet|perusteen|perustelu|perustelut",
  purpose: "tarkoitus|tarkoituksen|käyttötarkoitus|käyttötarkoituksen|tavoite|tavoitteen|tavoitteet",
  remark:
    "huomautus|huomautuksen|huomautukset|huomautuksia|huom|huomio|huomiot|huomioita|huomioitavaa|lisätieto|lisätiedot|lisätietoja|lisätietojen|merkintä|merkinnät|merkintöjä|muistiinpano|muistiinpanot|kommentti|kommentit|havainto|havainnot",
  subject: "aihe|aiheen|asia|asian|koskee|teema",
  title: "otsikko|otsikon|titteli|tittelin|nimike|nimikkeen|nimeke",
  status: "tila|tilan|tilanne|tilanteen|status|vaihe|vaiheen",
  priority: "prioriteetti|prioriteetin|kiireellisyys|kiireellisyyden|kiireellisyysluokka|tärkeys|tärkeyden",
  version: "versio|versiot|revisio|rev",
  language: "kieli|kielen|kielet|kielten|äidinkieli|äidinkielen|asiointikieli|asiointikielen|kielitaito|kielitaidon",
  condition: "ehto|ehdon|ehdot|ehtojen|edellytys|edellytykset|kunto|kunnon|olosuhde|olosuhteet",
  responsible: "vastuu|vastuun|vastuuhenkilö|vastuuhenkilöt|vastaava|vastuullinen|vastuullisen",
  main: "pää|pääasiallinen|pääasiallisen|ensisijainen|ensisijaisen|varsinainen|varsinaisen|päätoiminen",
  other: "muu|muun|muut|muiden|muita|lisäksi|lisä|ylimääräinen|ylimääräisen",
}
