import { labels, PAYMENT_LABELS } from "./payment-labels.ts"

/** What a column of a business table holds, where the name is a common one. */
export type ColumnConcept =
  | "position"
  | "article"
  | "description"
  | "quantity"
  | "unit"
  | "unitPrice"
  | "lineTotal"
  | "taxRate"
  | "discount"
  | "date"
  | "bookingDate"
  | "valueDate"
  | "details"
  | "amount"
  | "documentNumber"
  | "documentDate"
  | "grossAmount"
  | "paidAmount"
  | "debit"
  | "credit"
  | "balance"

/** Headings per concept, most specific first; en de fr nl it es pl pt. Compared without case, accents and spaces. */
export const COLUMN_LABELS: Readonly<Record<ColumnConcept, readonly string[]>> = {
  position: labels(
    "Pos. | Position | Line no. | Line | No. | Item no. | # | Lfd. Nr. | Nr. | Ligne | N° | Regel | Riga",
    "Línea | Lp. | Linha | N. | Poz. | L.p. | Pozycja | Posición | Posizione | Positie | Posição",
  ),
  article: labels(
    "Article no. | Article number | Item code | Item number | Product code | SKU | Part no. | Code | Ref.",
    "Reference | Artikelnummer | Artikel-Nr. | Art.-Nr. | Art-Nr | Materialnummer | Référence | Réf.",
    "Code article | Artikelnr. | Artikelcode | Codice | Cod. | Código | Referencia | Indeks | Kod",
    "Referência | Stock code | Part number | Material | Material no. | Réf. produit | Art. nr. | Cod. articolo",
    "Cod. art. | Codice articolo | Cód. artículo | Ref.ª | Cód. artigo | Código do artigo | Kod towaru | Symbol",
    "Nr katalogowy | Référence article | Référence produit",
  ),
  description: labels(
    "Description | Item description | Product description | Description of goods",
    "Description of services | Item | Items | Product | Products | Product name | Product title | Title",
    "Work performed | Task | Service | Services | Goods | Details | Particulars | Activity | Article",
    "Item name | Name | Beschreibung | Artikelbezeichnung | Bezeichnung | Leistung | Leistungen",
    "Leistungsbeschreibung | Produkt | Produktbezeichnung | Artikel | Artikelbeschreibung | Ware",
    "Warenbezeichnung | Text | Positionstext | Bez. | Désignation | Désignation des produits | Libellé",
    "Produit | Produits | Prestation | Prestations | Intitulé | Détail | Omschrijving",
    "Artikelomschrijving | Dienst | Descrizione | Prodotto | Articolo | Descripción | Concepto | Producto",
    "Artículo | Detalle | Opis | Nazwa | Nazwa towaru | Nazwa towaru lub usługi | Towar | Usługa",
    "Descrição | Designação | Produto | Artigo | Goods and services | Descrizione merce | Descripción del artículo",
    "Descrizione beni e servizi | Descrição do artigo | Produto / Serviço | Nazwa towaru / usługi",
  ),
  quantity: labels(
    "Quantity | Qty | Qty. | Quantity ordered | Qnty | Units | Hours | Pieces | Count | Menge | Anzahl",
    "Anz. | Mge. | Stück | Stk. | Std. | Stunden | Quantité | Qté | Qte | Nombre | Nb | Aantal",
    "Hoeveelheid | Uren | Quantità | Q.tà | Qtà | Cantidad | Cant. | Uds. | Unidades | Ilość | Ilosc",
    "Quantidade | Qtd. | Qtde | Qt. | Quant. | Qty ordered | Hours / Qty | Liefermenge | Bestellmenge | Qté livrée",
    "Qté cdée | Aant. | Aantal geleverd | Q.tà ordinata | Ilość szt. | Il.",
  ),
  unit: labels(
    "Unit | UoM | U/M | Unit of measure | Einheit | ME | Einh. | Unité | Eenheid | Unità di misura | U.M.",
    "Unidad | J.m. | Jedn. | Unidade | Un.",
  ),
  unitPrice: labels(
    "Unit price | Price per unit | Price each | Price/unit | Unit cost | Unit rate | Unit net price",
    "Net price | Rate | Price | Cost | Each | Hourly rate | Charge per unit | Einzelpreis | Stückpreis",
    "Stundensatz | Stundenlohn | Satz | Tagessatz | Preis pro Einheit | Preis/Einheit | VK-Preis",
    "E-Preis | EP | Nettopreis | Preis je Einheit | Einzelpreis netto | Einzelpr. | Netto-Einzelpreis",
    "Preis | Prix unitaire | Prix unitaire HT | Prix unit. | Prix U. | PU | P.U. | PU HT | P.U. HT | Prix",
    "Tarif | Taux horaire | Prijs per stuk | Stukprijs | Eenheidsprijs | Prijs per eenheid | Prijs",
    "Tarief | Uurtarief | Prezzo unitario | Prezzo | Prezzo un. | Costo | Precio unitario | Precio unidad",
    "P. unitario | Precio | Tarifa | Precio hora | Cena jednostkowa | Cena jedn. | Cena netto | Cena",
    "Preço unitário | Preço unit. | Preço | EP netto | Prix unit. HT | Prix unitaire HT | Prijs excl. btw",
    "Prezzo unit. | Precio ud. | Precio/unidad | Cena jedn. netto | Cena jednostkowa netto | Pr. unitário",
  ),
  lineTotal: labels(
    "Line total | Line amount | Net amount | Extended price | Ext. price | Amount | Total amount",
    "Total price | Total | Sum | Line net amount | Value | Zeilenbetrag | Gesamtpreis | Gesamtbetrag",
    "Positionsbetrag | Nettobetrag | Gesamt netto | Gesamt | Betrag | Summe | Gesamtpreis netto",
    "Gesamtpr. | Ges.-Preis | G-Preis | GP | Netto | Wert | Montant HT | Total HT | Prix total",
    "Prix total HT | Montant total | Total ligne | Prix HT | Montant | Montant net | Net HT",
    "Prijs incl. BTW | Prijs excl. BTW | Totaalprijs | Regeltotaal | Totaal | Bedrag | Importo | Totale",
    "Prezzo totale | Imponibile | Importe | Importe total | Precio total | Subtotal | Wartość netto",
    "Wartość | Kwota | Razem | Wartość brutto | Valor total | Preço total | Valor | Montante | Net value",
    "Wert netto | Positionswert | Total ligne HT | Montant de la ligne | Regelbedrag | Bedrag excl. btw",
    "Importo riga | Totale riga | Importo netto | Importe de la línea | Total línea | Importe neto",
    "Valor da linha | Total líquido | Valor líquido | Importância | Kwota netto | Wartość pozycji",
    "Wartość pozycji netto",
  ),
  taxRate: labels(
    "VAT rate | VAT % | VAT | Tax rate | Tax % | Tax | GST | Steuersatz | MwSt. | USt. | USt. %",
    "MwSt.-Satz | Taux TVA | TVA | % TVA | BTW | BTW % | IVA | % IVA | Aliquota | Stawka VAT | Taxa IVA",
    "USt-Satz | BTW-tarief | Btw-tarief | % btw | Taux de TVA | Aliq. IVA | Aliquota IVA | Tipo IVA | Tipo de IVA | Taxa de IVA",
  ),
  discount: labels(
    "Discount | Disc. | Discount % | Rabatt | Rabatt % | Nachlass | Remise | Rem. | Korting | Sconto",
    "Descuento | Dto. | Rabat | Desconto | Desc. | Cash discount | Discount taken | Deductions | Deduction",
    "Skonto | Skontobetrag | Skontoabzug | Abzug | Abzüge | Escompte | Déduction | Retenue | Betalingskorting",
    "Inhouding | Trattenuta | Abbuono | Ritenuta | Dto. p.p. | Retención | Retenção | Desc. p.p. | Dedução",
    "Potrącenie",
  ),
  ...PAYMENT_LABELS,
}

/** Columns that only a list of priced items or bookings has: a row that begins with a total ends such a list. */
export const MONEY_CONCEPTS: ReadonlySet<ColumnConcept> = new Set<ColumnConcept>([
  "quantity",
  "unitPrice",
  "lineTotal",
  "amount",
  "grossAmount",
  "paidAmount",
  "debit",
  "credit",
  "balance",
])

/**
 * Headings that mean something else in most tables, and this concept where the cells say so: `Article` above names is
 * the description, above codes the article's number.
 */
export const WEAK_COLUMN_LABELS: Readonly<Partial<Record<ColumnConcept, readonly string[]>>> = {
  position: labels("Item"),
  article: labels("Item | Article | Artikel | Artículo | Articolo | Artigo | Product | Produkt"),
  valueDate: labels("Date | Datum | Data | Fecha"),
}
