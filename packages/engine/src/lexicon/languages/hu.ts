import { hungarianFormWords } from "../form-words/hu.ts"
import type { Language } from "../language.ts"

/** Hungarian. */
export const hungarian: Language = {
  code: "hu",
  labels: {
    invoiceNumber:
      "Számlaszám|Számla száma|Számla sorszáma|Számla sorszám|Számla szám|Számla azonosító|Számla azonosítója|Díjbekérő száma|Díjbekérő sorszáma|Számla azonosítószáma",
    documentNumber:
      "Bizonylatszám|Bizonylat száma|Bizonylat sorszáma|Bizonylatsorszám|Dokumentum száma|Dokumentumszám|Okmányszám|Iktatószám",
    receiptNumber:
      "Nyugtaszám|Nyugta száma|Nyugta sorszáma|Blokkszám|Blokk száma|Nyugtasorszám|Nyugta azonosító|Nyugta azonosítója",
    relatedInvoiceNumber:
      "Eredeti számla|Eredeti számla száma|Eredeti számlaszám|Eredeti számla sorszáma|Helyesbített számla|Helyesbített számla száma|Sztornózott számla|Sztornózott számla száma|Hivatkozott számla|Módosított számla sorszáma|Hivatkozott számla száma|Módosított számla|Módosított számla száma",
    creditNoteNumber: "Jóváírás száma|Helyesbítő számla száma|Sztornó számla száma|Jóváíró számla száma",
    orderNumber:
      "Rendelésszám|Rendelés száma|Rendelési szám|Megrendelésszám|Megrendelés száma|Megrendelési szám|Rendelés azonosító|Rendelésazonosító|Megrendelés azonosító|Rendelés azonosítója|Vevői rendelésszám|Vevői rendelés száma|Az Ön rendelésszáma|Rendelésük száma",
    confirmationNumber:
      "Visszaigazolás száma|Visszaigazolási szám|Visszaigazolásszám|Rendelés-visszaigazolás száma|Visszaigazolás sorszáma|Visszaigazolás azonosító|Visszaigazolás azonosítója",
    contractNumber: "Szerződésszám|Szerződés száma|Szerződés azonosító|Szerződésazonosító|Szerződés azonosítója",
    policyNumber:
      "Kötvényszám|Kötvény száma|Biztosítási kötvény száma|Biztosítás száma|Biztosítási kötvényszám|Kötvény sorszáma|Biztosítási szerződés száma",
    bookingNumber:
      "Foglalási szám|Foglalás száma|Foglalási kód|Foglalási azonosító|Foglalásszám|Foglalás azonosító|Foglalás azonosítója|Foglalás kódja",
    customerNumber:
      "Ügyfélszám|Ügyfélazonosító|Ügyfél azonosító|Ügyfélkód|Vevőkód|Vevőszám|Vevő kódja|Vevő azonosító|Vevőazonosító|Vevő száma|Partnerkód|Partnerszám|Felhasználó azonosító száma|Felhasználó azonosító|Felhasználói azonosító|Fogyasztó azonosító|Fizető azonosító|Ügyfél száma|Ügyfél azonosítója|Előfizetői szám|Előfizetői azonosító|Vevő partnerkód|Szerződéses folyószámla|Szerződéses folyószámla száma|Tagsági szám",
    supplierNumber:
      "Szállítókód|Szállító kódja|Szállítói azonosító|Beszállítókód|Beszállító száma|Beszállítói kód|Szállítószám|Szállító száma|Szállítói szám",
    statementNumber:
      "Kivonat száma|Kivonatszám|Kivonat sorszáma|Számlakivonat száma|Bankkivonat száma|Bankszámlakivonat száma|Bankszámlakivonat sorszáma|Bankkivonat sorszáma",
    paymentNumber:
      "Utalás azonosító|Tranzakcióazonosító|Tranzakció azonosító|Fizetési azonosító|Befizetőazonosító|Befizető azonosító|Befizetési azonosító|Átutalás azonosítója|Utalási azonosító|Fizetési hivatkozás",
    accountNumber:
      "Bankszámlaszám|Bankszámla száma|Bankszámla|Pénzforgalmi jelzőszám|Pénzforgalmi számlaszám|Folyószámlaszám|Kedvezményezett számlaszáma|Bankszla|Bankszámlaszáma",
    deliveryNoteNumber:
      "Szállítólevél száma|Szállítólevélszám|Szállítólevél sorszáma|Szállítólevél|Szállítólevél szám|Szállítási szám",
    shipmentNumber:
      "Fuvarlevél száma|Fuvarlevélszám|Küldemény azonosító|Küldeményazonosító|Csomagszám|Csomagazonosító|Nyomkövetési szám|Küldemény száma|CMR szám|CMR fuvarlevél száma|Fuvarlevél sorszáma",
    referenceNumber:
      "Hivatkozási szám|Hivatkozás|Hivatkozásszám|Referenciaszám|Referencia|Referencia szám|Ügyiratszám|Hivatkozásuk|Hivatkozásunk|Az Önök hivatkozása|Vevői hivatkozás|Ügyszám|Közlemény|Vevői hivatkozás|Vevő hivatkozása",
    projectName: "Projekt megnevezése|Projekt neve|Munka megnevezése|Létesítmény|Beruházás megnevezése",
    projectNumber: "Projektszám|Projekt száma|Projektkód|Projekt kódja|Munkaszám|Munkalap száma|Munkalapszám",
    quoteNumber: "Ajánlatszám|Ajánlat száma|Árajánlat száma|Árajánlatszám|Ajánlat sorszáma|Ajánlatunk száma",
    estimateNumber: "Költségvetés száma",
    itemNumber: "Cikkszám|Termékkód|Gyári szám|Gyáriszám|Sorozatszám|Gyártási szám",
    taxId: null,
    taxNumber:
      "Adószám|Adószáma|Belföldi adószám|Adóazonosító|Adóazonosító jel|Adóazonosító száma|Csoportos adószám|Csoportazonosító szám|Adóig. szám|Adószámunk",
    registerNumber:
      "Cégjegyzékszám|Cégjegyzék száma|Cégj. sz.|Nyilvántartási szám|Egyéni vállalkozó nyilvántartási száma|Cégjegyzékszáma|Cg.|Cg. szám",
    pageNumber: "Oldal|Oldalszám",
    invoiceDate:
      "Számla kelte|Számla dátuma|Kiállítás dátuma|Kiállítás kelte|Számla kiállításának dátuma|Számla kiállítás dátuma|Számlakelte|Számla keltezése|Kiállítás napja|Kiállítás időpontja|Bizonylat kelte|Kibocsátás dátuma|Kibocsátás kelte|Kiállítva|Nyugta kelte|Számla kiállításának kelte|Keltezés|Szla. kelte|Számla kibocsátás dátuma|Bizonylat dátuma|Levél kelte|Levél dátuma",
    dueDate:
      "Fizetési határidő|Fizetés határideje|Befizetési határidő|Esedékesség|Fizetési határnap|Esedékesség dátuma|Fizetés esedékessége|Fizetendő eddig|Lejárat|Fizetési határideje|Esedékes|Esedékesség napja|Új fizetési határidő|Fizetési hat. idő|Fizetési hat.idő|Befizetés határideje|Számla esedékessége",
    orderDate:
      "Rendelés dátuma|Megrendelés dátuma|Rendelés kelte|Megrendelés kelte|Rendelés napja|Megrendelés napja|Rendelés időpontja",
    contractDate:
      "Szerződés kelte|Szerződés dátuma|Szerződéskötés dátuma|Szerződéskötés időpontja|Aláírás dátuma|Szerződés keltezése|Szerződés napja|Szerződéskötés napja",
    deliveryDate:
      "Teljesítés|Teljesítés dátuma|Teljesítés kelte|Teljesítés időpontja|Teljesítés napja|Szállítás dátuma|Szállítási dátum|Szállítási határidő|Kiszállítás dátuma|Kért szállítási dátum|Kért szállítási határidő|Szállítás időpontja|Szállítás napja|Szállítás kelte|Teljesítési időpont|Teljesítési dátum|Feladás dátuma|Várható szállítás|Várható szállítási dátum|Várható kiszállítás|Teljesítési határidő|Elvégzés dátuma|Termékértékesítés vagy szolgáltatásnyújtás időpontja|Értékesítés vagy szolgáltatásnyújtás időpontja",
    receivedDate:
      "Átvétel dátuma|Átvétel kelte|Átvétel időpontja|Beérkezés dátuma|Átvétel napja|Átvéve|Érkezés dátuma|Beérkezett|Érkeztetve|Érkeztetés dátuma",
    paymentDate:
      "Fizetés dátuma|Befizetés dátuma|Kifizetés dátuma|Fizetés napja|Kifizetés napja|Utalás dátuma|Átutalás dátuma|Fizetés kelte|Fizetve",
    printDate: "Nyomtatás dátuma|Nyomtatva|Nyomtatás ideje|Nyomtatás időpontja|Nyomtatás napja|Nyomtatás kelte",
    expiryDate:
      "Érvényes|Érvényesség|Érvényes eddig|Ajánlat érvényessége|Az ajánlat érvényes|Ajánlat érvényes|Érvényességi idő|Érvényesség vége|Ajánlati kötöttség|Lejárati dátum|Lejárat dátuma|Az ajánlat érvényessége|Érvényesség dátuma|Minőségét megőrzi|Minőségét megőrzi eddig|Minőségmegőrzési idő|Kockázatviselés vége",
    periodFrom:
      "Időszak kezdete|Időszak eleje|Elszámolási időszak kezdete|Kezdő dátum|Kezdés dátuma|Kezdete|Kezdő időpont|Érkezés|Bejelentkezés|Érkezés napja|Bérlet kezdete|Biztosítás kezdete|Leolvasási időszak kezdete|Hatálybalépés|Kockázatviselés kezdete|Hatályba lépés dátuma",
    periodTo:
      "Időszak vége|Elszámolási időszak vége|Záró dátum|Befejezés dátuma|Vége|Záró időpont|Távozás|Elutazás|Kijelentkezés|Távozás napja|Bérlet vége|Biztosítás vége|Leolvasási időszak vége",
    linesTotal: "Részösszeg|Tételek összesen|Termékek összesen|Tételek összege|Részösszesen|Tételek értéke",
    netTotal:
      "Nettó összesen|Összesen nettó|Nettó összeg|Nettó végösszeg|Nettó érték|Nettó érték összesen|Nettó értéke|Adóalap|Adó alapja|ÁFA alap|ÁFA alapja|Áfaalap|Nettó ár összesen|Összesen áfa nélkül|Nettó mindösszesen|Számla nettó összege|Számla nettó értéke|Adóalap összesen|Áfa nélküli összeg|Nettó ellenérték|Összes nettó",
    taxTotal:
      "ÁFA|ÁFA összesen|ÁFA összeg|ÁFA összege|ÁFA értéke|ÁFA érték|Összesen ÁFA|Általános forgalmi adó|Forgalmi adó|Áthárított adó|Áthárított áfa|Adó összege|Adó összesen|Számla áfa összege|ÁFA tartalom|Áfa mindösszesen|Összes áfa|Felszámított áfa|Fizetendő áfa",
    grossTotal:
      "Bruttó összesen|Összesen bruttó|Bruttó összeg|Bruttó végösszeg|Bruttó érték|Bruttó érték összesen|Végösszeg|Mindösszesen|Számla végösszege|Számla végösszeg|Számla összesen|Számla bruttó összege|Számla összege|Számla értéke|Számla bruttó értéke|Összesen áfával|Teljes összeg|Bruttó mindösszesen|Megrendelés összesen|Rendelés összesen|Rendelés végösszege|Rendelés értéke|Ajánlat végösszege|Ajánlati ár összesen|Bruttó ár összesen|Összes bruttó|Számlaérték|Összérték|Végösszeg bruttó|Ajánlati ár|Ajánlati összeg|Ajánlat összesen",
    amountDue:
      "Fizetendő|Fizetendő összeg|Fizetendő összesen|Összesen fizetendő|Fizetendő végösszeg|Fizetendő bruttó végösszeg|Fizetendő bruttó összeg|Befizetendő összeg|Fizetendő bruttó|Fizetendő mindösszesen|Esedékes összeg|Fennmaradó összeg|Fennálló tartozás|Fizetendő egyenleg|Hátralék|Hátralék összege|Átutalandó összeg|Fizetendő számlaösszeg|Összes tartozás|Utalandó összeg|Fizetendő érték",
    amountPaid:
      "Befizetve|Befizetett összeg|Kifizetve|Kifizetett összeg|Előleg|Fizetett előleg|Előleg összege|Fizetett összeg|Előlegszámla|Beszámított előleg|Eddig fizetett|Már fizetett összeg|Kiegyenlített összeg|Kapott összeg|Foglaló|Levont előleg|Előleg levonás|Előleg levonása|Beszámított előlegek|Felhasznált jóváírás|Felhasznált túlfizetés",
    cashTendered: "Készpénz|Átvett készpénz|Kapott készpénz|Kp.|Készpénz Ft|Készpénzes fizetés",
    changeGiven: "Visszajáró|Visszajáró összeg|Visszajáró készpénz|Visszaadott",
    rounding: "Kerekítés|Kerekítés összege|Kerekítési különbözet|Kerekítési eltérés|Kerekítési összeg|Kerekítési érték",
    touristTax: "Idegenforgalmi adó|IFA|Üdülőhelyi díj|Helyi idegenforgalmi adó|Idegenforgalmi adó (IFA)",
    reminderFee:
      "Felszólítási díj|Fizetési felszólítás díja|Behajtási költségátalány|Behajtási költség|Felszólítás díja|Felszólítási költség|Felszólítás költsége|Fizetési felszólítás költsége",
    lateInterest: "Késedelmi kamat|Késedelmi kamat összesen|Késedelmi kamat összege|Késedelmi kamatok|Késedelmi pótlék",
    discountTotal:
      "Kedvezmény|Engedmény|Árengedmény|Kedvezmény összesen|Kedvezmény összege|Kedvezmények|Engedmény összege|Engedmény összesen",
    shippingTotal:
      "Szállítási költség|Szállítási díj|Szállítás díja|Fuvardíj|Postaköltség|Kiszállítási díj|Szállítás költsége|Kiszállítás díja|Csomagolási költség|Postaköltség összesen|Fuvarköltség|Szállítási költségek",
    withholding:
      "Levont adó|Személyi jövedelemadó|SZJA|SZJA előleg|Adóelőleg|Levonások összesen|Levont adóelőleg|Levont SZJA|Levont adó összege",
    commission:
      "Jutalék|Közvetítői jutalék|Jutalék összege|Ügynökségi jutalék|Ügynökségi jutalék összege|Ügynöki jutalék",
    netAfterCommission: "Nettó-nettó|Net-net|Net-net ár",
    totalPaid:
      "Összes befizetés|Befizetések összesen|Kifizetés összesen|Utalás összege|Átutalás összege|Átutalt összeg|Utalt összeg",
    openingBalance:
      "Nyitó egyenleg|Nyitóegyenleg|Előző egyenleg|Induló egyenleg|Korábbi egyenleg|Korábbi tartozás|Előző tartozás",
    closingBalance: "Záró egyenleg|Záróegyenleg|Új egyenleg",
    balance: "Egyenleg|Folyószámla egyenleg|Aktuális egyenleg",
    taxRate: "ÁFA kulcs|ÁFA-kulcs|Áfakulcs|ÁFA %|ÁFA mértéke|Adókulcs|Adómérték|ÁFA mérték",
    discountRate: "Kedvezmény %|Engedmény %|Kedvezmény mértéke|Engedmény mértéke",
    quantity: "Mennyiség|Darabszám|Darab|Óraszám|Órák száma|Összes mennyiség",
    packages:
      "Csomagok száma|Kollik száma|Raklapok száma|Raklapszám|Kolliszám|Darabszám összesen|Kolli|Kolli db|Kollik darabszáma",
    guests: "Vendégek száma|Fők száma|Létszám|Személyek száma|Vendégszám|Vendégek|Vendégek létszáma",
    weight: "Súly|Tömeg|Össztömeg|Összsúly|Teljes súly|Súlya|Tömege|Összes súly",
    nights: "Éjszakák száma|Éjszakák|Vendégéjszakák|Éjszaka|Éjszakaszám|Éjek száma|Vendégéjszakák száma",
    mileage:
      "Kilométeróra állása|Km óra állása|Kilométeróra-állás|Km-óra állás|Futott km|Km állás|Kilométer állás|Futásteljesítmény",
    unitPrice: "Egységár|Nettó egységár|Bruttó egységár|Óradíj",
    lineTotal: "Tétel összesen|Tétel értéke|Sorösszeg|Tétel összege",
    seller:
      "Eladó|Szállító|Kibocsátó|Kiállító|Számlakibocsátó|Szolgáltató|Eladó neve|Szállító neve|Számla kibocsátója|Számla kiállítója|Szolgáltató neve|Kibocsátó neve|Beszállító|Kivitelező|Vállalkozó|Bérbeadó|Forgalmazó|Értékesítő|Feladó|Exportőr|Eladó adatai|Szállító adatai|Szállító neve és címe|Eladó neve és címe|Szolgáltató adatai|Számlakibocsátó neve|Ajánlattevő|Ajánlatadó|Kibocsátó adatai",
    buyer:
      "Vevő|Megrendelő|Ügyfél|Vásárló|Vevő neve|Megrendelő neve|Ügyfél neve|Vásárló neve|Vevő adatai|Címzett|Számlafizető|Felhasználó|Felhasználó neve|Előfizető|Előfizető neve|Megbízó|Bérlő|Importőr|Vevő neve és címe|Megrendelő adatai|Ügyfél adatai|Vásárló adatai|Fogyasztó|Fogyasztó neve|Szolgáltatást igénybe vevő|Ajánlatkérő|Számlázási név|Vendég|Vendég neve|Szerződő|Partner neve|Tulajdonos neve|Szerződő neve|Biztosított|Szerződő/Biztosított",
    advertiser: "Hirdető|Hirdető neve|Hirdető cég|Hirdető cég neve|Hirdető megnevezése",
    agency:
      "Ügynökség|Reklámügynökség|Médiaügynökség|Hirdetési ügynökség|Ügynökség neve|Médiaügynökség neve|Reklámügynökség neve",
    payer:
      "Fizető|Fizető neve|Befizető|Befizető neve|Költségviselő|Utaló|Utaló neve|Átutaló|Fizető fél|Fizető fél neve|Fizető adatai",
    payee:
      "Kedvezményezett|Kedvezményezett neve|Jogosult|Kedvezményezett adatai|Kedvezményezett megnevezése|Jogosult neve",
    accountHolder:
      "Számlatulajdonos|Számlatulajdonos neve|Bankszámla tulajdonosa|Számla tulajdonosa|Bankszámlatulajdonos|Számlatulajdonosok",
    station:
      "Csatorna|Rádióadó|Csatorna neve|TV csatorna|Tévécsatorna|Kiadó|Lapkiadó|Műsorszolgáltató|A kiadó részére|Kábelszolgáltató|Kábeltévé-szolgáltató",
    other: "Ügyfélszolgálat|Nyitvatartás|Adóügyi ellenőrző kód|Rendeltetés",
    shipTo:
      "Szállítási cím|Kiszállítási cím|Szállítás helye|Rendeltetési hely|Szállítási címe|Teljesítés helye|Átvevő|Átvevő neve|Kézbesítési cím|Munkavégzés helye|Szállítási név|Lerakási cím|Átvétel helye",
    contactPerson:
      "Kapcsolattartó|Kapcsolattartó neve|Ügyintéző|Ügyintéző neve|Értékesítőnk|Kiállította|Készítette|Kapcsolattartójuk|Kapcsolattartónk|Pénztáros|Kiszolgálta|Felszolgáló|Szerelő|Technikus|Ügyfélmenedzser|Üzletkötő|Számlát kiállította|Összeállította|Rendelte|Átadó",
    bankName:
      "Számlavezető bank|Bank neve|Számlavezető pénzintézet|Bankja|Pénzintézet|Számlavezető|Bank megnevezése|Bank|Számlavezető bank neve|Számlavezető bankja",
    bankCode: "Bankkód|Bank kódja|GIRO kód",
    product: "Termék|Termék neve|Termék megnevezése|Termékmegnevezés|Terméknév|Márkanév|Hirdetett termék",
    deliveryTime: "Szállítási idő|Átfutási idő|Várható átfutási idő|Várható szállítási idő",
    room: "Szoba|Szobaszám|Szoba száma|Apartman száma|Szoba neve",
    signatory: "Aláíró|Aláírás|Aláírta|Aláíró neve|Aláírásra jogosult",
    approver: "Jóváhagyta|Jóváhagyó|Engedélyezte|Ellenőrizte|Engedélyező|Engedélyező neve|Jóváhagyó neve",
    reason:
      "Indok|Indoklás|Helyesbítés oka|Jóváírás oka|Módosítás oka|Sztornózás oka|Visszáru oka|Visszaküldés oka|Visszavétel oka",
    carrier:
      "Fuvarozó|Szállítmányozó|Szállítás módja|Szállítási mód|Futárszolgálat|Fuvarozó neve|Fuvarozó cég|Fuvarozó megnevezése|Fuvarozó adatai",
    campaign: "Kampány|Kampány neve|Kampány megnevezése|Kampány címe|Kampánynév",
    timeOfDay: "Időpont|Idő|Vásárlás ideje|Tranzakció ideje|Kiállítás ideje",
    tableNumber: "Asztal|Asztalszám|Asztal száma",
    subject: "Tárgy|Levél tárgya|Tárgya|Ügy tárgya|Szerződés tárgya",
    fax: "Telefax|Faxszám|Fax szám|Faxszáma|Telefaxszám",
    address:
      "Cím|Címe|Székhely|Székhelye|Postacím|Levelezési cím|Telephely|Lakcím|Lakcíme|Postázási cím|Levélcím|Fióktelep",
    iban: "IBAN számlaszám|IBAN szám|Nemzetközi bankszámlaszám|Nemzetközi számlaszám",
    bic: "SWIFT kód|BIC kód|SWIFT-kód|BIC-kód|SWIFT/BIC kód|BIC (SWIFT) kód|SWIFT szám|Bank SWIFT kódja",
    vatId:
      "Közösségi adószám|EU adószám|EU-adószám|Közösségi adószáma|Közösségi áfaszám|Uniós adószám|Áfa azonosítószám|EU közösségi adószám",
    email:
      "E-mail cím|Email cím|E-mail címe|Elektronikus levelezési cím|E-mail-cím|E-mail elérhetőség|Elektronikus cím|Elektronikus levélcím",
    phone:
      "Telefon|Telefonszám|Mobil|Mobiltelefon|Telefonszáma|Mobilszám|Ügyfélszolgálat telefonszáma|Tel. szám|Tel./Mobil|Mobiltelefonszám|Mobiltelefon száma",
    website: "Honlap|Weboldal|Weblap|Honlapcím|Internetcím|Internetes cím|Webcím",
    currency: "Pénznem|Deviza|Devizanem|Pénzneme|Számla pénzneme|Valutanem|Számla devizaneme|Számla devizanem",
    deliveryTerms:
      "Szállítási feltétel|Szállítási feltételek|Szállítási paritás|Paritás|Incoterms paritás|Fuvarparitás|Paritás (Incoterms)",
    paymentTerms:
      "Fizetési mód|Fizetés módja|Fizetési feltétel|Fizetési feltételek|Fizetési módja|Fizetési mód megnevezése|Fizetőeszköz",
    remittanceAddress: "Befizetés címe",
    grossWeight:
      "Bruttó súly|Bruttó tömeg|Bruttó (kg)|Összes bruttó súly|Bruttó össztömeg|Bruttó összsúly|Összes bruttó tömeg",
    netWeight: "Nettó súly|Nettó tömeg|Nettó (kg)|Összes nettó súly|Nettó össztömeg|Nettó összsúly|Összes nettó tömeg",
    tareWeight: "Tára|Tárasúly|Önsúly|Üres tömeg|Tára tömeg|Saját tömeg|Jármű saját tömege|Üres súly",
    vehicleId: "Alvázszám|Jármű alvázszáma|VIN szám|VIN kód|Járműazonosító szám",
    firstRegistration:
      "Első forgalomba helyezés|Első forgalomba helyezés dátuma|Első nyilvántartásba vétel|Első forgalomba helyezés időpontja|Első forgalomba helyezés ideje|Első forgalomba helyezés napja",
    vehiclePlate:
      "Rendszám|Gépjármű rendszáma|Forgalmi rendszám|Jármű rendszáma|Gépkocsi rendszáma|Vontató rendszáma|Autó rendszáma|Frsz.|Rsz.|Forgalmi rsz.",
    trailerPlate:
      "Pótkocsi rendszáma|Pótkocsi rendszám|Félpótkocsi rendszáma|Utánfutó rendszáma|Félpótkocsi rendszám|Utánfutó rendszám|Vontatmány rendszáma",
    driver:
      "Gépkocsivezető|Járművezető|Sofőr|Gépkocsivezető neve|Járművezető neve|Gépjárművezető|Gépjárművezető neve|Sofőr neve",
    meterNumber:
      "Mérőóra száma|Mérő gyári száma|Mérő száma|Mérőóra gyári száma|Mérőszám|Fogyasztásmérő száma|Vízóra száma|Gázmérő száma|Mérő azonosító|Mérőóra azonosító|Fogyasztásmérő gyári száma|Mérő sorszáma|Mérőóraszám|Mérő azonosítója",
    supplyPoint:
      "Mérési pont azonosító|POD azonosító|Felhasználási hely azonosító|Felhasználási hely azonosítója|Mérési pont|Felhasználási hely száma|POD|POD kód|Mérési pont azonosítója",
    previousReading:
      "Előző mérőállás|Induló mérőállás|Nyitó mérőállás|Kezdő mérőállás|Korábbi mérőállás|Előző óraállás|Induló óraállás|Előző leolvasás|Előző állás|Induló állás|Kezdő állás",
    currentReading:
      "Aktuális mérőállás|Záró mérőállás|Új mérőállás|Jelenlegi mérőállás|Mérőállás|Záró óraállás|Utolsó mérőállás|Aktuális leolvasás|Óraállás|Záró állás|Aktuális állás|Jelenlegi állás",
    consumption:
      "Fogyasztás|Mért fogyasztás|Elszámolt fogyasztás|Összes fogyasztás|Felhasznált mennyiség|Fogyasztott mennyiség|Fogyasztás kWh|Fogyasztás m3|Fogyasztás összesen",
    retention:
      "Garanciális visszatartás|Visszatartás|Jólteljesítési garancia|Jóteljesítési garancia|Visszatartott összeg|Visszatartás összege|Jóteljesítési visszatartás",
    workToDate:
      "Eddig elvégzett munka értéke|Eddigi teljesítés|Eddigi teljesítés összesen|Eddigi teljesítés értéke|Eddig elvégzett munkák értéke",
    previouslyBilled:
      "Korábban számlázott|Eddig számlázott|Korábban számlázott összeg|Eddig leszámlázott|Eddig leszámlázott összeg|Korábban leszámlázott",
    costCentre: "Költséghely|Költséghely kódja|Költséghely száma|Ktg. hely|Ktg.hely kód|Költséghely megnevezése",
    billOfLading: "Hajóraklevél|Hajóraklevél száma|B/L szám|Raklevél|Raklevél száma",
    countryOfOrigin:
      "Származási ország|Származási hely|Származás országa|Származás|Származó ország|Származási országa|Gyártó ország",
    lotNumber: "Tételszám|Gyártási tételszám|LOT szám|Sarzsszám|Gyártási tétel|Lotszám|LOT azonosító|Sarzs",
    manufactureDate:
      "Gyártás dátuma|Gyártás ideje|Gyártási dátum|Gyártás kelte|Gyártási idő|Gyártási időpont|Gyártás napja",
    dateOfBirth: "Születési dátum|Születési idő|Születés dátuma|Szül. idő|Születési ideje|Szül.|Született|Szül. dátum",
    patient: "Beteg neve|Páciens|Páciens neve|Beteg|Beteg adatai|Páciens adatai|Ellátott",
    supplyAddress:
      "Felhasználási hely|Fogyasztási hely|Felhasználási hely címe|Fogyasztási hely címe|Fogyasztási cím|Felhasználás helye|Fogyasztás helye",
    treatingDoctor: "Kezelőorvos|Orvos|Kezelőorvos neve|Orvos neve|Ellátó orvos",
    fees: "Honorárium|Munkadíj|Ügyvédi munkadíj|Ügyvédi díj|Ügyvédi megbízási díj",
    expenses: "Költségek|Költségek összesen|Kiadások|Készkiadások|Készkiadás|Kiadások összesen",
    employer: "Munkáltató|Munkáltató neve|Munkaadó|Foglalkoztató|Foglalkoztató neve|Munkáltató adatai",
    employee:
      "Munkavállaló|Munkavállaló neve|Dolgozó|Dolgozó neve|Alkalmazott|Alkalmazott neve|Foglalkoztatott|Foglalkoztatott neve|Munkavállaló adatai",
    placeOfLoading:
      "Felrakóhely|Felrakás helye|Berakodás helye|Felrakodás helye|Felrakó|Berakodó kikötő|Felrakodóhely|Felrakási hely|Felrakási cím",
    placeOfUnloading:
      "Lerakóhely|Lerakás helye|Kirakodás helye|Lerakodás helye|Lerakó|Kirakodó kikötő|Lerakodóhely|Lerakási hely|Lerakó cím",
    loadingDate:
      "Felrakás dátuma|Berakodás dátuma|Felrakás napja|Felrakás időpontja|Felrakás ideje|Felrakási dátum|Felrakási időpont",
    premium:
      "Biztosítási díj|Éves díj|Biztosítási díj összesen|Éves biztosítási díj|Biztosítási díj összege|Biztosítás díja",
    taxYear: "Adóév|Tárgyév|Adózási év|Adó éve",
    employeeNumber:
      "Törzsszám|Személyi törzsszám|Dolgozói azonosító|Dolgozói szám|Munkavállalói azonosító|Munkavállaló azonosítója",
    socialSecurityNumber: "TAJ szám|TAJ-szám|TAJ|Társadalombiztosítási azonosító jel|Társadalombiztosítási azonosító",
    jobTitle: "Munkakör|Beosztás|Munkakör megnevezése",
    hireDate: "Belépés dátuma|Belépés napja|Belépés|Munkaviszony kezdete",
    netPremium: "Nettó díj|Nettó biztosítási díj|Díj adó nélkül",
    premiumTax: "Biztosítási adó",
    stampDuty: "Illetékbélyeg|Bélyegilleték|Okirati illeték",
    broker: "Alkusz|Biztosítási alkusz|Közvetítő|Biztosításközvetítő",
    totalDebits: "Összes terhelés|Terhelések összesen|Terhelés összesen|Tartozik forgalom",
    totalCredits: "Összes jóváírás|Jóváírások összesen|Jóváírás összesen|Követel forgalom",
    assessedValue:
      "Számított érték|Ingatlan értéke|Adóérték|Ingatlan forgalmi értéke|Korrigált forgalmi érték|Becsült forgalmi érték",
    description: "Megnevezés|Leírás|Megjegyzés|Megjegyzések|Szolgáltatás megnevezése|Egyéb megjegyzés",
  },
  weakLabels: {
    invoiceNumber: "Számla|Számla sz.|Szla. sz.",
    orderNumber: "Rendelés|Megrendelés",
    contractNumber: "Szerződés",
    accountNumber: "Számlaszám",
    quoteNumber: "Ajánlat|Árajánlat",
    invoiceDate: "Dátum|Kelt|Kelte|Dátuma",
    grossTotal: "Összesen|Összeg",
    documentNumber: "Sorszám|Szám|Sorszáma",
    buyer: "Számlázási cím",
    projectName: "Projekt",
    projectNumber: "Projekt",
    paymentNumber: "Közlemény",
    contactPerson: "Eladó",
    premium: "Fizetendő díj",
    supplyAddress: "Ingatlan címe|Szolgáltatás helye",
    trailerPlate: "Pótkocsi|Félpótkocsi|Vontatmány",
    lotNumber: "Gyártási szám",
    countryOfOrigin: "Eredet",
    signatory: "Képviseli|Képviselő|Képviselő neve",
    expiryDate: "Szavatosság|Lejárat",
    shipmentNumber: "Fuvarlevél",
    product: "Márka|Gyártmány",
    printDate: "Készült",
    placeOfLoading: "Felrakás|Berakodás",
    placeOfUnloading: "Lerakás|Kirakodás",
    receivedDate: "Érkezett",
    room: "Apartman",
    assessedValue: "Forgalmi érték",
  },
  periodLabels:
    "Időszak|Szerződéses időszak|Teljesítési időszak|Szerződés időtartama|Tárgyidőszak|Bérleti időszak|Szolgáltatási időszak|Biztosítási időszak|Kampányidőszak|Időtartam",
  billingPeriodLabels:
    "Elszámolási időszak|Elszámolt időszak|Számlázási időszak|Számlázott időszak|Díjfizetési időszak|Fogyasztási időszak",
  recipientLabels: "Címzett",
  slipTitles: "Csekk|Befizetési csekk|Készpénzátutalási megbízás|Fizetési szelvény",
  clerkLabels:
    "Ügyintéző|Kiállította|Készítette|Értékesítőnk|Pénztáros|Kiszolgálta|Felszolgáló|Szerelő|Üzletkötő|Összeállította|Ügyintézőnk|Ügyintéző neve|Pénztáros neve",
  nameLabels: "Név|Neve|Cégnév|Cég neve|Megnevezése|Vállalkozás neve|Teljes név|Név/Cégnév|Családi és utónév",
  senderNames:
    "Iskola|Egyetem|Gyártó|Önkormányzat|Biztosító|Közös képviselő|Laboratórium|Klinika|Kórház|Áramszolgáltató|Vízmű|Autószerviz|Egyesület|Társasház|Szálloda|Biztosítótársaság|Vizsgaállomás|Vizsgálóállomás|Műsorszolgáltató|Intézmény|Szervező|Szolgáltató neve|Kiállító hatóság|Hatóság|Óvoda|Lakásszövetkezet|Gázszolgáltató|Távhőszolgáltató|Közműszolgáltató|Energiaszolgáltató|Adóhatóság|Ügyvédi iroda|Közjegyző|Orvosi rendelő|Magánrendelő|Egészségügyi szolgáltató",
  recipientNames:
    "Tag|Adós|Szerződő|Biztosított|Adózó|Szülő|Lakó|Bérlő|Tulajdonos|Adóalany|Gondviselő|Törvényes képviselő",
  elementNames: {},
  headings: {
    position: "Sorszám|Ssz.|Ssz|Tétel|Tételszám|S.sz.|Srsz.",
    article:
      "Cikkszám|Cikksz.|Termékkód|Kód|Cikk száma|Vonalkód|Cikk|Rendelési kód|Termék kódja|Gyári kód|VTSZ|VTSZ/SZJ|SZJ|TESZOR|VTSZ/TESZOR|VTSZ / SZJ|Besorolási szám",
    description:
      "Megnevezés|Termék megnevezése|Megnevezése|Leírás|Szolgáltatás megnevezése|Termék/szolgáltatás megnevezése|Termék|Szolgáltatás|Termék vagy szolgáltatás megnevezése|Termék, szolgáltatás megnevezése|Áru megnevezése|Áru|Cikk megnevezése|Cikknév|Terméknév|Tétel megnevezése|Termék neve|Termék leírása|Termék / szolgáltatás|Munka megnevezése|Tevékenység|Elvégzett munka|Jogcím|Szolgáltatás neve|Munkanem|Díjtétel|Díjelem|Díj megnevezése|Anyag megnevezése|Terméknév / leírás",
    quantity:
      "Mennyiség|Menny.|Menny|Darabszám|Db|Darab|Óraszám|Órák|Szállított mennyiség|Rendelt mennyiség|Rendelt|Szállított|Óra|Kiszállított mennyiség|Mennyisége|Órák száma|Ledolgozott óra|Ledolgozott órák|Átadott mennyiség|Fogyasztás",
    unit: "Mennyiségi egység|Egység|M.e.|Me.|M.egység|Mértékegység|Menny. egység|Menny. egys.|Mee.|Mért.egys.|Egys.|Me",
    priceBase: "Áregység|Ár egysége|Áralap",
    unitPrice:
      "Egységár|Nettó egységár|Egys.ár|E.ár|Nettó ár|Bruttó egységár|Ár/db|Egységára|Egységár nettó|Nettó e.ár|Nettó egys. ár|Egys. ár|Óradíj|Listaár|Egységdíj|Egys.ár nettó|Nettó egységára|Díj/hó|Fogyasztói ár|Egység ár",
    lineTotal:
      "Nettó érték|Nettó összeg|Nettó|Összesen nettó|Nettó összesen|Érték|Nettó értéke|Tétel összesen|Összeg nettó|Érték nettó|Összérték|Nettó összár|Díj|Adóalap|Ár összesen|ÁFA alapja|Adó alapja|Összár|Ellenérték|Értéke",
    taxRate: "ÁFA %|ÁFA kulcs|ÁFA-kulcs|ÁFA|Áfakulcs|Adókulcs|ÁFA mértéke|Áfa%|Áfa mérték",
    taxAmount: "ÁFA érték|ÁFA összeg|ÁFA összege|ÁFA értéke|Áfa Ft|Adó összege|Adó|Áfaérték|ÁFA összesen|ÁFA (Ft)",
    lineGross:
      "Bruttó érték|Bruttó összeg|Bruttó|Bruttó összesen|Bruttó ár|Összesen bruttó|Bruttó értéke|Érték bruttó|Összesen áfával|Bruttó összár|Bruttó ár összesen",
    discount: "Kedvezmény|Engedmény|Kedv.|Kedv. %|Kedvezmény %|Engedmény %|Eng.|Eng. %|Árengedmény|Kedv.%",
    bookingDate:
      "Könyvelés dátuma|Könyvelés napja|Könyvelési nap|Könyvelési dátum|Könyvelés|Tranzakció dátuma|Könyvelve|Terhelés napja|Könyv. dátum",
    valueDate: "Értéknap|Értéknapja|Értékdátum|Teljesítés napja",
    details:
      "Megnevezés|Közlemény|Tranzakció|Tranzakció típusa|Jogcím|Forgalom megnevezése|Tranzakció leírása|Leírás|Partner neve|Részletek|Partner|Tranzakció megnevezése|Művelet",
    amount: "Összeg|Összeg (HUF)|Összeg (Ft)|Összege|Tranzakció összege|Forgalom|Összeg Ft",
    documentNumber:
      "Számlaszám|Számla száma|Bizonylatszám|Számla sorszáma|Számla|Bizonylat száma|Bizonylat|Hivatkozás|Sorszáma|Számla sorszám",
    documentDate:
      "Számla kelte|Kelt|Számla dátuma|Kelte|Kiállítás dátuma|Dátum|Bizonylat kelte|Kiállítás|Bizonylat dátuma",
    grossAmount:
      "Számla összege|Bruttó összeg|Eredeti összeg|Számlaösszeg|Számla értéke|Bruttó|Számla bruttó összege|Bizonylat összege|Összeg",
    paidAmount:
      "Fizetett|Fizetett összeg|Kiegyenlített összeg|Befizetett összeg|Befizetés|Utalt összeg|Kiegyenlítve|Kifizetett|Kiegyenlített|Kifizetett összeg",
    date: "Dátum|Nap|Kelt|Napja|Dátuma",
    debit: "Tartozik|Terhelés|Terhelések|Kifizetés|Kiadás",
    credit: "Követel|Jóváírás|Jóváírások|Befizetés|Bevétel",
    balance: "Egyenleg|Egyenleg (HUF)|Könyvelt egyenleg|Záró egyenleg|Aktuális egyenleg",
  },
  weakHeadings: {
    description: "Fedezet",
    lineGross: "Összesen|Összeg|Fizetendő",
    lineTotal: "Összesen|Összeg",
    article: "Termék",
    taxRate: "Kulcs",
  },
  totals:
    "Összesen|Mindösszesen|Végösszeg|Részösszeg|Fizetendő|Nettó összesen|Bruttó összesen|Részösszesen|Összeg|Nettó végösszeg|Bruttó végösszeg|Összes|Összegek|Mindösszesítés",
  taxes: "ÁFA|Általános forgalmi adó",
  yearToDate: "Halmozott|Göngyölt|Év elejétől|Év eleje óta",
  payments: "Készpénz|Bankkártya|Kártya|Utalvány|Visszajáró",
  paymentMeans: "Fizetési mód|Fizetés módja|Fizetőeszköz",
  taxBases: "adóalap adóalapja áfaalap alap alapja",
  carries: "Átvitel|Áthozat",
  footnotes: "forras|megjegyzes",
  captions: "tablazat|abra",
  tableWords: "táblázat tételek tétel",
  months: ["január február március április május június július augusztus szeptember október november december"],
  monthForms: {},
  notMonths: "",
  rangeWords: "",
  dayLinks: "",
  yearLinks: "",
  dayArticles: "",
  meanings: {
    start: "kezdet kezdete kezdő",
    period: "időszak időszaka időtartam",
    rate: "kulcs mérték mértéke",
    number: "szám száma sorszám sorszáma azonosító azonosítója azonosítószám azonosítószáma kód kódja",
    date: "dátum dátuma kelte időpont időpontja",
    sum: "összeg összege összesen mindösszesen végösszeg végösszege érték értéke",
    net: "nettó",
    gross: "bruttó",
    vat: "áfa",
    tax: "",
    before: "nélkül nélküli",
    after: "áfával",
    due: "fizetendő esedékes hátralék tartozás",
    paid: "fizetett befizetett kifizetett kiegyenlített",
    invoice: "számla számlák",
    order: "rendelés rendelési megrendelés megrendelési",
    contract: "szerződés szerződéses",
    customer: "vevő vevői ügyfél vásárló megrendelő",
    supplier: "eladó szállító szállítói beszállító beszállítói kibocsátó",
    payment: "fizetés fizetési befizetés átutalás utalás",
    delivery: "szállítás szállítási teljesítés teljesítési kiszállítás",
    issue: "kiállítás kiállítása kiállításának kibocsátás kibocsátási",
    deadline: "határidő határideje esedékesség esedékessége",
    name: "név neve",
    account: "bankszámla folyószámla",
    bank: "bank",
    reference: "hivatkozás hivatkozási referencia",
    quote: "ajánlat ajánlati árajánlat",
    project: "projekt",
    advertiser: "hirdető",
    agency: "ügynökség",
    discount: "kedvezmény engedmény",
    freight: "fuvardíj",
    commission: "jutalék",
    balance: "egyenleg egyenlege",
    opening: "nyitó induló",
    closing: "záró",
    statement: "kivonat bankkivonat számlakivonat",
    document: "bizonylat dokumentum",
    company: "cég vállalkozás társaság",
    registration: "cégjegyzék nyilvántartási",
    all: "összes teljes",
    end: "vége",
    line: "tétel tételek",
    original: "eredeti",
    address: "cím címe",
    receipt: "nyugta",
  },
  formWords: hungarianFormWords,
  endings: "nak nek ban ben bol rol hoz hez val vel",
  modifiers: "az",
  forms: { no: "szám száma", szamla: "szla" },
  mediaCompanies: "Kiadó|Lapkiadó|Műsorszolgáltató|A kiadó részére|Kábelszolgáltató|Kábeltévé-szolgáltató",
  fillers: "",
  possessives: "önök",
  ours: "",
  starts: "kezdete kezdő",
  ends: "vége záró",
  periods: "időszak",
  variants: "változat",
  sections: "szakasz csoport kategória fejezet helyiség terület emelet épület projekt fázis részleg telephely állomás",
  clients: "ügyfél",
  compoundEnds: "",
  numberWords: "szám száma sorszám sorszáma ssz",
  dated: "kelt kelte",
  by: "",
  links: "és",
  or: "vagy",
  and: "és",
  of: "",
  titles: {
    confirmation: "visszaigazolas",
    creditNote: "sz?torno ?szamla|helyesbito szamla|jovairo szamla|jovairas\\b|ervenytelenito szamla",
    receipt: "\\bnyugta\\b|beveteli penztarbizonylat",
    quote: "\\barajanlat|\\bajanlat\\b",
    deliveryNote: "szallitolevel|szallitoi okmany|\\bfuvarlevel\\b",
    invoice: "\\bszamla\\b|dijbekero|(?:eloleg|veg|resz|elo|gyujto|e-)szamla\\b",
    order: "\\b(?:meg)?rendeles\\b(?![- ]visszaigazolas)|rendelolap|hirdetesi megrendel",
    payment: "(?:utalasi|atutalasi|fizetesi) (?:ertesito|avizo)|utalasi bizonylat",
    statement: "(?:szamla|bank|folyoszamla)-?kivonat|egyenlegkozlo",
    contract: "\\bszerzodes\\b",
  },
  purchases: "^(?:meg)?rendeles\\b",
  contactWords: "telefon|adószám|cégjegyzékszám|bankszámlaszám",
  sectionWords: "adatai adatok neve címe",
  beginningVerbs: "kezdődik",
  endingVerbs: "végződik lejár",
  addressParticles: "utca út tér u",
  definitionMarkers: "továbbiakban",
  partyMarkers: "között",
  salutations: "tisztelt",
  departments:
    "Könyvelés|Pénzügyi osztály|Számlázás|Beszerzés|Beszerzési osztály|Pénzügy|Számviteli osztály|Ügyvezetés",
  closings:
    "Tisztelettel|Üdvözlettel|Szívélyes üdvözlettel|Köszönettel|Kelt mint fent|Köszönjük|Köszönöm|Köszönjük a vásárlást|Köszönjük vásárlását|Köszönjük megrendelését|Köszönjük a bizalmat",
  recipientWords: "részére",
  senderWords: "",
  dayWords: "nap napos napja napon",
  monthWords: "hónap hónapos",
  weekWords: "hét hetente heti",
  beyondWords: "több mint felett feletti fölött fölötti túl túli",
  overdueWords: "lejárt késedelmes késedelem esedékes egyenleg összeg óta",
  notDue: "Nem esedékes|Nem lejárt|Még nem esedékes|Lejárat előtti|Lejárat előtt",
  replyWords: "válasz válaszadás válaszolni",
  lastDayWords: "legkésőbb",
  debitWords: "beszedés beszedési",
  placeWords: "utca körút sétány rakpart lakótelep park",
  noAddressWords: "adószám|cégjegyzékszám|bankszámlaszám|számlaszám|kelt",
}
