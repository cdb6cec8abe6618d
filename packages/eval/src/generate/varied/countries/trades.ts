/** Words that companies are named by: trades after a family or place, and given names of enterprises. */
export const trades = {
  en: {
    after:
      "Engineering|Roofing|Catering|Timber|Joinery|Landscapes|Plumbing & Heating|Electrical|Bakery|Dental Supplies|Logistics|Packaging|Optics|Fisheries|Glassworks|Surveyors|Press|Textiles|Instruments|Fire Protection|Farm Machinery|Event Hire|Translations|Signs & Graphics|Veterinary Services|Office Interiors|Cycles|Coatings|Water Treatment|Security",
    whole:
      "The Copper Kettle|Blue Heron Studio|Second Storey Books|Quayside Chandlery|Paper & Thread|The Tool Library|Saltmarsh Kitchens|Three Oaks Nursery|Fieldnote Research|Brass Lantern Films|Greenhook|Lumen North|Halfmoon Ceramics|Tidewater Analytics|Pixel Foundry",
    slogans:
      "Built to last since 1962|Your partner in clean water|Quality you can taste|Chartered Surveyors|We move what matters|Print · Sign · Display|Family owned for three generations|Registered Dental Practitioner|Everything for the workshop",
  },
  de: {
    after:
      "Metallbau|Sanitärtechnik|Elektroanlagen|Bedachungen|Holzbau|Druckerei|Gartenbau|Maschinenhandel|Fördertechnik|Landtechnik|Bürobedarf|Gebäudereinigung|Spedition|Kältetechnik|Messebau|Werkzeugbau|Zahntechnik|Feinmechanik|Getränke|Naturkost|Fenster und Türen|Kunststofftechnik|Vermessung|Verpackungen",
    whole:
      "Nordwind Energieberatung|Die Lesbar|Atelier am Kanal|Backstube Sonnenhof|Werkstatt Lindenhof|Praxis am Markt|Hofladen Birkenau|Kontor für Gestaltung|Stadtradler|Blütenreich|Kollektiv Grünfläche|Manufaktur Seeblick",
    slogans:
      "Meisterbetrieb seit 1958|Ihr Partner für saubere Luft|Diplom-Übersetzerin|Staatlich geprüfter Techniker|Beratung · Planung · Ausführung|Sachverständigenbüro|Aus Liebe zum Handwerk|Heilpraktiker",
  },
  fr: {
    after:
      "Menuiserie|Plomberie|Électricité|Charpente|Imprimerie|Traiteur|Peinture|Paysages|Informatique|Transports|Serrurerie|Optique|Conseil|Carrelage|Matériaux|Boulangerie|Ameublement|Nettoyage",
    whole:
      "Au Fil de l'Eau|La Maison du Cuir|L'Atelier Bleu|Studio Belle Étoile|Le Comptoir des Épices|Vergers de la Combe|Librairie du Canal|Les Jardins d'Héloïse|Cabinet Horizon|Ferme des Trois Chênes|Éclats de Verre",
    slogans:
      "Artisan depuis 1974|Votre partenaire énergie|Architecte d'intérieur|Conseil · Étude · Réalisation|Le goût du travail bien fait|Traductrice assermentée",
  },
  nl: {
    after:
      "Installatietechniek|Bouw|Schilderwerken|Transport|Drukwerk|Tuinen|Elektro|Metaal|Verpakkingen|Dakwerken|Interieur|Machines|Grondwerken|Schoonmaak|Bakkerij|Watersport",
    whole:
      "Het Blauwe Huis|De Groene Vinger|Studio Lichtval|Boekhandel De Zon|Atelier Noord|De Houtloods|Fietsenmaker Aan de Gracht|Kwekerij Zonneveld|Van Hand tot Hand",
    slogans:
      "Vakwerk sinds 1969|Uw partner in schoon water|Beëdigd vertaler|Ontwerp · Advies · Uitvoering|Altijd dichtbij",
  },
  es: {
    after:
      "Carpintería|Fontanería|Electricidad|Construcciones|Transportes|Alimentación|Maquinaria|Cerámicas|Imprenta|Jardinería|Suministros|Reformas|Consultores|Tejidos|Envases|Óptica",
    whole:
      "El Taller de Lola|La Huerta del Sur|Estudio Mediodía|Librería La Rueda|Bodegas del Cerro|Casa Olivar|Clínica Veterinaria Sol|Papelería Nueva Era|Puerto Azul Náutica",
    slogans: "Desde 1971 a su servicio|Arquitecta técnica|Calidad y confianza|Diseño · Montaje · Servicio",
  },
  it: {
    after:
      "Impianti|Costruzioni|Falegnameria|Arredamenti|Trasporti|Tipografia|Alimentari|Meccanica|Ceramiche|Idraulica|Elettronica|Tessuti|Imballaggi|Vivai|Consulenze",
    whole:
      "La Bottega del Pane|Studio Aurora|Officina Mezzaluna|Libreria Il Ponte|Cantina Due Colli|Atelier Rosso|Farmacia San Marco|Orto di Casa|Vetreria Laguna",
    slogans: "Artigiani dal 1965|Il vostro partner di fiducia|Progettazione · Posa · Assistenza|Commercialista",
  },
  pt: {
    after:
      "Carpintaria|Eletricidade|Construções|Transportes|Gráfica|Alimentos|Máquinas|Jardins|Serralharia|Informática|Cerâmica|Têxteis|Embalagens|Canalizações",
    whole:
      "Casa das Tintas|Ateliê do Rio|Quinta da Serra|Livraria Maré|Estúdio Azulejo|Padaria Central|Oficina do Bairro|Horta Viva",
    slogans: "Desde 1968 consigo|Tradutora ajuramentada|Projeto · Obra · Manutenção|O seu parceiro local",
  },
  pl: {
    after:
      "Stolarstwo|Instalacje|Elektromontaż|Budownictwo|Transport|Drukarnia|Ogrody|Metal|Opakowania|Meble|Okna i Drzwi|Elektronika|Hurtownia|Projekty",
    whole:
      "Pracownia Lipa|Zielony Zakątek|Studio Światło|Piekarnia Pod Kasztanem|Księgarnia Most|Warsztat Rowerowy Szprycha|Gabinet Zdrowie|Dom Herbaty",
    slogans: "Z tradycją od 1982 roku|Tłumacz przysięgły|Projekt · Montaż · Serwis|Jakość na lata",
  },
  nordic: {
    after: "Bygg|Teknik|Transport|Möbler|Elektro|Maskin|Trävaror|Skog|Marin|Tryck|Konsult|Rör|Plåt|Verktyg",
    whole: "Fjellheim|Norrsken Studio|Havblik|Lilla Snickeriet|Bokhylla|Kvarnens Bageri|Grønn Gård|Solsidan",
    slogans: "Sedan 1956|Kvalitet til tiden|Trygga leveranser",
  },
  eastern: {
    after: "Stavby|Elektro|Obrábění|Nábytek|Doprava|Tiskárna|Servis|Gép|Épker|Lemn|Transport|Instal|Textil|Papír",
    whole: "Modrý Dům|Zelená Dílna|Kék Duna|Casa Verde|Ateliér Sever|Kavárna U Mostu|Fehér Liliom",
    slogans: "Tradice od roku 1991|Megbízható partner|Calitate și încredere",
  },
} as const satisfies Record<string, { after: string; whole: string; slogans: string }>

/** The language that a country's companies are named in. */
export type TradeLanguage = keyof typeof trades
