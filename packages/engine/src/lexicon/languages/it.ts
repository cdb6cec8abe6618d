import { italianFormWords } from "../form-words/it.ts"
import type { Language } from "../language.ts"

/** Italian. */
export const italian: Language = {
  code: "it",
  labels: {
    invoiceNumber:
      "Numero fattura|Fattura n|Fattura nr|N. fattura|Nr fattura|Fattura numero|Num. fattura|Fattura n°|Numero della fattura|N° fattura|Fattura num|Codice fattura|Rif. fattura|Fatt. n|Fatt. nr|Ns. fattura|Numero proforma|Proforma n.|N. proforma|Bolletta n|Numero bolletta|N. bolletta|Bolletta numero|Numero della bolletta|Numero parcella|Parcella n.|Numero avviso di parcella",
    documentNumber:
      "Numero documento|Numero del documento|Nr. documento|N. documento|Documento n|Documento nr|Num. documento|Rif. documento|Riferimento documento|Numero avviso|N. avviso|Avviso n|Numero dell'avviso",
    receiptNumber:
      "N. ricevuta|Numero ricevuta|Numero della ricevuta|Ricevuta n|Ricevuta nr|N. scontrino|Scontrino n|Numero scontrino|Documento commerciale n|N. documento commerciale|Doc. commerciale n",
    relatedInvoiceNumber:
      "Fattura originale|Numero fattura originale|Numero della fattura originale|Fattura di origine|Fattura di riferimento|Fattura collegata|Numero fattura collegata|Fattura rettificata|Rif. ns. fattura|A storno fattura|Fattura stornata|Documento di origine|Documento originario|Storno fattura|Fattura originaria|A storno della fattura",
    creditNoteNumber: "Nota di credito n|Numero nota di credito",
    orderNumber:
      "Numero ordine|Ordine n|N. ordine|Nr ordine|Vs. ordine|Ordine d'acquisto|Rif. ordine|Numero dell'ordine|Ordine numero|Ordine nr|Codice ordine|Riferimento ordine|Vs. rif. ordine|Vostro ordine|Nostro ordine|Ordine di acquisto n|Ordine di acquisto|Ns. ordine|N° ordine|Num. ordine|Ordine cliente|Rif. vs. ordine",
    confirmationNumber:
      "Numero di conferma|Conferma d'ordine n|Conferma n|Numero conferma d'ordine|Numero conferma|Codice di conferma|Rif. conferma|Codice conferma d'ordine",
    contractNumber:
      "Numero contratto|Contratto n|N. contratto|Numero del contratto|N° contratto|Contratto nr|Contratto numero|Codice contratto|Rif. contratto|Riferimento contratto|Nr. contratto|N. utenza",
    policyNumber:
      "Numero polizza|Polizza n|N. polizza|Nr polizza|Polizza di assicurazione n|Numero polizza assicurativa|Codice polizza",
    bookingNumber:
      "Numero prenotazione|Numero di prenotazione|N. prenotazione|Prenotazione n|Codice prenotazione|Codice di prenotazione|Riferimento prenotazione|Cod. prenotazione|Rif. prenotazione|ID prenotazione",
    customerNumber:
      "Codice cliente|Numero cliente|Cod. cliente|N. cliente|Codice del cliente|Numero del cliente|Cliente n|Cliente nr|ID cliente|Rif. cliente|Cod. cli|Codice anagrafica|N° cliente|Conto cliente|Codice inquilino|Codice contribuente|Codice utente|Codice paziente",
    supplierNumber:
      "Codice fornitore|Numero fornitore|Cod. fornitore|N. fornitore|Fornitore n|Codice del fornitore|Fornitore nr|ID fornitore|Rif. fornitore|Numero del fornitore|Cod. forn|Conto fornitore|Vs. codice fornitore|Codice creditore|Cod. creditore",
    statementNumber:
      "Numero estratto|Estratto conto n|Estratto n|N. estratto conto|Numero estratto conto|Foglio n|Estratto conto nr|Numero dell'estratto|Estratto numero|Estratto nr|E/C n|N. estratto|Progressivo estratto|Estratto conto progressivo|Progressivo e/c|Rendiconto n",
    paymentNumber:
      "Numero pagamento|Pagamento n|N. pagamento|Avviso n|Distinta n|Numero distinta|Riferimento pagamento|Rif. pagamento|N. disposizione|Disposizione n|N. bonifico|Numero del pagamento|Pagamento nr|Pagamento numero|Numero bonifico|Bonifico n|Numero disposizione|Riferimento bonifico|Rif. bonifico|Numero operazione|N. operazione|N. mandato|Mandato n|Codice pagamento|TRN|CRO|Causale|Causale bonifico|Causale del bonifico|Causale del versamento",
    accountNumber:
      "Numero di conto|Conto corrente|Numero conto corrente|Conto bancario|Numero di conto bancario|Conto per il pagamento|Conto di accredito|Conto del beneficiario|Conto di pagamento",
    deliveryNoteNumber: "Numero DDT|DDT n|Documento di trasporto|N. DDT|Documento di trasporto n|Numero bolla|Bolla n",
    shipmentNumber:
      "Numero spedizione|Numero di tracking|Codice spedizione|Lettera di vettura|Spedizione n|Codice di tracciamento|Numero di tracciamento",
    referenceNumber:
      "Codice destinatario|Codice univoco|Riferimento|Numero di riferimento|Ns. riferimento|Vs. riferimento|Rif|Codice SDI|Riferimento acquirente|Riferimento dell'acquirente|Riferimento amministrazione",
    projectName: "Progetto|Nome progetto|Cantiere|Commessa|Lavori",
    projectNumber: "Numero progetto|Progetto|Commessa",
    quoteNumber:
      "Numero preventivo|Preventivo n|Numero offerta|Numero del preventivo|Vs. offerta|Vostra offerta|Ns. offerta|Nostra offerta|Offerta n|Offerta nr|Rif. offerta|N. preventivo|N. offerta|Preventivo nr",
    estimateNumber: null,
    itemNumber: "Codice articolo|Cod. articolo|Numero di serie",
    taxId:
      "Identificativo fiscale|Numero di identificazione fiscale|P.IVA/C.F.|P. IVA e C.F.|Partita IVA o codice fiscale|Partita IVA/Codice fiscale|C.F./P.IVA|C.F. e P.IVA|Codice fiscale/Partita IVA|Cod. fisc. e P. IVA",
    taxNumber: "Codice fiscale|C.F.|Cod. fisc",
    registerNumber: "REA|Numero REA|Registro imprese|Iscrizione REA|N. iscrizione REA|Iscr. Reg. Imprese",
    pageNumber: "Pagina n|Pag",
    invoiceDate:
      "Data fattura|Data della fattura|Data di emissione|Data emissione|Data documento|Fattura del|Fattura in data|Emessa il|Emesso il|Data di fatturazione|Data fatturazione|Data doc|Data del documento|Data di acquisto|Data acquisto|Data ricevuta|Data della lettera|Data lettera",
    dueDate:
      "Data di scadenza|Scadenza|Data scadenza|Scadenza pagamento|Pagamento entro|Da pagare entro|Scadenze|entro il|Scadenza fattura|Data scadenza pagamento|Data limite di pagamento|Data limite pagamento|Pagare entro|Pagare entro il|Pagabile entro|Scade il|Da saldare entro|Termine di pagamento|Entro il giorno|Ultimo giorno di pagamento|Data di pagamento prevista|In scadenza il|Pagamento entro il|Da pagare entro|Nuova scadenza|Data addebito|Addebito il|Data di addebito",
    orderDate:
      "Data ordine|Ordine del|Data dell'ordine|Data di ordine|Ordinato il|Ordine in data|Data dell'ordine d'acquisto|Data emissione ordine|Vs. ordine del",
    contractDate: "Data contratto|Data del contratto|Contratto del|Contratto in data|Data di stipula",
    deliveryDate:
      "Data di consegna|Data consegna|Data spedizione|Consegna prevista|Consegna entro|Consegna richiesta|Consegnare entro|Termine di consegna|Consegnato il|Data della consegna|Data di spedizione|Consegna|Spedito il|Data di prestazione|Data esecuzione|Data trasporto|Data consegna prevista|Consegna il|Data consegna richiesta|Termine consegna|Data prevista consegna|Data prevista di consegna|Data di effettuazione dell'operazione|Data effettuazione operazione",
    receivedDate:
      "Data di ricezione|Ricevuto il|Data di deposito|Depositato il|Data di presentazione|Presentato il|Pervenuto il|Data ricevimento|Ricevuta il|Data arrivo merce",
    paymentDate:
      "Data pagamento|Data di pagamento|Data valuta|Pagato il|Data bonifico|Data del pagamento|Data di bonifico|Bonifico del|Eseguito il|Data esecuzione|Data di esecuzione|Pagamento del|Data disposizione",
    printDate: "Data di stampa|Stampato il|Data e ora stampa|Stampa del|Stampato in data",
    expiryDate:
      "Valido fino al|Data di scadenza validità|Fine validità|Data di fine validità|Offerta valida fino al|Validità offerta|Scadenza offerta|Valida fino al|Valido sino al|Valida sino al|Scadenza polizza|Data scadenza polizza",
    periodFrom:
      "Data di inizio|Inizio|Data inizio|Valido dal|Periodo dal|Dal|Decorrenza|Primo giorno|Inizio periodo|Arrivo|Inizio della campagna|Campagna dal|Inizio diffusione|Prima messa in onda|Primo passaggio|Inizio del periodo|Volo dal|Inizio contratto|Decorrenza contratto|Data di partenza|Dal giorno|Data decorrenza|Inizio validità|Data di decorrenza|Data di effetto|Data effetto|Decorrenza polizza",
    periodTo:
      "Data di fine|Fine|Data fine|Fino al|Periodo al|Ultimo giorno|Fine periodo|Partenza|Termine|Fine della campagna|Campagna al|Fine diffusione|Ultima messa in onda|Ultimo passaggio|Fine del periodo|Volo al|Fine contratto|Scadenza contratto|Al giorno|Data di termine|Data finale|Termine periodo",
    linesTotal:
      "Totale righe|Somma delle righe|Somma righe|Totale merce|Totale merci|Totale articoli|Somma degli articoli|Subtotale",
    netTotal:
      "Totale imponibile|Imponibile|Totale netto|Subtotale|Totale IVA esclusa|Netto|Importo netto|Totale senza IVA|Totale imponibili|Imponibile totale|Importo imponibile|Importo senza IVA|Importo IVA esclusa|Totale al netto|Netto totale|Importo al netto IVA|Base imponibile|Somma netta|Valore netto|Imponibile IVA|Totale parziale|Totale netto IVA",
    taxTotal:
      "Totale IVA|IVA|Importo IVA|Imposta|Totale imposta|Ammontare IVA|Totale imposte|Importo imposta|IVA totale|Somma IVA|Ammontare imposta|Imposte|Imposta IVA|Valore IVA|IVA dovuta|Totale tributi|IVA a debito|Imposta a debito",
    grossTotal:
      "Totale|Totale fattura|Totale documento|Importo totale|Totale IVA inclusa|Totale complessivo|Totale generale|Importo lordo|Totale lordo|Totale con IVA|Totale ivato|Totale complessivo documento|Totale IVA compresa|Importo IVA inclusa|Importo complessivo|Importo fattura|Totale della fattura|Totale del documento|Totale incluso IVA|Prezzo totale|Prezzo complessivo|Somma totale|Totale ordine|Totale dell'ordine|Importo totale IVA inclusa|Valore totale|Valore lordo|Totale EUR|Totale euro|Importo finale|Importo del contratto|Valore contratto|Totale nota di credito|Totale a credito|Importo accreditato|Totale accredito|Totale conto|Totale parcella|Totale preventivo|Totale del preventivo|Importo preventivo|Totale offerta|Totale dell'offerta|Importo dell'offerta",
    amountDue:
      "Totale da pagare|Netto a pagare|Importo da pagare|Importo dovuto|Da pagare|Totale dovuto|Netto da pagare|Residuo da pagare|Importo residuo|Saldo da pagare|Saldo dovuto|Resta da pagare|Ancora da pagare|A saldo|Saldo a pagare|Importo a pagare|Importo in sospeso|Importo scoperto|Totale a pagare|A pagare",
    amountPaid:
      "Pagato|Acconto|Importo pagato|Già pagato|Importo già pagato|Pagamenti ricevuti|Acconti ricevuti|Importo versato|Importo ricevuto|Acconto ricevuto|Meno acconto|Caparra|Caparra versata|Acconto versato|Deposito versato|Credito applicato|Acconto detratto|Acconti detratti|Acconto dedotto|Detrazione acconto|A dedurre acconto|Acconti già versati|Acconto già versato|Credito utilizzato",
    cashTendered: "Contanti|Contante|Pagamento contante|Pagamento in contanti|Pagato contanti|Pagato in contanti",
    changeGiven: "Resto|Resto contanti|Resto in contanti|Resto dato",
    rounding: "Arrotondamento|Arrotondamenti|Arrotond.|Arrot.",
    touristTax:
      "Imposta di soggiorno|Tassa di soggiorno|Contributo di soggiorno|Tassa turistica|Tassa di pernottamento|Tassa di promozione turistica",
    reminderFee:
      "Spese di sollecito|Spese di recupero|Spese per sollecito|Costi di sollecito|Spese di diffida|Tassa di diffida",
    lateInterest:
      "Interessi di mora|Interessi moratori|Interessi di ritardato pagamento|Interessi per ritardato pagamento|Interesse di mora",
    discountTotal: "Sconto|Totale sconto",
    shippingTotal: "Spese di spedizione|Trasporto|Spese trasporto|Spedizione",
    withholding:
      "Ritenuta d'acconto|Ritenuta|Ritenuta acconto|R.A.|Ritenute|Rit. acconto|Rit. acc.|Ritenuta acc.|Ritenute IRPEF|Ritenuta IRPEF|IRPEF trattenuta|Trattenuta IRPEF|Ritenute fiscali",
    commission: "Commissione|Commissione d'agenzia|Provvigione|Commissioni|Provvigioni|Diritti d'agenzia",
    netAfterCommission: "Netto agenzia|Netto diritti d'agenzia|Netto commissioni",
    totalPaid:
      "Totale pagato|Importo pagato|Importo bonifico|Totale pagamento|Importo del pagamento|Totale bonifico|Importo del bonifico|Totale del bonifico|Totale del pagamento|Importo versato|Totale versato|Somma pagata|Importo trasferito|Importo disposto|Totale disposto|Totale distinta|Importo pagamento",
    openingBalance:
      "Saldo iniziale|Saldo precedente|Saldo di apertura|Riporto|Saldo di inizio periodo|Saldo inizio|Saldo a inizio periodo|Saldo vecchio|Saldo di partenza|Saldo anteriore|Saldo iniziale al",
    closingBalance:
      "Saldo finale|Nuovo saldo|Saldo di chiusura|Saldo attuale|Saldo di fine periodo|Saldo fine|Saldo a fine periodo|Saldo al|Saldo finale al|Saldo corrente|Saldo contabile finale|Saldo conclusivo",
    balance: null,
    taxRate: "Aliquota IVA|Aliquota|IVA %|% IVA",
    discountRate: "Sconto %|% sconto|Percentuale di sconto|Percentuale sconto",
    quantity: "Quantità|Qtà|Q.tà|Numero pezzi",
    packages: "Colli|Numero colli|N. colli|Numero di colli|N. pallet|Totale colli|Tot. colli|Colli totali",
    guests: "Coperti|Ospiti|Numero ospiti|Numero coperti|Persone|Numero persone|N. pax|Pax",
    weight: "Peso|Peso totale|Peso (kg)|Peso in kg|Kg totali",
    nights: "Notti|Numero notti|Numero di notti|Pernottamenti|Totale notti|Notti di soggiorno|Durata soggiorno",
    mileage: "Chilometraggio|Km percorsi|Km rilevati|Chilometri|Km veicolo|Km attuali|Km auto",
    unitPrice: "Prezzo unitario|Prezzo|P. unitario",
    lineTotal: "Importo riga|Totale riga",
    seller:
      "Venditore|Fornitore|Cedente|Emittente|Mittente|Nome fornitore|Ragione sociale|Azienda|Prestatore|Cedente prestatore|Società|Nome del fornitore|Nome del venditore|Ditta|Denominazione|Impresa|Nome azienda|Nome ditta|Ditta emittente|Venduto da|Emessa da|Fattura da|Negozio|Punto vendita|Esercente|Cedente/prestatore|Appaltatore|Locatore|Assicuratore|Creditore|Azienda emittente|Conto / Pagabile a|Conto/Pagabile a|Pagabile a|Ordinato a|Esportatore",
    buyer:
      "Acquirente|Cliente|Fatturato a|Destinatario|Nome cliente|Intestatario|Spett.le|Committente|Cessionario|Spettabile|Cessionario committente|Nome del cliente|Nome dell'acquirente|Ragione sociale cliente|Fatturare a|Fattura a|Intestata a|Destinatario fattura|Cessionario/committente|Cliente destinatario|Conduttore|Compratore|Debitore cliente|Intestatario fattura|Intestazione|Azienda fatturata|Cliente fatturato|Pagabile da|Prenotato da|Ospite|Nome ospite|Importatore|Contraente|Assicurato|Contraente/Assicurato|Dati del contraente",
    advertiser:
      "Inserzionista|Nome inserzionista|Cliente inserzionista|Nome dell'inserzionista|Sponsor|Investitore pubblicitario|Cliente pubblicitario|Utente pubblicitario|Inserzionista/Cliente|Azienda inserzionista|Azienda sponsor",
    agency:
      "Agenzia|Nome agenzia|Agenzia pubblicitaria|Agenzia media|Centro media|Agenzia creativa|Agenzia di pubblicità|Agenzia committente",
    payer:
      "Ordinante|Pagatore|Pagato da|Debitore|Nome dell'ordinante|Ditta ordinante|Pagamento da|Bonifico da|Disposto da|Soggetto pagante|Mittente del pagamento|Versato da|Ordinante bonifico|Ricevuto da",
    payee:
      "Beneficiario|Pagato a|A favore di|Nome del beneficiario|Pagamento a|Bonifico a|Destinatario del pagamento|Creditore del pagamento|Soggetto beneficiario|Beneficiario bonifico|Beneficiario del pagamento|Ragione sociale beneficiario",
    accountHolder:
      "Intestatario del conto|Intestato a|Intestatario conto|Titolare del conto|Nome intestatario|Titolare|Intestazione conto|Conto intestato a|Intestatario c/c|Intestazione del conto|Titolari|Cointestatario|Cointestatari",
    station:
      "Emittente radiotelevisiva|Canale|Editore|Emittente televisiva|Emittente radiofonica|Nome emittente|Casa editrice|Società editrice|Concessionaria|All'editore di|Operatore via cavo|Operatore di TV via cavo",
    other: "Data fattura originale|Data della fattura originale",
    shipTo:
      "Indirizzo di consegna|Destinazione|Luogo di consegna|Spedire a|Destinazione merce|Consegnare a|Consegna a|Destinatario merce|Spedizione a|Spedito a|Luogo consegna|Indirizzo di spedizione|Indirizzo consegna|Punto di consegna|Luogo di destinazione|Indirizzo cantiere|Indirizzo del cantiere|Luogo di intervento|Luogo di esecuzione",
    contactPerson:
      "Contatto|Referente|Persona di contatto|Alla cortese attenzione|Alla cortese attenzione di|Alla c.a.|Alla c.a. di|Persona di riferimento|Tecnico|Tecnico incaricato|Ordinato da|Richiesto da|Richiedente|Responsabile acquisti|Agente|Agente di vendita|Referente commerciale|Tecnica incaricata|Addetto|Addetta|Consulente|Funzionario|Il Vostro referente",
    bankName: "Banca|Nome della banca|Banca d'appoggio|Istituto bancario|Istituto di credito|Banca beneficiaria",
    bankCode: "ABI|CAB|Codice ABI|Codice CAB|ABI/CAB|Cod. ABI|Cod. CAB",
    product: "Prodotto|Nome prodotto|Marca|Prodotto pubblicizzato|Prodotto reclamizzato|Prodotto/Marca",
    deliveryTime:
      "Tempi di consegna|Tempo di consegna|Termine di consegna|Tempi di esecuzione|Tempistica di consegna|Tempistiche di consegna|Tempi di approntamento",
    room: "Camera|Numero camera|N. camera|Camera n|Stanza|N. stanza|Cam.",
    signatory: "Firmatario|Firmato da|Il firmatario|Legale rappresentante|Il legale rappresentante",
    approver: "Approvato da|Autorizzato da|Validato da|Visto da|Visto si approva|Visto e approvato",
    reason:
      "Motivo|Motivazione|Causale nota di credito|Motivo del reso|Causale del trasporto|Causale trasporto|Causale reso|Causale storno|Motivo dello storno",
    carrier:
      "Vettore|Corriere|Trasportatore|Spedizioniere|Modalità di consegna|Modalità di spedizione|Trasporto a mezzo|Primo vettore|1° vettore|Trasporto a cura",
    campaign: "Campagna|Nome campagna|Campagna pubblicitaria|Titolo campagna|Denominazione campagna",
    timeOfDay: "Ora|Orario|Ora di emissione|Ora di stampa|Ora vendita|Ora operazione",
    tableNumber: "Tavolo|Tavolo n.|Numero tavolo|Sala/Tavolo|Tavolo/Sala",
    subject: "Oggetto|Titolo|Ogg.|Oggetto del contratto|Oggetto della fornitura",
    fax: "Numero fax|Telefax n|N. telefax",
    address: "Indirizzo|Sede legale|Sede",
    iban: "Codice IBAN|Coordinate IBAN",
    bic: "Codice BIC|Codice SWIFT|Codice BIC/SWIFT|Codice SWIFT/BIC|Cod. BIC",
    vatId:
      "Partita IVA|P. IVA|P.IVA|PIVA|Part. IVA|Codice IVA|Numero IVA|Numero di partita IVA|Numero partita IVA|Id. IVA|Identificativo IVA|Partita IVA cedente|Cod. IVA|P.IVA n|Part. IVA n",
    email: "PEC|Posta elettronica|Email PEC|E-mail PEC|Indirizzo PEC",
    phone: "Telefono|Cellulare|Numero di telefono|Tel. cell.|Recapito telefonico|Recapiti telefonici",
    website: "Sito|Sito web|Sito internet|Indirizzo web|Pagina web",
    currency: "Valuta|Divisa|Valuta documento|Valuta fattura|Valuta di pagamento",
    deliveryTerms:
      "Condizioni di consegna|Termini di consegna|Resa|Porto|Condizione di consegna|Termini di resa|Condizioni di resa|Resa merce|Termine di resa|Modalità di resa",
    paymentTerms:
      "Condizioni di pagamento|Modalità di pagamento|Pagamento|Termini di pagamento|Termini|Condizioni|Condizione di pagamento|Cond. pagamento|Modalità pagamento|Tipo pagamento|Condizioni pagamento|Pagato con|Metodo di pagamento|Mezzo di pagamento",
    remittanceAddress: null,
    grossWeight: "Peso lordo|Peso lordo totale|Massa lorda|Lordo (kg)|Lordo (t)|P. lordo|Peso lordo (kg)|Kg lordi",
    netWeight: "Peso netto|Peso netto totale|Massa netta|Netto (kg)|Netto (t)|P. netto|Peso netto (kg)|Kg netti",
    tareWeight: "Peso a vuoto|Tara|Peso tara|Tara (kg)|Tara automezzo",
    vehicleId:
      "Telaio|Numero di telaio|N. telaio|Numero telaio|N. di telaio|Telaio n|Numero di identificazione del veicolo|Codice telaio",
    firstRegistration:
      "Prima immatricolazione|Data di prima immatricolazione|Data immatricolazione|Data di immatricolazione|Immatricolazione|1ª immatricolazione|Data 1ª immatricolazione|Data prima immatr.",
    vehiclePlate:
      "Targa|Targa veicolo|Targa automezzo|Targa del veicolo|N. targa|Targa mezzo|Targa motrice|Targa trattore",
    trailerPlate: "Targa rimorchio|Targa semirimorchio|Rimorchio targa|Targa rim.|Targa semirim.",
    driver:
      "Autista|Conducente|Nome autista|Nome del conducente|Nome e cognome autista|Nome e cognome del conducente|Nominativo autista",
    meterNumber:
      "Matricola contatore|Numero contatore|Contatore n|N. contatore|Matricola del contatore|Matr. contatore|Contatore matricola|Numero di matricola contatore",
    supplyPoint:
      "PDR|Codice POD|Codice PDR|Punto di prelievo|Punto di fornitura|Punto di riconsegna|Codice POD/PDR|Punto di prelievo (POD)|Codice punto di prelievo",
    previousReading:
      "Lettura precedente|Lettura iniziale|Ultima lettura precedente|Vecchia lettura|Lett. precedente|Lettura prec.|Lett. prec.",
    currentReading: "Lettura attuale|Lettura finale|Ultima lettura|Nuova lettura|Lett. attuale|Lettura att.|Lett. att.",
    consumption:
      "Consumo|Consumo totale|Consumo fatturato|Consumi fatturati|Totale consumi|Consumo rilevato|Consumi|Consumo kWh|Consumo Smc",
    retention:
      "Ritenuta a garanzia|Ritenute a garanzia|Trattenuta a garanzia|Ritenuta di garanzia|Ritenuta per garanzia|Trattenuta per garanzia|Trattenute a garanzia",
    workToDate:
      "Importo lavori eseguiti|Lavori eseguiti a tutto il|Totale lavori eseguiti|Importo progressivo|Ammontare dei lavori eseguiti|Valore cumulato|Importo totale lavori eseguiti|Importo lavori a tutto il|Lavori a tutto il",
    previouslyBilled:
      "Acconti precedenti|Certificati precedenti|SAL precedenti|Già fatturato|Acconti già fatturati|A dedurre acconti precedenti|A dedurre certificati precedenti|A dedurre SAL precedenti|A detrarre acconti precedenti",
    costCentre: "Centro di costo|Codice centro di costo|Centro di spesa|C.d.C.|Cod. centro di costo|Centri di costo",
    billOfLading:
      "Polizza di carico|Polizza di carico n|N. polizza di carico|Polizza di carico marittima|Polizza di carico (B/L)|N. B/L",
    countryOfOrigin:
      "Paese di origine|Paese d'origine|Origine della merce|Origine merce|Paese di origine della merce|Nazione di origine|Paese di produzione|Paese di fabbricazione",
    lotNumber: "Numero di lotto|Numero lotto|N. lotto|Lotto n|Lotto di produzione|Codice lotto|Lotto fornitore",
    manufactureDate:
      "Data di produzione|Data produzione|Data di fabbricazione|Prodotto il|Fabbricato il|Data prod.|Data di confezionamento",
    dateOfBirth:
      "Data di nascita|Nato il|Nata il|Nato/a il|Data nascita|Data di nasc.|Luogo e data di nascita|Data e luogo di nascita",
    patient:
      "Paziente|Nome paziente|Nome del paziente|Assistito|Cognome e nome paziente|Nome e cognome del paziente|Nominativo paziente",
    treatingDoctor: "Medico|Medico curante|Medico prescrittore|Medico prescrivente|Medico responsabile",
    fees: "Onorari|Onorario|Totale onorari|Compenso|Totale compensi|Competenze professionali|Totale competenze|Onorario professionale",
    expenses: "Spese anticipate|Anticipazioni|Spese vive|Spese esenti|Spese esenti art. 15|Spese anticipate art. 15",
    employer: "Datore di lavoro|Azienda datrice di lavoro|Datore|Ditta datrice di lavoro|Datrice di lavoro",
    employee:
      "Dipendente|Lavoratore|Lavoratrice|Nome dipendente|Nome del dipendente|Cognome e nome dipendente|Nome e cognome del dipendente|Nominativo dipendente",
    supplyAddress:
      "Indirizzo di fornitura|Luogo di fornitura|Indirizzo della fornitura|Ubicazione fornitura|Indirizzo punto di fornitura|Indirizzo del punto di prelievo",
    placeOfLoading:
      "Luogo di carico|Luogo di ritiro|Luogo di presa in carico|Porto di carico|Porto di imbarco|Luogo di partenza|Luogo di prelievo|Indirizzo di carico",
    placeOfUnloading:
      "Luogo di scarico|Porto di scarico|Porto di sbarco|Località di scarico|Indirizzo di scarico|Punto di scarico",
    loadingDate:
      "Data di carico|Data di ritiro|Data e ora di carico|Data inizio trasporto|Data e ora inizio trasporto|Inizio trasporto|Data/ora ritiro",
    premium:
      "Premio|Premio totale|Premio annuo|Premio lordo|Premio di polizza|Totale premio|Premio annuo lordo|Premio lordo annuo|Premio lordo totale",
    taxYear:
      "Anno d'imposta|Anno fiscale|Anno di imposta|Annualità|Periodo d'imposta|Esercizio fiscale|Periodo fiscale|Anno tributario",
    employeeNumber:
      "Matricola|N. matricola|Matricola dipendente|Numero di matricola|Codice dipendente|Cod. dipendente|Numero dipendente",
    socialSecurityNumber:
      "Numero di previdenza sociale|Numero di sicurezza sociale|Numero di assicurazione sociale|Numero AVS",
    jobTitle: "Mansione|Profilo professionale|Posizione lavorativa|Mansione svolta",
    hireDate: "Data assunzione|Data di assunzione|Assunto il|Assunzione|Data inizio rapporto",
    netPremium: "Premio netto|Premio imponibile|Premio netto annuo|Premio al netto delle imposte",
    premiumTax: "Imposte sul premio|Imposta sul premio|Imposta sulle assicurazioni|Imposte assicurative",
    stampDuty:
      "Imposta di bollo|Bollo|Importo bollo|Marca da bollo|Bollo virtuale|Bolli|Imposta di bollo virtuale|Imposta di bollo assolta in modo virtuale|Spese di bollo|Imp. bollo",
    broker: "Broker assicurativo|Intermediario|Intermediario assicurativo|Mediatore",
    totalDebits: "Totale addebiti|Totale dare|Totale uscite|Totale movimenti dare|Totale movimenti a debito",
    totalCredits: "Totale accrediti|Totale avere|Totale entrate|Totale movimenti avere|Totale movimenti a credito",
    assessedValue:
      "Rendita catastale|Valore catastale|Base imponibile catastale|Rendita catastale rivalutata|Rendita catastale complessiva|Valore ai fini IMU",
    description: "Descrizione|Note|Osservazioni",
  },
  weakLabels: {
    supplyPoint: "POD|Codice utenza",
    lotNumber: "Lotto",
    deliveryDate: "Consegna entro il|Consegnarsi entro il|Da consegnare entro il",
    dueDate: "Entro il|Entro",
    customerNumber: "Cliente",
    accountNumber: "Conto|Conto n|C/C|Coordinate bancarie",
    invoiceNumber: "Fattura",
    orderNumber: "Ordine",
    contractNumber: "Contratto",
    quoteNumber: "Offerta",
    invoiceDate: "Data",
    periodTo: "Al|A",
    grossTotal: "Importo",
    seller: "Da",
    buyer: "Indirizzo di fatturazione",
    documentNumber: "Numero",
    expiryDate: "Validità|Scadenza|Data scadenza|Data di scadenza",
    policyNumber: "Polizza",
    premium: "Premio netto|Premio imponibile",
    bookingNumber: "Numero pratica",
    meterNumber: "Contatore|Misuratore",
    previousReading: "Stato precedente",
    currentReading: "Stato attuale|Autolettura",
    mileage: "Km",
    vehiclePlate: "Automezzo",
    trailerPlate: "Rimorchio|Semirimorchio",
    weight: "Peso tassabile",
    tareWeight: "Peso imballo",
    packages: "Pallet",
    countryOfOrigin: "Origine|Provenienza|Paese di provenienza",
    approver: "Approvato|Autorizzato|Benestare",
    signatory: "Procuratore",
    receivedDate: "Data arrivo|Data ingresso",
    receiptNumber: "Ricevuta|Scontrino",
    employee: "Cognome e nome|Collaboratore|Impiegato",
    treatingDoctor: "Specialista",
    fees: "Competenze",
    taxYear: "Esercizio|Anno di riferimento|Anno di competenza",
    assessedValue: "Rendita",
    lateInterest: "Mora",
    advertiser: "Cliente finale",
    jobTitle: "Qualifica",
  },
  periodLabels:
    "Periodo|Periodo di riferimento|Validità|Durata|Messa in onda|Periodo di messa in onda|Date campagna|Periodo campagna|Campagna|Periodo contrattuale|Durata del contratto|Durata contratto|Volo|Date di volo|Periodo di competenza|Competenza|Diffusione|Programmazione",
  billingPeriodLabels: "Periodo di fatturazione",
  recipientLabels: "A|Destinatario|Spett.le|Spettabile",
  slipTitles: "Bollettino di pagamento|Bollettino di versamento|Cedola di pagamento|Tagliando di pagamento",
  clerkLabels:
    "Agente|Agente di vendita|Redatto da|Tecnico|Commerciale|Operatore|Cassiere|Cassiera|Cassiere/a|Cameriere",
  nameLabels:
    "Nome|Ragione sociale|Ditta|Azienda|Denominazione|Nome e cognome|Cognome e nome|Nominativo|Nome/Ragione sociale|Cognome e nome/Ragione sociale",
  senderNames:
    "Scuola|Università|Produttore|Fabbricante|Comune|Assicuratore|Compagnia|Compagnia di assicurazione|Compagnia assicurativa|Amministratore|Amministratore di condominio|Laboratorio|Clinica|Ospedale|Studio medico|Fornitore di energia|Gestore|Distributore|Ufficio tributi|Notaio|Officina|Esportatore|Associazione|Operatore|Centro revisioni|Centro di revisione|Proprietario dell'emittente|Albergo|Hotel|Istituto|Ente|Organizzatore|Autorità emittente|Impresa di assicurazione|Società di assicurazione|Farmacia|Ristorante|Studio legale|Studio notarile|Poliambulatorio|Amministrazione finanziaria",
  recipientNames:
    "Socio|Debitore|Contraente|Assicurato|Contribuente|Genitore|Genitori|Abbonato|Intestatario del contratto|Titolare del contratto|Utente|Intestatario della polizza|Intestatario della fornitura|Titolare della fornitura",
  elementNames: {},
  headings: {
    position: "Posizione|Riga|N.|Pos.|Pos|Nr.|Nr. riga|N. riga|Prog.|Rigo|Linea",
    article:
      "Codice articolo|Cod. articolo|Cod. art.|Codice|Cod.|Codice prodotto|Cod. prod.|Articolo n.|Cod. art|Codice merce|Cod. prodotto|Nr. articolo|Codice fornitore|Matricola|Codice prestazione",
    description:
      "Descrizione|Descrizione merce|Descrizione beni e servizi|Prodotto|Articolo|Descrizione articolo|Descrizione prodotto|Natura e qualità|Descrizione del servizio|Prestazione|Servizio|Servizi|Merce|Beni|Oggetto|Descrizione dei beni|Denominazione|Dettaglio|Dettagli|Voce|Natura|Descrizione della merce|Beni e servizi",
    quantity:
      "Quantità|Q.tà|Qtà|Q.tà ordinata|Qta|Quant.|Qtà.|Q.ta|Pezzi|N. pezzi|Ore|Colli|Q.tà consegnata|Nr. pezzi|Quantità ordinata|Pz.|N. unità",
    unit: "Unità di misura|U.M.|UM|Unità|U.d.m.|Udm|Um.",
    priceBase: "Unità di prezzo|Unità prezzo|Base prezzo",
    unitPrice:
      "Prezzo unitario|Prezzo un.|Prezzo unit.|Prezzo|Costo|Prezzo per unità|Prezzo/un.|Prezzo cad.|Costo unitario|P.U.|Pr. unit.|Importo unitario|Prezzo al pezzo|Prezzo netto|P. unitario|Valore unitario|Tariffa|Prezzo di listino|Prezzo unitario netto|Prezzo/unità|Prezzo pezzo",
    lineTotal:
      "Importo riga|Totale riga|Importo netto|Importo|Totale|Prezzo totale|Imponibile|Importo totale|Totale netto|Valore|Prezzo tot.|Importo della riga|Importo complessivo|Valore netto|Totale imponibile|Totale IVA escl.|Netto|Subtotale|Imp. netto|Totale EUR|Tot. riga|Tot.|Valore riga|Ammontare|Valore totale|Somma",
    taxRate:
      "Aliquota IVA|Aliq. IVA|Aliquota|IVA|% IVA|Al. IVA|Aliq.|% I.V.A.|C.I.|Cod. IVA|IVA%|Aliquota %|Aliquota d'imposta|Tasso IVA",
    taxAmount:
      "Importo IVA|Importo dell'IVA|Totale IVA|Imposta|Ammontare IVA|IVA €|IVA EUR|Importo imposta|Valore IVA|IVA|Imposte",
    lineGross:
      "Importo ivato|Totale ivato|Importo IVA inclusa|Totale IVA inclusa|Totale IVA incl.|Importo IVA incl.|Importo lordo|Totale lordo|Prezzo ivato|Prezzo lordo|Totale con IVA|Importo con IVA|Valore lordo|Lordo",
    discount:
      "Sconto|Trattenuta|Abbuono|Ritenuta|Sc.|Sc. %|Sconto %|% sconto|Sc.%|Sconti|Deduzione|Detrazione|Sconto cassa",
    bookingDate:
      "Data contabile|Data operazione|Data op.|Data|Data registrazione|Data movimento|Data mov.|Data di contabilizzazione|Contabilizzato il|Giorno|D. operazione",
    valueDate: "Data valuta|Valuta|Val.|Data di valuta|Val|Valuta al|D. valuta",
    details:
      "Descrizione operazione|Descrizione dei movimenti|Causale|Descrizione|Descrizione movimento|Movimento|Dettaglio|Operazione|Dettagli operazione|Descrizione dell'operazione|Motivo|Oggetto|Natura operazione|Movimenti",
    amount:
      "Importo EUR|Importo in euro|Importo|Importo movimento|Importo operazione|Ammontare|Somma|Importo (EUR)|Importo (€)|Valore",
    documentNumber:
      "Numero fattura|N. fattura|Vs. fattura|N. documento|Numero documento|Fattura|Documento|Riferimento|N° fattura|Nr. fattura|Fatt. n.|Rif. fattura|Vostra fattura|N. doc.|Doc.|Num. doc.|Nr. documento|Vs. rif.|Numero doc.|Vs. documento|Fatture",
    documentDate:
      "Data fattura|Data doc.|Data documento|Data|Del|Data della fattura|Data fatt.|Data del documento|Data emissione|Data di emissione|Data docum.|Emessa il",
    grossAmount:
      "Importo fattura|Importo lordo|Lordo|Totale fattura|Importo originario|Valore fattura|Totale documento|Importo della fattura|Totale|Importo documento|Totale lordo|Importo iniziale|Valore lordo",
    paidAmount:
      "Importo pagato|Netto pagato|Pagato|Netto|Importo versato|Versato|Saldato|Pagamento|Importo del pagamento|Importo bonificato|Netto versato|Importo saldato|Netto a pagare|Somma pagata|Importo liquidato",
    date: "Data",
    debit:
      "Dare|Movimenti dare|Addebiti|Uscite|Addebito|Uscita|Importi a debito|A debito|Prelievi|Dare EUR|Debito|Movimenti a debito",
    credit:
      "Avere|Movimenti avere|Accrediti|Entrate|Accredito|Entrata|Importi a credito|A credito|Versamenti|Avere EUR|Credito|Movimenti a credito",
    balance:
      "Saldo progressivo|Saldo contabile|Saldo disponible|Saldo|Saldo EUR|Saldo corrente|Saldo dopo movimento|Nuovo saldo|Saldo disponibile|Giacenza",
  },
  weakHeadings: {
    priceBase: "Per",
    description: "Garanzia|Garanzie|Copertura|Coperture",
    lineTotal: "Prezzo|Costo|Tariffa|Premio",
    lineGross: "Totale|Importo|Importo totale",
    article: "Articolo",
    valueDate: "Data",
    debit: "Fatturato",
    credit: "Pagamenti",
  },
  totals:
    "Totale|Subtotale|Totale imponibile|Imponibile|Totale documento|Netto a pagare|Totali|Totale generale|Totali generali",
  taxes: "IVA",
  yearToDate: "Progressivo|Progressivi|Progressivo annuo|Cumulato|Totale progressivo",
  payments:
    "Contanti|Contante|Pagamento contante|Pagamento elettronico|Carta|Carta di credito|Carta di debito|Bancomat|Assegno|Buoni pasto|Buono pasto|Resto|Importo pagato",
  paymentMeans: "Metodo di pagamento|Modalità di pagamento|Mezzo di pagamento|Forma di pagamento|Tipo di pagamento",
  taxBases: "base imponibile imponibili",
  carries: "Riporto",
  footnotes: "fonte|nota",
  captions: "tabella|figura",
  tableWords: "tabella",
  months: ["gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre"],
  monthForms: {},
  notMonths: "",
  rangeWords: "a|al|fino al",
  dayLinks: "di",
  yearLinks: "del",
  dayArticles: "il",
  meanings: {
    start: "inizio primo prima",
    period: "periodo campagna durata trasmissione",
    rate: "aliquota percentuale tasso",
    number: "numero num codice identificativo identificatore",
    date: "data giorno",
    sum: "importo totale somma valore ammontare costo budget",
    net: "netto imponibile",
    gross: "lordo",
    vat: "iva",
    tax: "imposta imposte fiscale",
    before: "senza escluso esclusa",
    after: "incluso inclusa con compresa",
    due: "dovuto residuo aperto scoperto",
    paid: "pagato saldato versato",
    invoice: "fattura fatturazione",
    order: "ordine",
    contract: "contratto",
    customer: "cliente acquirente committente destinatario",
    supplier: "fornitore venditore cedente emittente",
    payment: "pagamento bonifico",
    delivery: "consegna spedizione",
    issue: "emissione",
    deadline: "scadenza termine",
    name: "nome persona ragione sociale denominazione",
    account: "conto",
    bank: "banca bancario",
    reference: "riferimento rif",
    quote: "preventivo offerta",
    project: "progetto commessa",
    advertiser: "inserzionista pubblicità",
    agency: "agenzia",
    discount: "sconto",
    freight: "porto trasporto",
    commission: "commissione provvigione",
    balance: "saldo",
    opening: "iniziale precedente apertura",
    closing: "finale nuovo chiusura",
    statement: "estratto",
    document: "documento",
    company: "azienda società ditta organizzazione",
    registration: "registrazione registrato registrata iscrizione",
    all: "complessivo generale tutto",
    end: "fine conclusione ultimo ultima",
    line: "riga righe voce",
    original: "originale collegato collegata",
    address: "indirizzo",
    receipt: "ricevuta scontrino",
  },
  formWords: italianFormWords,
  endings: "a e i o",
  modifiers: "di del della dello dei delle d per al e la il dell dall",
  forms: {
    no: "numero numeri",
    code: "codice cod",
    document: "documento doc",
    riferimento: "rif",
    order: "ordine",
    total: "totale",
    fattura: "fatt",
    quantita: "qta",
    scadenza: "scad",
    vat: "iva",
    inkl: "inclusa incluso",
    exkl: "esclusa escluso senza",
  },
  mediaCompanies:
    "Editore|Casa editrice|Società editrice|Emittente radiotelevisiva|Concessionaria|All'editore di|Operatore via cavo|Operatore di TV via cavo",
  fillers: "di del della do da e i prego",
  possessives: "vs ns vostro vostra nostro nostra",
  ours: "nostro nostra ns",
  starts: "dal inizio primo prima",
  ends: "al fine ultimo ultima",
  periods: "periodo",
  variants: "variante",
  sections:
    "sezione gruppo categoria capitolo locale stanza zona piano edificio cantiere progetto commessa fase reparto sede filiale emittente stazione",
  clients: "cliente clienti",
  compoundEnds: "",
  numberWords: "numero n",
  dated: "del da",
  by: "da",
  links: "e di",
  or: "o",
  and: "e ed",
  of: "di del della dell' per",
  titles: {
    confirmation: "conferma d.ordine|conferma ordine",
    creditNote: "fattura di storno|nota di credito|nota di accredito|nota credito",
    receipt: "ricevuta|scontrino",
    quote: "preventivo|\\bofferta\\b|proposta commerciale",
    deliveryNote:
      "documento di trasporto|\\bddt\\b|bolla di consegna|bolla d.accompagnamento|bolla di accompagnamento|nota di consegna",
    invoice: "fattura(?!t|zion)|\\bbolletta\\b|\\bnota\\b|\\bparcella\\b|\\bnotula\\b|proforma",
    order: "ordine",
    payment: "pagamento|avviso di bonifico|distinta di bonifico|\\bbonifico\\b",
    statement: "estratto",
    contract: "contrat",
  },
  purchases: "ordine d.acquisto|ordine di acquisto|ordine al? fornitore|buono d.ordine",
  contactWords: "telefono|cellulare|p. iva",
  sectionWords: "dati informazioni indirizzo nome",
  beginningVerbs: "inizia inizierà decorre decorrenza decorrerà",
  endingVerbs: "termina terminerà scade scadrà",
  addressParticles: "via viale vicolo piazza corso largo di della del dei d",
  definitionMarkers: "seguito",
  partyMarkers: "tra fra",
  salutations: "sig signor signora spett spettabile alla ditta egregio gentile gent",
  departments:
    "Ufficio contabilità|Contabilità fornitori|Ufficio acquisti|Amministrazione|Ufficio amministrativo|Ufficio fatture|Direzione acquisti|Contabilità|La direzione|Sede legale",
  closings:
    "Cordiali saluti|Distinti saluti|Cordialmente|In fede|Grazie|Grazie per la fiducia|Grazie per la fiducia accordataci|Grazie per l'acquisto|Grazie per il vostro ordine|Grazie della visita|Grazie e arrivederci|Arrivederci e grazie",
  recipientWords: "a per",
  senderWords: "",
  dayWords: "giorno giorni gg g",
  monthWords: "mese mesi",
  weekWords: "settimana settimane settimanale sett",
  beyondWords: "oltre più superiore",
  overdueWords: "scaduto scaduti scaduta ritardo saldo importo da",
  notDue: "Non scaduto|Non scaduti|A scadere|Corrente",
  replyWords: "risposta rispondere riscontro",
  lastDayWords: "entro",
  debitWords: "addebito addebitato addebiteremo sdd",
  placeWords: "palazzo zona via piazza viale corso vicolo largo lungomare contrada localita",
  noAddressWords: "",
}
