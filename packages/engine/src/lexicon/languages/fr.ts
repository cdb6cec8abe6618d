import { frenchFormWords } from "../form-words/fr.ts"
import type { Language } from "../language.ts"

/** French. */
export const french: Language = {
  code: "fr",
  labels: {
    invoiceNumber:
      "Numéro de facture|Facture n°|Facture no|Facture numéro|N° facture|N° de facture|No facture|Facture nº|Référence facture|Réf facture|Numéro de la facture|Facture num|Code facture|Identifiant facture|N° de la facture|Fact. n°|N° fact|Numéro de proforma|Proforma n°|N° de proforma|Note d'honoraires n°",
    documentNumber:
      "N° de pièce|Numéro de pièce|Pièce n°|N° de document|N° document|Numéro du document|Numéro de document|Document n°|Référence du document|Numéro d'avis|N° d'avis|N° de l'avis|Numéro de l'avis|Avis n°",
    receiptNumber:
      "Numéro de reçu|Numéro du reçu|N° de reçu|Reçu n°|N° de quittance|N° de ticket|Ticket n°|Quittance n°|N° de ticket de caisse|Reçu fiscal n°|N° facturette",
    relatedInvoiceNumber:
      "Facture d'origine|N° de facture d'origine|Numéro de la facture d'origine|Numéro de facture d'origine|Facture initiale|N° de facture initiale|Facture liée|Numéro de la facture liée|Facture associée|Facture rectifiée|Facture corrigée|Facture concernée|Sur facture n°|Facture de référence|Avoir sur facture n°|Document d'origine|Avoir sur facture|Annule la facture",
    creditNoteNumber: "Numéro d'avoir|Avoir n°|N° avoir|Numéro de la facture rectificative|Facture rectificative n°",
    orderNumber:
      "Numéro de commande|Commande n°|N° commande|N° de commande|Bon de commande|Réf commande|Référence commande|Votre commande|Numéro de la commande|Commande numéro|Réf. de commande|Référence de commande|Votre n° de commande|Notre commande|N° de bon de commande|Ordre d'insertion|N° d'ordre|Vos références commande|BDC n°|Bon de commande n°|Commande client|N° commande client|Commande du client|Votre bon",
    confirmationNumber:
      "Numéro de confirmation|N° de confirmation|Confirmation de commande n°|Numéro de la confirmation|ARC n°|Confirmation n°|Code de confirmation|Référence de confirmation",
    contractNumber:
      "Numéro de contrat|Contrat n°|N° contrat|N° de contrat|Référence contrat|Référence du contrat|Réf. du contrat|Contrat numéro|Numéro du contrat|Code contrat|N° du contrat|N° d'abonnement",
    policyNumber:
      "N° de police|Numéro de police|Police n°|N° police|Numéro de contrat d'assurance|Contrat d'assurance n°|Police d'assurance n°",
    bookingNumber:
      "Numéro de réservation|N° de réservation|Réservation n°|Référence de réservation|Code de réservation|Réf. réservation|Dossier de réservation|N° de résa|Résa n°|Identifiant de réservation",
    customerNumber:
      "Numéro client|N° client|Numéro de client|Client n°|Code client|Réf client|Référence client|Identifiant|N° de client|Compte client|Numéro du client|Code du client|N° de compte client|Identifiant client|Compte n° client|Référence du client|N° abonné|N° adhérent|Matricule client|Référence locataire|N° locataire|N° de locataire|Code locataire|N° patient|Numéro fiscal|Réf. locataire",
    supplierNumber:
      "Code fournisseur|Numéro fournisseur|N° fournisseur|Réf fournisseur|Numéro de fournisseur|Votre n° fournisseur|Compte fournisseur|Fournisseur n°|Numéro du fournisseur|Référence fournisseur|Identifiant fournisseur|Compte fournisseurs|Code du fournisseur|Code tiers|N° tiers|N° vendeur",
    statementNumber:
      "Numéro de relevé|Relevé n°|N° de relevé|N° relevé|Relevé de compte n°|Numéro du relevé|Relevé numéro|Relevé no|N° d'extrait|Extrait n°|Extrait de compte n°|N° de relevé de compte|N° d'extrait de compte|N° de feuillet",
    paymentNumber:
      "Numéro de paiement|Paiement n°|N° de paiement|N° paiement|Avis n°|Avis de paiement n°|N° de virement|Numéro de règlement|N° règlement|Règlement n°|Virement n°|Référence de paiement|Numéro du paiement|Numéro du règlement|Réf. paiement|Réf. du paiement|Référence du paiement|Référence virement|Réf. règlement|Avis de règlement n°|N° d'opération|N° de transaction|Bordereau n°|N° de versement|Communication structurée|Communication de paiement|Référence à rappeler|Motif du virement|Libellé du virement",
    accountNumber:
      "Numéro de compte|N° de compte|Compte bancaire n°|Numéro de compte bancaire|Compte à créditer|Compte de paiement|Compte du bénéficiaire|Compte pour le paiement",
    deliveryNoteNumber:
      "Numéro du bon de livraison|Bon de livraison|N° BL|N° de livraison|Bon de livraison n°|Numéro de bon de livraison|Note d'envoi|Note d'envoi n°|N° note d'envoi|Bordereau d'envoi|N° de bon de livraison|BL n°",
    shipmentNumber:
      "Numéro de suivi|N° de suivi|Numéro de colis|N° d'expédition|N° de lettre de voiture|Lettre de voiture n°|LTA n°",
    referenceNumber:
      "Référence|Numéro de référence|Notre référence|Votre référence|Réf|N° de dossier|Référence acheteur|Référence de l'acheteur|Code service exécutant",
    projectName: "Projet|Nom du projet|Chantier|Affaire|Intitulé du projet|Opération",
    projectNumber: "Numéro de projet|Projet|N° de réservation",
    quoteNumber:
      "Numéro de devis|Devis n°|N° devis|Numéro du devis|Référence devis|Réf. devis|Votre devis|Notre devis|Offre n°|N° d'offre|Numéro d'offre|N° de proposition",
    estimateNumber: null,
    itemNumber: "Référence article|Code article|Réf article|Numéro de série",
    taxId:
      "Numéro d'identification fiscale|Identifiant fiscal|N° d'identification fiscale|NIF|Numéro de TVA ou fiscal|Numéro fiscal ou TVA|Identification fiscale",
    taxNumber: "Numéro fiscal|SIRET|SIREN|N° SIRET|N° SIREN|Code APE|NAF",
    registerNumber: "RCS|Numéro RCS|Registre du commerce|SIREN|SIRET|N° SIREN|N° SIRET|RCS n°|N° RC|RC n°",
    pageNumber: null,
    invoiceDate:
      "Date de facture|Date de la facture|Date facture|Date de facturation|Date d'émission|Facture du|Émise le|Date du document|Facturé le|Date d'établissement|Établie le|Établi le|Facture en date du|Facturée le|Date pièce|Date d'achat|Date du ticket|Date de la vente|Émis le|Date émission|Date de la lettre|Date du courrier",
    dueDate:
      "Date d'échéance|Échéance|Date limite de paiement|À payer avant le|Payable le|Date échéance|À régler avant le|Date de prélèvement|Prélèvement le|Date limite|Échéance le|Paiement à effectuer avant|avant le|au plus tard le|Échéance au|Date limite de règlement|Échéance de paiement|Date d'exigibilité|Règlement avant le|Paiement avant le|Paiement dû le|Exigible le|À payer pour le|Date de paiement prévue|Dernier jour de paiement|Payer avant le|Payable avant le|Date d'échéance du paiement|À régler avant le|Payable jusqu'au|Nouvelle échéance|Prélevé le",
    orderDate:
      "Date de commande|Date commande|Commande du|Commandé le|Date de la commande|Commande en date du|Passée le|Commandée le|Date d'achat",
    contractDate: "Date du contrat|Date de signature|Signé le|Contrat du|Contrat signé le",
    deliveryDate:
      "Date de livraison|Date livraison|Livré le|Date de prestation|Date d'expédition|Livraison souhaitée|À livrer le|Livraison le|Livraison prévue|Délai de livraison|Délai|Livrer avant le|Date de la livraison|Livrée le|Expédié le|Date de la prestation|Date prévue de livraison|Livraison au plus tard|Date de mise à disposition|Date souhaitée|Date de réception|Livraison prévue le|Date de livraison prévue|Date de livraison souhaitée|Date de livraison ou de prestation|Date de la vente ou de la prestation de services|Date de réalisation de la prestation",
    receivedDate:
      "Date de réception|Reçu le|Date de dépôt|Déposé le|Date du dépôt|Arrivé le|Date d'arrivée du courrier|Date de soumission|Soumis le|Reçue le|Réceptionné le|Réceptionnée le",
    paymentDate:
      "Date de paiement|Payé le|Date de valeur|Date de règlement|Réglé le|Date du virement|Date d'exécution|Date du paiement|Date du règlement|Paiement effectué le|Viré le|Date virement|Exécuté le|Payée le",
    printDate: "Imprimé le|Date d'impression|Date de création|Date d'édition|Édité le|Éditée le",
    expiryDate:
      "Date d'expiration|Valable jusqu'au|Expire le|Fin de validité|Date de fin de validité|Offre valable jusqu'au|Devis valable jusqu'au|Date de validité|Date limite de validité|Date limite de consommation|DLC|DLUO|Expiration du contrat|Fin de garantie",
    periodFrom:
      "Date de début|Début|Date début|Valable du|Période du|Début de période|À partir du|Premier jour|Début de contrat|Campagne du|Date d'arrivée|Arrivée|Date d'effet|Début de campagne|Date de départ de la campagne|Lancement|Première diffusion|Début de diffusion|Début de la campagne|Début du contrat|Début de la période|Vol du|Date d'entrée en vigueur|Du jour|Depuis le|Date de commencement|Prise d'effet|Date de prise d'effet|Effet du contrat",
    periodTo:
      "Date de fin|Fin|Date fin|Période au|Fin de période|Jusqu'au|Dernier jour|Fin de contrat|Campagne au|Date de départ|Départ|Fin de campagne|Dernière diffusion|Fin de diffusion|Fin de la campagne|Fin du contrat|Fin de la période|Vol au|Date de clôture|Jusqu'à|Date finale|Date de sortie",
    linesTotal:
      "Somme des lignes|Somme des articles|Total des articles|Total marchandises|Total brut HT|Sous-total|Total lignes|Total des lignes",
    netTotal:
      "Total HT|Montant HT|Total hors taxes|Sous-total|Montant hors taxes|Net HT|Total net HT|Total H.T.|Montant total HT|Base HT|Total HT net|Sous-total HT|Total hors TVA|Montant net HT|Somme HT|Montant H.T.|Somme hors taxe|Total hors taxe|Montant hors taxe|Sous-total hors taxe|Valeur HT|Prix total HT|Montant hors TVA|Net hors taxes|Base imposable|Base taxable|Total HTVA|Montant HTVA",
    taxTotal:
      "Total TVA|Montant TVA|TVA|Montant de la TVA|Total taxes|Taxe|Montant taxes|Total T.V.A.|Dont TVA|Somme TVA|Total de la TVA|Taxes|TVA totale|Total des taxes|Montant des taxes|Montant total TVA|TVA à payer|Valeur TVA|Taxe sur la valeur ajoutée|Somme des taxes|Montant T.V.A.|TVA due|TVA collectée|Taxe collectée",
    grossTotal:
      "Total TTC|Montant TTC|Total général|Montant total|Total toutes taxes comprises|Total facture|Montant brut|Total brut|Somme totale|Montant total TTC|Total T.T.C.|Total de la facture|Montant de la facture|Total facture TTC|Montant de la commande|Coût total|Total commande|Total toutes taxes|Montant toutes taxes comprises|Somme TTC|Prix total TTC|Prix TTC|Total à facturer|Montant facturé|Total facturé|Total de la commande|Total général TTC|Montant final|Total final|Montant de l'achat|Coût brut|Total TVAC|Montant TVAC|Total avec taxes|Budget total|Total brut campagne|Valeur du contrat|Montant du contrat|Prix total|Prix brut|Prix brut total|Montant de l'avoir|Total de l'avoir|Total avoir|Montant crédité|Montant remboursé|Net à votre crédit|Total du devis|Montant du devis|Total devis|Total de l'offre|Montant de l'offre|Total offre",
    amountDue:
      "Net à payer|Montant à payer|Reste à payer|Total à payer|Solde à payer|Montant dû|À payer|Solde dû|Somme à payer|Net à payer TTC|Reste dû|Total dû|Solde à régler|Reste à régler|À régler|Somme due|Montant restant dû|Restant à payer|Reste|Total restant dû|Montant exigible|Total exigible|À payer TTC|Montant restant|Somme restant due|Solde restant|Net dû|Net à régler|Montant à régler|Total à régler",
    amountPaid:
      "Montant payé|Acompte|Déjà payé|Acompte versé|Montant réglé|Payé|Déjà réglé|Montant déjà payé|Montant déjà réglé|Paiements reçus|Règlements reçus|Montant versé|Acomptes versés|Montant reçu|Acompte reçu|Déduction acompte|Arrhes versées|Arrhes|Crédit appliqué|Avoir déduit|Avoir imputé|Acompte déduit|Acomptes déduits|À déduire acompte|Mensualités déjà réglées|Mensualités réglées|Mensualités payées|Solde créditeur imputé|Acomptes déjà réglés",
    cashTendered: "Espèces|Reçu espèces|Paiement espèces|Espèces reçues|Espèces données|Espèces versées",
    changeGiven: "Rendu|Rendu monnaie|Monnaie rendue|Monnaie|À rendre|Rendu espèces|Rendu client|Rendu cash",
    rounding: "Arrondi|Différence d'arrondi|Montant arrondi|Écart d'arrondi|Arrondi légal",
    touristTax: "Taxe de séjour|Taxes de séjour|Taxe touristique|Taxe de tourisme|Taxe de séjour additionnelle",
    reminderFee:
      "Frais de relance|Frais de rappel|Indemnité forfaitaire de recouvrement|Frais de recouvrement|Frais de mise en demeure|Frais de retard|Frais de sommation",
    lateInterest:
      "Intérêts de retard|Intérêts moratoires|Pénalités de retard|Intérêts légaux|Intérêts conventionnels|Intérêts sur arrérages",
    discountTotal: "Remise|Rabais|Ristourne|Total remise|Escompte|Montant remise",
    shippingTotal: "Frais de port|Port|Livraison|Frais de livraison|Transport",
    withholding:
      "Retenue à la source|Retenue|Prélèvement à la source|Impôt sur le revenu prélevé à la source|Montant prélevé à la source|Impôt prélevé à la source|Impôt à la source|Montant de l'impôt prélevé",
    commission: "Commission d'agence|Commission|Commission 15 %|Remise agence|Remise professionnelle",
    netAfterCommission: "Net après commission|Net après remise agence|Net net",
    totalPaid:
      "Montant réglé|Total réglé|Montant payé|Total payé|Montant du règlement|Montant du virement|Montant du paiement|Total du paiement|Total du règlement|Montant viré|Somme réglée|Somme payée|Total viré|Montant versé|Total versé|Montant total réglé|Montant total payé|Somme versée|Règlement total|Total du virement|Montant transféré",
    openingBalance:
      "Solde initial|Ancien solde|Solde précédent|Solde d'ouverture|Solde de départ|Report|Solde au début|Solde antérieur|Solde en début de période|Solde début|Solde reporté|Report à nouveau|Solde d'origine|Dernier solde|Solde de début",
    closingBalance:
      "Solde final|Nouveau solde|Solde de clôture|Solde actuel|Solde en fin|Solde au|Solde créditeur|Solde en fin de période|Solde fin|Solde à reporter|Solde arrêté au|Solde de fin|Solde au terme|Solde courant|Solde définitif",
    balance: "Solde",
    taxRate: "Taux TVA|Taux de TVA|TVA %|% TVA|Taux",
    discountRate: "Taux de remise|Remise %|% remise|Remise en %|Pourcentage de remise",
    quantity: "Quantité|Qté|Nombre|Nb|Heures",
    packages: "Colis|Nombre de colis|Nb de colis|Nombre de palettes|Nbre de colis|Total colis|Nb palettes",
    guests: "Couverts|Nombre de couverts|Convives|Nombre de personnes|Nb couverts|Nbre de couverts|Cvts",
    weight: "Poids|Poids total|Pds|Pds total|Poids en kg",
    nights: "Nuits|Nombre de nuits|Nuitées|Nombre de nuitées|Nb de nuits|Nbre de nuits|Nb nuitées",
    mileage:
      "Kilométrage|Relevé compteur|Km compteur|Compteur kilométrique|Kilométrage actuel|Kilométrage compteur|Kilométrage relevé",
    unitPrice: "Prix unitaire|P.U.|PU HT|Prix unitaire HT|Prix",
    lineTotal: "Montant ligne|Total ligne|Prix total",
    seller:
      "Vendeur|Fournisseur|Émetteur|Nom du vendeur|Nom du fournisseur|Société|Prestataire|Commerçant|Raison sociale|Créancier|Entreprise|Nom de la société|Nom de l'entreprise|Nom de l'émetteur|Société émettrice|Entreprise émettrice|Expéditeur|Vendu par|Facturé par|Émis par|Magasin|Enseigne|Marchand|Nom du prestataire|Bailleur|Assureur|Facture de|Titulaire du marché|Compte / Payable à|Compte/Payable à|Payable à|En cas de non-distribution, retourner à|Commandé à|Commandé auprès de|Commande à|Exportateur",
    buyer:
      "Acheteur|Client|Facturé à|Destinataire|Nom du client|Nom de l'acheteur|Facturer à|Débiteur|Facture à|Locataire|Adressé à|Nom de la société cliente|Société cliente|Client facturé|Adresse client|Nom acheteur|Destinataire de la facture|Facture pour|Facture adressée à|Adressée à|Donneur d'ordre client|Bénéficiaire de la prestation|Commanditaire|Maître d'ouvrage|Société facturée|Entreprise facturée|Client facturé|Payable par|Réservé par|Voyageur|Nom du voyageur|Importateur|Souscripteur|Souscripteur du contrat|Preneur d'assurance|Assuré|L'assuré|Souscripteur/Assuré",
    advertiser:
      "Annonceur|Nom de l'annonceur|Société annonceuse|Client annonceur|Annonceur/Client|Commanditaire publicitaire|Parraineur|Annonceur/Marque|Société annonceur|Annonceur payeur",
    agency:
      "Agence|Agence média|Nom de l'agence|Agence de publicité|Agence conseil|Centrale d'achat|Agence/Client|Agence d'achat|Agence de communication",
    payer:
      "Payeur|Donneur d'ordre|Émetteur du virement|Payé par|Débiteur|Nom du payeur|Société payante|Virement de|Émis par (paiement)|Règlement de|Tiré|Nom du débiteur|Émetteur du paiement|Émetteur du règlement",
    payee:
      "Bénéficiaire|Payé à|À l'ordre de|En faveur de|Nom du bénéficiaire|Paiement à|Nom du destinataire du paiement|Destinataire du virement|Virement à|Règlement à|Au profit de|Créancier du paiement|Bénéficiaire du virement|Bénéficiaire du paiement|Bénéficiaire du règlement",
    accountHolder:
      "Titulaire du compte|Titulaire|Compte de|Nom du titulaire|Intitulé du compte|Compte au nom de|Détenteur du compte|Titulaire(s)|Nom du titulaire du compte|Compte ouvert au nom de",
    station:
      "Chaîne|Station de radio|Éditeur|Station|Nom de la chaîne|Nom de la station|Diffuseur|Maison d'édition|Société de diffusion|Régie publicitaire|À l'éditeur de|Câblo-opérateur|Câblodistributeur",
    other: "Date de la facture d'origine|Date facture d'origine",
    shipTo:
      "Livré à|Adresse de livraison|Livrer à|Adresse d'expédition|Lieu de livraison|Livraison à|Lieu de la livraison|Adresse livraison|Destinataire de la livraison|Destination|Expédié à|Site de livraison|Point de livraison|Adresse de destination|Adresse du chantier|Adresse d'intervention|Lieu d'intervention|Lieu d'exécution",
    contactPerson:
      "Contact|Personne de contact|Interlocuteur|Votre contact|À l'attention de|Votre interlocuteur|Personne à contacter|Dossier suivi par|Suivi par|Établi par|Affaire suivie par|Votre commercial|Technicien|Intervenant|Commandé par|Demandé par|Demandeur|Commercial|Votre contact commercial|Interlocutrice|Votre interlocutrice|Votre commerciale|Technicienne|Demandeuse|Conseiller|Conseillère|Votre conseiller|Votre conseillère|Conseiller clientèle|Conseillère clientèle|Votre chargée de clientèle|Votre chargé de clientèle|Gestionnaire",
    bankName:
      "Banque|Nom de la banque|Domiciliation|Coordonnées bancaires|Établissement bancaire|Institution bancaire|Institution financière",
    bankCode: "Code banque|Code guichet|Code établissement|Code agence|Code étab.|Code bq",
    product: "Produit|Nom du produit|Marque|Produit/Marque|Marque/Produit|Nom de la marque",
    deliveryTime:
      "Délai de livraison|Délai|Délai d'exécution|Délai de réalisation|Délai de fabrication|Délai d'intervention|Délai d'expédition",
    room: "Chambre|N° de chambre|Numéro de chambre|Chambre n°|Chbre|Chbre n°|Appartement n°",
    signatory: "Signataire|Signé par|Nom du signataire|Signature de|Signé pour|Signataire autorisé",
    approver: "Approuvé par|Validé par|Autorisé par|Approbateur|Nom de l'approbateur|Approbation par",
    reason:
      "Motif|Motif de l'avoir|Motif du retour|Raison|Motif de l'annulation|Motif de la correction|Motif de rectification",
    carrier:
      "Transporteur|Mode de livraison|Mode d'expédition|Mode de transport|Expédié par|Livré par|Type de livraison|Nom du transporteur|Entreprise de transport|Société de transport",
    campaign: "Campagne|Nom de la campagne|Campagne publicitaire|Campagne de publicité|Intitulé de la campagne",
    timeOfDay:
      "Heure|Heure de vente|Heure d'achat|Heure de la vente|Heure d'émission|Heure du ticket|Heure de la transaction",
    tableNumber: "Table|N° de table|Numéro de table|Table n°|Tbl|Table/Couverts",
    subject: "Objet|Titre|Concerne|Concernant|Sujet",
    fax: "Télécopie|Télécopieur|N° de fax|Téléfax|N° de télécopie",
    address: "Adresse|Adresse postale|Siège social",
    iban: "Code IBAN|N° IBAN|Numéro IBAN",
    bic: "Code SWIFT (BIC)|Code SWIFT|Adresse SWIFT",
    vatId:
      "N° TVA|Numéro de TVA|TVA intracommunautaire|N° de TVA|N° TVA intracommunautaire|Numéro de TVA intracommunautaire|TVA intra|Identifiant TVA|Code TVA|N° TVA vendeur|ID TVA|N° TVA intracom|N° identification TVA|Id TVA intra|TVA intracom|TVA n°|Numéro TVA|Numéro d'identification TVA|Numéro TVA intracommunautaire|N° de TVA intracommunautaire|Identification TVA|TVA CEE|Numéro de TVA intra|No TVA|N° id. TVA|N° d'entreprise|Numéro d'entreprise|IDE|N° IDE",
    email: "Courriel|Adresse e-mail|Mél|Adresse électronique|Adresse de courriel|Courrier électronique",
    phone: "Téléphone|Tél|Numéro de téléphone|Portable|N° tél|Tél. fixe|Tél. portable",
    website: "Site web|Site internet|Adresse web|Adresse internet|Adresse du site",
    currency: "Devise|Monnaie|Code devise|Devise facture|Devise de facturation",
    deliveryTerms:
      "Conditions de livraison|Condition de livraison|Modalités de livraison|Termes de livraison|Conditions d'expédition|Incoterms|Incoterms 2020|Termes commerciaux|Termes de vente",
    paymentTerms:
      "Conditions de paiement|Mode de paiement|Conditions de règlement|Mode de règlement|Moyen de paiement|Règlement|Paiement|Conditions|Modalités de paiement|Modalités de règlement|Délai de paiement|Délai de règlement|Termes de paiement|Échéance de règlement|Payé par|Payé avec|Réglé par|Carte utilisée",
    remittanceAddress: "Adresse de règlement|Adresse de paiement|Adresse de remise",
    grossWeight: "Poids brut|Poids total brut|Masse brute|Brut (kg)|Brut (t)|Pds brut|P. brut|Poids brut total",
    netWeight: "Poids net|Poids total net|Masse nette|Net (kg)|Net (t)|Pds net|P. net|Poids net total",
    tareWeight: "Poids à vide|Tare|Poids tare|Pds tare|Pesée tare",
    vehicleId:
      "Numéro de châssis|N° de châssis|Numéro d'identification du véhicule|N° VIN|Châssis|N° de série du véhicule|Châssis n°|Code VIN|VIN/Châssis",
    firstRegistration:
      "Première mise en circulation|Date de première mise en circulation|1re mise en circulation|1ère mise en circulation|Mise en circulation|Date de 1re mise en circulation|Date de première immatriculation|1ère mise en circ.|1re mise en circ.|Date de 1ère mise en circulation",
    vehiclePlate:
      "Immatriculation|Numéro d'immatriculation|N° d'immatriculation|Plaque d'immatriculation|Immatriculation du véhicule|Immatriculation véhicule|Immat.|N° immat.|Immat. véhicule",
    trailerPlate:
      "Immatriculation remorque|Immatriculation de la remorque|Plaque remorque|Immat. remorque|Immat. semi|Immatriculation semi",
    driver: "Chauffeur|Conducteur|Nom du chauffeur|Nom du conducteur|Chauffeur-livreur|Livreur|Nom du livreur",
    meterNumber:
      "Numéro de compteur|N° de compteur|N° compteur|Compteur n°|Numéro du compteur|Matricule compteur|N° de série du compteur|Référence compteur|Identifiant compteur",
    supplyPoint:
      "Point de livraison|Numéro de point de livraison|N° de point de livraison|PDL|PRM|PCE|N° PDL|N° PCE|Point de comptage et d'estimation|Référence acheminement|N° PRM|Référence PDL|Référence PCE",
    previousReading:
      "Ancien index|Index précédent|Ancien relevé|Relevé précédent|Index de début|Index début|Dernier relevé|Index ancien|Index de départ|Index initial",
    currentReading:
      "Nouvel index|Index actuel|Nouveau relevé|Relevé actuel|Index de fin|Index fin|Index relevé|Index nouveau|Index final|Index du jour",
    consumption:
      "Consommation|Consommation totale|Volume consommé|Consommation facturée|Votre consommation|Consommation de la période|Conso|Consommation en kWh|Consommation en m³",
    retention:
      "Retenue de garantie|Retenue de garantie 5 %|Montant de la retenue|Retenue de bonne fin|RG 5 %|Retenue de garantie HT|Retenue de garantie TTC",
    workToDate:
      "Cumul des travaux|Travaux cumulés|Montant cumulé|Montant cumulé des travaux|Cumul des travaux exécutés|Total cumulé|Cumul HT|Travaux exécutés|Travaux exécutés à ce jour|Travaux réalisés",
    previouslyBilled:
      "Situations précédentes|Situation précédente|Déduction situations précédentes|Acomptes précédents|Déjà facturé|Montant déjà facturé|Cumul précédent|Situations antérieures|Total situations précédentes|Montant des situations précédentes",
    costCentre:
      "Centre de coût|Centre de coûts|Code analytique|Section analytique|Centre de frais|Centre analytique|Centre de responsabilité",
    billOfLading:
      "Connaissement|Connaissement n°|N° de connaissement|Numéro de connaissement|Connaissement maritime|Connaissement maritime n°|N° de connaissement maritime",
    countryOfOrigin:
      "Pays d'origine|Pays d'origine des marchandises|Origine des marchandises|Origine de la marchandise|Pays d'origine de la marchandise|Pays de provenance|Pays d'orig.|Pays de fabrication",
    lotNumber: "Numéro de lot|N° de lot|N° lot|Lot n°|Code lot|Réf. lot|Lot de fabrication",
    manufactureDate: "Date de fabrication|Date de production|Fabriqué le|Date de fab.|DDF|Produit le",
    dateOfBirth: "Date de naissance|Né le|Née le|Né(e) le|Date naissance|Date naiss.|Naissance|DDN",
    patient:
      "Patient|Patiente|Nom du patient|Patient(e)|Nom de la patiente|Nom et prénom du patient|Identité du patient",
    treatingDoctor: "Médecin|Médecin traitant|Praticien|Praticien traitant|Praticienne|Docteur",
    fees: "Total honoraires|Total des honoraires|Honoraires|Honoraires HT|Montant des honoraires",
    expenses: "Débours|Total débours|Frais et débours|Total frais|Montant des frais|Débours et frais",
    employer: "Employeur|Nom de l'employeur|Raison sociale de l'employeur|Entreprise employeur|Société employeur",
    employee:
      "Salarié|Salariée|Salarié(e)|Employé|Employée|Nom du salarié|Nom de l'employé|Travailleur|Travailleuse|Nom du travailleur",
    supplyAddress:
      "Lieu de consommation|Adresse de consommation|Adresse desservie|Adresse du lieu de consommation|Adresse de fourniture|Lieu de fourniture|Adresse du point de livraison",
    placeOfLoading:
      "Lieu de chargement|Lieu d'enlèvement|Point de chargement|Lieu de prise en charge|Port de chargement|Port d'embarquement|Adresse de chargement|Adresse d'enlèvement|Lieu de ramassage",
    placeOfUnloading:
      "Lieu de déchargement|Point de déchargement|Port de déchargement|Port de débarquement|Adresse de déchargement|Site de déchargement|Déchargement à",
    loadingDate: "Date de chargement|Date d'enlèvement|Chargé le|Date de ramassage|Date de collecte|Enlevé le",
    premium:
      "Prime|Prime totale|Prime annuelle|Prime TTC|Cotisation|Cotisation annuelle|Cotisation totale|Montant de la prime|Cotisation TTC|Prime à payer|Prime brute|Prime d'assurance",
    taxYear:
      "Année d'imposition|Année fiscale|Exercice fiscal|Année de taxation|Exercice d'imposition|Période fiscale|Période d'imposition",
    employeeNumber:
      "Matricule|N° matricule|N° de matricule|Numéro matricule|Matricule salarié|Matricule du salarié|Numéro de salarié|N° salarié|Numéro d'employé|N° employé|Code salarié",
    socialSecurityNumber:
      "N° SS|N° S.S.|N° de SS|N° de sécurité sociale|N° sécurité sociale|Numéro de sécurité sociale|N° Séc. Soc.|NIR|Numéro INSEE|N° INSEE|NISS|Numéro AVS|N° AVS",
    jobTitle:
      "Emploi|Emploi occupé|Intitulé du poste|Intitulé de l'emploi|Libellé de l'emploi|Poste occupé|Fonction occupée|Titre du poste",
    hireDate:
      "Date d'entrée|Entrée|Entrée le|Entré le|Entrée dans l'entreprise|Date d'entrée dans l'entreprise|Date d'embauche|Embauche|Embauché le",
    netPremium:
      "Prime nette|Prime HT|Prime hors taxes|Prime nette annuelle|Cotisation nette|Cotisation hors taxes|Cotisation HT|Prime annuelle HT",
    premiumTax:
      "Taxe d'assurance|Taxes d'assurance|Taxe sur les conventions d'assurance|Taxe sur les contrats d'assurance|Taxes sur les assurances|TSCA",
    stampDuty: "Droit de timbre|Timbre fiscal|Droits de timbre|Timbre fiscal dématérialisé",
    broker:
      "Courtier|Courtier en assurances|Courtier d'assurance|Intermédiaire|Intermédiaire d'assurance|Votre courtier",
    totalDebits:
      "Total débits|Total des débits|Total débit|Total du débit|Total au débit|Total des opérations au débit|Total des mouvements débiteurs",
    totalCredits:
      "Total crédits|Total des crédits|Total crédit|Total du crédit|Total au crédit|Total des opérations au crédit|Total des mouvements créditeurs",
    assessedValue:
      "Valeur locative|Valeur locative cadastrale|Revenu cadastral|Valeur cadastrale|Valeur fiscale|Valeur imposable|Valeur au rôle|Valeur foncière",
    description: "Désignation|Description|Libellé|Remarques|Commentaire",
  },
  weakLabels: {
    dueDate: "Jusqu'au|Avant le|Au plus tard le",
    customerNumber: "Client|Compte client",
    accountNumber: "Compte|Compte bancaire|Coordonnées bancaires|RIB",
    invoiceNumber: "Facture|Avoir",
    orderNumber: "Commande",
    contractNumber: "Contrat",
    statementNumber: "Relevé",
    quoteNumber: "Devis",
    invoiceDate: "Date|Le",
    periodFrom: "Du|De",
    periodTo: "Au|À",
    netTotal: "HT",
    grossTotal: "Montant",
    seller: "De",
    buyer: "Adresse de facturation",
    documentNumber: "Numéro|Référence|Pièce",
    expiryDate: "Validité|Exp|Échéance|Date d'échéance|Expiration",
    policyNumber: "Police",
    meterNumber: "Compteur",
    supplyPoint: "Code EAN|EAN",
    supplyAddress: "Point de livraison",
    mileage: "Km|Kilomètres",
    vehiclePlate: "Plaque",
    firstRegistration: "MEC|Mise en service",
    trailerPlate: "Remorque|Semi-remorque",
    placeOfUnloading: "Destination|Lieu de livraison",
    loadingDate: "Date de prise en charge|Pris en charge le",
    lotNumber: "Lot|Coulée",
    countryOfOrigin: "Origine|Provenance",
    costCentre: "Imputation",
    approver: "Bon à payer",
    receiptNumber: "Ticket|Ticket de caisse",
    cashTendered: "Comptant|Donné",
    guests: "Personnes|Adultes",
    room: "Appartement|Emplacement",
    station: "Support|Média|Publication",
    agency: "Mandataire",
    patient: "Animal",
    expenses: "Frais|Frais divers",
    taxYear: "Exercice",
    assessedValue: "Valeur marchande|Valeur vénale",
    website: "Site",
    jobTitle: "Poste|Fonction|Qualification",
  },
  periodLabels:
    "Période|Période de prestation|Durée|Validité|Campagne|Dates de campagne|Diffusion|Période de diffusion|Dates de diffusion|Période de campagne|Dates de vol|Dates|Dates du contrat|Période du contrat|Période contractuelle|Période couverte|Flight|Vague",
  billingPeriodLabels: "Période de facturation",
  recipientLabels: "Destinataire|À|Adressé à",
  slipTitles:
    "Coupon de paiement|Talon de paiement|Bulletin de versement|Coupon de règlement|Avis de paiement|Talon de règlement|Coupon de remise",
  clerkLabels:
    "Commercial|Votre commercial|Affaire suivie par|Suivi par|Établi par|Technicien|Vendeur|Caissier|Rédigé par|Conseiller|Vendeuse|Vendeur/se|Caissière",
  nameLabels:
    "Nom|Raison sociale|Société|Entreprise|Dénomination sociale|Nom et prénom|Nom et prénoms|Prénom et nom|Nom, prénom|Nom/Raison sociale|Nom ou raison sociale",
  senderNames:
    "École|Université|Fabricant|Commune|Mairie|Municipalité|Assureur|Compagnie d'assurance|Gestionnaire|Syndic|Administrateur de biens|Agence immobilière|Laboratoire|Clinique|Hôpital|Cabinet médical|Distributeur d'eau|Fournisseur d'énergie|Gestionnaire de réseau|Opérateur|Autorité|Service des impôts|Notaire|Garage|Exportateur|Association|Établissement|Établissement scolaire|Centre de contrôle|Centre de contrôle technique|Propriétaire de la station|Hôtel|Organisme|Organisateur|Bailleur social|Autorité émettrice|Préfecture|Cabinet d'avocats|Avocat|Cabinet dentaire|Cabinet vétérinaire|Pharmacie|Fournisseur d'électricité|Fournisseur de gaz|Distributeur d'énergie|Compagnie des eaux|Service des eaux|Mutuelle|Mutualité|Collège|Lycée|Auto-école|Étude de notaire|Étude notariale|Huissier|Concessionnaire|Agence de voyages|Régie immobilière|Caisse de compensation|Centre hospitalier",
  recipientNames:
    "Membre|Débiteur|Assuré|Souscripteur|Preneur d'assurance|Contribuable|Redevable|Parents|Parent|Responsable légal|Abonné|Titulaire du contrat|Adhérent|Débiteur fiscal|Sociétaire|Copropriétaire|Assurée",
  elementNames: {
    referenceNumber: "Référence acheteur|Référence de l'acheteur",
    amountPaid: "Montant payé",
    periodFrom: "Début de période|Début de la période de facturation",
    periodTo: "Fin de période|Fin de la période de facturation",
  },
  headings: {
    position: "Position|Ligne|N°|Pos.|Pos|Poste|Rang|N° ligne|Lig.",
    article:
      "Référence article|Référence produit|Code article|Réf. produit|Référence|Réf.|Code|Réf article|Code produit|Code art.|N° article|Art.|Réf|Code référence|Numéro d'article|Code-barres|EAN|Code acte|Code de l'acte|Code prestation",
    description:
      "Désignation|Désignation des produits|Description|Libellé|Produit|Produits|Prestation|Prestations|Article|Intitulé|Détail|Libellé article|Description du produit|Description des produits|Nature|Nature de la prestation|Désignation article|Désignation de la prestation|Objet|Intitulé de la prestation|Service|Services|Description de la prestation|Nom du produit|Articles|Détails|Produits et services",
    quantity:
      "Quantité|Qté|Qte|Qté livrée|Qté cdée|Nombre|Nb|Qtés|Quant.|Nombre d'unités|Nb unités|Qté cmdée|Quantité livrée|Quantité commandée|Qté fact.|Heures|Nbre|Unités|Nb.|Nombre de pièces",
    unit: "Unité|Unités|U|Un.|Unité de mesure|UM|UV",
    priceBase: "Unité de prix|Base de prix|Base prix|Unité prix",
    unitPrice:
      "Prix unitaire|Prix unitaire HT|Prix unit.|Prix unit. HT|Prix U.|PU|P.U.|PU HT|P.U. HT|Taux horaire|Prix|Tarif|Prix à l'unité|Prix par unité|Prix/unité|Prix de l'unité|Prix U. HT|PU net|P.U. net|Prix net|Prix unit|Coût unitaire|Montant unitaire|Prix pièce|PU H.T.|P.U|Prix unitaire net|Prix catalogue|Taux",
    lineTotal:
      "Montant HT|Total HT|Prix total|Prix total HT|Montant total|Total ligne|Total ligne HT|Montant de la ligne|Prix HT|Montant|Montant net|Net HT|Total|Total de la ligne|Montant total HT|Total net|Montant H.T.|Total H.T.|Montant ligne|Total net HT|Montant net HT|Prix net HT|Valeur HT|Total hors taxes|Sous-total|Somme|Montant hors taxes|Prix total net|Total euros|Net à payer HT",
    taxRate: "Taux TVA|Taux de TVA|TVA|% TVA|Taux|TVA (%)|Tx TVA|T.V.A.|Taux T.V.A.|Code TVA|Taxe|Taux de taxe",
    taxAmount:
      "Montant TVA|Montant de TVA|Montant de la TVA|Montant taxe|Montant de la taxe|Total TVA|Montant T.V.A.|Montant des taxes|TVA €|TVA EUR|TVA|T.V.A.|Taxe|Taxes",
    lineGross:
      "Montant TTC|Total TTC|Prix total TTC|Prix TTC|Montant T.T.C.|Total T.T.C.|Total ligne TTC|Montant toutes taxes comprises|Montant brut|Total brut|Prix brut|Valeur TTC|TTC|Brut",
    discount:
      "Remise|Rem.|Escompte|Déduction|Retenue|Remise %|% remise|Rem. %|Rabais|Ristourne|Réduction|Rem|Déductions|Escompte déduit",
    bookingDate:
      "Date d'opération|Date opération|Date compta.|Date comptable|Date|Date de l'opération|Date op.|Date d'écriture|Date écriture|Date comptabilisation|Opéré le|Jour",
    valueDate: "Date de valeur|Date valeur|Valeur|Val.|Date de val.|Valeur le|Dt valeur",
    details:
      "Libellé de l'opération|Nature des opérations|Détail de l'opération|Opération|Libellé|Description|Nature de l'opération|Libellé opération|Description de l'opération|Détails|Motif|Désignation|Opérations|Nature|Intitulé|Référence opération|Communication",
    amount:
      "Montant EUR|Montant en euros|Montant|Montant de l'opération|Montant opération|Somme|Montant (€)|Montant (EUR)|Mouvement",
    documentNumber:
      "Numéro de facture|N° facture|N° de facture|Votre facture|Réf. facture|N° pièce|Pièce|Facture|Document|Référence|Numéro facture|Facture n°|N° de pièce|Référence facture|Numéro de pièce|N° document|N° doc.|Vos factures|Votre référence|Réf. document|Vos réf.|Factures",
    documentDate:
      "Date de facture|Date facture|Date pièce|Date|Du|Date de la facture|Date de pièce|Date document|Date doc.|Date fact.|Émise le|Facture du|Date d'émission|Datée du",
    grossAmount:
      "Montant brut|Montant facture|Montant TTC|Brut|Montant de la facture|Total TTC|Brut TTC|Montant initial|Montant facturé|Valeur brute|Total facture|Montant origine|Montant d'origine|TTC",
    paidAmount:
      "Montant payé|Montant réglé|Net payé|Règlement|Montant net|Net|Montant du règlement|Réglé|Payé|Versé|Somme réglée|Montant versé|Montant du paiement|Viré|Net réglé|Paiement|Somme payée|Montant viré",
    date: "Date",
    debit:
      "Débit|Débit EUR|Débits|Sorties|Sortie|Retraits|Dépenses|Débiteur|Montant débit|Débit (€)|Débit €|Paiements|À votre débit",
    credit:
      "Crédit|Crédit EUR|Crédits|Entrées|Entrée|Dépôts|Versements|Recettes|Créditeur|Montant crédit|Crédit (€)|Crédit €|À votre crédit",
    balance:
      "Solde|Solde progressif|Solde après opération|Solde EUR|Solde (€)|Solde courant|Nouveau solde|Solde cumulé|Solde du compte",
  },
  weakHeadings: {
    priceBase: "Par|UP",
    description: "Garantie|Garanties|Couverture",
    lineTotal: "Prix|Tarif|Coût|Frais|Honoraires|Prime|Cotisation",
    lineGross: "Total|Montant|Montant total|Prix total",
    article: "Article",
    valueDate: "Date",
    debit: "Facturé",
    credit: "Paiements|Règlements",
  },
  totals:
    "Total facture|Total HT|Total TTC|Sous-total|Montant total|Net à payer|Total net|Somme à payer|Total|Totaux|Sous-totaux|Total général|Totaux généraux",
  taxes: "TVA|Total TVA",
  yearToDate: "Cumul|Cumuls|Cumulé|Cumul annuel|Cumuls annuels|Depuis le début de l'année|Depuis janvier",
  payments:
    "Espèces|Carte|Carte bancaire|Carte bleue|CB|CB sans contact|Paiement CB|Paiement carte|Chèque|Ticket restaurant|Titre restaurant|Bon d'achat|Carte cadeau|Rendu|Monnaie rendue|Rendu monnaie|À rendre",
  paymentMeans:
    "Mode de paiement|Moyen de paiement|Mode de règlement|Moyen de règlement|Méthode de paiement|Type de paiement",
  taxBases: "base bases imposable assiette",
  carries: "Report|À reporter",
  footnotes: "source|note",
  captions: "tableau|figure",
  tableWords: "tableau",
  months: ["janvier février mars avril mai juin juillet août septembre octobre novembre décembre"],
  monthForms: {
    7: "juil jui",
  },
  notMonths: "",
  rangeWords: "au",
  dayLinks: "",
  yearLinks: "",
  dayArticles: "le",
  meanings: {
    start: "début premier première commencement",
    period: "période campagne durée diffusion",
    rate: "taux pourcentage",
    number: "numéro no num nº code identifiant matricule",
    date: "date jour",
    sum: "montant total somme valeur coût budget",
    net: "net nette",
    gross: "brut brute",
    vat: "tva",
    tax: "taxe taxes fiscal fiscale impôt",
    before: "hors avant sans excl",
    after: "ttc avec comprises incluses incl",
    due: "dû due restant reste impayé exigible",
    paid: "payé réglé acquitté",
    invoice: "facture facturation facturé pièce",
    order: "commande",
    contract: "contrat",
    customer: "client acheteur destinataire",
    supplier: "fournisseur vendeur prestataire émetteur",
    payment: "paiement règlement virement versement",
    delivery: "livraison expédition",
    issue: "émission émise émis établie",
    deadline: "limite échéance délai",
    name: "nom personne raison sociale dénomination",
    account: "compte",
    bank: "banque bancaire",
    reference: "référence réf",
    quote: "devis",
    project: "projet",
    advertiser: "annonceur annonceuse publicitaire publicité",
    agency: "agence",
    discount: "remise rabais ristourne",
    freight: "port fret",
    commission: "commission",
    balance: "solde",
    opening: "initial ancien ouverture précédent",
    closing: "final nouveau clôture",
    statement: "relevé",
    document: "document",
    company: "société entreprise organisation organisme établissement partie",
    registration: "immatriculation intracommunautaire enregistrement enregistré inscription inscrit",
    all: "toutes tous général globale global",
    end: "fin achèvement expiration dernier dernière",
    line: "ligne article",
    original: "origine initial lié associé concerné",
    address: "adresse",
    receipt: "reçu ticket quittance",
  },
  formWords: frenchFormWords,
  endings: "s e es x",
  modifiers: "de du des la le les l d à au pour en sur et déduction",
  forms: {
    no: "numero",
    commande: "cde cmde",
    facture: "fact",
    livraison: "livr",
    fournisseur: "fourn",
    echeance: "ech",
    montant: "mt mnt mtt",
    prix: "px",
    quantite: "qte",
    vat: "tva",
    inkl: "compris comprise",
    exkl: "hors",
  },
  mediaCompanies:
    "Éditeur|Diffuseur|Maison d'édition|Société de diffusion|Régie publicitaire|À l'éditeur de|Câblo-opérateur|Câblodistributeur",
  fillers: "de des du la le les l d votre notre vos nos et en svp",
  possessives: "votre notre vos nos vs ns v",
  ours: "notre nos ns",
  starts: "du debut premier premiere commencement lancement",
  ends: "au fin dernier derniere",
  periods: "periode",
  variants: "variante déclinaison",
  sections:
    "section groupe catégorie chapitre lot pièce zone étage bâtiment chantier projet phase service site magasin station rubrique famille",
  clients: "client commanditaire donneur",
  compoundEnds: "",
  numberWords: "numéro n",
  dated: "du de le date",
  by: "par",
  links: "et de du des la le",
  or: "ou",
  and: "et",
  of: "de du d'",
  titles: {
    confirmation: "confirmation de (?:la )?commande|accuse de reception de (?:la )?commande|commande confirmee",
    creditNote: "\\bavoir\\b|factures? d.avoir|note de credit|facture rectificative",
    receipt: "\\brecu\\b|quittance|ticket de caisse",
    quote: "\\bdevis\\b|\\boffre\\b|proposition (?:commerciale|de prix)",
    deliveryNote:
      "bon de livraison|bordereau de livraison|note d.envoi|bordereau d.envoi|bon d.expedition|bon de sortie|bon de transport|bon d.enlevement",
    invoice: "factu|avoir|recu\\b|note d.honoraires|proforma",
    order: "commande|ordre d'insertion|ordre de publicite|bon d'insertion",
    payment: "paiement|avis de (?:virement|reglement|credit)|ordre de virement|bordereau de (?:virement|reglement)",
    statement: "releve",
    contract: "contrat",
  },
  purchases: "bon de commande|commande (?:au? )?fournisseur",
  contactWords: "tél|téléphone|télécopie|tva",
  sectionWords: "details informations coordonnees adresse nom donnees",
  beginningVerbs: "commence commencera débute débutera",
  endingVerbs: "expire expirera termine terminera",
  addressParticles: "rue avenue av bd boulevard place chemin allée cours quai impasse de la le les du des et bis ter",
  definitionMarkers: "après après-dénommé",
  partyMarkers: "entre",
  salutations: "monsieur madame mademoiselle m mme mlle societe",
  departments:
    "Comptabilité|Service comptabilité|Service comptable|Comptabilité fournisseurs|Service facturation|Service achats|Direction financière|Direction des achats|Service financier|La direction|Siège social|Service fournisseurs",
  closings:
    "Cordialement|Bien cordialement|Salutations distinguées|Sincères salutations|Avec nos salutations les meilleures|Meilleures salutations|Merci|Merci de votre confiance|Merci pour votre confiance|Nous vous remercions de votre confiance|Merci de votre visite|Merci pour votre commande|Merci pour votre achat",
  recipientWords: "a pour",
  senderWords: "par",
  dayWords: "jour jours j",
  monthWords: "mois",
  weekWords: "semaine semaines hebdomadaire hebdo sem",
  beyondWords: "plus delà supérieur supérieure",
  overdueWords: "échu échus échue échues retard impayé impayés dû solde montant depuis",
  notDue: "Non échu|Non échus|Non échue|À échoir|Pas encore échu|Courant",
  replyWords: "réponse répondre",
  lastDayWords: "avant au jusqu'au",
  debitWords: "prélevé prélevée prélèvement prélèverons",
  placeWords:
    "batiment residence immeuble zone parc rue avenue place zi za zac chemin impasse allee route quai boulevard hameau passage domaine",
  noAddressWords: "",
}
