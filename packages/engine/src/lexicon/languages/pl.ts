import { polishFormWords } from "../form-words/pl.ts"
import type { Language } from "../language.ts"

/** Polish. */
export const polish: Language = {
  code: "pl",
  labels: {
    invoiceNumber:
      "Numer faktury|Faktura nr|Faktura VAT nr|Nr faktury|Faktura numer|Faktura VAT numer|Numer rachunku faktury|Nr faktury VAT|Numer faktury VAT|Oznaczenie faktury|Faktura sprzedaży nr|Rachunek nr|Identyfikator faktury|Sygnatura faktury|Numer proformy|Proforma nr|Faktura proforma nr",
    documentNumber:
      "Numer dokumentu|Nr dokumentu|Dokument nr|Oznaczenie dokumentu|Numer decyzji|Nr decyzji|Numer zawiadomienia|Nr zawiadomienia",
    receiptNumber:
      "Nr paragonu|Numer paragonu|Paragon nr|Nr pokwitowania|Numer pokwitowania|Paragon fiskalny nr|Numer paragonu fiskalnego|Pokwitowanie nr",
    relatedInvoiceNumber:
      "Faktura korygowana|Numer faktury korygowanej|Nr faktury korygowanej|Do faktury|Do faktury nr|Faktura pierwotna|Numer faktury pierwotnej|Dotyczy faktury|Dotyczy faktury nr|Faktura powiązana|Numer faktury powiązanej",
    creditNoteNumber: "Faktura korygująca nr|Numer korekty",
    orderNumber:
      "Numer zamówienia|Zamówienie nr|Nr zamówienia|Numer zlecenia|Zlecenie nr|Nr zlecenia|Twoje zamówienie|Nasze zamówienie|Wasze zamówienie|Zamówienie klienta|Oznaczenie zamówienia|ID zamówienia|Zamówienie zakupu|Numer zamówienia klienta|Nr zam|Zam. nr",
    confirmationNumber:
      "Numer potwierdzenia|Nr potwierdzenia|Potwierdzenie zamówienia nr|Potwierdzenie nr|Numer potwierdzenia zamówienia|Potwierdzenie przyjęcia zamówienia nr|Potwierdzenie rezerwacji nr",
    contractNumber:
      "Numer umowy|Umowa nr|Nr umowy|Numer kontraktu|Kontrakt nr|Nr kontraktu|Oznaczenie umowy|ID umowy|Sygnatura umowy",
    policyNumber:
      "Numer polisy|Polisa nr|Nr polisy|Seria i numer polisy|Numer polisy ubezpieczeniowej|Polisa ubezpieczeniowa nr",
    bookingNumber:
      "Numer rezerwacji|Nr rezerwacji|Rezerwacja nr|Kod rezerwacji|Numer bookingu|ID rezerwacji|Identyfikator rezerwacji",
    customerNumber:
      "Numer klienta|Nr klienta|Kod klienta|ID klienta|Identyfikator klienta|Numer nabywcy|Kod odbiorcy|Nr odbiorcy|Numer odbiorcy|Kod kontrahenta|Numer kontrahenta|Nr kontrahenta|Numer płatnika|Nr nabywcy|Kod nabywcy|Numer najemcy|Nr płatnika|Numer podatnika|Numer abonenta",
    supplierNumber:
      "Numer dostawcy|Kod dostawcy|Nr dostawcy|Dostawca nr|ID dostawcy|Identyfikator dostawcy|Numer sprzedawcy|Kod sprzedawcy|Numer kontrahenta dostawcy|ID sprzedawcy|Identyfikator sprzedawcy|Konto dostawcy",
    statementNumber:
      "Numer wyciągu|Wyciąg nr|Nr wyciągu|Wyciąg numer|Numer wyciągu bankowego|Wyciąg bankowy nr|Oznaczenie wyciągu|Nr wyc|Numer zestawienia|Zestawienie nr|Numer kolejny wyciągu",
    paymentNumber:
      "Numer płatności|Płatność nr|Nr płatności|Awizo nr|Numer awiza|Numer przelewu|Płatność numer|Nr przelewu|Przelew nr|Numer transakcji|Nr transakcji|Referencje płatności|Tytuł płatności|Numer operacji|Nr operacji|Awizo płatności nr|Identyfikator płatności|Nr awiza|Tytuł przelewu|Tytułem",
    accountNumber:
      "Numer rachunku|Nr rachunku|Numer konta|Konto bankowe|Numer rachunku bankowego|Nr rachunku bankowego|Rachunek bankowy nr|Numer konta bankowego|Konto do zapłaty|Rachunek do zapłaty|Konto odbiorcy|Rachunek odbiorcy|Konto do przelewu",
    deliveryNoteNumber: "Numer dostawy|Dokument WZ|Numer WZ|WZ nr|Nr WZ|Dokument dostawy nr",
    shipmentNumber:
      "Numer przesyłki|Nr przesyłki|List przewozowy|Numer listu przewozowego|List przewozowy nr|Numer paczki",
    referenceNumber:
      "Numer referencyjny|Referencja|Znak|Referencje nabywcy|Numer referencyjny nabywcy|Referencja nabywcy",
    projectName: "Projekt|Nazwa projektu|Inwestycja|Budowa|Nazwa inwestycji",
    projectNumber: "Numer projektu|Projekt",
    quoteNumber:
      "Numer oferty|Oferta nr|Oferta numer|Nr oferty|Nasza oferta|Wasza oferta|Twoja oferta|Oznaczenie oferty|Numer wyceny|Wycena nr",
    estimateNumber: null,
    itemNumber: "Numer artykułu|Kod towaru|Numer seryjny",
    taxId: "Numer identyfikacji podatkowej|Identyfikator podatkowy|NIP lub numer podatkowy",
    taxNumber: "REGON|Numer podatkowy",
    registerNumber: "KRS|Numer KRS|REGON|KRS nr|Numer w KRS|Krajowy Rejestr Sądowy",
    pageNumber: "Strona|Str",
    invoiceDate:
      "Data faktury|Data wystawienia|Data wystawienia faktury|Wystawiono dnia|Data dokumentu|Wystawiona|Data wystawienia dokumentu|Wystawiono|Wystawiono dn|Wystawiona dnia|Dzień wystawienia|Data sporządzenia|Data wyst|Data zakupu|Data rachunku|Data pisma|Data listu",
    dueDate:
      "Termin płatności|Termin zapłaty|Zapłacić do|Zapłata do dnia|Zapłata do|Płatne do|Termin zapłaty do|Zapłacić przed|Płatność do|Płatne w terminie do|Ostateczny termin płatności|Termin uregulowania|Data wymagalności|Do zapłaty do|Ostatni dzień płatności|Zapłata w terminie do|Płatne dnia|Termin pł|Data zapadalności|Nowy termin płatności|Data pobrania|Data obciążenia",
    orderDate:
      "Data zamówienia|Data złożenia zamówienia|Zamówiono dnia|Zamówienie z dnia|Data zlecenia|Dzień zamówienia|Złożono dnia|Data zamówienia klienta",
    contractDate: "Data umowy|Data zawarcia umowy|Umowa z dnia|Data podpisania umowy|Data podpisania",
    deliveryDate:
      "Data dostawy|Termin dostawy|Dostawa do|Data sprzedaży|Termin realizacji|Data wykonania usługi|Data dokonania dostawy|Dostarczono dnia|Data wysyłki|Data wydania|Data realizacji|Planowana dostawa|Dostawa|Data dostarczenia|Dzień dostawy|Wymagany termin dostawy|Dostarczyć do|Data wykonania|Data zakończenia dostawy|Oczekiwana dostawa|Dostawa dnia|Data świadczenia usługi|Przewidywana dostawa|Przewidywany termin dostawy|Planowany termin dostawy|Przewidywana data dostawy|Data dokonania lub zakończenia dostawy towarów lub wykonania usługi|Data dokonania lub zakończenia dostawy|Data dostawy towarów lub wykonania usługi",
    receivedDate:
      "Data wpływu|Data otrzymania|Wpłynęło|Wpłynęło dnia|Data złożenia|Złożono|Otrzymano|Otrzymano dnia|Data zgłoszenia|Data przyjęcia|Przyjęto dnia|Data wpływu faktury",
    paymentDate:
      "Data płatności|Data zapłaty|Zapłacono dnia|Data waluty|Data przelewu|Dzień płatności|Data wpłaty|Przelano dnia|Data realizacji przelewu|Data wykonania przelewu|Zapłata z dnia|Data obciążenia|Dzień zapłaty|Data realizacji|Realizacja",
    printDate: "Data wydruku|Wydrukowano|Data i godzina wydruku|Wydrukowano dnia|Data wygenerowania",
    expiryDate:
      "Ważne do|Data ważności|Ważny do|Termin ważności|Ważna do|Oferta ważna do|Koniec ważności|Termin przydatności|Data przydatności|Termin przydatności do spożycia|Koniec ubezpieczenia|Koniec ochrony|Koniec okresu ubezpieczenia",
    periodFrom:
      "Data rozpoczęcia|Początek|Data początkowa|Ważne od|Okres od|Od dnia|Data od|Pierwszy dzień|Początek kampanii|Początek okresu|Rozpoczęcie|Pierwsza emisja|Kampania od|Obowiązuje od|Początek umowy|Okres rozpoczęcia|Od daty|Data startu|Start|Start kampanii|Emisja od|Początek ubezpieczenia|Początek ochrony|Początek okresu ubezpieczenia",
    periodTo:
      "Data zakończenia|Koniec|Data końcowa|Okres do|Do dnia|Data do|Ostatni dzień|Koniec kampanii|Koniec okresu|Zakończenie|Ostatnia emisja|Kampania do|Obowiązuje do|Koniec umowy|Okres zakończenia|Do daty|Data zakończenia kampanii|Emisja do",
    linesTotal: "Suma pozycji|Razem pozycje|Wartość towarów|Suma linii|Łącznie pozycje|Podsuma|Suma częściowa",
    netTotal:
      "Razem netto|Wartość netto|Suma netto|Kwota netto|Netto|Ogółem netto|Łącznie netto|Suma wartości netto|Wartość bez VAT|Kwota bez VAT|Suma bez podatku|Razem bez VAT|Należność netto|Wartość netto razem|Podstawa opodatkowania|Wartość netto ogółem|Podsuma|Cena netto razem|Razem bez podatku|Kwota bez podatku",
    taxTotal:
      "Kwota VAT|VAT|Podatek VAT|Razem VAT|Suma VAT|Podatek|Wartość VAT|Suma podatku|Razem podatek|Wartość podatku|Kwota podatku|Kwota podatku VAT|Podatek razem|Łączny VAT|VAT razem|VAT ogółem|Podatek od towarów i usług|Należny VAT|Suma PTU|Kwota PTU|Razem PTU|Łącznie PTU|PTU|Podatek PTU|VAT należny|Podatek należny",
    grossTotal:
      "Razem brutto|Kwota brutto|Wartość brutto|Suma brutto|Ogółem|Do zapłaty brutto|Razem|Suma|Brutto|Ogółem brutto|Łącznie|Łącznie brutto|Łączna kwota|Kwota ogółem|Suma ogółem|Razem z VAT|Kwota z VAT|Wartość z VAT|Należność ogółem|Należność brutto|Wartość faktury|Kwota faktury|Suma faktury|Kwota razem|Wartość ogółem|Wartość zamówienia|Kwota zamówienia|Suma zamówienia|Wartość umowy|Wartość brutto razem|Całkowita kwota|Cena brutto razem|Razem do zapłaty brutto|Razem z podatkiem|Suma z podatkiem|Kwota z podatkiem|Kwota zwrotu|Do zwrotu|Wartość oferty|Suma oferty|Razem oferta|Kwota oferty|Łączna wartość oferty",
    amountDue:
      "Do zapłaty|Kwota do zapłaty|Pozostało do zapłaty|Razem do zapłaty|Należność|Pozostaje do zapłaty|Kwota należności|Kwota pozostała|Zaległość|Saldo do zapłaty|Należna kwota|Do uregulowania|Kwota do uregulowania|Pozostała kwota|Zostało do zapłaty|Należność do zapłaty|Suma do zapłaty",
    amountPaid:
      "Zapłacono|Zaliczka|Przedpłata|Wpłacono|Kwota już zapłacona|Otrzymane płatności|Kwota zapłacona|Zapłacono już|Otrzymana kwota|Zaliczka wpłacona|Otrzymana zaliczka|Otrzymane wpłaty|Rozliczona zaliczka|Odliczona zaliczka|Potrącona zaliczka|Rozliczenie zaliczki|Zaliczki rozliczone|Wykorzystana nadpłata|Zaliczono nadpłatę",
    cashTendered: "Gotówka|Zapłacono gotówką|Wpłacono gotówką|Wpłata gotówką",
    changeGiven: "Reszta|Reszta gotówka|Do wydania|Wydana reszta",
    rounding: "Zaokrąglenie|Zaokrąglenia|Kwota zaokrąglenia|Różnica z zaokrągleń",
    touristTax:
      "Opłata miejscowa|Opłata klimatyczna|Opłata uzdrowiskowa|Taksa klimatyczna|Podatek turystyczny|Opłata turystyczna|Taksa uzdrowiskowa",
    reminderFee:
      "Opłata za upomnienie|Koszty upomnienia|Opłata za wezwanie|Koszt upomnienia|Koszty wezwania|Koszty wezwania do zapłaty",
    lateInterest:
      "Odsetki za zwłokę|Odsetki za opóźnienie|Odsetki ustawowe|Odsetki ustawowe za opóźnienie|Odsetki za opóźnienie w transakcjach handlowych",
    discountTotal: "Rabat|Upust",
    shippingTotal: "Koszty wysyłki|Transport|Wysyłka|Koszt dostawy",
    withholding:
      "Podatek u źródła|Potrącony podatek|Zaliczka na podatek dochodowy|Zaliczka na podatek|Zaliczka na PIT|Pobrana zaliczka na podatek|Zaliczka PIT",
    commission: "Prowizja|Prowizja agencji|Prowizja agencyjna|Rabat agencyjny|Kwota prowizji",
    netAfterCommission: "Netto po prowizji|Kwota po prowizji|Kwota netto po prowizji",
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
    packages: "Liczba paczek|Liczba opakowań|Ilość paczek|Liczba palet|Ilość opakowań|Ilość palet|Liczba kartonów",
    guests: "Liczba gości|Goście|Liczba osób|Ilość osób|Ilość gości|Liczba uczestników",
    weight: "Waga|Łączna waga|Masa|Ciężar|Waga razem",
    nights: "Noclegi|Liczba nocy|Liczba noclegów|Ilość nocy|Ilość noclegów|Liczba dób",
    mileage: "Przebieg|Stan licznika|Przebieg pojazdu|Przebieg km|Stan drogomierza",
    unitPrice: "Cena jednostkowa|Cena|Cena netto",
    lineTotal: "Wartość pozycji",
    seller:
      "Sprzedawca|Dostawca|Kontrahent|Wystawca|Nazwa sprzedawcy|Firma|Nazwa dostawcy|Nazwa firmy|Nazwa wystawcy|Wystawca faktury|Sprzedający|Wykonawca|Usługodawca|Zleceniobiorca|Sklep|Nadawca faktury|Firma wystawiająca|Wynajmujący|Ubezpieczyciel|Wierzyciel|Zbywca|Eksporter",
    buyer:
      "Nabywca|Klient|Kupujący|Odbiorca|Nazwa nabywcy|Nazwa klienta|Zamawiający|Nazwa odbiorcy|Nazwa kupującego|Odbiorca faktury|Usługobiorca|Faktura dla|Dane nabywcy|Dane klienta|Najemca|Dłużnik|Nabywca/Odbiorca|Nazwa zamawiającego|Fakturowana firma|Zarezerwował|Zarezerwowała|Gość|Nazwisko gościa|Importer|Ubezpieczający|Ubezpieczony|Ubezpieczający/Ubezpieczony",
    advertiser:
      "Reklamodawca|Ogłoszeniodawca|Nazwa reklamodawcy|Klient reklamowy|Zleceniodawca reklamy|Sponsor|Reklamujący|Klient końcowy|Klient/Reklamodawca",
    agency:
      "Agencja|Nazwa agencji|Dom mediowy|Agencja reklamowa|Agencja mediowa|Nazwa domu mediowego|Agencja/dom mediowy|Dom mediowy/agencja",
    payer:
      "Płatnik|Zleceniodawca|Zapłacono przez|Nazwa płatnika|Płacący|Płatność od|Przelew od|Nadawca przelewu|Wpłacający|Nazwa zleceniodawcy|Dane płatnika|Dane zleceniodawcy",
    payee:
      "Beneficjent|Odbiorca płatności|Nazwa beneficjenta|Odbiorca przelewu|Płatność dla|Przelew dla|Na rzecz|Nazwa odbiorcy płatności|Nazwa odbiorcy przelewu|Dane odbiorcy przelewu|Dane beneficjenta",
    accountHolder:
      "Posiadacz rachunku|Właściciel rachunku|Posiadacz|Nazwa posiadacza|Właściciel konta|Właściciel|Posiadacz konta|Rachunek na nazwisko|Nazwa rachunku|Nazwa posiadacza rachunku|Nazwa właściciela rachunku|Dane posiadacza rachunku",
    station:
      "Stacja|Kanał|Nadawca|Rozgłośnia|Stacja radiowa|Stacja telewizyjna|Wydawca|Wydawnictwo|Do wydawcy|Operator kablowy|Operator sieci kablowej",
    other: "Data faktury pierwotnej|Data faktury korygowanej",
    shipTo:
      "Adres dostawy|Miejsce dostawy|Dostawa do|Dostarczyć do (adres)|Wysyłka do|Odbiorca dostawy|Adres wysyłki|Adres odbiorcy dostawy|Punkt dostawy|Miejsce przeznaczenia|Wyślij do|Adres doręczenia|Miejsce wykonania usługi|Adres budowy|Adres inwestycji",
    contactPerson:
      "Kontakt|Osoba kontaktowa|Osoba do kontaktu|Prowadzący|Sporządził|Sporządziła|Opiekun|Opiekun klienta|Technik|Serwisant|Zamówił|Zamówiła|Wystawił|Wystawiła|Kupiec|Opiekunka klienta|Doradca|Doradca klienta|Doradczyni|Przedstawiciel handlowy|Handlowiec|Osoba prowadząca",
    bankName: "Bank|Nazwa banku|Bank odbiorcy|Bank sprzedawcy|Bank prowadzący rachunek",
    bankCode: "Kod banku|Numer rozliczeniowy banku|Kod rozliczeniowy banku",
    product: "Produkt|Nazwa produktu|Marka|Produkt reklamowany|Reklamowany produkt|Nazwa wyrobu",
    deliveryTime:
      "Termin realizacji|Czas realizacji|Czas dostawy|Czas realizacji zamówienia|Termin realizacji zamówienia|Czas wysyłki",
    room: "Pokój|Numer pokoju|Nr pokoju|Pok.|Nr pok.|Pokój nr",
    signatory:
      "Podpisał|Podpisała|Podpisano przez|Osoba upoważniona|Podpis osoby upoważnionej|Osoba upoważniona do wystawienia|Osoba upoważniona do wystawienia faktury",
    approver: "Zatwierdził|Zatwierdziła|Zatwierdzone przez|Akceptował|Akceptowała|Zaakceptował",
    reason:
      "Powód|Przyczyna korekty|Powód korekty|Przyczyna|Powód zwrotu|Przyczyna zwrotu|Przyczyna wystawienia korekty",
    carrier:
      "Przewoźnik|Kurier|Sposób dostawy|Forma dostawy|Metoda dostawy|Sposób wysyłki|Spedytor|Firma kurierska|Firma transportowa",
    campaign: "Kampania|Nazwa kampanii|Kampania reklamowa|Tytuł kampanii",
    timeOfDay: "Godzina|Godz|Godzina sprzedaży|Godzina wystawienia|Godzina transakcji|Czas transakcji",
    tableNumber: "Stolik|Stolik nr|Numer stolika|Stół nr|Numer stołu",
    subject: "Temat|Tytuł|Dotyczy|W sprawie|Przedmiot umowy",
    fax: "Faks|Telefaks|Numer faksu|Numer faxu",
    address: "Adres|Siedziba",
    iban: "Numer IBAN",
    bic: "Kod BIC|Kod SWIFT|Kod BIC/SWIFT",
    vatId:
      "NIP|Numer NIP|NIP sprzedawcy|VAT UE|NIP UE|Numer VAT|NIP nabywcy|Nr NIP|NIP dostawcy|Numer VAT UE|VAT ID|NIP/VAT|NIP/VAT UE",
    email: "Adres e-mail|Adres poczty elektronicznej|Poczta elektroniczna",
    phone: "Telefon|Numer telefonu|Tel. kom|Kom.|Telefon komórkowy",
    website: "Strona www|Strona internetowa|Adres www|WWW",
    currency: "Waluta|Waluta faktury|Kod waluty|Waluta dokumentu",
    deliveryTerms: "Warunki dostawy|Warunek dostawy|Baza dostawy|Warunki dostaw|Warunki Incoterms|Formuła Incoterms",
    paymentTerms:
      "Warunki płatności|Sposób zapłaty|Forma płatności|Metoda płatności|Sposób płatności|Warunki zapłaty|Warunki|Zasady płatności|Sposób płatności i termin|Termin i sposób zapłaty|Rodzaj płatności|Metoda zapłaty|Zapłacono kartą",
    remittanceAddress: null,
    grossWeight:
      "Waga brutto|Masa brutto|Ciężar brutto|Brutto (kg)|Brutto (t)|Łączna waga brutto|Łączna masa brutto|Waga brutto razem",
    netWeight:
      "Waga netto|Masa netto|Ciężar netto|Netto (kg)|Netto (t)|Łączna waga netto|Łączna masa netto|Waga netto razem",
    tareWeight: "Tara|Masa tara|Waga tara|Masa własna|Masa tary|Waga tary|Ciężar tary",
    vehicleId:
      "Numer VIN|Nr VIN|Numer nadwozia|Nr nadwozia|Numer identyfikacyjny pojazdu|VIN pojazdu|Nr VIN/nadwozia|Numer podwozia",
    firstRegistration:
      "Data pierwszej rejestracji|Pierwsza rejestracja|Data 1. rejestracji|Data pierwszej rejestracji pojazdu|Data 1. rej.",
    vehiclePlate:
      "Numer rejestracyjny|Nr rejestracyjny|Nr rej|Nr rejestracyjny pojazdu|Numer rejestracyjny pojazdu|Tablica rejestracyjna|Numery rejestracyjne|Nr rej. pojazdu",
    trailerPlate:
      "Numer rejestracyjny przyczepy|Nr rejestracyjny przyczepy|Nr rej. przyczepy|Nr rejestracyjny naczepy|Nr rej. naczepy|Numer naczepy|Numer przyczepy|Nr rej. naczepy/przyczepy",
    driver: "Kierowca|Imię i nazwisko kierowcy|Nazwisko kierowcy|Nazwisko i imię kierowcy|Kierujący pojazdem",
    meterNumber:
      "Numer licznika|Nr licznika|Numer wodomierza|Nr wodomierza|Numer gazomierza|Nr gazomierza|Licznik nr|Numer fabryczny licznika|Nr fab. licznika",
    supplyPoint:
      "Numer PPE|Nr PPE|Kod PPE|PPE|Punkt poboru energii|Numer punktu poboru|Nr punktu poboru|Kod PPG|Numer PPG|PPG",
    previousReading:
      "Wskazanie poprzednie|Poprzednie wskazanie|Odczyt poprzedni|Poprzedni odczyt|Stan poprzedni|Wskazanie początkowe|Stan poprzedni licznika|Poprzedni stan licznika|Stan początkowy licznika",
    currentReading:
      "Wskazanie bieżące|Bieżące wskazanie|Wskazanie obecne|Odczyt bieżący|Bieżący odczyt|Stan bieżący|Stan obecny|Wskazanie końcowe|Bieżący stan licznika|Aktualny stan licznika|Stan bieżący licznika",
    consumption:
      "Zużycie|Zużycie energii|Zużycie razem|Łączne zużycie|Ilość zużyta|Zużycie wody|Zużycie gazu|Zużycie energii elektrycznej|Zużycie paliwa gazowego|Zużycie ciepła",
    retention:
      "Kaucja gwarancyjna|Zatrzymanie kaucji|Potrącenie kaucji gwarancyjnej|Kwota zatrzymana|Kaucja gwarancyjna zatrzymana|Zatrzymana kaucja|Zatrzymana kaucja gwarancyjna",
    workToDate:
      "Wartość robót od początku budowy|Wartość wykonanych robót narastająco|Wartość narastająco|Narastająco|Wartość robót narastająco|Od początku budowy|Razem od początku budowy|Wykonano od początku budowy",
    previouslyBilled:
      "Zafakturowano wcześniej|Wartość z poprzednich faktur|Poprzednio zafakturowano|Wartość z poprzednich protokołów|Dotychczas zafakturowano|Zafakturowano dotychczas|Wartość robót zafakturowanych",
    costCentre: "Centrum kosztów|Miejsce powstawania kosztów|MPK|Kod MPK|Numer MPK|Centrum kosztowe",
    billOfLading: "Konosament|Nr konosamentu|Numer konosamentu|Numer B/L|Konosament nr|Konosament morski",
    countryOfOrigin:
      "Kraj pochodzenia|Kraj pochodzenia towaru|Pochodzenie towaru|Kraj poch.|Kraj produkcji|Kraj wytworzenia",
    lotNumber: "Numer partii|Nr partii|Numer serii|Nr serii|Partia nr|LOT nr|Numer LOT",
    manufactureDate: "Data produkcji|Data wytworzenia|Data wyprodukowania|Data prod.|Wyprodukowano|Wyprodukowano dnia",
    dateOfBirth: "Data urodzenia|Urodzony|Urodzona|Data ur|Dzień urodzenia|Urodzony dnia|Urodzona dnia",
    patient:
      "Pacjent|Pacjentka|Imię i nazwisko pacjenta|Nazwisko pacjenta|Dane pacjenta|Nazwisko i imię pacjenta|Świadczeniobiorca",
    treatingDoctor: "Lekarz|Lekarz prowadzący|Lekarz specjalista|Lekarz stomatolog|Lekarz dentysta",
    fees: "Honorarium|Wynagrodzenie|Honorarium razem|Suma honorariów|Honorarium adwokata",
    expenses: "Koszty|Wydatki razem|Razem wydatki|Suma wydatków",
    employer: "Pracodawca|Nazwa pracodawcy|Zakład pracy|Nazwa zakładu pracy|Płatnik składek",
    employee: "Pracownik|Imię i nazwisko pracownika|Nazwisko i imię pracownika|Nazwisko pracownika|Dane pracownika",
    supplyAddress:
      "Adres punktu poboru|Miejsce poboru|Adres poboru|Adres PPE|Adres punktu poboru energii|Adres poboru energii",
    placeOfLoading:
      "Miejsce załadunku|Miejsce nadania|Port załadunku|Adres załadunku|Miejsce załadowania|Miejsce i data załadowania",
    placeOfUnloading:
      "Miejsce rozładunku|Miejsce wyładunku|Port wyładunku|Adres rozładunku|Miejsce rozładowania|Miejsce wyładowania",
    loadingDate: "Data załadunku|Data nadania|Termin załadunku|Data załadowania|Data i godzina załadunku",
    premium:
      "Składka|Składka łączna|Łączna składka|Składka ubezpieczeniowa|Składka roczna|Razem składka|Składka do zapłaty|Kwota składki|Wysokość składki",
    taxYear: "Rok podatkowy|Rok podatku|Rok obrotowy|Rok obrachunkowy|Rok rozliczeniowy",
    employeeNumber:
      "Numer pracownika|Nr pracownika|Numer ewidencyjny pracownika|Nr ewidencyjny pracownika|Numer osobowy|Numer kadrowy|ID pracownika",
    socialSecurityNumber: "PESEL|Numer PESEL|Nr PESEL|Numer ubezpieczenia społecznego",
    jobTitle: "Stanowisko|Stanowisko pracy|Zajmowane stanowisko|Nazwa stanowiska",
    hireDate: "Data zatrudnienia|Zatrudniony od|Zatrudniona od|Data rozpoczęcia pracy|Data przyjęcia do pracy",
    netPremium: "Składka netto|Składka bez podatku",
    premiumTax: "Podatek od składki|Podatek od składek|Podatek od składek ubezpieczeniowych",
    stampDuty: "Opłata skarbowa|Opłata stemplowa",
    broker: "Pośrednik|Pośrednik ubezpieczeniowy|Broker ubezpieczeniowy",
    totalDebits: "Suma obciążeń|Obciążenia razem|Razem obciążenia|Łączne obciążenia|Suma wypłat|Obroty Wn",
    totalCredits: "Suma uznań|Uznania razem|Razem uznania|Łączne uznania|Suma wpływów|Obroty Ma",
    assessedValue:
      "Wartość nieruchomości|Wartość katastralna|Wartość rynkowa nieruchomości|Wartość budowli|Wartość szacunkowa",
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
    supplyAddress: "Adres nieruchomości|Adres obiektu|Adres posesji",
    currentReading: "Stan licznika",
    trailerPlate: "Naczepa|Przyczepa",
    carrier: "Środek transportu",
    placeOfLoading: "Załadunek",
    placeOfUnloading: "Rozładunek",
    receivedDate: "Data odbioru",
    receiptNumber: "Nr wydruku",
    lateInterest: "Odsetki",
    payee: "Nazwa odbiorcy",
    taxYear: "Za rok",
    subject: "Przedmiot",
    room: "Apartament",
    countryOfOrigin: "Pochodzenie",
    expenses: "Wydatki",
    withholding: "Podatek dochodowy",
    jobTitle: "Funkcja",
  },
  periodLabels:
    "Okres|Okres obowiązywania|Ważność|Emisja|Okres emisji|Okres kampanii|Daty kampanii|Kampania|Czas trwania|Okres umowy|Okres trwania|Okres świadczenia|Okres usługi|Daty emisji|Okres ubezpieczenia",
  billingPeriodLabels: "Okres rozliczeniowy",
  recipientLabels: "Dla|Odbiorca|Kontrahent",
  slipTitles: "Polecenie przelewu|Dowód wpłaty|Blankiet wpłaty|Odcinek wpłaty",
  clerkLabels:
    "Sporządził|Wystawił|Sprzedawca|Handlowiec|Opiekun klienta|Kasjer|Serwisant|Sporządziła|Wystawiła|Przygotował",
  nameLabels:
    "Nazwa|Firma|Nazwa firmy|Nazwa przedsiębiorstwa|Imię i nazwisko|Nazwisko i imię|Imię i nazwisko/Nazwa|Nazwa/Imię i nazwisko",
  senderNames:
    "Szkoła|Uczelnia|Producent|Gmina|Urząd|Urząd skarbowy|Towarzystwo ubezpieczeń|Zarządca|Zarządca nieruchomości|Laboratorium|Klinika|Szpital|Przychodnia|Operator|Sprzedawca energii|Dostawca energii|Kancelaria|Notariusz|Warsztat|Eksporter|Stowarzyszenie|Ubezpieczyciel|Stacja kontroli pojazdów|Właściciel stacji|Hotel|Placówka|Organizator|Organ wydający|Wydawca|Zakład ubezpieczeń|Towarzystwo ubezpieczeniowe|Wspólnota mieszkaniowa|Spółdzielnia mieszkaniowa|Przedszkole|Gabinet lekarski|Organ podatkowy|Dostawca wody|Dostawca gazu|Sprzedawca gazu|Kancelaria notarialna",
  recipientNames:
    "Członek|Dłużnik|Ubezpieczający|Ubezpieczony|Podatnik|Rodzic|Rodzice|Abonent|Strona umowy|Adresat|Opiekun prawny|Rodzic lub opiekun|Lokator",
  elementNames: {},
  headings: {
    position: "Lp.|L.p.|Poz.|Pozycja|Nr.|L. p.|Nr poz.|Poz|Pozycja nr|Nr pozycji|Numer",
    article:
      "Nr katalogowy|Kod towaru|Indeks|Symbol|Kod|Kod produktu|Nr artykułu|Numer artykułu|Nr kat.|Numer katalogowy|Indeks towaru|Nr towaru|SKU|EAN|Kod art.|Symbol towaru|Indeks materiałowy|Kod świadczenia|Kod usługi",
    description:
      "Nazwa towaru lub usługi|Nazwa towaru / usługi|Nazwa towaru|Opis|Nazwa|Towar|Usługa|Produkt|Opis towaru|Opis usługi|Nazwa produktu|Nazwa artykułu|Nazwa usługi|Artykuł|Towar / usługa|Towar lub usługa|Przedmiot|Wyszczególnienie|Asortyment|Opis pozycji|Nazwa towaru/usługi|Produkty|Usługi|Rodzaj usługi|Treść",
    quantity:
      "Ilość|Ilosc|Ilość szt.|Il.|Liczba|Szt.|Szt|Ilość zamówiona|Ilość dostarczona|Sztuki|Liczba sztuk|Godziny|Ilość jedn.|Il. szt.|Zamówiono|Liczba jednostek",
    unit: "J.m.|Jedn.|J. m.|Jm|Jedn. miary|Jednostka miary|Jednostka|Miara|JM",
    priceBase: "Jednostka ceny|Jedn. ceny|Podstawa ceny",
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
    priceBase: "Za",
    description: "Zakres ubezpieczenia|Ryzyko",
    lineTotal: "Cena|Koszt|Opłata|Składka",
    lineGross: "Razem|Wartość|Kwota|Suma",
    article: "Produkt",
    valueDate: "Data",
    credit: "Płatności",
  },
  totals:
    "Razem|Suma|Ogółem|Do zapłaty|Łącznie|Suma częściowa|Sumy|Sprzedaż opodatkowana|Sprzedaż opodatk|Sprzedaż zwolniona|Sprzed opod|Sp op|Podsuma",
  taxes: "VAT|PTU|Podatek|Kwota PTU|Podatek PTU",
  yearToDate: "Narastająco|Od początku roku|Kwota narastająco",
  payments: "Gotówka|Karta|Karta płatnicza|Karta kredytowa|BLIK|Bon|Reszta|Wydano reszty",
  paymentMeans: "Sposób płatności|Forma płatności|Metoda płatności|Sposób zapłaty|Forma zapłaty",
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
  formWords: polishFormWords,
  endings: "a y e i u om ow em ie ia ach owy owa owe ej ego ka ku",
  modifiers: "do na dla i o z",
  forms: {
    no: "numer",
    zamowienia: "zam",
    wartosc: "wart",
    exkl: "bez",
  },
  mediaCompanies: "Nadawca|Wydawca|Wydawnictwo|Rozgłośnia|Do wydawcy|Operator kablowy|Operator sieci kablowej",
  fillers: "i prosimy",
  possessives: "pana panstwa nasz",
  ours: "nasz nasza nasze",
  starts: "od początek rozpoczęcie pierwszy",
  ends: "do koniec zakończenie ostatni",
  periods: "okre",
  variants: "wariant",
  sections:
    "sekcja grupa kategoria rozdział pomieszczenie obszar strefa piętro budynek obiekt budowa projekt etap dział oddział lokalizacja stacja",
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
    creditNote: "faktura (?:vat )?korygujaca|korekt|korygujac",
    receipt: "paragon|pokwitowanie|potwierdzenie (?:za|w)platy|dowod wplaty",
    quote: "oferta|wycena|kosztorys",
    deliveryNote: "\\bwz\\b|list przewozowy|dowod dostawy|wydanie zewnetrzne",
    invoice: "faktura|\\brachunek\\b",
    order: "zamowien|zlecenie (?:emisji|reklam|publikacji)",
    payment: "platno|awizo platnicze|potwierdzenie przelewu|zawiadomienie o przelewie",
    statement: "wyciag",
    contract: "umowa",
  },
  purchases: "^zamowienie",
  contactWords: "telefon|nip",
  sectionWords: "dane informacje adres nazwa",
  beginningVerbs: "rozpoczyna rozpocznie",
  endingVerbs: "kończy wygasa zakończy",
  addressParticles: "ul al pl os",
  definitionMarkers: "dalej",
  partyMarkers: "pomiędzy między",
  salutations: "pan pani panstwo szanowni",
  departments:
    "Księgowość|Dział księgowości|Dział finansowy|Dział zakupów|Zakupy|Dział zaopatrzenia|Dział rozliczeń|Administracja|Dyrekcja|Zarząd",
  closings:
    "Z poważaniem|Z wyrazami szacunku|Pozdrawiam|Dziękujemy|Dziękuję|Dziękujemy za zakupy|Dziękujemy za zakup|Dziękujemy za zamówienie|Dziękujemy za współpracę|Dziękujemy, zapraszamy ponownie|Zapraszamy ponownie",
  recipientWords: "dla do",
  senderWords: "przez",
  dayWords: "dzień dni dnia d",
  monthWords: "miesiąc miesiące miesięcy",
  weekWords: "tydzień tygodnie tygodni tygodniowo tyg",
  beyondWords: "ponad powyżej więcej niż",
  overdueWords: "przeterminowane przeterminowany zaległe po terminie opóźnienia saldo kwota od",
  notDue: "Nieprzeterminowane|Niewymagalne|Przed terminem|W terminie|Bieżące",
  replyWords: "odpowiedź odpowiedzi odpowiedzieć",
  lastDayWords: "do przed",
  debitWords: "obciążymy pobrana pobierzemy",
  placeWords: "ulica osiedle budynek plac aleja",
  noAddressWords: "",
}
