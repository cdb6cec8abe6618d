import { portugueseFormWords } from "../form-words/pt.ts"
import type { Language } from "../language.ts"

/** Portuguese. */
export const portuguese: Language = {
  code: "pt",
  labels: {
    invoiceNumber:
      "Número da fatura|Fatura n°|Fatura nº|N° da fatura|Nº fatura|Fatura número|Número da fattura|Nota fiscal nº|Fatura no|Factura nº|Número de fatura|N.º da fatura|N.º fatura|N.º de fatura|Fatura n.º|Nº de fatura|Código da fatura|Ref. fatura|Fatura-recibo|Fatura/Recibo nº|Número da proforma|Proforma n.º|Fatura proforma n.º",
    documentNumber:
      "Número do documento|Número de documento|Documento nº|Nº documento|N.º do documento|Nº do documento|Doc. nº|Referência do documento|Nota n.º|Número da nota|Número do aviso|N° do aviso|Número da notificação",
    receiptNumber:
      "Número do recibo|Número de recibo|Recibo nº|Recibo n.º|Nº do recibo|N.º do recibo|Fatura simplificada n.º|N.º da fatura simplificada|Talão n.º",
    relatedInvoiceNumber:
      "Fatura original|Número da fatura original|Nº da fatura original|Fatura de origem|Fatura relacionada|Número da fatura relacionada|Fatura retificada|Referente à fatura|Referente à fatura nº|Fatura associada|Fatura de referência|Documento de origem|Documento origem|Doc. origem|Documento retificado|Fatura creditada|Fatura origem",
    creditNoteNumber: "Nota de crédito nº|Número da nota de crédito",
    orderNumber:
      "Número da encomenda|Encomenda nº|Nº encomenda|Pedido nº|Número do pedido|Ordem de compra|Nota de encomenda|Requisição nº|Requisição|Número de encomenda|N.º encomenda|N.º da encomenda|N.º de encomenda|Encomenda n.º|V/ encomenda|Vossa encomenda|Sua encomenda|Nossa encomenda|Ref. encomenda|Referência da encomenda|Código da encomenda|Ordem nº|N.º do pedido|Nº do pedido|Nota de encomenda nº|Req. nº|Nº da ordem|Pedido do cliente|Encomenda do cliente",
    confirmationNumber:
      "Número de confirmação|Nº de confirmação|Confirmação nº|Confirmação de encomenda nº|Código de confirmação|Confirmação de pedido n.º|N.º da confirmação de encomenda",
    contractNumber:
      "Número do contrato|Contrato nº|Nº contrato|Nº do contrato|Número de contrato|N.º do contrato|N.º contrato|Contrato n.º|Código do contrato|Ref. contrato|Referência do contrato|Nº de contrato",
    policyNumber:
      "Número da apólice|Apólice nº|Nº apólice|Nº da apólice|Apólice de seguro n.º|Número da apólice de seguro|Apólice/Certificado",
    bookingNumber:
      "Número da reserva|Número de reserva|N.º da reserva|Reserva n.º|Código da reserva|Código de reserva|Referência da reserva|Localizador|Localizador da reserva|Código localizador|Nº do localizador",
    customerNumber:
      "Número de cliente|Nº cliente|Código do cliente|Cliente nº|Número do cliente|N.º de cliente|N.º cliente|Código de cliente|Cód. cliente|ID do cliente|Cliente n.º|Conta de cliente|Nº de cliente|Ref. cliente|N° de utente|Número de utente|Número de contribuinte do cliente",
    supplierNumber:
      "Código de fornecedor|Número de fornecedor|Nº fornecedor|Nº de fornecedor|Cód. fornecedor|Fornecedor nº|Número do fornecedor|N.º de fornecedor|N.º fornecedor|Código fornecedor|Código do fornecedor|Fornecedor n.º|ID do fornecedor|Conta de fornecedor|Código do credor|Cód. credor|Credor n.º",
    statementNumber:
      "Número do extrato|Extrato nº|Nº do extrato|Extrato n°|Nº extrato|Número de extrato|Extrato número|Extrato n.º|N.º do extrato|N.º extrato|Nº de extrato|Extrato de conta n.º|N.º do extrato de conta|Extrato bancário n.º",
    paymentNumber:
      "Número do pagamento|Pagamento nº|Nº do pagamento|Aviso nº|Nº pagamento|Referência de pagamento|Ref. pagamento|Transferência nº|Número de pagamento|Pagamento n.º|N.º do pagamento|N.º pagamento|Código de pagamento|Ref. do pagamento|Referência do pagamento|Ordem de pagamento|Nº da transferência|Número da transferência|N.º da transferência|Nº da operação|Aviso de pagamento nº|Referência Multibanco|Referência para pagamento|Descritivo da transferência",
    accountNumber:
      "Número da conta|Conta bancária|Número da conta bancária|Nº da conta|Conta para pagamento|Conta de pagamento|Conta do beneficiário|Conta de destino|Conta corrente|C/C|Conta",
    deliveryNoteNumber: "Guia de remessa|Número da guia|Guia de remessa nº|Nº da guia|Guia nº|Guia de transporte nº",
    shipmentNumber:
      "Número de seguimento|Código de rastreio|N° de envio|Número de rastreio|Código de seguimento|Número de expedição|Expedição n.º",
    referenceNumber: "Referência|Número de referência|Vossa referência|Nossa referência|Referência do comprador",
    projectName: "Projeto|Nome do projeto|Projecto|Obra|Empreendimento",
    projectNumber: "Número do projeto|Projeto|Número da reserva",
    quoteNumber:
      "Número do orçamento|Orçamento nº|Número da proposta|Número de orçamento|N.º do orçamento|Nº orçamento|Vosso orçamento|Sua proposta|Vossa proposta|Nossa proposta|Proposta nº|Proposta n.º|Cotação nº|Número da cotação|Ref. orçamento|Nº da proposta|V/ proposta",
    estimateNumber: null,
    itemNumber: "Código do artigo|Ref. artigo|Número de série",
    taxId:
      "Número de identificação fiscal|Identificação fiscal|ID fiscal|Inscrição fiscal|NIF ou número fiscal|CPF|CPF/CNPJ|CNPJ/CPF",
    taxNumber: "Número fiscal|Inscrição estadual|Insc. estadual|Inscr. estadual|Inscrição municipal",
    registerNumber:
      "Registo comercial|Número de registo|Conservatória do Registo Comercial|C.R.C.|Matriculada na C.R.C.",
    pageNumber: null,
    invoiceDate:
      "Data da fatura|Data fatura|Data de emissão|Data emissão|Data da factura|Data do documento|Emitida em|Data de fatura|Data de faturação|Emitido em|Data do doc|Data doc|Data de compra|Data do recibo|Data documento|Faturado em|Data da emissão|Data da carta|Data do ofício",
    dueDate:
      "Data de vencimento|Vencimento|Data vencimento|Data limite de pagamento|Data venc|Data limite|Pagar até|Data do vencimento|Vence em|Vence a|Pagar antes de|Pagável até|Data limite para pagamento|Último dia de pagamento|Prazo de pagamento até|Pagamento até|A pagar até|Data máxima de pagamento|Limite de pagamento|Vencimento do pagamento|Data de vencim|Data de débito|Novo vencimento|Data do débito",
    orderDate:
      "Data da encomenda|Data do pedido|Data encomenda|Data de encomenda|Encomendado em|Data do encargo|Encomenda de|Data da ordem|Data do pedido de compra|Data da nota de encomenda",
    contractDate:
      "Data do contrato|Data de assinatura|Data de assinatura do contrato|Data de celebração|Data de celebração do contrato",
    deliveryDate:
      "Data de entrega|Data entrega|Data de envio|Entrega prevista|Entregar até|Entregue em|Prazo de entrega|Data da entrega|Entrega|Data prevista de entrega|Entrega até|Data de expedição|Data de carga|Data do serviço|Data da prestação|Enviado em|Data de fornecimento|Data solicitada|Data pretendida|A entregar em|Entrega em|Previsão de entrega|Data de entrega prevista|Data da realização da operação|Data da entrega ou da prestação de serviços",
    receivedDate:
      "Data de receção|Data de recebimento|Recebido em|Data de apresentação|Apresentado em|Data de entrada|Data de submissão|Entregue em|Data de recepção|Rececionado em|Recepcionado em",
    paymentDate:
      "Data do pagamento|Data de pagamento|Pago em|Data valor|Data da transferência|Data de transferência|Transferido em|Data de execução|Pagamento efetuado em|Data de liquidação|Executado em|Liquidado em",
    printDate: "Data de impressão|Impresso em|Data/hora de impressão|Impresso a|Gerado em",
    expiryDate:
      "Válido até|Data de validade|Data de expiração|Expira em|Fim da validade|Válida até|Proposta válida até|Data de fim de validade|Validade da proposta|Validade do orçamento|Validade até|Válido até ao|Válida até ao|Fim do seguro|Termo do seguro|Vencimento da apólice",
    periodFrom:
      "Data de início|Início|Data início|Válido desde|Período de|Data inicial|Primeiro dia|Início do período|Chegada|Início de campanha|Início da campanha|Campanha de|Campanha desde|Voo de|Primeira emissão|Início do contrato|Início da emissão|Começo|Data de começo|Início de vigência|Vigente desde|Data de início da campanha|Início de período|Data de efeito|Data de início do seguro|Início do seguro|Data efeito",
    periodTo:
      "Data de fim|Data fim|Fim|Período até|Data final|Último dia|Fim do período|Partida|Até|Fim de campanha|Fim da campanha|Campanha até|Voo até|Última emissão|Fim do contrato|Fim da emissão|Término|Data de término|Fim de vigência|Vigente até|Fim de período|Data de fim da campanha|Data de conclusão",
    linesTotal:
      "Soma das linhas|Total mercadoria|Total da mercadoria|Soma dos artigos|Total de artigos|Total dos itens|Subtotal|Total dos produtos|Total dos artigos|Total das linhas|Valor total dos produtos|Valor total dos serviços",
    netTotal:
      "Total sem IVA|Total s/ IVA|Subtotal s/ IVA|Subtotal|Total líquido|Base tributável|Incidência|Valor líquido|Total ilíquido|Base de incidência|Valor sem IVA|Montante sem IVA|Total antes de impostos|Total sem impostos|Total s/ imposto|Soma líquida|Base|Valor base|Total liquido s/ IVA|Montante líquido|Base do IVA|Total tributável",
    taxTotal:
      "Total IVA|IVA|Valor do IVA|Total do IVA|Imposto|Montante IVA|Total de impostos|IVA total|Soma do IVA|Valor de IVA|Impostos|Imposto total|Valor do imposto|Montante do IVA|Total imposto|Total impostos|Valor dos impostos|IVA liquidado|Imposto liquidado",
    grossTotal:
      "Total|Total geral|Valor total|Total com IVA|Total c/ IVA|Total fatura|Total da fatura|Montante total|Valor bruto|Total do documento|Importe total|Total documento|Valor com IVA|Montante com IVA|Total bruto|Montante bruto|Valor da fatura|Montante da fatura|Total IVA incluído|Valor final|Soma total|Preço total|Total final|Total EUR|Total da encomenda|Total encomenda|Valor da encomenda|Valor do contrato|Montante do contrato|Total com impostos|Total c/ imposto|Total euros|Total ilíquido com IVA|Total a creditar|A creditar|Valor creditado|Total da nota de crédito|Valor total da nota|Valor total da nota fiscal|Total da nota|Total do orçamento|Total orçamento|Valor do orçamento|Total da proposta|Valor da proposta",
    amountDue:
      "Total a pagar|Valor a pagar|A pagar|Montante a pagar|Valor em dívida|Saldo em dívida|Total a liquidar|Valor devido|Montante em dívida|Montante devido|Por pagar|Valor em falta|Valor pendente|Saldo a pagar|Saldo devedor|Restante a pagar|Total em dívida|Valor por liquidar|Por liquidar|Total devido|Valor remanescente",
    amountPaid:
      "Pago|Adiantamento|Valor pago|Montante pago|Montante já pago|Valor já pago|Pagamentos recebidos|Já pago|Valor recebido|Montante recebido|Sinal recebido|Adiantamento recebido|Sinal|Sinal pago|Crédito aplicado|Saldo aplicado|Adiantamento deduzido|Dedução de adiantamento|Adiantamentos deduzidos|Menos adiantamento|Pagamentos por conta",
    cashTendered: "Numerário|Dinheiro|Entregue|Numerário recebido|Numerário entregue|Entregue em numerário",
    changeGiven: "Troco|Valor do troco|Seu troco|Troco R$",
    rounding: "Arredondamento|Ajuste de arredondamento|Ajuste por arredondamento|Acerto de arredondamento",
    touristTax: "Taxa turística|Taxa municipal turística|TMT|Taxa de turismo|Taxa municipal de turismo",
    reminderFee:
      "Despesas de cobrança|Custos de aviso|Taxa de aviso|Encargos de cobrança|Despesas com cobrança|Taxa de cobrança",
    lateInterest: "Juros de mora|Juros moratórios|Juros por atraso|Juros de atraso|Juros por mora",
    discountTotal: "Desconto|Total desconto",
    shippingTotal: "Portes de envio|Portes|Transporte|Envio|Valor do frete|Frete",
    withholding:
      "Retenção|Retenção na fonte|Retenção IRS|Retenção de IRS|IRS|IRRF|Retenções|Valor da retenção|Valor retido|IRS retido|Imposto de renda retido na fonte",
    commission: "Comissão|Comissão de agência|Comissões|Valor da comissão|Total de comissões",
    netAfterCommission: "Líquido de agência|Valor líquido de agência|Líquido de comissão",
    totalPaid:
      "Total pago|Valor pago|Montante pago|Valor do pagamento|Total do pagamento|Valor transferido|Montante transferido|Total transferido|Valor da transferência|Montante do pagamento|Soma paga|Valor liquidado|Total liquidado|Montante liquidado|Total da transferência",
    openingBalance:
      "Saldo inicial|Saldo anterior|Saldo de abertura|Saldo no início|Saldo de início|Saldo de partida|Saldo prévio|Saldo do período anterior|Saldo inicial em|Saldo transportado",
    closingBalance:
      "Saldo final|Novo saldo|Saldo de fecho|Saldo atual|Saldo de encerramento|Saldo no fim|Saldo de fim|Saldo final em|Saldo em|Saldo contabilístico final|Saldo à data|Saldo corrente|Saldo a transportar",
    balance: null,
    taxRate: "Taxa de IVA|Taxa IVA|IVA %",
    discountRate: "Desconto %|% desconto|Percentagem de desconto|Taxa de desconto",
    quantity: "Quantidade|Qtd|Qtde|Unidades",
    packages: "Volumes|Número de volumes|N.º de volumes|N.º volumes|Total de volumes|Qtd. volumes|Qtde. volumes",
    guests: "Pessoas|Número de pessoas|Talheres|Hóspedes|Número de hóspedes|Adultos|N.º de adultos|N.º pax",
    weight: "Peso|Peso total|Peso (kg)|Peso kgs|Peso em kg",
    nights: "Noites|Número de noites|N.º de noites|Dormidas|N.º de dormidas|Diárias",
    mileage: "Quilometragem|Quilómetros|Leitura do odómetro|Kms|Km atual|Km atuais",
    unitPrice: "Preço unitário|Preço|P. unitário",
    lineTotal: "Total da linha|Valor da linha",
    seller:
      "Vendedor|Fornecedor|Emitente|Nome do vendedor|Nome do fornecedor|Empresa|Prestador|Emissor|Nome da empresa|Nome do emitente|Empresa emitente|Remetente|Vendido por|Emitida por|Faturado por|Comerciante|Loja|Estabelecimento|Prestador de serviços|Empreiteiro|Senhorio|Seguradora|Sociedade|Firma|Credor|Empresa emissora|Encomendado a|Pedido a|Exportador",
    buyer:
      "Comprador|Cliente|Faturado a|Destinatário|Nome do cliente|Faturar a|Exmo Sr|Exmos Srs|Exmo(s) Sr(s)|Exmos Senhores|Adquirente|Nome cliente|Cliente faturado|Fatura a|Fatura para|Destinatário da fatura|Nome do comprador|Nome do destinatário|Inquilino|Encomendante|Exmo. Cliente|Adquirente do serviço|Nome do adquirente|Empresa faturada|Cliente faturado|Reservado por|Hóspede|Nome do hóspede|Destinatário / Remetente|Tomador|Tomador de serviços|Importador|Tomador do seguro|Segurado|Tomador/Segurado|Pessoa segura",
    advertiser:
      "Anunciante|Nome do anunciante|Cliente anunciante|Patrocinador|Nome anunciante|Empresa anunciante|Anunciante/Cliente|Razão social do anunciante|Marca anunciante",
    agency:
      "Agência|Nome da agência|Agência de publicidade|Agência de meios|Central de meios|Agência publicitária|Agência criativa|Agência contratante",
    payer:
      "Ordenante|Pagador|Pago por|Nome do ordenante|Nome do pagador|Pagamento de|Transferência de|Empresa pagadora|Devedor|Nome do sacado|Pagador/Sacado|Recebido de",
    payee:
      "Beneficiário|Pago a|A favor de|Nome do beneficiário|Pagamento a|Transferência para|Destinatário do pagamento|Recebedor|Favorecido|Nome do favorecido|Beneficiário/Cedente",
    accountHolder:
      "Titular da conta|Nome do titular|Titular|Titular de conta|Nome da conta|Conta de|Em nome de|Nome do titular da conta|Titulares|1.º titular|Primeiro titular",
    station:
      "Emissora|Canal|Veículo de comunicação|Emissora de TV|Emissora de rádio|Editora|Empresa de radiodifusão|Radiodifusora|À editora|Operadora de cabo|Empresa de TV a cabo",
    other:
      "Insc. estadual do subst. tributário|Inscrição estadual do substituto tributário|Natureza da operação|Identificação e assinatura do recebedor|Município|Município - UF|Bairro|Bairro / Distrito|Base de cálculo do ICMS|Valor do ICMS|Base de cálc. ICMS subst.|Valor do ICMS subst.|Valor do seguro|Valor do IPI|Outras despesas acessórias|Data saída / entrada|Hora da saída|Reservado ao fisco|Informações complementares|Data da fatura original",
    shipTo:
      "Morada de entrega|Endereço de entrega|Local de entrega|Entregar a|Entrega a|Entregar em|Enviar para|Enviado para|Local da entrega|Endereço de envio|Destino|Descarga|Local de descarga|Ponto de entrega|Morada de envio|Morada da obra|Local da obra|Local de execução",
    contactPerson:
      "Ao cuidado de|Aos cuidados de|Contacto|Pessoa de contacto|Contato|A/C|Pessoa de contato|Responsável|Técnico|Pedido por|Encomendado por|Solicitado por|Responsável de compras|Solicitante|Técnica|Gestor|Gestora|Gestor de cliente|Gestora de cliente|Consultor|Consultora|Comercial|O seu contacto",
    bankName: "Banco|Nome do banco|Instituição bancária|Instituição financeira|Banco do beneficiário",
    bankCode: "Código do banco|Código da agência|Nº da agência|Cód. banco|Cód. agência|Número do banco",
    product: "Produto|Nome do produto|Marca|Produto anunciado|Marca/Produto|Produto/Marca",
    deliveryTime:
      "Prazo de entrega|Prazo de execução|Tempo de entrega|Prazo previsto de entrega|Prazo estimado de entrega|Prazo de fornecimento",
    room: "Quarto|Número do quarto|N.º do quarto|Quarto n.º|Apto|N.º apto",
    signatory: "Signatário|Assinado por|Subscrito por|Assinado digitalmente por|Assinado eletronicamente por",
    approver: "Aprovado por|Autorizado por|Validado por|Aprovador|Visto por|Visado por",
    reason:
      "Motivo|Motivo da nota de crédito|Razão|Motivo da retificação|Motivo da devolução|Motivo da emissão|Motivo da anulação",
    carrier:
      "Transportador|Transportadora|Método de envio|Modo de envio|Forma de envio|Meio de transporte|Expedição|Empresa de transporte|Empresa transportadora|Transportado por",
    campaign: "Campanha|Nome da campanha|Campanha publicitária|Título da campanha|Designação da campanha",
    timeOfDay: "Hora|Hora de emissão|Hora da venda|Hora de impressão|Hora da compra|Hora da operação",
    tableNumber: "Mesa|Mesa n.º|Número da mesa|Mesa/Comanda|Sala/Mesa|Mesa/Cartão",
    subject: "Assunto|Título|Objeto|Objecto|Objeto do contrato",
    fax: "Número de fax|Telefax n.º|Telecópia",
    address: "Morada|Endereço|Sede social|Sede|Morada fiscal|Domicílio fiscal",
    iban: "NIB|Código IBAN",
    bic: "Código BIC|Código SWIFT|Código BIC/SWIFT",
    vatId:
      "NIF|Contribuinte|NIPC|Número de contribuinte|Contribuinte nº|N° contribuinte|NIF do vendedor|NIF do fornecedor|N.º contribuinte|N.º de contribuinte|Número de IVA|NIF n.º|NIF emitente|Nº contribuinte|Contribuinte n.º|CNPJ|NIF/NIPC|IVA intracomunitário|CNPJ/MF|Inscrição CNPJ|N.º Contrib|V/ N.º Contrib|Nº Contrib|V/ Contribuinte|Contrib. N.º",
    email: "Correio eletrónico|Correio electrónico|Endereço de e-mail",
    phone: "Telefone|Telemóvel|Telef|Celular|Telefone celular|Número de celular",
    website: "Página web|Página de internet|Página na internet",
    currency: "Moeda|Divisa|Moeda do documento|Moeda da fatura|Código da moeda",
    deliveryTerms:
      "Condições de entrega|Termos de entrega|Condição de entrega|Condições de envio|Condições de transporte|Condições de expedição|Termos de frete",
    paymentTerms:
      "Condições de pagamento|Cond. pagamento|Forma de pagamento|Método de pagamento|Modo de pagamento|Pagamento|Condições|Condição de pagamento|Prazo de pagamento|Termos de pagamento|Meio de pagamento|Termos|Pago com",
    remittanceAddress: null,
    grossWeight: "Peso bruto|Peso bruto total|Massa bruta|Bruto (kg)|Bruto (t)|P. bruto|Peso bruto (kg)|Peso bruto kgs",
    netWeight: "Peso líquido|Peso líquido total|Massa líquida|Líquido (kg)|Líquido (t)|P. líquido|Peso liq.|P. liq.",
    tareWeight: "Tara|Peso em vazio|Peso tara|Tara (kg)|Tara da viatura",
    vehicleId:
      "N.º de quadro|Número de quadro|Número do quadro|N.º do quadro|Chassi|Número de chassis|N.º de chassis|Número do chassi|NIV|Número de identificação do veículo|Quadro n.º",
    firstRegistration:
      "1.ª matrícula|Primeira matrícula|Data da primeira matrícula|Data de matrícula|Data da 1.ª matrícula|Primeiro emplacamento|Data do primeiro emplacamento|Data do 1.º emplacamento",
    vehiclePlate:
      "Matrícula|Matrícula da viatura|Matrícula do veículo|Placa do veículo|Placa|Placa n.º|N.º da placa|Placa/UF",
    trailerPlate:
      "Matrícula do reboque|Matrícula reboque|Matrícula do semirreboque|Matrícula semi-reboque|Placa do reboque|Placa da carreta",
    driver:
      "Motorista|Condutor|Nome do motorista|Nome do condutor|Condutor principal|Condutor habitual|Condutor do veículo",
    meterNumber: "Número do contador|N° do contador|N° contador|Contador n°|Medidor|N.º do medidor|Medidor n.º",
    supplyPoint:
      "CPE|Código do ponto de entrega|Código de ponto de entrega|Ponto de entrega|Código universal de instalação|Código CPE|Código CUI",
    previousReading: "Leitura anterior|Leitura inicial|Leit. anterior|Leitura ant.|Leit. ant.",
    currentReading: "Leitura atual|Leitura final|Leit. atual|Leitura actual|Leit. actual",
    consumption: "Consumo|Consumo total|Consumo faturado|Consumo medido|Consumo kWh|Consumo m3|Consumo do mês",
    retention:
      "Retenção de garantia|Garantia retida|Retenção para garantia|Depósito de garantia|Dedução para garantia|Dedução de garantia",
    workToDate:
      "Valor acumulado|Trabalhos acumulados|Total acumulado|Valor dos trabalhos executados|Valor acumulado dos trabalhos|Medição acumulada|Total executado",
    previouslyBilled:
      "Faturado anteriormente|Autos anteriores|Já faturado|Valor faturado anteriormente|Auto anterior|Medição anterior|Medições anteriores",
    costCentre: "Centro de custo|Centro de custos|C. custo|Código do centro de custo|Cód. centro de custo",
    billOfLading:
      "Conhecimento de embarque|N° do conhecimento de embarque|Conhecimento de embarque n°|Conhecimento n.º|Conhecimento marítimo|Conhecimento de carga",
    countryOfOrigin:
      "País de origem|País de origem da mercadoria|Origem da mercadoria|Origem das mercadorias|País de fabrico|País de fabricação|País de produção",
    lotNumber: "Número do lote|Número de lote|N° do lote|N° lote|Código do lote|Cód. lote|Lote n.º",
    manufactureDate:
      "Data de fabrico|Data de fabricação|Data de produção|Fabricado em|Data fab.|Data fabr.|Dt. fabricação",
    dateOfBirth: "Data de nascimento|Nascido em|Data nascimento|Nascimento|Data nasc.|Dt. nasc.|Dt. nascimento",
    patient: "Paciente|Utente|Nome do paciente|Nome do utente|Doente|Nome do doente|Nome completo do paciente",
    treatingDoctor: "Médico|Médico assistente|Médico responsável|Médico prescritor|Médico solicitante",
    fees: "Honorários|Total de honorários|Honorários profissionais|Valor dos honorários|Honorários médicos",
    expenses: "Total de despesas|Despesas reembolsáveis|Despesas e encargos|Despesas processuais",
    employer: "Empregador|Entidade empregadora|Entidade patronal|Empresa empregadora|Nome do empregador|Empregador(a)",
    employee:
      "Trabalhador|Trabalhadora|Empregado|Funcionário|Nome do trabalhador|Nome do funcionário|Nome do empregado|Colaborador|Colaboradora",
    supplyAddress:
      "Local de consumo|Morada de fornecimento|Morada do local de consumo|Endereço de fornecimento|Local de fornecimento|Morada de consumo|Morada da instalação",
    placeOfLoading:
      "Local de carga|Lugar de carga|Local de recolha|Local de carregamento|Porto de carga|Porto de embarque|Morada de carga|Morada de recolha|Local de coleta",
    placeOfUnloading:
      "Local de descarga|Lugar de descarga|Local de descarregamento|Porto de descarga|Porto de desembarque|Local de desembarque|Morada de descarga|Endereço de descarga",
    loadingDate:
      "Data de carga|Data e hora de carga|Data de carregamento|Data de recolha|Início do transporte|Data de embarque|Data da coleta|Data e hora do início do transporte",
    premium:
      "Prémio|Prémio total|Prémio anual|Prêmio|Prêmio total|Valor do prémio|Prémio total anual|Prémio comercial|Prémio bruto",
    taxYear: "Ano fiscal|Ano do imposto|Exercício fiscal|Ano de imposto|Ano-calendário|Ano-base|Ano tributário",
    employeeNumber:
      "Número de funcionário|Número do funcionário|N.º de funcionário|N.º funcionário|Número de colaborador|N.º de colaborador|Número mecanográfico|N.º mecanográfico|Código do funcionário|Número de empregado|N.º empregado",
    socialSecurityNumber:
      "Número de segurança social|Número da segurança social|N.º de segurança social|N.º segurança social|N.º Seg. Social|N.º S.S.|NISS|PIS|PIS/PASEP",
    jobTitle: "Função|Categoria profissional|Função exercida|Título do cargo|Cargo/Função",
    hireDate: "Data de admissão|Data admissão|Admissão|Admitido em|Data de contratação",
    netPremium: "Prémio simples|Prémio comercial|Prémio líquido|Prêmio líquido|Prémio sem impostos",
    premiumTax: "Imposto do selo|Imposto de selo|Imposto sobre o prémio|Imposto sobre prémios|IOF",
    stampDuty: "Imposto do selo|Imposto de selo|Selo fiscal",
    broker: "Mediador de seguros|Corretor|Corretora|Corretor de seguros|Corretora de seguros|Intermediário",
    totalDebits: "Total débitos|Total de débitos|Total a débito|Total dos débitos|Total de saídas|Soma dos débitos",
    totalCredits:
      "Total créditos|Total de créditos|Total a crédito|Total dos créditos|Total de entradas|Soma dos créditos",
    assessedValue:
      "Valor patrimonial tributário|Valor patrimonial|Valor tributável do imóvel|VPT|Valor venal|Valor venal do imóvel|Valor venal total",
    description: "Descrição|Designação|Observações|Notas",
  },
  weakLabels: {
    lotNumber: "Lote",
    dueDate: "Até|Até ao dia",
    customerNumber: "Cliente",
    accountNumber: "Conta|Dados bancários|NIB",
    invoiceNumber: "Fatura",
    orderNumber: "Pedido|Encomenda",
    contractNumber: "Contrato",
    statementNumber: "Extrato",
    quoteNumber: "Proposta",
    invoiceDate: "Data|Emissão",
    periodFrom: "De",
    periodTo: "A",
    grossTotal: "Valor",
    seller: "De|Da",
    buyer: "Morada de faturação",
    documentNumber: "Número|Documento",
    expiryDate: "Validade|Vencimento|Data de vencimento",
    policyNumber: "Apólice",
    premium: "Prémio líquido|Prémio simples|Prémio fixo",
    billOfLading: "Número do conhecimento",
    meterNumber: "Contador",
    supplyPoint: "UC|Seu código",
    mileage: "Km",
    vehiclePlate: "Número de matrícula",
    trailerPlate: "Reboque|Galera|Semirreboque",
    placeOfLoading: "Origem",
    countryOfOrigin: "Origem|Procedência|País de procedência",
    weight: "Quilos|Peso taxado",
    manufactureDate: "Fab.",
    approver: "Aprovado|Autorizado",
    receiptNumber: "Recibo|Talão",
    station: "Estação",
    employer: "Patrão",
    treatingDoctor: "Especialista",
    expenses: "Despesas",
    taxYear: "Exercício|Ano de referência",
    assessedValue: "Valor tributável",
    retention: "Caução",
    workToDate: "Acumulado",
    payee: "Cedente",
    printDate: "Data do processamento",
    phone: "SAC",
    advertiser: "Cliente final",
    jobTitle: "Cargo|Categoria",
  },
  periodLabels:
    "Campanha|Validade|Duração|Período|Veiculação|Período de veiculação|Período da campanha|Datas da campanha|Emissão|Período de emissão|Voo|Vigência|Período de vigência|Período do contrato|Duração do contrato|Prazo|Período de serviço|Datas",
  billingPeriodLabels: "Período de faturação",
  recipientLabels: "A|Para|Destinatário|Exmo Sr|Exmos Srs|Exmo(s) Sr(s)",
  slipTitles: "Cupom de pagamento|Talão de pagamento|Aviso de pagamento|Guia de pagamento",
  clerkLabels:
    "Vendedor|Atendido por|Elaborado por|Técnico|Operador|Emitido por|Operador(a)|Operador de caixa|Empregado de mesa",
  nameLabels:
    "Nome|Razão social|Empresa|Denominação|Denominação social|Nome / Razão social|Nome/Razão social|Nome completo|Nome e apelido",
  senderNames:
    "Escola|Colégio|Universidade|Fabricante|Município|Câmara municipal|Prefeitura|Companhia de seguros|Administradora|Administrador do condomínio|Laboratório|Clínica|Hospital|Comercializador|Comercializadora|Operador|Autoridade tributária|Notário|Oficina|Exportador|Associação|Operadora|Seguradora|Concessionária|Prestadora|Centro de inspeção|Centro de inspeções|Proprietário da emissora|Proprietário da estação|Hotel|Instituição|Estabelecimento de ensino|Organizador|Organizadora|Entidade emissora|Entidade emitente|Empresa de seguros|Entidade seguradora|Farmácia|Restaurante|Notária|Distribuidora|Escritório de advogados|Posto de combustível",
  recipientNames:
    "Sócio|Associado|Devedor|Tomador|Tomador do seguro|Segurado|Contribuinte|Sujeito passivo|Encarregado de educação|Titular do contrato|Assinante|Segurada|Titular da apólice|Titular da instalação",
  elementNames: {},
  headings: {
    position: "Posição|Linha|N.|Pos.|Pos|N.º|Nº|Nº linha|Lin.|Ordem",
    article:
      "Código do artigo|Cód. artigo|Ref.ª|Referência|Código|Cód.|Ref.|Código produto|Código artigo|Ref. artigo|Cód. produto|Nº artigo|Referência artigo|Código do produto|EAN|SKU|Código do ato|Código do serviço",
    description:
      "Descrição|Designação|Descrição do artigo|Produto|Produto / Serviço|Artigo|Descrição do produto|Descrição dos bens|Descrição do serviço|Serviço|Serviços|Produtos|Artigos|Denominação|Detalhes|Mercadoria|Nome|Descrição do bem|Designação do artigo|Bens e serviços|Discriminação|Detalhe",
    quantity:
      "Quantidade|Qtd.|Qtde|Qt.|Quant.|Unidades|Qtd|Qt|Qte|Qnt|Qtds.|Quant|Quantidade encomendada|Quantidade entregue|Horas|Nº unidades|Número de unidades|Peças|Qtd. enc.|Qtd. entregue",
    unit: "Unidade|Un.|UN|U.M.|Unid.|Unidade de medida|Un",
    priceBase: "Unidade de preço|Base de preço",
    unitPrice:
      "Preço unitário|Preço unit.|Pr. unitário|Preço|P. unitário|P.U.|Pr. unit.|Preço por unidade|Preço/un.|Valor unitário|Custo unitário|Preço líquido|Preço unit|P. unit.|Preço un.|Preço unitário s/ IVA|Preço s/ IVA|Preço base|Preço tabela",
    lineTotal:
      "Valor da linha|Total líquido|Valor líquido|Valor total|Preço total|Valor|Montante|Importância|Total|Total da linha|Total linha|Montante líquido|Valor s/ IVA|Total s/ IVA|Total sem IVA|Valor sem IVA|Subtotal|Soma|Valor EUR|Total EUR|Total (€)|Montante da linha|Valor liq.|Total liq.|Importe",
    taxRate:
      "Taxa de IVA|Taxa IVA|IVA|% IVA|Taxa|% imposto|Imposto|Tx. IVA|IVA (%)|I.V.A.|Taxa %|Tx|Percentagem IVA|Taxa de imposto",
    taxAmount:
      "Valor do IVA|Valor IVA|Montante do IVA|Montante IVA|Total IVA|IVA €|IVA EUR|Valor do imposto|Montante do imposto|Total imposto|Impostos|IVA|Imposto",
    lineGross:
      "Valor com IVA|Total com IVA|Montante com IVA|Valor c/ IVA|Total c/ IVA|Valor IVA incluído|Total IVA incluído|Valor bruto|Montante bruto|Total bruto|Preço com IVA|Preço bruto|Bruto",
    discount:
      "Desconto|Desc.|Desc. p.p.|Retenção|Dedução|Desc|Desc. %|% desc.|Desconto %|Dcto.|Abatimento|Desc. com.|Desconto financeiro",
    bookingDate:
      "Data do movimento|Data movimento|Data mov.|Data lanç.|Data lançamento|Data|Data de movimento|Data op.|Data operação|Data da operação|Data contabilística|Data de registo|Data de lançamento|Dia|Dt. mov.",
    valueDate: "Data-valor|Data valor|Valor|Data val.|Dt. valor|Data de valor|Val.",
    details:
      "Descrição do movimento|Descritivo|Movimento|Descrição|Descrição da operação|Descrição movimento|Operação|Detalhe|Detalhes|Histórico|Motivo|Texto|Descrição do lançamento|Observações",
    amount:
      "Montante EUR|Montante|Valor|Montante da operação|Valor do movimento|Importância|Soma|Valor EUR|Montante (€)|Valor (€)|Montante em euros",
    documentNumber:
      "Número da fatura|N.º fatura|V/ fatura|N.º doc.|N.º documento|Fatura|Documento|Referência|Nº fatura|Nº da fatura|N.º da fatura|Número fatura|Vossa fatura|Doc.|Nº doc.|Nº documento|Número do documento|V/ ref.|Ref. fatura|Vosso documento|Faturas|Documento n.º|Doc. n.º",
    documentDate:
      "Data da fatura|Data|Data fatura|Data de fatura|Data documento|Data doc.|Data do documento|Data emissão|Data de emissão|De",
    grossAmount:
      "Valor fatura|Valor da fatura|Valor bruto|Total fatura|Montante bruto|Montante da fatura|Total da fatura|Valor original|Montante original|Bruto|Valor do documento|Total documento|Montante fatura",
    paidAmount:
      "Valor pago|Pago|Valor líquido|Líquido|Montante pago|Pagamento|Valor transferido|Transferido|Liquidado|Valor liquidado|Montante liquidado|Valor do pagamento|Soma paga|Líquido pago",
    date: "Data",
    debit: "Débito|Débitos|Saídas|Débito EUR|Saída|Levantamentos|Pagamentos|Movimentos a débito|A débito|Despesas",
    credit:
      "Crédito|Créditos|Entradas|Crédito EUR|Entrada|Depósitos|Recebimentos|Movimentos a crédito|A crédito|Receitas",
    balance:
      "Saldo contabilístico|Saldo após movimento|Saldo|Saldo EUR|Saldo disponível|Saldo contabilistico|Saldo atual|Novo saldo|Saldo corrente|Saldo após operação",
  },
  weakHeadings: {
    priceBase: "Por",
    description: "Cobertura|Coberturas|Garantia",
    lineTotal: "Preço|Custo|Tarifa|Prémio",
    lineGross: "Total|Valor|Valor total|Montante",
    article: "Artigo",
    valueDate: "Data",
    debit: "Faturado",
    credit: "Pagamentos",
  },
  totals: "Total|Valor total|Total a pagar|Total líquido|Totais|Subtotal|Subtotais|Total geral",
  taxes: "IVA",
  yearToDate: "Acumulado|Acumulados|Acumulado anual|Acumulado no ano",
  payments:
    "Numerário|Dinheiro|Multibanco|MB Way|Cartão|Cartão de crédito|Cartão de débito|Cartão débito|Cartão crédito|Cheque|Vale|Pix|Entregue|Troco",
  paymentMeans: "Forma de pagamento|Método de pagamento|Meio de pagamento|Modo de pagamento|Tipo de pagamento",
  taxBases: "base bases incidência tributável",
  carries: "A transportar|Transport",
  footnotes: "fonte|nota",
  captions: "tabela|figura",
  tableWords: "",
  months: ["janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro"],
  monthForms: {},
  notMonths: "",
  rangeWords: "a|até",
  dayLinks: "de",
  yearLinks: "de",
  dayArticles: "",
  meanings: {
    start: "início começo primeiro primeira",
    period: "período campanha veiculação transmissão",
    rate: "percentagem",
    number: "número num nº código identificador",
    date: "data dia",
    sum: "valor total montante soma importância custo",
    net: "líquido ilíquido",
    gross: "bruto",
    vat: "iva",
    tax: "imposto fiscal tributo",
    before: "sem antes",
    after: "com incluído",
    due: "dívida pendente devido",
    paid: "pago liquidado",
    invoice: "fatura factura faturação",
    order: "encomenda pedido",
    contract: "contrato",
    customer: "cliente comprador adquirente destinatário",
    supplier: "fornecedor vendedor emitente prestador",
    payment: "pagamento transferência",
    delivery: "entrega envio expedição",
    issue: "emissão",
    deadline: "vencimento limite prazo",
    name: "nome pessoa razão social denominação designação",
    account: "conta",
    bank: "banco bancária",
    reference: "referência ref",
    quote: "orçamento proposta",
    project: "projeto",
    advertiser: "anunciante publicidade",
    agency: "agência",
    discount: "desconto",
    freight: "porte frete",
    commission: "comissão",
    balance: "saldo",
    opening: "inicial anterior abertura",
    closing: "final novo fecho",
    statement: "extrato",
    document: "documento",
    company: "empresa sociedade organização",
    registration: "registo registro registado registrado inscrição",
    all: "todo geral completo",
    end: "fim término conclusão último última",
    line: "linha item itens",
    original: "original relacionado relacionada associado associada",
    address: "endereço morada",
    receipt: "recibo",
  },
  formWords: portugueseFormWords,
  endings: "s es a o as os",
  modifiers: "de do da dos das para ao e o a",
  forms: {
    no: "numero",
    quantidade: "qtd",
    valor: "vlr vl",
    vencimiento: "vencimento",
    vat: "iva",
    inkl: "incluido",
    exkl: "excluido sem",
  },
  mediaCompanies:
    "Editora|Empresa de radiodifusão|Veículo de comunicação|Radiodifusora|À editora|Operadora de cabo|Empresa de TV a cabo",
  fillers: "do da dos das de vossa nossa e",
  possessives: "vossa vosso nossa nosso v",
  ours: "nosso nossa",
  starts: "desde inicio primeiro primeira inicial",
  ends: "ate fim final ultimo ultima",
  periods: "periodo",
  variants: "variante variação",
  sections:
    "seção secção grupo categoria capítulo sala zona andar piso edifício obra projeto projecto fase departamento filial loja emissora estação",
  clients: "cliente",
  compoundEnds: "",
  numberWords: "número n",
  dated: "de",
  by: "por",
  links: "e da do",
  or: "ou",
  and: "e",
  of: "da do de por",
  titles: {
    confirmation: "confirmacao d[ea] (?:encomenda|pedido)",
    creditNote: "nota de credito",
    receipt: "\\brecibo\\b|comprovativo de pagamento|comprovante de pagamento",
    quote: "orcamento|cotacao|proposta",
    deliveryNote: "guia de remessa|guia de transporte|guia de entrega|nota de entrega|romaneio",
    invoice: "fatura|\\bnota\\b",
    order: "encomenda|pedido|autorizacao de (?:insercao|veiculacao)",
    payment: "pagamento|transfer|aviso de credito",
    statement: "extrato",
    contract: "contrat",
  },
  purchases: "ordem de compra|nota de encomenda|encomenda a fornecedor",
  contactWords: "telefone|telemóvel|nif",
  sectionWords: "dados informacoes morada endereco nome",
  beginningVerbs: "inicia iniciará começa",
  endingVerbs: "termina terminará cessa",
  addressParticles: "rua avenida av largo travessa da do dos das de",
  definitionMarkers: "diante doravante",
  partyMarkers: "entre",
  salutations: "sr sra senhor senhora exmo exma",
  departments:
    "Departamento de contabilidade|Contabilidade|Contas a pagar|Departamento de compras|Departamento financeiro|Dep. financeiro|Serviços financeiros|Setor de compras|Administração|Direção financeira",
  closings:
    "Atenciosamente|Com os melhores cumprimentos|Os melhores cumprimentos|Cumprimentos|Cordialmente|Obrigado|Obrigada|Muito obrigado|Obrigado pela preferência|Obrigado pela sua visita|Obrigado pela sua compra|Agradecemos a preferência",
  recipientWords: "a para",
  senderWords: "por",
  dayWords: "dia dias d",
  monthWords: "mês meses",
  weekWords: "semana semanas semanal sem",
  beyondWords: "mais superior acima",
  overdueWords: "vencido vencidos vencida vencidas atraso mora saldo valor montante há",
  notDue: "Não vencido|Não vencidos|A vencer|Por vencer|Corrente",
  replyWords: "resposta responder",
  lastDayWords: "até antes",
  debitWords: "débito debitado debitada",
  placeWords: "edificio rua avenida zona praca parque travessa largo estrada quinta alameda",
  noAddressWords: "",
}
