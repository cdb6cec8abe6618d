import type { Language } from "../language.ts"

/** Polish. */
export const polish: Language = {
  code: "pl",
  labels: {
    invoiceNumber:
      "Numer faktury|Faktura nr|Faktura VAT nr|Nr faktury|Faktura numer|Faktura VAT numer|Numer rachunku faktury|Nr faktury VAT|Numer faktury VAT|Oznaczenie faktury|Faktura sprzedaży nr|Rachunek nr|Identyfikator faktury|Sygnatura faktury|Numer proformy|Proforma nr|Faktura proforma nr",
    documentNumber:
      "Numer dokumentu|Nr dokumentu|Dokument nr|Oznaczenie dokumentu|Numer decyzji|Nr decyzji|Numer zawiadomienia|Nr zawiadomienia",
    receiptNumber: "Nr paragonu|Numer paragonu|Paragon nr|Nr pokwitowania|Numer pokwitowania",
    relatedInvoiceNumber:
      "Faktura korygowana|Numer faktury korygowanej|Nr faktury korygowanej|Do faktury|Do faktury nr|Faktura pierwotna|Numer faktury pierwotnej|Dotyczy faktury|Dotyczy faktury nr|Faktura powiązana|Numer faktury powiązanej",
    creditNoteNumber: "Faktura korygująca nr|Numer korekty",
    orderNumber:
      "Numer zamówienia|Zamówienie nr|Nr zamówienia|Numer zlecenia|Zlecenie nr|Nr zlecenia|Twoje zamówienie|Nasze zamówienie|Wasze zamówienie|Zamówienie klienta|Oznaczenie zamówienia|ID zamówienia|Zamówienie zakupu|Numer zamówienia klienta|Nr zam|Zam. nr",
    confirmationNumber: "Numer potwierdzenia|Nr potwierdzenia|Potwierdzenie zamówienia nr|Potwierdzenie nr",
    contractNumber:
      "Numer umowy|Umowa nr|Nr umowy|Numer kontraktu|Kontrakt nr|Nr kontraktu|Oznaczenie umowy|ID umowy|Sygnatura umowy",
    policyNumber: "Numer polisy|Polisa nr|Nr polisy",
    bookingNumber: "Numer rezerwacji|Nr rezerwacji|Rezerwacja nr|Kod rezerwacji",
    customerNumber:
      "Numer klienta|Nr klienta|Kod klienta|ID klienta|Identyfikator klienta|Numer nabywcy|Kod odbiorcy|Nr odbiorcy|Numer odbiorcy|Kod kontrahenta|Numer kontrahenta|Nr kontrahenta|Numer płatnika|Nr nabywcy|Kod nabywcy|Numer najemcy|Nr płatnika|Numer podatnika|Numer abonenta",
    supplierNumber:
      "Numer dostawcy|Kod dostawcy|Nr dostawcy|Dostawca nr|ID dostawcy|Identyfikator dostawcy|Numer sprzedawcy|Kod sprzedawcy|Numer kontrahenta dostawcy",
    statementNumber:
      "Numer wyciągu|Wyciąg nr|Nr wyciągu|Wyciąg numer|Numer wyciągu bankowego|Wyciąg bankowy nr|Oznaczenie wyciągu|Nr wyc",
    paymentNumber:
      "Numer płatności|Płatność nr|Nr płatności|Awizo nr|Numer awiza|Numer przelewu|Płatność numer|Nr przelewu|Przelew nr|Numer transakcji|Nr transakcji|Referencje płatności|Tytuł płatności|Numer operacji|Nr operacji|Awizo płatności nr|Identyfikator płatności|Nr awiza|Tytuł przelewu|Tytułem",
    accountNumber:
      "Numer rachunku|Nr rachunku|Numer konta|Konto bankowe|Numer rachunku bankowego|Nr rachunku bankowego|Rachunek bankowy nr|Numer konta bankowego|Konto do zapłaty|Rachunek do zapłaty|Konto odbiorcy|Rachunek odbiorcy|Konto do przelewu",
    deliveryNoteNumber: "Numer dostawy|Dokument WZ|Numer WZ|WZ nr|Nr WZ|Dokument dostawy nr",
    shipmentNumber: "Numer przesyłki|Nr przesyłki|List przewozowy",
    referenceNumber: "Numer referencyjny|Referencja|Znak",
    projectName: "Projekt|Nazwa projektu|Inwestycja|Budowa|Nazwa inwestycji",
    projectNumber: "Numer projektu|Projekt",
    quoteNumber:
      "Numer oferty|Oferta nr|Oferta numer|Nr oferty|Nasza oferta|Wasza oferta|Twoja oferta|Oznaczenie oferty|Numer wyceny|Wycena nr",
    estimateNumber: null,
    itemNumber: "Numer artykułu|Kod towaru|Numer seryjny",
    taxId: "Numer identyfikacji podatkowej|Identyfikator podatkowy|NIP lub numer podatkowy",
    taxNumber: "REGON|Numer podatkowy",
    registerNumber: "KRS|Numer KRS",
    pageNumber: "Strona|Str",
    invoiceDate:
      "Data faktury|Data wystawienia|Data wystawienia faktury|Wystawiono dnia|Data dokumentu|Wystawiona|Data wystawienia dokumentu|Wystawiono|Wystawiono dn|Wystawiona dnia|Dzień wystawienia|Data sporządzenia|Data wyst|Data zakupu|Data rachunku",
    dueDate:
      "Termin płatności|Termin zapłaty|Zapłacić do|Zapłata do dnia|Zapłata do|Płatne do|Termin zapłaty do|Zapłacić przed|Płatność do|Płatne w terminie do|Ostateczny termin płatności|Termin uregulowania|Data wymagalności|Do zapłaty do|Ostatni dzień płatności|Zapłata w terminie do|Płatne dnia|Termin pł|Data zapadalności|Nowy termin płatności|Data pobrania|Data obciążenia",
    orderDate:
      "Data zamówienia|Data złożenia zamówienia|Zamówiono dnia|Zamówienie z dnia|Data zlecenia|Dzień zamówienia|Złożono dnia|Data zamówienia klienta",
    contractDate: "Data umowy|Data zawarcia umowy",
    deliveryDate:
      "Data dostawy|Termin dostawy|Dostawa do|Data sprzedaży|Termin realizacji|Data wykonania usługi|Data dokonania dostawy|Dostarczono dnia|Data wysyłki|Data wydania|Data realizacji|Planowana dostawa|Dostawa|Data dostarczenia|Dzień dostawy|Wymagany termin dostawy|Dostarczyć do|Data wykonania|Data zakończenia dostawy|Oczekiwana dostawa|Dostawa dnia|Data świadczenia usługi|Przewidywana dostawa|Przewidywany termin dostawy|Planowany termin dostawy|Przewidywana data dostawy",
    receivedDate:
      "Data wpływu|Data otrzymania|Wpłynęło|Wpłynęło dnia|Data złożenia|Złożono|Otrzymano|Otrzymano dnia|Data zgłoszenia",
    paymentDate:
      "Data płatności|Data zapłaty|Zapłacono dnia|Data waluty|Data przelewu|Dzień płatności|Data wpłaty|Przelano dnia|Data realizacji przelewu|Data wykonania przelewu|Zapłata z dnia|Data obciążenia|Dzień zapłaty|Data realizacji|Realizacja",
    printDate: "Data wydruku|Wydrukowano",
    expiryDate: "Ważne do|Data ważności|Ważny do|Termin ważności|Ważna do|Oferta ważna do|Koniec ważności",
    periodFrom:
      "Data rozpoczęcia|Początek|Data początkowa|Ważne od|Okres od|Od dnia|Data od|Pierwszy dzień|Początek kampanii|Początek okresu|Rozpoczęcie|Pierwsza emisja|Kampania od|Obowiązuje od|Początek umowy|Okres rozpoczęcia|Od daty|Data startu|Start|Start kampanii|Emisja od",
    periodTo:
      "Data zakończenia|Koniec|Data końcowa|Okres do|Do dnia|Data do|Ostatni dzień|Koniec kampanii|Koniec okresu|Zakończenie|Ostatnia emisja|Kampania do|Obowiązuje do|Koniec umowy|Okres zakończenia|Do daty|Data zakończenia kampanii|Emisja do",
    linesTotal: "Suma pozycji|Razem pozycje|Wartość towarów|Suma linii|Łącznie pozycje|Podsuma|Suma częściowa",
    netTotal:
      "Razem netto|Wartość netto|Suma netto|Kwota netto|Netto|Ogółem netto|Łącznie netto|Suma wartości netto|Wartość bez VAT|Kwota bez VAT|Suma bez podatku|Razem bez VAT|Należność netto|Wartość netto razem|Podstawa opodatkowania|Wartość netto ogółem|Podsuma|Cena netto razem|Razem bez podatku|Kwota bez podatku",
    taxTotal:
      "Kwota VAT|VAT|Podatek VAT|Razem VAT|Suma VAT|Podatek|Wartość VAT|Suma podatku|Razem podatek|Wartość podatku|Kwota podatku|Kwota podatku VAT|Podatek razem|Łączny VAT|VAT razem|VAT ogółem|Podatek od towarów i usług|Należny VAT",
    grossTotal:
      "Razem brutto|Kwota brutto|Wartość brutto|Suma brutto|Ogółem|Do zapłaty brutto|Razem|Suma|Brutto|Ogółem brutto|Łącznie|Łącznie brutto|Łączna kwota|Kwota ogółem|Suma ogółem|Razem z VAT|Kwota z VAT|Wartość z VAT|Należność ogółem|Należność brutto|Wartość faktury|Kwota faktury|Suma faktury|Kwota razem|Wartość ogółem|Wartość zamówienia|Kwota zamówienia|Suma zamówienia|Wartość umowy|Wartość brutto razem|Całkowita kwota|Cena brutto razem|Razem do zapłaty brutto|Razem z podatkiem|Suma z podatkiem|Kwota z podatkiem|Kwota zwrotu|Do zwrotu",
    amountDue:
      "Do zapłaty|Kwota do zapłaty|Pozostało do zapłaty|Razem do zapłaty|Należność|Pozostaje do zapłaty|Kwota należności|Kwota pozostała|Zaległość|Saldo do zapłaty|Należna kwota|Do uregulowania|Kwota do uregulowania|Pozostała kwota|Zostało do zapłaty|Należność do zapłaty|Suma do zapłaty",
    amountPaid:
      "Zapłacono|Zaliczka|Przedpłata|Wpłacono|Kwota już zapłacona|Otrzymane płatności|Kwota zapłacona|Zapłacono już|Otrzymana kwota|Zaliczka wpłacona|Otrzymana zaliczka|Otrzymane wpłaty",
    cashTendered: "Gotówka",
    changeGiven: "Reszta",
    rounding: "Zaokrąglenie",
    touristTax: "Opłata miejscowa|Opłata klimatyczna|Opłata uzdrowiskowa|Taksa klimatyczna",
    reminderFee: "Opłata za upomnienie|Koszty upomnienia|Opłata za wezwanie",
    lateInterest: "Odsetki za zwłokę|Odsetki za opóźnienie",
    discountTotal: "Rabat|Upust",
    shippingTotal: "Koszty wysyłki|Transport|Wysyłka|Koszt dostawy",
    withholding: "Podatek u źródła|Potrącony podatek",
    commission: "Prowizja|Prowizja agencji",
    netAfterCommission: null,
    totalPaid:
      "Kwota zapłacona|Kwota płatności|Zapłacona kwota|Kwota przelewu|Razem zapłacono|Suma płatności|Suma przelewu|Łączna płatność|Kwota wpłaty|Łącznie zapłacono|Razem przelew|Przelana kwota|Kwota zapłaty|Wypłacona kwota|Suma wpłat|Wartość przelewu|Kwota przelana",
    openingBalance:
      "Saldo początkowe|Saldo poprzednie|Saldo otwarcia|Poprzednie saldo|Saldo na początek|Saldo na początku|Saldo początku okresu|Stan początkowy|Stan konta na początek|Saldo z przeniesienia|Bilans otwarcia|Saldo na początek okresu",
    closingBalance:
      "Saldo końcowe|Nowe saldo|Saldo zamknięcia|Saldo bieżące|Saldo na koniec|Saldo na końcu|Saldo końca okresu|Stan końcowy|Stan konta na koniec|Saldo na dzień|Bilans zamknięcia|Saldo aktualne|Saldo na koniec okresu|Aktualne saldo",
    balance: null,
    taxRate: "Stawka VAT|VAT %|Stawka",
    discountRate: "Rabat %|Stawka rabatu|Procent rabatu|% rabatu",
    quantity: "Ilość|Liczba|Szt",
    packages: "Liczba paczek|Liczba opakowań|Ilość paczek|Liczba palet",
    guests: "Liczba gości|Goście|Liczba osób",
    weight: "Waga|Łączna waga",
    nights: "Noclegi|Liczba nocy|Liczba noclegów",
    mileage: "Przebieg|Stan licznika",
    unitPrice: "Cena jednostkowa|Cena|Cena netto",
    lineTotal: "Wartość pozycji",
    seller:
      "Sprzedawca|Dostawca|Kontrahent|Wystawca|Nazwa sprzedawcy|Firma|Nazwa dostawcy|Nazwa firmy|Nazwa wystawcy|Wystawca faktury|Sprzedający|Wykonawca|Usługodawca|Zleceniobiorca|Sklep|Nadawca faktury|Firma wystawiająca|Wynajmujący|Ubezpieczyciel|Wierzyciel|Zbywca|Eksporter",
    buyer:
      "Nabywca|Klient|Kupujący|Odbiorca|Nazwa nabywcy|Nazwa klienta|Zamawiający|Nazwa odbiorcy|Nazwa kupującego|Odbiorca faktury|Usługobiorca|Faktura dla|Dane nabywcy|Dane klienta|Najemca|Dłużnik|Nabywca/Odbiorca|Nazwa zamawiającego|Fakturowana firma|Zarezerwował|Zarezerwowała|Gość|Nazwisko gościa|Importer",
    advertiser: "Reklamodawca|Ogłoszeniodawca|Nazwa reklamodawcy|Klient reklamowy|Zleceniodawca reklamy|Sponsor",
    agency: "Agencja|Nazwa agencji|Dom mediowy|Agencja reklamowa|Agencja mediowa",
    payer:
      "Płatnik|Zleceniodawca|Zapłacono przez|Nazwa płatnika|Płacący|Płatność od|Przelew od|Nadawca przelewu|Wpłacający",
    payee:
      "Beneficjent|Odbiorca płatności|Nazwa beneficjenta|Odbiorca przelewu|Płatność dla|Przelew dla|Na rzecz|Nazwa odbiorcy płatności",
    accountHolder:
      "Posiadacz rachunku|Właściciel rachunku|Posiadacz|Nazwa posiadacza|Właściciel konta|Właściciel|Posiadacz konta|Rachunek na nazwisko|Nazwa rachunku",
    station: "Stacja|Kanał|Nadawca",
    other: "Data faktury pierwotnej|Data faktury korygowanej",
    shipTo:
      "Adres dostawy|Miejsce dostawy|Dostawa do|Dostarczyć do (adres)|Wysyłka do|Odbiorca dostawy|Adres wysyłki|Adres odbiorcy dostawy|Punkt dostawy|Miejsce przeznaczenia|Wyślij do|Adres doręczenia|Miejsce wykonania usługi|Adres budowy|Adres inwestycji",
    contactPerson:
      "Kontakt|Osoba kontaktowa|Osoba do kontaktu|Prowadzący|Sporządził|Sporządziła|Opiekun|Opiekun klienta|Technik|Serwisant|Zamówił|Zamówiła|Wystawił|Wystawiła|Kupiec",
    bankName: "Bank|Nazwa banku",
    bankCode: "Kod banku|Numer rozliczeniowy banku",
    product: "Produkt|Nazwa produktu|Marka",
    deliveryTime: "Termin realizacji|Czas realizacji|Czas dostawy",
    room: "Pokój|Numer pokoju|Nr pokoju",
    signatory: "Podpisał|Podpisała|Podpisano przez|Osoba upoważniona",
    approver: "Zatwierdził|Zatwierdziła|Zatwierdzone przez",
    reason: "Powód|Przyczyna korekty|Powód korekty|Przyczyna",
    carrier: "Przewoźnik|Kurier|Sposób dostawy|Forma dostawy|Metoda dostawy|Sposób wysyłki",
    campaign: "Kampania",
    timeOfDay: "Godzina|Godz|Godzina sprzedaży",
    tableNumber: "Stolik|Stolik nr|Numer stolika",
    subject: "Temat|Tytuł",
    fax: "Faks",
    address: "Adres|Siedziba",
    iban: "Numer IBAN",
    bic: null,
    vatId:
      "NIP|Numer NIP|NIP sprzedawcy|VAT UE|NIP UE|Numer VAT|NIP nabywcy|Nr NIP|NIP dostawcy|Numer VAT UE|VAT ID|NIP/VAT|NIP/VAT UE",
    email: null,
    phone: "Telefon|Numer telefonu",
    website: "Strona www",
    currency: "Waluta",
    deliveryTerms: "Warunki dostawy|Warunek dostawy|Baza dostawy",
    paymentTerms:
      "Warunki płatności|Sposób zapłaty|Forma płatności|Metoda płatności|Sposób płatności|Warunki zapłaty|Warunki|Zasady płatności|Sposób płatności i termin|Termin i sposób zapłaty|Rodzaj płatności|Metoda zapłaty|Zapłacono kartą",
    remittanceAddress: null,
    grossWeight: "Waga brutto|Masa brutto|Ciężar brutto|Brutto (kg)|Brutto (t)",
    netWeight: "Waga netto|Masa netto|Ciężar netto|Netto (kg)|Netto (t)",
    tareWeight: "Tara|Masa tara|Waga tara|Masa własna",
    vehiclePlate: "Numer rejestracyjny|Nr rejestracyjny|Nr rej|Nr rejestracyjny pojazdu|Numer rejestracyjny pojazdu",
    trailerPlate:
      "Numer rejestracyjny przyczepy|Nr rejestracyjny przyczepy|Nr rej. przyczepy|Nr rejestracyjny naczepy|Nr rej. naczepy",
    driver: "Kierowca|Imię i nazwisko kierowcy",
    meterNumber: "Numer licznika|Nr licznika|Numer wodomierza|Nr wodomierza|Numer gazomierza|Nr gazomierza",
    supplyPoint: "Numer PPE|Nr PPE|Kod PPE|PPE|Punkt poboru energii|Numer punktu poboru|Nr punktu poboru",
    previousReading:
      "Wskazanie poprzednie|Poprzednie wskazanie|Odczyt poprzedni|Poprzedni odczyt|Stan poprzedni|Wskazanie początkowe",
    currentReading:
      "Wskazanie bieżące|Bieżące wskazanie|Wskazanie obecne|Odczyt bieżący|Bieżący odczyt|Stan bieżący|Stan obecny|Wskazanie końcowe",
    consumption: "Zużycie|Zużycie energii|Zużycie razem|Łączne zużycie|Ilość zużyta|Zużycie wody|Zużycie gazu",
    retention: "Kaucja gwarancyjna|Zatrzymanie kaucji|Potrącenie kaucji gwarancyjnej|Kwota zatrzymana",
    workToDate:
      "Wartość robót od początku budowy|Wartość wykonanych robót narastająco|Wartość narastająco|Narastająco|Wartość robót narastająco",
    previouslyBilled:
      "Zafakturowano wcześniej|Wartość z poprzednich faktur|Poprzednio zafakturowano|Wartość z poprzednich protokołów",
    costCentre: "Centrum kosztów|Miejsce powstawania kosztów|MPK",
    billOfLading: "Konosament|Nr konosamentu|Numer konosamentu",
    countryOfOrigin: "Kraj pochodzenia|Kraj pochodzenia towaru|Pochodzenie towaru",
    lotNumber: "Numer partii|Nr partii|Numer serii|Nr serii",
    manufactureDate: "Data produkcji|Data wytworzenia|Data wyprodukowania",
    dateOfBirth: "Data urodzenia|Urodzony|Urodzona|Data ur",
    patient: "Pacjent|Pacjentka|Imię i nazwisko pacjenta|Nazwisko pacjenta",
    premium: "Składka|Składka łączna|Łączna składka|Składka ubezpieczeniowa|Składka roczna|Razem składka",
    taxYear: "Rok podatkowy|Rok podatku",
    assessedValue: "Wartość nieruchomości|Wartość katastralna",
    description: "Opis|Nazwa|Nazwa towaru|Uwagi",
  },
  weakLabels: {
    lotNumber: "Partia|Seria",
    dueDate: "Do dnia",
    customerNumber: "Klient",
    accountNumber: "Rachunek|Konto|Rachunek bankowy|Nr konta",
    invoiceNumber: "Faktura|Faktura VAT",
    orderNumber: "Zamówienie",
    contractNumber: "Umowa",
    statementNumber: "Wyciąg",
    quoteNumber: "Oferta",
    invoiceDate: "Data",
    periodFrom: "Od",
    periodTo: "Do",
    grossTotal: "Kwota",
    seller: "Od",
    documentNumber: "Numer|Nr",
    expiryDate: "Ważność",
  },
  periodLabels:
    "Okres|Okres obowiązywania|Ważność|Emisja|Okres emisji|Okres kampanii|Daty kampanii|Kampania|Czas trwania|Okres umowy|Okres trwania|Okres świadczenia|Okres usługi|Daty emisji|Okres ubezpieczenia",
  billingPeriodLabels: "Okres rozliczeniowy",
  recipientLabels: "Dla|Odbiorca|Kontrahent",
  clerkLabels: "Sporządził|Wystawił|Sprzedawca|Handlowiec|Opiekun klienta|Kasjer|Serwisant",
  nameLabels: "Nazwa|Firma|Nazwa firmy|Nazwa przedsiębiorstwa",
  senderNames:
    "Szkoła|Uczelnia|Producent|Gmina|Urząd|Urząd skarbowy|Towarzystwo ubezpieczeń|Zarządca|Zarządca nieruchomości|Laboratorium|Klinika|Szpital|Przychodnia|Operator|Sprzedawca energii|Dostawca energii|Kancelaria|Notariusz|Warsztat|Eksporter|Stowarzyszenie",
  recipientNames: "Ubezpieczający|Ubezpieczony|Podatnik|Rodzic|Rodzice|Abonent|Strona umowy|Adresat",
  elementNames: {},
  headings: {
    position: "Lp.|L.p.|Poz.|Pozycja|Nr.|L. p.|Nr poz.|Poz|Pozycja nr|Nr pozycji|Numer",
    article:
      "Nr katalogowy|Kod towaru|Indeks|Symbol|Kod|Kod produktu|Nr artykułu|Numer artykułu|Nr kat.|Numer katalogowy|Indeks towaru|Nr towaru|SKU|EAN|Kod art.|Symbol towaru|Indeks materiałowy",
    description:
      "Nazwa towaru lub usługi|Nazwa towaru / usługi|Nazwa towaru|Opis|Nazwa|Towar|Usługa|Produkt|Opis towaru|Opis usługi|Nazwa produktu|Nazwa artykułu|Nazwa usługi|Artykuł|Towar / usługa|Towar lub usługa|Przedmiot|Wyszczególnienie|Asortyment|Opis pozycji|Nazwa towaru/usługi|Produkty|Usługi|Rodzaj usługi|Treść",
    quantity:
      "Ilość|Ilosc|Ilość szt.|Il.|Liczba|Szt.|Szt|Ilość zamówiona|Ilość dostarczona|Sztuki|Liczba sztuk|Godziny|Ilość jedn.|Il. szt.|Zamówiono|Liczba jednostek",
    unit: "J.m.|Jedn.|J. m.|Jm|Jedn. miary|Jednostka miary|Jednostka|Miara|JM",
    unitPrice:
      "Cena jednostkowa netto|Cena jedn. netto|Cena jednostkowa|Cena jedn.|Cena netto|Cena|Cena za sztukę|Cena za szt.|Cena/szt.|Cena za jednostkę|C. jedn.|Stawka|Cena jednostkowa brutto|Wartość jednostkowa|Koszt jednostkowy|Cena szt.|Cena jednostk.|Cena 1 szt.|Cena za jedn.|Cena jedn. bez VAT|Cena sprzedaży",
    lineTotal:
      "Wartość netto|Wartość pozycji netto|Wartość pozycji|Kwota netto|Wartość|Kwota|Razem|Wartość brutto|Wartość razem|Razem netto|Suma|Suma netto|Wart. netto|Wartość sprzedaży|Wartość sprzedaży netto|Należność|Kwota razem|Wartość towaru|Ogółem|Wart.|Kwota pozycji|Łącznie|Wartość netto PLN|Wartość bez VAT|Suma pozycji",
    taxRate: "Stawka VAT|VAT|VAT %|% VAT|Stawka VAT %|Stawka|St. VAT|Stawka podatku|Podatek|Stawka podatku VAT|VAT (%)",
    taxAmount:
      "Kwota VAT|Kwota podatku|Kwota podatku VAT|Wartość VAT|Podatek VAT|Suma VAT|Razem VAT|Wartość podatku|Podatek|VAT",
    lineGross:
      "Wartość brutto|Kwota brutto|Razem brutto|Suma brutto|Wartość z VAT|Kwota z VAT|Wart. brutto|Wartość sprzedaży brutto|Wartość pozycji brutto|Brutto",
    discount: "Rabat|Potrącenie|Rabat %|Upust|Rab.|Bonifikata|Zniżka|Skonto|Obniżka|Potrącenia",
    bookingDate:
      "Data księgowania|Data operacji|Data|Data księg.|Data zaksięgowania|Data transakcji|Księgowanie|Dzień|Data oper.|Data księgowa",
    valueDate: "Data waluty|Waluta|Data wal.|Data walut.|Waluta dnia",
    details:
      "Opis operacji|Rodzaj i opis operacji|Tytuł|Opis|Opis transakcji|Tytuł operacji|Tytułem|Szczegóły|Rodzaj operacji|Szczegóły operacji|Operacja|Nazwa operacji|Treść operacji|Opis zdarzenia",
    amount:
      "Kwota operacji|Kwota PLN|Kwota|Kwota transakcji|Suma|Kwota w PLN|Obroty|Wartość|Kwota (PLN)|Kwota EUR|Wartość operacji",
    documentNumber:
      "Numer faktury|Nr faktury|Nr dokumentu|Numer dokumentu|Faktura|Dokument|Faktura nr|Nr dok.|Dokument nr|Nr FV|Faktura VAT|Numer FV|Państwa faktura|Wasza faktura|Nr rachunku faktury|Nr fakt.|Faktury",
    documentDate:
      "Data faktury|Data dokumentu|Z dnia|Data|Data wystawienia|Z dn.|Data faktury VAT|Data dok.|Dnia|Data wyst.|Data FV",
    grossAmount:
      "Kwota faktury|Kwota brutto|Wartość brutto|Wartość faktury|Kwota dokumentu|Brutto|Należność|Razem brutto|Suma brutto|Kwota pierwotna|Kwota oryginalna|Wartość dokumentu",
    paidAmount:
      "Kwota zapłaty|Zapłacono|Do wypłaty|Kwota netto|Kwota zapłacona|Zapłata|Kwota przelewu|Wypłacono|Opłacono|Kwota płatności|Przelano|Płatność|Zapłacona kwota|Wpłacono|Kwota wypłaty",
    date: "Data",
    debit:
      "Winien|Wn|Obciążenie|Obciążenia|Wypłaty|Wydatki|Wypłata|Debet|Rozchód|Strona Wn|Kwota obciążenia|Obciążenie (Wn)",
    credit: "Ma|Uznanie|Uznania|Wpłaty|Wpływy|Wpłata|Kredyt|Przychód|Strona Ma|Kwota uznania|Uznanie (Ma)",
    balance:
      "Saldo po operacji|Saldo|Saldo PLN|Saldo bieżące|Stan konta|Saldo rachunku|Saldo końcowe|Saldo po transakcji|Stan po operacji",
  },
  weakHeadings: {
    lineTotal: "Cena|Koszt|Opłata|Składka",
    lineGross: "Razem|Wartość|Kwota|Suma",
    article: "Produkt",
    valueDate: "Data",
    credit: "Płatności",
  },
  totals: "Razem|Suma|Ogółem|Do zapłaty|Łącznie",
  taxes: "VAT",
  taxBases: "podstawa podstawy",
  carries: "Do przeniesienia|Z przeniesienia",
  footnotes: "źródło",
  captions: "tabela",
  tableWords: "",
  months: [
    "styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień",
    "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia",
  ],
  monthForms: {},
  notMonths: "",
  rangeWords: "do",
  dayLinks: "",
  yearLinks: "",
  dayArticles: "",
  meanings: {
    start: "początek początk pierwszy",
    period: "okres kampani emisj",
    rate: "stawka stawki procent",
    number: "numer nr kod identyfikator",
    date: "data daty dzień",
    sum: "kwota wartość suma razem ogółem należność koszt budżet",
    net: "netto",
    gross: "brutto",
    vat: "vat",
    tax: "podatek podatku podatkow",
    before: "bez przed",
    after: "z wraz",
    due: "zapłaty zaległ pozostał należn",
    paid: "zapłacono zapłacon opłacon",
    invoice: "faktur",
    order: "zamówieni",
    contract: "umow kontrakt",
    customer: "klient nabywc odbiorc kupując",
    supplier: "dostawc sprzedawc wystawc",
    payment: "płatnośc płatnoś przelew",
    delivery: "dostaw wysyłk",
    issue: "wystawieni",
    deadline: "termin",
    name: "nazw osoba osoby",
    account: "konto rachun",
    bank: "bank",
    reference: "referencj referencyjn",
    quote: "ofert",
    project: "projekt",
    advertiser: "reklamodawc reklamując reklamujący reklamująca",
    agency: "agencj",
    discount: "rabat upust",
    freight: "fracht",
    commission: "prowizj",
    balance: "sald",
    opening: "początkow otwarci",
    closing: "końcow zamknięci",
    statement: "wyciąg",
    document: "dokument",
    company: "firm organizacja spółka",
    registration: "rejestracyjn",
    all: "całkowit łączn",
    end: "koniec końc zakończeni ostatni",
    line: "pozycja pozycji pozycje linia linii",
    original: "pierwotny pierwotna pierwotnej powiązany powiązana",
    address: "adres",
    receipt: "paragon paragonu pokwitowanie pokwitowania",
  },
  endings: "a y e i u om ow em ie ia ach owy owa owe ej ego ka ku",
  modifiers: "do na dla i o z",
  forms: {
    no: "numer",
    exkl: "bez",
  },
  fillers: "i",
  possessives: "pana panstwa nasz",
  ours: "nasz nasza nasze",
  starts: "od początek rozpoczęcie pierwszy",
  ends: "do koniec zakończenie ostatni",
  periods: "okre",
  clients: "klient",
  compoundEnds: "numer",
  numberWords: "nr numer",
  dated: "z dnia",
  by: "przez",
  links: "",
  or: "lub",
  and: "i",
  of: "za na",
  titles: {
    confirmation: "potwierdzenie zamowienia|zamowienie potwierdzone|potwierdzenie przyjecia zamowienia",
    creditNote: "korekt|korygujac",
    receipt: "paragon|pokwitowanie|potwierdzenie (?:za|w)platy|dowod wplaty",
    quote: "oferta|wycena|kosztorys",
    deliveryNote: "\\bwz\\b|list przewozowy|dowod dostawy|wydanie zewnetrzne",
    invoice: "faktura|\\brachunek\\b",
    order: "zamowien",
    payment: "platno",
    statement: "wyciag",
    contract: "umowa",
  },
  purchases: "^zamowienie",
  contactWords: "telefon|nip",
  sectionWords: "dane informacje adres nazwa",
  salutations: "pan pani panstwo szanowni",
  closings: "Z poważaniem|Z wyrazami szacunku|Pozdrawiam",
  recipientWords: "dla do",
  senderWords: "przez",
  debitWords: "obciążymy pobrana pobierzemy",
  placeWords: "ulica osiedle budynek plac aleja",
  noAddressWords: "",
}
