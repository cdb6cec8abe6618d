import { czechFormWords } from "../form-words/cs.ts"
import type { Language } from "../language.ts"

/** Czech. */
export const czech: Language = {
  code: "cs",
  labels: {
    invoiceNumber:
      "Číslo faktury|Faktura č|Faktura číslo|Č. faktury|Faktura - daňový doklad č|Daňový doklad č|Číslo daňového dokladu|Evidenční číslo faktury|Označení faktury|Číslo vydané faktury|Faktura vydaná č|Evidenční číslo daňového dokladu|Číslo proformy|Proforma č.|Číslo proforma faktury",
    documentNumber:
      "Číslo dokladu|Doklad č|Č. dokladu|Doklad číslo|Číslo dokumentu|Dokument č|Označení dokladu|Číslo výměru|Výměr č|Číslo lístku|Lístek č",
    receiptNumber:
      "Číslo účtenky|Účtenka č|Číslo stvrzenky|Stvrzenka č|Číslo paragonu|Příjmový doklad č|Paragon č|Pokladní doklad č|Číslo pokladního dokladu",
    relatedInvoiceNumber:
      "Původní faktura|Číslo původní faktury|Původní doklad|Číslo původního dokladu|K faktuře č|Opravovaná faktura|Opravovaný doklad|Dobropis k faktuře|Související faktura|Číslo související faktury|K faktuře",
    creditNoteNumber: "Číslo dobropisu|Dobropis č|Opravný daňový doklad č|Číslo opravného dokladu",
    orderNumber:
      "Číslo objednávky|Objednávka č|Objednávka číslo|Č. objednávky|Vaše objednávka|Naše objednávka|Objednávka zákazníka|Číslo objednávky zákazníka|Číslo zakázky odběratele|Označení objednávky|Kód objednávky|Vaše objednávka č|Dle objednávky|K objednávce|K objednávce č",
    confirmationNumber:
      "Číslo potvrzení|Potvrzení č|Potvrzení objednávky č|Číslo potvrzení objednávky|Potvrzení rezervace č|Číslo potvrzení rezervace|Potvrzení přijetí objednávky č",
    contractNumber:
      "Číslo smlouvy|Smlouva č|Smlouva číslo|Č. smlouvy|Označení smlouvy|Kód smlouvy|Číslo rámcové smlouvy",
    policyNumber: "Číslo pojistky|Číslo pojistné smlouvy|Pojistná smlouva č|Pojistka č|Číslo PS|Číslo pojištění",
    bookingNumber:
      "Číslo rezervace|Rezervace č|Kód rezervace|Rezervační kód|Rezervační číslo|ID rezervace|Identifikátor rezervace",
    customerNumber:
      "Číslo zákazníka|Zákaznické číslo|Zákazník č|Kód zákazníka|Č. zákazníka|Číslo odběratele|Kód odběratele|ID zákazníka|Číslo klienta|Klientské číslo|Vaše zákaznické číslo|Zák. č|Zák. číslo|Číslo nájemce|Číslo poplatníka|Číslo pacienta|Číslo odběrného účtu",
    supplierNumber:
      "Číslo dodavatele|Kód dodavatele|Č. dodavatele|Dodavatel č|ID dodavatele|Dodavatelské číslo|Vaše číslo dodavatele|Číslo kreditora|Kreditor č",
    statementNumber:
      "Číslo výpisu|Výpis č|Výpis číslo|Č. výpisu|Pořadové číslo výpisu|Číslo výpisu z účtu|Poř. č. výpisu|Bankovní výpis č",
    paymentNumber:
      "Číslo platby|Platba č|Č. platby|Číslo avíza|Avízo č|Číslo transakce|Reference platby|Číslo převodu|Identifikátor platby|ID platby|Číslo úhrady|Variabilní symbol|VS|Var. symbol",
    accountNumber:
      "Číslo účtu|Bankovní účet|Účet č|Č. účtu|Číslo bankovního účtu|Účet dodavatele|Účet příjemce|Účet pro platbu|Platební účet|Bankovní spojení",
    deliveryNoteNumber: "Číslo dodacího listu|Dodací list č|Dodací list|Č. dodacího listu",
    shipmentNumber:
      "Číslo zásilky|Zásilka č|Číslo balíku|Sledovací číslo|Nákladní list č|Číslo nákladního listu|Číslo přepravního listu|Přepravní list č",
    referenceNumber:
      "Variabilní symbol|VS|Var. symbol|Referenční číslo|Reference|Naše značka|Vaše značka|Spisová značka|Číslo jednací|Č. j|Reference kupujícího|Reference odběratele",
    projectName: "Projekt|Název projektu|Stavba|Akce|Název stavby",
    projectNumber: "Číslo projektu|Projekt|Číslo zakázky|Zakázka č|Číslo rezervace|Zakázka",
    quoteNumber:
      "Číslo nabídky|Nabídka č|Nabídka číslo|Č. nabídky|Naše nabídka|Vaše nabídka|Cenová nabídka č|Kalkulace č",
    estimateNumber: null,
    itemNumber: "Číslo zboží|Kód zboží|Číslo artiklu|Katalogové číslo|Sériové číslo|Výrobní číslo|Kód položky",
    taxId: "Daňové identifikační číslo|Daňové číslo|DIČ/IČ DPH|DIČ nebo IČO",
    taxNumber: "Daňové registrační číslo",
    registerNumber:
      "IČO|IČ|Identifikační číslo|Identifikační číslo osoby|Obchodní rejstřík|Spisová značka v rejstříku|IČ organizace|IČO/RČ|IČ/RČ|Ident. číslo",
    pageNumber: "Strana|Strana č|Str",
    invoiceDate:
      "Datum vystavení|Vystaveno|Vystaveno dne|Datum vystavení faktury|Datum faktury|Datum vystavení dokladu|Datum dokladu|Den vystavení|Fakturováno dne|Datum fakturace|Datum vyhotovení|Datum dopisu",
    dueDate:
      "Datum splatnosti|Splatnost|Den splatnosti|Splatné dne|Splatno do|Uhraďte do|Zaplaťte do|Termín splatnosti|Datum splatnosti faktury|Splatnost faktury|Zaplatit do|Úhrada do|Lhůta splatnosti do|Poslední den splatnosti|Uhradit do|Nová splatnost|Datum inkasa",
    orderDate: "Datum objednávky|Objednáno dne|Objednáno|Den objednávky|Objednávka ze dne|Datum vystavení objednávky",
    contractDate:
      "Datum smlouvy|Smlouva ze dne|Datum uzavření smlouvy|Datum podpisu|Podepsáno dne|Datum podpisu smlouvy|Smlouva uzavřena dne|Smlouva podepsána dne",
    deliveryDate:
      "Datum dodání|Datum uskutečnění zdanitelného plnění|Datum zdanitelného plnění|DUZP|Datum uskut. zdanitelného plnění|Den uskutečnění zdanitelného plnění|Datum uskutečnění plnění|Dodáno dne|Datum plnění|Termín dodání|Dodat do|Datum odeslání|Datum expedice|Požadované datum dodání|Datum dodávky|Datum zdanit. plnění|Datum zdan. plnění|Dat. zdan. plnění|Datum usk. zdan. plnění|Předpokládané dodání|Předpokládaný termín dodání|Požadovaný termín dodání|Plánované dodání|Datum dodání zboží nebo poskytnutí služby|Datum dodání zboží nebo služby",
    receivedDate:
      "Datum přijetí|Přijato|Přijato dne|Došlo|Došlo dne|Datum doručení|Doručeno dne|Datum podání|Podáno dne|Obdrženo dne|Datum převzetí|Převzato dne|Datum příjmu",
    paymentDate:
      "Datum platby|Datum úhrady|Zaplaceno dne|Uhrazeno dne|Datum zaplacení|Den platby|Datum převodu|Provedeno dne",
    printDate:
      "Datum tisku|Vytištěno|Vytištěno dne|Tisk|Vytvořeno|Datum vytvoření|Datum poslední změny|Datum a čas tisku|Tisk dne|Vygenerováno",
    expiryDate:
      "Platnost do|Platí do|Platná do|Nabídka platí do|Datum platnosti|Konec platnosti|Datum expirace|Platnost nabídky do|Minimální trvanlivost do|Min. trvanlivost do|Datum minimální trvanlivosti|Konec pojištění|Datum ukončení pojištění",
    periodFrom:
      "Datum zahájení|Začátek|Od data|Platnost od|Období od|Platí od|První den|Začátek období|Počátek období|Zahájení|Začátek kampaně|Začátek smlouvy|Účinnost od|Datum začátku|Datum od|Počátek pojištění|Datum účinnosti",
    periodTo:
      "Datum ukončení|Konec|Do data|Období do|Poslední den|Konec období|Ukončení|Konec kampaně|Konec smlouvy|Účinnost do|Datum konce|Datum do",
    linesTotal:
      "Součet položek|Položky celkem|Celkem za položky|Mezisoučet|Cena zboží celkem|Zboží celkem|Součet řádků",
    netTotal:
      "Celkem bez DPH|Základ daně|Cena bez DPH|Částka bez DPH|Základ DPH|Celkem základ|Mezisoučet|Celkem bez daně|Součet bez DPH|Celková cena bez DPH|Celková částka bez DPH|Základ celkem|Netto|Celkem netto|Hodnota bez DPH|Základ daně celkem|Cena celkem bez DPH",
    taxTotal:
      "DPH|DPH celkem|Celkem DPH|Výše DPH|Částka DPH|Daň|Daň celkem|Výše daně|Částka daně|Celková daň|DPH v Kč|Součet DPH|Celková výše DPH|Hodnota DPH|DPH na výstupu|Daň na výstupu",
    grossTotal:
      "Celkem|Celkem s DPH|Celková částka|Celková cena|Částka celkem|Cena celkem|Celková cena s DPH|Celková částka s DPH|Cena s DPH|Částka s DPH|Celkem včetně DPH|Celkem vč. DPH|Cena celkem s DPH|Součet|Suma|Celkový součet|Fakturovaná částka|Částka faktury|Celková hodnota|Cena objednávky|Celkem k fakturaci|Brutto|Celkem brutto|Hodnota objednávky|K vrácení|Celkem k vrácení|Nabídková cena celkem|Celková nabídková cena|Nabídka celkem|Cena nabídky|Celkem nabídka",
    amountDue:
      "K úhradě|Celkem k úhradě|Částka k úhradě|Zbývá uhradit|K zaplacení|Celkem k zaplacení|Zbývá zaplatit|Doplatek|Nedoplatek|Dlužná částka|Zbývající částka|Částka k zaplacení|Uhraďte|K platbě|Neuhrazená částka|Zbývá k úhradě",
    amountPaid:
      "Zaplaceno|Uhrazeno|Záloha|Uhrazená záloha|Zaplacená záloha|Již zaplaceno|Již uhrazeno|Přijaté platby|Přijatá platba|Uhrazená částka|Zaplacená částka|Odečet zálohy|Přijatá záloha|Zaplaceno zálohou|Uhrazeno zálohami|Odečtená záloha|Odečtené zálohy|Odečet záloh|Odpočet zálohy|Odpočet záloh|Zúčtovaná záloha|Zúčtované zálohy|Zaplacené zálohy|Uhrazené zálohy|Odečteno na zálohách|Použitý přeplatek",
    cashTendered: "Hotovost|Hotově|Přijato v hotovosti|Placeno hotově|Zaplaceno hotově|Platba hotově",
    changeGiven: "Vráceno|Vrátit|Vráceno zpět|Vrátit zpět|Vráceno hotově",
    rounding: "Zaokrouhlení|Haléřové vyrovnání|Zaokrouhleno|Haléřové zaokrouhlení|Zaokrouhlení celkem",
    touristTax:
      "Místní poplatek|Poplatek z pobytu|Pobytový poplatek|Rekreační poplatek|Lázeňský poplatek|Turistický poplatek",
    reminderFee:
      "Poplatek za upomínku|Náklady na upomínku|Upomínkový poplatek|Upomínací poplatek|Poplatek za upomínání",
    lateInterest:
      "Úrok z prodlení|Úroky z prodlení|Zákonný úrok z prodlení|Zákonné úroky z prodlení|Smluvní úrok z prodlení",
    discountTotal: "Sleva|Sleva celkem|Celková sleva|Výše slevy|Rabat|Poskytnutá sleva",
    shippingTotal:
      "Doprava|Poštovné|Dopravné|Balné|Přepravné|Náklady na dopravu|Cena dopravy|Doprava a balení|Poštovné a balné",
    withholding: "Srážková daň|Sražená daň|Záloha na daň|Záloha na daň z příjmů|Záloha na daň po slevě",
    commission: "Provize|Provize agentury|Agenturní provize|Agenturní sleva|Výše provize|Provize celkem",
    netAfterCommission: "Netto po provizi|Cena po provizi|Netto netto",
    totalPaid:
      "Zaplaceno celkem|Celkem zaplaceno|Celková platba|Částka platby|Výše platby|Částka převodu|Uhrazeno celkem|Celkem uhrazeno|Součet plateb|Výše úhrady|Vyplacená částka|Převedená částka",
    openingBalance:
      "Počáteční zůstatek|Počáteční stav|Předchozí zůstatek|Zůstatek na počátku|Minulý zůstatek|Počáteční stav účtu|Stav na začátku období|Předchozí stav",
    closingBalance:
      "Konečný zůstatek|Konečný stav|Nový zůstatek|Aktuální zůstatek|Zůstatek na konci|Konečný stav účtu|Zůstatek ke dni|Stav na konci období|Nový stav",
    balance: "Zůstatek|Saldo",
    taxRate: "Sazba DPH|Sazba daně|DPH %|% DPH|Sazba",
    discountRate: "Sleva %|% slevy|Sazba slevy|Sleva v %",
    quantity: "Množství|Počet|Počet kusů|Ks|Hodiny",
    packages: "Počet balíků|Počet kusů balení|Počet palet|Počet kolli|Počet kartonů|Počet obalů|Počet zásilek",
    guests: "Počet hostů|Hosté|Počet osob|Počet ubytovaných|Počet ubytovaných osob|Počet účastníků",
    weight: "Hmotnost|Celková hmotnost|Váha|Hmotnost celkem|Celková váha|Hmotnost zásilky",
    nights: "Noci|Počet nocí|Počet noclehů|Noclehy|Délka pobytu",
    mileage: "Stav tachometru|Tachometr|Stav km|Najeto km|Najeté km|Ujeté km|Počet najetých km",
    unitPrice: "Jednotková cena|Cena za jednotku|Cena za kus|Cena/ks|Cena za MJ|Cena za ks",
    lineTotal: "Cena položky|Částka položky|Celkem za položku",
    seller:
      "Dodavatel|Prodávající|Název dodavatele|Vystavitel|Vystavil (firma)|Zhotovitel|Poskytovatel|Prodejce|Obchodník|Firma|Název firmy|Společnost|Odesílatel faktury|Fakturující|Pronajímatel|Pojistitel|Věřitel|Jméno dodavatele|Název prodávajícího|Vystavující firma|Vývozce",
    buyer:
      "Odběratel|Kupující|Zákazník|Název odběratele|Název zákazníka|Jméno zákazníka|Objednatel|Klient|Příjemce faktury|Fakturováno|Fakturační adresa (firma)|Nájemce|Dlužník|Jméno kupujícího|Název kupujícího|Fakturovaná firma|Jméno odběratele|Odběratel faktury|Rezervoval|Rezervovala|Jméno hosta|Dovozce|Pojistník|Pojištěný|Pojistník/Pojištěný",
    advertiser: "Inzerent|Zadavatel reklamy|Název inzerenta|Zadavatel|Klient/Zadavatel|Zadavatel/Klient|Konečný klient",
    agency:
      "Agentura|Název agentury|Mediální agentura|Reklamní agentura|Zastupující agentura|Objednávající agentura|Zprostředkující agentura",
    payer: "Plátce|Název plátce|Příkazce|Platba od|Zaplatil|Příkazce platby|Jméno plátce|Odesílatel platby",
    payee:
      "Příjemce platby|Název příjemce|Beneficient|Ve prospěch|Platba pro|Název účtu příjemce|Jméno příjemce|Jméno příjemce platby",
    accountHolder:
      "Majitel účtu|Vlastník účtu|Název účtu|Jméno majitele účtu|Držitel účtu|Majitelé účtu|Název majitele účtu|Jméno vlastníka účtu",
    station:
      "Stanice|Kanál|Vysílatel|Název stanice|Rozhlasová stanice|Televizní stanice|Vydavatel|Vydavatelství|Provozovatel vysílání|Pro vydavatele|Vydavateli|Kabelový operátor|Provozovatel kabelové televize",
    other: "Datum původní faktury|Datum opravované faktury",
    shipTo:
      "Dodací adresa|Místo dodání|Příjemce zboží|Adresa dodání|Doručovací adresa|Dodat na adresu|Doručit na|Konečný příjemce|Místo určení|Příjemce dodávky|Adresa doručení|Dodat na|Adresa stavby|Místo realizace|Místo provedení|Příjemce",
    contactPerson:
      "Kontaktní osoba|Kontakt|Vyřizuje|Vystavil|Vyřizuje za nás|Odpovědná osoba|Zodpovědná osoba|Obchodní zástupce|Technik|Objednal|Objednala|Objednal(a)|Vystavila|Vystavil(a)|Nákupčí|Žadatel|Referent|Referentka|Obchodní zástupkyně|Obchodník|Zpracoval|Zpracovala|Technička|Poradce",
    bankName: "Banka|Název banky|Peněžní ústav|Bankovní ústav|Banka dodavatele|Banka příjemce",
    bankCode: "Kód banky|Kód banky příjemce|Směrový kód banky|Směrový kód|Číselný kód banky",
    product: "Výrobek|Produkt|Název produktu|Značka zboží|Název výrobku|Obchodní název|Propagovaný výrobek",
    deliveryTime: "Dodací lhůta|Doba dodání|Doba realizace|Dodací doba|Lhůta dodání|Termín realizace",
    room: "Pokoj|Číslo pokoje|Pokoj č|Apartmán č|Číslo apartmánu",
    signatory: "Podepsal|Podepsala|Podepsal(a)|Podpis oprávněné osoby|Podepisující osoba|Podepisující",
    approver: "Schválil|Schválila|Schválil(a)|Schvaluje|Schvalovatel|Odsouhlasil",
    reason:
      "Důvod|Důvod opravy|Důvod vrácení|Důvod dobropisu|Důvod vystavení|Důvod vystavení dobropisu|Důvod vystavení opravného daňového dokladu",
    carrier:
      "Dopravce|Způsob dopravy|Způsob dodání|Doprava|Způsob doručení|Přepravce|Název dopravce|Přepravní společnost",
    campaign: "Kampaň|Název kampaně|Reklamní kampaň|Mediální kampaň",
    timeOfDay: "Čas|Čas prodeje|Hodina|Čas vystavení|Čas transakce|Čas nákupu",
    tableNumber: "Stůl|Číslo stolu|Stůl č.",
    subject: "Předmět|Předmět plnění|Věc|Předmět smlouvy|Předmět nabídky|Předmět objednávky",
    fax: "Číslo faxu|Faxové číslo|Fax č",
    address: "Adresa|Sídlo|Adresa sídla|Bydliště|Ulice|Poštovní adresa|Adresa dodavatele|Adresa odběratele",
    iban: "Číslo účtu IBAN|Účet IBAN|Mezinárodní číslo účtu",
    bic: "Kód SWIFT|SWIFT kód|BIC kód|Kód BIC|Kód BIC/SWIFT",
    vatId: "DIČ|DIČ dodavatele|DIČ odběratele|IČ DPH|DIČ plátce|Číslo plátce DPH|DIČ zákazníka",
    email: "Elektronická pošta|E-mailová adresa|Kontaktní e-mail|Elektronická adresa",
    phone: "Telefonní číslo|Mobilní telefon|Telefon|Mobil|Tel. č",
    website: "Webové stránky|Internetové stránky|Webová stránka|Webová adresa|Internetová adresa",
    currency: "Měna|Kód měny|Měna dokladu|Měna faktury|Měna účtu|Měna platby",
    deliveryTerms:
      "Dodací podmínky|Dodací podmínka|Dodací parita|Podmínky dodání|Dodací doložka|Doložka Incoterms|Dodací doložka Incoterms|Dodací parita Incoterms",
    paymentTerms:
      "Způsob platby|Forma úhrady|Způsob úhrady|Platební podmínky|Forma platby|Podmínky platby|Podmínky úhrady|Platební metoda|Druh platby|Zaplaceno kartou|Uhrazeno kartou",
    remittanceAddress: null,
    grossWeight:
      "Hmotnost brutto|Brutto hmotnost|Hrubá hmotnost|Váha brutto|Brutto (kg)|Brutto (t)|Celková hmotnost brutto|Celková hrubá hmotnost|Hmotnost brutto celkem",
    netWeight:
      "Hmotnost netto|Netto hmotnost|Čistá hmotnost|Váha netto|Netto (kg)|Netto (t)|Celková hmotnost netto|Celková čistá hmotnost|Hmotnost netto celkem",
    tareWeight: "Tára|Hmotnost tára|Prázdná hmotnost|Hmotnost táry|Hmotnost obalu|Váha tára",
    vehicleId: "Číslo karoserie|Číslo VIN|Identifikační číslo vozidla|VIN vozidla|VIN kód|Číslo podvozku",
    firstRegistration:
      "První registrace|Datum první registrace|Datum 1. registrace|Datum první registrace vozidla|První registrace vozidla|Dat. 1. registrace",
    vehiclePlate:
      "SPZ|Registrační značka|SPZ vozidla|RZ vozidla|Registrační značka vozidla|Státní poznávací značka|SPZ/RZ|RZ|Reg. značka|Reg. značka vozidla",
    trailerPlate:
      "SPZ přívěsu|RZ přívěsu|SPZ návěsu|RZ návěsu|Registrační značka přívěsu|Registrační značka návěsu|Reg. značka návěsu",
    driver: "Řidič|Jméno řidiče|Řidič vozidla|Jméno a příjmení řidiče|Příjmení řidiče",
    meterNumber:
      "Číslo elektroměru|Číslo plynoměru|Číslo vodoměru|Číslo měřidla|Výrobní číslo měřidla|Číslo měřiče|Elektroměr č|Plynoměr č|Vodoměr č",
    supplyPoint:
      "Odběrné místo|Číslo odběrného místa|EIC|EAN odběrného místa|EAN kód odběrného místa|EIC kód|Číslo OM|EIC OPM|EIC kód OPM",
    previousReading:
      "Počáteční stav měřidla|Předchozí odečet|Minulý odečet|Stav počáteční|Odečet počáteční|Předchozí stav měřidla|Počáteční odečet|Stav měřidla počáteční|Počáteční stav elektroměru",
    currentReading:
      "Konečný stav měřidla|Aktuální odečet|Nový odečet|Stav konečný|Odečet konečný|Aktuální stav měřidla|Konečný odečet|Stav měřidla konečný|Konečný stav elektroměru",
    consumption:
      "Spotřeba|Celková spotřeba|Spotřeba celkem|Spotřeba vody|Spotřeba elektřiny|Spotřeba plynu|Spotřeba kWh|Spotřeba m3|Spotřeba za období",
    retention: "Pozastávka|Zádržné|Zádržné celkem|Garanční pozastávka|Pozastávka celkem|Výše pozastávky|Výše zádržného",
    workToDate:
      "Prostavěno celkem|Celkem od počátku|Provedeno od počátku stavby|Kumulovaná hodnota|Provedené práce celkem|Prostavěno od počátku|Prostavěno od začátku|Prostavěno od zahájení stavby",
    previouslyBilled:
      "Dosud fakturováno|Již fakturováno|Předchozí fakturace|Vyfakturováno dříve|Dosud vyfakturováno|Dosud fakturovaná částka|Již vyfakturováno",
    costCentre: "Nákladové středisko|Středisko|Číslo střediska|Středisko č|Kód střediska",
    billOfLading: "Konosament|Číslo konosamentu|Námořní konosament|Číslo B/L|B/L č|Konosament č",
    countryOfOrigin: "Země původu|Země původu zboží|Původ zboží|Země výroby|Stát původu|Země pův.",
    lotNumber: "Číslo šarže|Šarže č|Šarže|Výrobní šarže|Číslo výrobní šarže|Číslo LOT",
    manufactureDate: "Datum výroby|Vyrobeno dne|Vyrobeno|Dat. výroby|Den výroby",
    dateOfBirth: "Datum narození|Narozen|Narozena|Dat. nar|Nar.|Nar. dne|Narozen dne",
    patient: "Pacient|Pacientka|Jméno pacienta|Jméno a příjmení pacienta|Příjmení a jméno pacienta|Příjmení pacienta",
    treatingDoctor: "Lékař|Ošetřující lékař|Jméno lékaře|Vyšetřující lékař|Ošetřující lékařka",
    fees: "Honorář|Odměna|Palmare|Honorář celkem|Odměna celkem|Odměna advokáta",
    expenses: "Hotové výdaje|Hotové výdaje celkem|Výdaje celkem|Náhrada hotových výdajů",
    employer: "Zaměstnavatel|Název zaměstnavatele|Plátce mzdy|Jméno zaměstnavatele|Obchodní firma zaměstnavatele",
    employee:
      "Zaměstnanec|Jméno zaměstnance|Jméno a příjmení zaměstnance|Příjmení a jméno zaměstnance|Příjmení zaměstnance",
    supplyAddress: "Adresa odběrného místa|Místo spotřeby|Adresa místa spotřeby|Adresa OM|Adresa OPM",
    placeOfLoading: "Místo nakládky|Místo naložení|Přístav nakládky|Adresa nakládky|Nakládací místo|Místo odeslání",
    placeOfUnloading: "Místo vykládky|Místo vyložení|Přístav vykládky|Adresa vykládky|Vykládací místo|Stanice určení",
    loadingDate: "Datum nakládky|Datum naložení|Termín nakládky|Datum a čas nakládky|Nakládka dne",
    premium:
      "Pojistné|Celkové pojistné|Roční pojistné|Pojistné celkem|Výše pojistného|Běžné pojistné|Předepsané pojistné|Předpis pojistného",
    taxYear: "Zdaňovací období|Daňové období|Rok daně|Zdaňovací rok|Rok zdanění|Za zdaňovací období",
    employeeNumber: "Osobní číslo|Os. číslo|Os. č.|Osobní číslo zaměstnance|Číslo zaměstnance",
    socialSecurityNumber: "Rodné číslo|Rod. číslo|R. č.|Číslo pojištěnce|Rodné číslo zaměstnance",
    jobTitle: "Pracovní pozice|Pracovní zařazení|Profese|Název pozice|Druh práce",
    hireDate: "Datum nástupu|Den nástupu|Nástup|Nástup do zaměstnání|Pracovní poměr od",
    netPremium: "Čisté pojistné|Netto pojistné|Pojistné bez daně",
    premiumTax: "Daň z pojistného",
    stampDuty: "Kolkovné|Kolek|Kolky|Kolkovný poplatek",
    broker: "Makléř|Pojišťovací makléř|Zprostředkovatel|Pojišťovací zprostředkovatel",
    totalDebits: "Celkové výdaje|Debetní obrat|Celkem na vrub|Součet debetních položek|Odepsáno celkem|Celkem odepsáno",
    totalCredits:
      "Celkové příjmy|Kreditní obrat|Celkem ve prospěch|Součet kreditních položek|Připsáno celkem|Celkem připsáno",
    assessedValue: "Hodnota nemovitosti|Cena nemovitosti|Zjištěná cena|Cena zjištěná|Odhadní cena",
    description: "Popis|Popis položky|Poznámka|Poznámky|Označení dodávky",
  },
  weakLabels: {
    customerNumber: "Zákazník",
    accountNumber: "Účet",
    invoiceNumber: "Faktura|Faktura - daňový doklad|Daňový doklad",
    orderNumber: "Objednávka",
    contractNumber: "Smlouva",
    statementNumber: "Výpis",
    quoteNumber: "Nabídka",
    invoiceDate: "Datum|Dne",
    periodFrom: "Od",
    periodTo: "Do",
    grossTotal: "Částka",
    documentNumber: "Číslo|Doklad",
    previousReading: "Počáteční stav|Předchozí stav",
    currentReading: "Konečný stav|Nový stav",
    supplyAddress: "Adresa nemovitosti|Adresa objektu",
    firstRegistration: "Datum uvedení do provozu",
    trailerPlate: "Návěs|Přívěs",
    placeOfLoading: "Nakládka",
    placeOfUnloading: "Vykládka",
    signatory: "Zastoupený|Zastoupená|Zastoupen",
    changeGiven: "Zpět",
    room: "Apartmán",
    countryOfOrigin: "Původ",
    expenses: "Výdaje",
    accountHolder: "Majitel",
    jobTitle: "Funkce|Pozice",
  },
  periodLabels:
    "Období|Období platnosti|Doba platnosti|Trvání|Doba trvání|Období kampaně|Období plnění|Doba plnění|Období smlouvy|Termín kampaně|Doba pronájmu|Vysílací období|Období pojištění",
  billingPeriodLabels: "Fakturační období|Zúčtovací období|Fakturované období",
  recipientLabels: "Pro|Příjemce|Komu",
  slipTitles: "Složenka|Poštovní poukázka|Platební doklad k úhradě|Ústřižek k platbě",
  clerkLabels: "Vystavil|Vyřizuje|Prodejce|Technik|Zpracoval|Obchodní zástupce|Pokladní|Vystavila|Vyhotovil|Vyhotovila",
  nameLabels: "Jméno|Název|Firma|Obchodní firma|Jméno a příjmení|Příjmení a jméno|Jméno a příjmení/Název|Jméno/Název",
  senderNames:
    "Škola|Univerzita|Výrobce|Obec|Městský úřad|Finanční úřad|Pojišťovna|Správce|Správce nemovitosti|Laboratoř|Klinika|Nemocnice|Ordinace|Dodavatel energie|Distributor|Operátor|Advokátní kancelář|Notář|Servis|Vývozce|Spolek|Pojistitel|Zkušební stanice|Provozovatel stanice|Vlastník stanice|Hotel|Instituce|Pořadatel|Vydavatel|Vzdělávací zařízení|Stanice technické kontroly|Bytové družstvo|Společenství vlastníků|Mateřská škola|Dodavatel elektřiny|Dodavatel plynu|Dodavatel vody|Vodárna|Správce daně|Zdravotnické zařízení|Poskytovatel zdravotních služeb",
  recipientNames:
    "Člen|Dlužník|Pojistník|Pojištěný|Poplatník|Daňový subjekt|Rodič|Rodiče|Zákonný zástupce|Účastník|Adresát|Člen družstva|Vlastník jednotky|Uživatel bytu",
  elementNames: {},
  headings: {
    position: "Č.|Poř.|Pořadí|Položka č.|Č. pol.|Poř. č.|Řádek|P. č.|Pol.",
    article:
      "Kód zboží|Kód|Katalogové číslo|Číslo zboží|Kód položky|Kat. č.|Kód produktu|Číslo artiklu|Označení zboží|EAN|SKU|Art. č.",
    description:
      "Popis|Popis položky|Označení dodávky|Název|Název zboží|Název položky|Položka|Zboží|Služba|Popis zboží|Popis služby|Název produktu|Předmět plnění|Text|Popis plnění|Zboží / služba|Produkt|Fakturujeme vám|Název a popis zboží|Úkon",
    quantity: "Množství|Počet|Počet ks|Ks|Počet kusů|Množ.|Počet MJ|Počet jednotek|Hodiny|Objednáno|Dodáno|Počet hodin",
    unit: "MJ|M.J.|Měrná jednotka|Jednotka|Jedn.|Jednotky",
    priceBase: "Cenová jednotka|Jednotka ceny",
    unitPrice:
      "Cena za jednotku|Jednotková cena|Cena za MJ|Cena/MJ|Cena za kus|Cena za ks|Cena/ks|Jedn. cena|J. cena|Cena bez DPH za MJ|Cena|Cena bez DPH|Sazba za hodinu|Hodinová sazba|Cena jedn.|Cena za jedn.|Cena m.j.",
    lineTotal:
      "Celkem bez DPH|Cena celkem|Celkem|Částka|Cena celkem bez DPH|Celková cena|Základ|Celkem Kč|Základ daně|Částka bez DPH|Cena celkem Kč|Součet|Celková cena bez DPH|Hodnota|Bez DPH|Suma",
    taxRate: "DPH %|% DPH|Sazba DPH|DPH|Sazba|Sazba daně|Sazba %|Sazba DPH %",
    taxAmount: "DPH|Částka DPH|Výše DPH|DPH Kč|Daň|Částka daně|DPH celkem|Výše daně",
    lineGross:
      "Celkem s DPH|Cena s DPH|Částka s DPH|Celkem vč. DPH|Cena celkem s DPH|Celková cena s DPH|S DPH|Včetně DPH",
    discount: "Sleva|Sleva %|Sleva v %|Rabat|Výše slevy|Srážka|Skonto",
    bookingDate: "Datum zaúčtování|Datum účtování|Datum|Zaúčtováno|Datum transakce|Datum operace|Datum provedení|Den",
    valueDate: "Valuta|Datum valuty|Datum připsání|Den valuty",
    details:
      "Popis transakce|Popis operace|Popis|Typ transakce|Zpráva pro příjemce|Označení operace|Poznámka|Text|Název operace|Účel platby",
    amount: "Částka|Částka v Kč|Částka CZK|Obrat|Částka transakce|Objem|Hodnota",
    documentNumber:
      "Číslo faktury|Číslo dokladu|Faktura|Doklad|Č. faktury|Č. dokladu|Variabilní symbol|VS|Vaše faktura|Faktura č.|Doklad č.",
    documentDate: "Datum faktury|Datum dokladu|Datum vystavení|Datum|Ze dne|Vystaveno",
    grossAmount:
      "Částka faktury|Fakturovaná částka|Celkem s DPH|Částka s DPH|Původní částka|Částka dokladu|Celkem|Cena s DPH",
    paidAmount: "Uhrazeno|Zaplaceno|Uhrazená částka|Zaplacená částka|Částka platby|Platba|Úhrada|K úhradě|Vyplaceno",
    date: "Datum|Den",
    debit: "Má dáti|MD|Výdaj|Výdaje|Debet|Odchozí|Na vrub|Odepsáno|Výběr|Výběry|Odchozí platby",
    credit: "Dal|D|Příjem|Příjmy|Kredit|Příchozí|Ve prospěch|Připsáno|Vklad|Vklady|Příchozí platby",
    balance: "Zůstatek|Saldo|Zůstatek účtu|Konečný zůstatek|Stav účtu|Průběžný zůstatek|Stav",
  },
  weakHeadings: {
    priceBase: "Za",
    description: "Krytí|Pojistné krytí",
    lineTotal: "Cena|Pojistné",
    lineGross: "Celkem|Částka|Cena celkem",
    article: "Produkt|Označení",
    valueDate: "Datum",
  },
  totals:
    "Celkem|Součet|Mezisoučet|Suma|K úhradě|Celková částka|Celková cena|Částka celkem|Základ daně|Součty|Celkový součet",
  taxes: "DPH|Daň",
  yearToDate: "Kumulativně|Od počátku roku|Od začátku roku|Narůstajícím způsobem",
  payments: "Hotovost|Hotově|Karta|Kartou|Platební karta|Poukázka|Stravenka|Vráceno|Vrátit",
  paymentMeans: "Způsob platby|Způsob úhrady|Forma úhrady|Platební metoda|Druh platby",
  taxBases: "základ základu",
  carries: "Převod|Převedeno|Přenos",
  footnotes: "zdroj|poznamk",
  captions: "tabulka|obrazek",
  tableWords: "tabulka",
  months: [
    "leden únor březen duben květen červen červenec srpen září říjen listopad prosinec",
    "ledna února března dubna května června července srpna září října listopadu prosince",
  ],
  monthForms: {},
  notMonths: "led",
  rangeWords: "do|až",
  dayLinks: "",
  yearLinks: "",
  dayArticles: "",
  meanings: {
    start: "začát počát zahájen první",
    period: "obdob kampaň kampaně trvání",
    rate: "sazba sazby procento",
    number: "číslo čísla číslem kód identifikátor identifikační označení",
    date: "datum data dne",
    sum: "částka částky částku částce cena ceny cenu součet suma hodnot výše celkem náklad rozpočet",
    net: "netto",
    gross: "brutto hrubý hrubá hrubé",
    vat: "dph",
    tax: "daň daně daní daňov",
    before: "bez před",
    after: "včetně vč s",
    due: "splatn zbýv zbývají nedoplat doplat dlužn neuhrazen",
    paid: "zaplacen uhrazen",
    invoice: "faktur",
    order: "objednáv objednávk",
    contract: "smlouv",
    customer: "zákazník odběratel kupující kupujícího objednatel klient zákaznick",
    supplier: "dodavatel prodávající prodávajícího vystavitel prodejc",
    payment: "platb platební úhrad",
    delivery: "dodán dodáv doprav dodací",
    issue: "vystaven vyhotoven",
    deadline: "termín lhůt splatnost",
    name: "název názvu jméno jména osoba osoby",
    account: "účet účtu",
    bank: "banka banky bankovní",
    reference: "referenc referenční",
    quote: "nabídk",
    project: "projekt",
    advertiser: "inzerent zadavatel",
    agency: "agentur",
    discount: "sleva slevy slev rabat",
    freight: "poštovné dopravné přepravné",
    commission: "provize provizí",
    balance: "zůstatek zůstatku saldo",
    opening: "počáteční předchozí",
    closing: "konečn nový",
    statement: "výpis",
    document: "doklad dokument",
    company: "firma firmy společnost organizace",
    registration: "registrační registrace",
    all: "celkov souhrnn",
    end: "konec konce ukončen",
    line: "položk řádek řádků řádky",
    original: "původní souvisejíc související opravovan",
    address: "adresa adresy sídlo",
    receipt: "účtenka účtenky stvrzenka stvrzenky",
  },
  formWords: czechFormWords,
  endings: "a y e u i o ou em ě ů ům ek ky ka ku ám ami ech í ího ém ím á é ý ých ým ní no",
  modifiers: "na pro ve ze dle od do k ke o",
  forms: {
    no: "číslo č",
    objednavky: "obj",
    exkl: "bez",
    inkl: "včetně vč",
    vat: "dph",
  },
  mediaCompanies:
    "Vysílatel|Vydavatel|Vydavatelství|Provozovatel vysílání|Pro vydavatele|Vydavateli|Kabelový operátor|Provozovatel kabelové televize",
  fillers: "a prosím",
  possessives: "vaše váš naše náš",
  ours: "naše náš",
  starts: "od začátek počátek zahájení první",
  ends: "do konec ukončení poslední",
  periods: "období",
  variants: "varianta",
  sections:
    "sekce oddíl skupina kategorie kapitola místnost prostor podlaží patro budova stavba projekt zakázka fáze etapa středisko pobočka provozovna oblast stanice",
  clients: "klient zákazník",
  compoundEnds: "",
  numberWords: "č číslo",
  dated: "dne",
  by: "od",
  links: "a",
  or: "nebo",
  and: "a",
  of: "za",
  titles: {
    confirmation: "potvrzeni objednavky|potvrzeni o prijeti objednavky",
    creditNote: "dobropis|opravny danovy doklad",
    receipt: "uctenka|stvrzenka|prijmovy doklad|pokladni doklad|potvrzeni o (?:platbe|zaplaceni)",
    quote: "nabidka|kalkulace|cenovy rozpocet",
    deliveryNote: "dodaci list|expedicni list",
    invoice: "faktura|danovy doklad",
    order: "objednavk|inzertni objednav",
    payment: "avizo|potvrzeni o uhrade|prikaz k uhrade",
    statement: "\\bvypis\\b",
    contract: "smlouva",
  },
  purchases: "^objednavka",
  contactWords: "telefon|mobil|dic|ico",
  sectionWords: "udaje informace adresa nazev",
  beginningVerbs: "začíná počíná",
  endingVerbs: "končí skončí",
  addressParticles: "ul nám tř",
  definitionMarkers: "dále",
  partyMarkers: "mezi",
  salutations: "vazeni vazeny vazena pan pani",
  departments:
    "Účtárna|Finanční oddělení|Oddělení účetnictví|Účetní oddělení|Oddělení nákupu|Nákup|Fakturace|Vedení společnosti|Ekonomické oddělení",
  closings:
    "S pozdravem|S přátelským pozdravem|S úctou|Děkujeme|Děkuji|Děkujeme za nákup|Děkujeme za Váš nákup|Děkujeme za objednávku|Děkujeme za důvěru|Děkujeme za spolupráci",
  recipientWords: "pro",
  senderWords: "",
  dayWords: "den dny dní dnů d",
  monthWords: "měsíc měsíce měsíců",
  weekWords: "týden týdne týdnů týdně týd",
  beyondWords: "nad více než přes",
  overdueWords: "splatnosti po prodlení zpoždění saldo částka od",
  notDue: "Ve splatnosti|Do splatnosti|Před splatností|Nesplatné",
  replyWords: "odpověď odpovědi odpovědět vyjádření",
  lastDayWords: "do nejpozději",
  debitWords: "inkaso inkasem inkasa",
  placeWords: "ulice namesti trida nabrezi sidliste budova areal",
  noAddressWords: "faktura|doklad",
}
