import { spanishFormWords } from "../form-words/es.ts"
import type { Language } from "../language.ts"

/** Spanish. */
export const spanish: Language = {
  code: "es",
  labels: {
    invoiceNumber:
      "Número de factura|Factura n°|Factura núm|N° factura|N° de factura|Nº de factura|Num factura|Factura número|No. factura|Factura nº|Número de la factura|N.º de factura|N.º factura|Factura Nro|Nro. factura|Nro. de factura|Código de factura|Ref. factura|Referencia de factura|Fra. n°|Nº fra|Folio|Comprobante n°|Número de proforma|Proforma n°|Factura proforma n°",
    documentNumber:
      "Nº documento|Número de documento|Número del documento|Documento n°|N° de documento|Documento núm|Referencia del documento|Número de aviso|N° de aviso|Número de liquidación|N° de liquidación|Número de notificación",
    receiptNumber:
      "Número de recibo|Número del recibo|Recibo n°|N° de recibo|N° de ticket|Ticket n°|Boleta n°|N.º de boleta|Boleta electrónica n°",
    relatedInvoiceNumber:
      "Factura original|Número de factura original|Número de la factura original|Nº de factura original|Factura rectificada|Nº de factura rectificada|Factura relacionada|Número de factura relacionada|Factura de origen|Factura de referencia|Factura corregida|Corresponde a la factura|Factura asociada|Documento de origen|Documento origen|Factura origen|Factura que rectifica|Factura que se rectifica|Rectifica a la factura|Rectifica la factura|Factura abonada",
    creditNoteNumber:
      "Número de abono|Abono n°|Nota de crédito n°|Número de factura rectificativa|Número de la factura rectificativa|Factura rectificativa n°|Nº de factura rectificativa",
    orderNumber:
      "Número de pedido|Pedido n°|N° pedido|N° de pedido|Su pedido|Orden de compra|Ref. pedido|Referencia pedido|Número de orden|Pedido núm|Número del pedido|N.º de pedido|N.º pedido|Código de pedido|Referencia de pedido|Referencia del pedido|Orden n°|Orden de compra n°|Nro. de orden|N° orden|Su pedido n°|Nuestro pedido|Pedido número|Orden de inserción|OC n°|Nº de orden|Ref. de pedido|O.C.|O.C. n°|Pedido del cliente|Pedido cliente",
    confirmationNumber:
      "Número de confirmación|N° de confirmación|Confirmación n°|Confirmación de pedido n°|Código de confirmación|Clave de confirmación|Folio de confirmación",
    contractNumber:
      "Número de contrato|Contrato n°|N° contrato|N° de contrato|Número del contrato|N.º de contrato|N.º contrato|Contrato número|Código de contrato|Referencia de contrato|Ref. contrato|Contrato núm|Nro. de contrato|Referencia del contrato|Nº contrato",
    policyNumber:
      "Número de póliza|Póliza n°|N° póliza|N° de póliza|Póliza de seguro n°|Número de póliza de seguro|Referencia de póliza",
    bookingNumber:
      "Número de reserva|N° de reserva|Nº de reserva|Reserva n°|Código de reserva|Referencia de reserva|Localizador|Localizador de reserva|Número de reservación|Reservación n°|Clave de reservación",
    customerNumber:
      "Número de cliente|N° cliente|Código de cliente|Cod cliente|N° de cliente|Número del cliente|N.º de cliente|N.º cliente|Cliente n°|Cód. cliente|Código del cliente|ID de cliente|Identificador de cliente|Ref. cliente|Cuenta de cliente|Nº abonado|Nº de cliente|N° de abonado|Número de abonado|Código de arrendatario|N° de paciente",
    supplierNumber:
      "Código de proveedor|Número de proveedor|N° proveedor|N° de proveedor|Cód. proveedor|Código proveedor|Proveedor n°|Número del proveedor|Código del proveedor|Proveedor núm|ID de proveedor|Ref. proveedor|N.º proveedor|Nº de acreedor|Cuenta de proveedor|Nº proveedor|Acreedor n°|Código de acreedor|Clave de proveedor",
    statementNumber:
      "Número de extracto|Extracto n°|N° de extracto|N° extracto|Hoja|Hoja n°|Número del extracto|Extracto número|Extracto núm|Extracto Nº|Nro. de extracto|Estado de cuenta n°|Nº extracto|N.º de estado de cuenta|Resumen n°|N.º de resumen",
    paymentNumber:
      "Número de pago|Pago n°|N° de pago|N° pago|Aviso n°|Referencia de pago|Remesa n°|Orden de pago|N° transferencia|Transferencia n°|Número del pago|Pago número|Pago núm|Código de pago|Ref. de pago|Ref. pago|Referencia del pago|Orden de pago n°|Número de transferencia|Nº de transferencia|Número de operación|N° de operación|Nº de remesa|Aviso de pago n°|Nº pago|Concepto de la transferencia|Referencia para el pago|Concepto del pago",
    accountNumber:
      "Número de cuenta|Cuenta bancaria|Número de cuenta bancaria|Cuenta de cargo|Cuenta de abono|Cuenta para el pago|Cuenta de pago|Cuenta de destino|Cuenta del beneficiario|Cuenta de ingreso|CBU|CLABE|Cuenta corriente",
    deliveryNoteNumber:
      "Número de albarán|Albarán n°|Albarán|Número del albarán|Nº de albarán|N° de albarán|Nota de entrega n°",
    shipmentNumber:
      "Número de seguimiento|N° de envío|Número de envío|Código de seguimiento|Número de expedición|Expedición n°|Carta de porte n°",
    referenceNumber: "Referencia|Número de referencia|Su referencia|Nuestra referencia|Ref|Referencia del comprador",
    projectName: "Proyecto|Nombre del proyecto|Obra",
    projectNumber: "Número de proyecto|Proyecto|Número de reserva",
    quoteNumber:
      "Número de presupuesto|Presupuesto n°|Número de oferta|Número del presupuesto|Su oferta|Nuestra oferta|Oferta n°|Oferta núm|N° de oferta|N° presupuesto|N° de presupuesto|Su presupuesto|Cotización n°|Número de cotización|Ref. oferta|Presupuesto núm|Nº oferta",
    estimateNumber: null,
    itemNumber: "Código de artículo|Ref. artículo|Número de artículo|Número de serie",
    taxId:
      "Número de identificación tributaria|NIT|ID fiscal|Identificador fiscal|Identificación tributaria|NIF o número fiscal|Registro federal de contribuyentes|Clave RFC",
    taxNumber: "Número fiscal",
    registerNumber: "Registro mercantil|Número de registro|Matrícula mercantil|N.º de matrícula mercantil|Reg. Merc.",
    pageNumber: "Página|Pág",
    invoiceDate:
      "Fecha de factura|Fecha factura|Fecha de la factura|Fecha de emisión|Fecha emisión|Fecha de expedición|Fecha del documento|Fecha de la fra|Facturado el|Emitida el|Emitido el|Fecha de facturación|Fecha doc|Fecha de documento|Fecha de compra|Fecha del recibo|Fecha de la venta|Expedida el|Fecha fra|Fecha de la carta|Fecha del escrito",
    dueDate:
      "Fecha de vencimiento|Vencimiento|Fecha vencimiento|Fecha límite de pago|Vence el|Fecha límite|Pagar antes de|Vencimientos|antes del|Fecha del vencimiento|Vence|Fecha máxima de pago|Fecha de pago límite|Fecha tope de pago|Último día de pago|A pagar antes del|Pagadero antes del|Plazo de pago hasta|Pagar antes del|Fecha de cargo|Vencimiento de pago|Pagadero el|Fecha prevista de pago|Vencimiento el|Pagar hasta|Fecha de domiciliación|Nuevo vencimiento|Nueva fecha límite",
    orderDate:
      "Fecha de pedido|Fecha pedido|Fecha del pedido|Fecha de la orden|Pedido el|Pedido de fecha|Fecha de orden|Fecha de compra|Fecha del encargo|Pedido realizado el",
    contractDate:
      "Fecha del contrato|Fecha de firma|Fecha de firma del contrato|Fecha de celebración|Fecha de celebración del contrato",
    deliveryDate:
      "Fecha de entrega|Fecha entrega|Fecha de envío|Fecha de operación|Entrega prevista|Plazo de entrega|Entrega solicitada|Entregar antes del|Entrega|Entregado el|Fecha de la entrega|Fecha prevista de entrega|Entrega prevista para|Fecha del servicio|Fecha de servicio|Fecha de prestación|Enviado el|Fecha de expedición de la mercancía|Fecha de suministro|Entrega antes del|Fecha solicitada|Fecha requerida|Fecha de recepción|Entregar el|Fecha de entrega prevista|Entrega estimada|Fecha estimada de entrega|Fecha de realización de la operación|Fecha de realización de las operaciones",
    receivedDate:
      "Fecha de recepción|Recibido el|Fecha de presentación|Presentado el|Fecha de entrada|Fecha de registro de entrada|Registrado el|Fecha de recibido|Recepcionado el|Recibido con fecha",
    paymentDate:
      "Fecha de pago|Pagado el|Fecha valor|Fecha del pago|Fecha de transferencia|Fecha de la transferencia|Transferido el|Fecha de ejecución|Pago efectuado el|Pago de fecha|Fecha de abono|Ejecutado el|Fecha valor del pago",
    printDate:
      "Fecha de impresión|Impreso el|Fecha de creación|Fecha y hora de impresión|Fecha de generación|Generado el",
    expiryDate:
      "Válido hasta|Fecha de caducidad|Fecha de expiración|Caduca el|Fin de validez|Fecha de validez|Oferta válida hasta|Validez hasta|Fecha de fin de validez|Válida hasta|Caducidad|F. caducidad|Vencimiento de la póliza|Vencimiento del seguro|Fin del seguro",
    periodFrom:
      "Fecha de inicio|Inicio|Fecha inicio|Válido desde|Período desde|Desde|Del|Primer día|Inicio del período|Fecha desde|Llegada|Inicio de campaña|Inicio de la campaña|Comienzo de campaña|Campaña desde|Campaña del|Vuelo desde|Primera emisión|Primer día de emisión|Inicio del contrato|Inicio de emisión|Comienzo|Fecha de comienzo|Fecha inicial|Inicio de vigencia|Vigente desde|Inicio de periodo|Fecha de efecto|Fecha efecto|Efecto|Efecto del seguro|Toma de efecto|Fecha de entrada en vigor|Entrada en vigor",
    periodTo:
      "Fecha de fin|Fecha fin|Fin del período|Período hasta|Hasta|Hasta el|Último día|Fecha final|Fecha hasta|Salida|Fecha de finalización|Fin de campaña|Fin de la campaña|Campaña hasta|Campaña al|Vuelo hasta|Última emisión|Último día de emisión|Fin del contrato|Fin de emisión|Finalización|Fecha de término|Término|Fin de vigencia|Vigente hasta|Fin de periodo|Final",
    linesTotal:
      "Suma de líneas|Suma de las líneas|Suma de los artículos|Total artículos|Total mercancía|Total de artículos|Subtotal|Total líneas|Total de líneas|Suma parcial",
    netTotal:
      "Base imponible|Subtotal|Total sin IVA|Importe neto|Total neto|Neto|Total base imponible|Suma|Total bruto sin IVA|Importe sin IVA|Neto total|Suma neta|Importe sin impuestos|Total sin impuestos|Subtotal sin IVA|Importe antes de impuestos|Total antes de impuestos|Valor neto|Importe base|B. imponible|Base total|Base imp|Total bases|Suma y base",
    taxTotal:
      "Cuota de IVA|IVA|Importe IVA|Total IVA|Cuota IVA|Impuestos|Total impuestos|Importe del IVA|Cuota|Importe de IVA|IVA total|Impuesto|Impuesto total|Suma de impuestos|Total cuota IVA|Importe de impuestos|Total cuotas|Impuestos totales|Valor del IVA|Importe impuesto|IVA repercutido|Cuota total|Cuotas|Impuesto repercutido",
    grossTotal:
      "Importe total|Total factura|Total|Total con IVA|Total general|Importe bruto|Total bruto|Importe total factura|Total IVA incluido|Total importe|Valor del contrato|Importe del pedido|Importe bruto total|Importe con IVA|Importe IVA incluido|Total impuestos incluidos|Total con impuestos|Precio total|Suma total|Monto total|Total de la factura|Importe de la factura|Importe factura|Total documento|Total final|Importe final|Total pedido|Total del pedido|Total orden|Total de la orden|Total EUR|Total euros|Valor total|Importe del contrato|Total contrato|Presupuesto total|Monto bruto|Coste total|Costo total|Precio bruto|Presupuesto bruto|Total abono|Importe abonado|Total a abonar|Importe del abono|Total presupuesto|Total del presupuesto|Importe del presupuesto|Total oferta|Importe de la oferta",
    amountDue:
      "Total a pagar|Importe a pagar|A pagar|Importe pendiente|Saldo pendiente|Líquido a pagar|Pendiente de pago|Importe debido|Importe adeudado|Saldo a pagar|Resto a pagar|Restante|Restante a pagar|Por pagar|Total pendiente|Queda por pagar|Importe restante|Saldo deudor|Monto a pagar|Importe vencido|Total adeudado|Pendiente|Debe pagar",
    amountPaid:
      "Pagado|Anticipo|Importe pagado|Ya pagado|A cuenta|Importe ya pagado|Pagos recibidos|Importe abonado|Importe recibido|Cantidad recibida|Anticipo recibido|Menos anticipo|Señal|Depósito pagado|Saldo aplicado|Crédito aplicado|Anticipo deducido|Anticipo descontado|Deducción de anticipo|Pagos a cuenta|Entregas a cuenta|Entrega a cuenta",
    cashTendered: "Efectivo|Entregado|Efectivo entregado|Importe entregado|Entregado por el cliente",
    changeGiven: "Cambio|Vuelto|Su cambio|Su vuelto|Cambio efectivo",
    rounding: "Redondeo|Ajuste por redondeo|Ajuste de redondeo|Diferencia por redondeo",
    touristTax:
      "Tasa turística|Impuesto turístico|Impuesto sobre estancias turísticas|Impuesto estancias turísticas|IEET|Impuesto de turismo sostenible",
    reminderFee:
      "Gastos de reclamación|Gastos de requerimiento|Recargo por recordatorio|Gastos de recobro|Gastos de cobranza|Gastos de cobro",
    lateInterest:
      "Intereses de demora|Interés de demora|Intereses moratorios|Intereses por mora|Interés moratorio|Interés por mora",
    discountTotal: "Descuento|Total descuento|Bonificación|Dto",
    shippingTotal: "Gastos de envío|Portes|Transporte|Envío",
    withholding:
      "Retención|Retención IRPF|IRPF|Retención de IRPF|Retenciones|Retención fiscal|Ret. IRPF|IRPF retenido|Retención a cuenta|Retención a cuenta del IRPF|Tributación I.R.P.F.|I.R.P.F.",
    commission: "Comisión|Comisión de agencia|Comisiones|Importe de la comisión|Total comisión",
    netAfterCommission: "Neto agencia|Neto después de comisión|Total neto agencia",
    totalPaid:
      "Total pagado|Importe pagado|Importe del pago|Total del pago|Importe transferido|Importe de la transferencia|Total de la transferencia|Importe abonado|Total abonado|Suma pagada|Monto pagado|Importe total pagado|Total transferido|Importe del abono|Importe de pago|Total remesa|Líquido pagado",
    openingBalance:
      "Saldo inicial|Saldo anterior|Saldo de apertura|Saldo al inicio|Saldo de inicio|Saldo previo|Saldo del período anterior|Saldo de partida|Saldo inicial al|Saldo al comienzo|Saldo ant",
    closingBalance:
      "Saldo final|Nuevo saldo|Saldo de cierre|Saldo actual|Saldo al final|Saldo de fin|Saldo al cierre|Saldo del período|Saldo final al|Saldo al|Saldo contable|Saldo resultante|Saldo disponible final",
    balance: null,
    taxRate: "Tipo de IVA|Tipo IVA|IVA %|% IVA",
    discountRate: "Descuento %|% descuento|Porcentaje de descuento|% dto|Dto %",
    quantity: "Cantidad|Cant|Unidades|Uds",
    packages:
      "Bultos|Número de bultos|N° de bultos|Nº de bultos|Palets|Total bultos|Cantidad de bultos|N.º total de bultos",
    guests:
      "Comensales|Cubiertos|Número de comensales|Pax|N° de personas|Huéspedes|Número de huéspedes|Número de pax|Adultos",
    weight: "Peso|Peso total|Peso (kg)|Peso kgs|Peso en kilos",
    nights: "Noches|Número de noches|N° de noches|Total noches|Noches de estancia|Noches de hospedaje",
    mileage: "Kilometraje|Kilómetros|Lectura del odómetro|Cuentakilómetros|Kms|Km actuales|Km entrada",
    unitPrice: "Precio unitario|Precio|P. unitario",
    lineTotal: "Importe línea|Total línea",
    seller:
      "Vendedor|Proveedor|Emisor|Nombre del vendedor|Nombre del proveedor|Empresa|Razón social|Comercio|Acreedor|Expedidor|Nombre de la empresa|Nombre del emisor|Empresa emisora|Razón social del emisor|Remitente|Vendido por|Emitida por|Facturado por|Comerciante|Tienda|Establecimiento|Prestador|Contratista|Arrendador|Aseguradora|Factura de|Suministrador|Nombre proveedor|Pedido a|Exportador",
    buyer:
      "Comprador|Cliente|Facturar a|Destinatario|Nombre del cliente|Nombre del comprador|Facturado a|Datos del cliente|Receptor|Nombre cliente|Cliente facturado|Razón social del cliente|Factura a|Facturar a nombre de|Titular de la factura|Destinatario de la factura|Adquirente|Receptor de la factura|Arrendatario|Solicitante|Nombre del destinatario|Señores|Sres|Empresa facturada|Cliente facturado|Reservado por|Huésped|Nombre del huésped|Importador|Tomador|Tomador del seguro|Datos del tomador|Asegurado|Tomador/Asegurado|Tomador y asegurado|Tomador del seguro/Asegurado",
    advertiser:
      "Anunciante|Nombre del anunciante|Cliente anunciante|Anunciante/Cliente|Patrocinador|Nombre anunciante|Empresa anunciante|Marca anunciante|Razón social del anunciante|Compañía anunciante",
    agency:
      "Agencia|Agencia de medios|Nombre de la agencia|Agencia de publicidad|Central de medios|Agencia compradora|Agencia creativa|Agencia publicitaria|Central de compras de medios",
    payer:
      "Ordenante|Pagador|Pagado por|Nombre del ordenante|Nombre del pagador|Pago de|Transferencia de|Empresa pagadora|Emisor del pago|Deudor|Ordenante de la transferencia|Ordenado por|Titular ordenante",
    payee:
      "Beneficiario|Pagado a|A favor de|Nombre del beneficiario|Pago a|Transferencia a|Destinatario del pago|Receptor del pago|Acreedor del pago|Páguese a|Páguese a la orden de|A la orden de",
    accountHolder:
      "Titular de la cuenta|Cuenta a nombre de|Titular|Titular cuenta|Nombre del titular|Cuenta de|Nombre de la cuenta|A nombre de|Titulares|Titular principal|Primer titular",
    station:
      "Emisora|Cadena|Canal|Emisora de radio|Nombre de la emisora|Cadena de televisión|Editorial|Editor|Empresa editora|Radiodifusora|Grupo editorial|Al editor de|Compañía de cable|Cableoperador|Operador de cable",
    other:
      "Fecha de la factura original|Fecha factura original|Fecha de la factura rectificada|Fecha factura rectificada",
    shipTo:
      "Dirección de entrega|Enviar a|Dirección de envío|Lugar de entrega|Entregar a|Entregar en|Enviado a|Envío a|Lugar de la entrega|Domicilio de entrega|Destinatario de la entrega|Destino|Punto de entrega|Dirección entrega|Dirección envío|Dirección de la obra|Lugar de la obra|Lugar de ejecución|Dirección del servicio",
    contactPerson:
      "Contacto|Persona de contacto|A la atención de|Atn.|Att.|A/A|Atendido por|Responsable|Técnico|Pedido por|Solicitado por|Responsable de compras|Comercial|Su comercial|A la atención|Técnica|Asesor|Asesora|Su asesor|Su asesora|Gestor|Gestora|Agente comercial",
    bankName:
      "Banco|Nombre del banco|Datos bancarios|Entidad bancaria|Entidad financiera|Nombre de la entidad|Nombre de la entidad bancaria|Entidad de crédito",
    bankCode:
      "Código del banco|Código de banco|Código de entidad|Código de sucursal|Código bancario|Entidad/Oficina|Número de sucursal",
    product: "Producto|Nombre del producto|Marca|Producto anunciado|Marca/Producto|Producto/Marca",
    deliveryTime:
      "Plazo de entrega|Plazo de ejecución|Tiempo de entrega|Plazo de entrega estimado|Plazo estimado de entrega|Tiempo estimado de entrega",
    room: "Habitación|Número de habitación|N° habitación|Hab.|Hab. n°|N.º hab.|Habitación n°",
    signatory: "Firmante|Firmado por|Fdo|Fdo.|Suscrito por|Firmado digitalmente por|Firmado electrónicamente por",
    approver: "Aprobado por|Autorizado por|Validado por|Aprobó|Autorizó|V.º B.º",
    reason:
      "Motivo|Motivo de la rectificación|Motivo del abono|Causa de la rectificación|Razón|Motivo de la devolución|Causa de la devolución|Causa del abono",
    carrier:
      "Transportista|Agencia de transporte|Forma de envío|Método de envío|Modo de envío|Transporte|Porteador|Porteador efectivo|Empresa de transporte",
    campaign: "Campaña|Nombre de la campaña|Campaña publicitaria|Título de la campaña|Campaña de publicidad",
    timeOfDay: "Hora|Hora de venta|Hora de emisión|Hora de la operación|Hora de la transacción|Hora de compra",
    tableNumber: "Mesa|N° de mesa|Número de mesa|Sala/Mesa|Zona/Mesa",
    subject: "Asunto|Título|Objeto|Objeto del contrato|Objeto de la oferta",
    fax: "Número de fax|N.º telefax",
    address: "Dirección|Domicilio|Domicilio social|Domicilio fiscal|Dirección fiscal",
    iban: "Código IBAN|Cuenta IBAN",
    bic: "Código BIC|Código SWIFT|Código BIC/SWIFT|Código SWIFT-BIC|Clave SWIFT",
    vatId:
      "NIF|CIF|NIF-IVA|N.I.F.|C.I.F.|NIF/CIF|CIF/NIF|Número de IVA|NIF del vendedor|CIF del vendedor|NIF proveedor|NIF/IVA|Número de identificación fiscal|Identificación fiscal|NIF intracomunitario|N° IVA|NIF emisor|CIF emisor|NIF n°|RFC|RUC|VAT intracomunitario|NIF-IVA intracomunitario|N.I.F./C.I.F.|RUT|NIT|CUIT",
    email:
      "Correo|Correo electrónico|Correo electrónico de contacto|Dirección de correo|Dirección de correo electrónico",
    phone: "Teléfono|Móvil|Tfno|Número de teléfono|Teléfono móvil|Tel. móvil|Teléfono fijo",
    website: "Sitio web|Página web|Dirección web|Página de internet|Portal web",
    currency: "Moneda|Divisa|Tipo de moneda|Moneda de pago|Moneda del documento",
    deliveryTerms:
      "Condiciones de entrega|Términos de entrega|Condición de entrega|Condiciones de envío|Portes|Término de negociación|Cláusula de venta|Tipo de portes",
    paymentTerms:
      "Condiciones de pago|Forma de pago|Método de pago|Pago|Condiciones|Condición de pago|Plazo de pago|Términos de pago|Modo de pago|Cond. pago|Forma pago|Términos|Pagado con|Medio de pago|Tarjeta utilizada",
    remittanceAddress: "Dirección de pago|Dirección para pagos|Domicilio de pago",
    grossWeight: "Peso bruto|Peso bruto total|Masa bruta|Bruto (kg)|Bruto (t)|P. bruto|Peso bruto (kg)|Peso bruto kgs",
    netWeight: "Peso neto|Peso neto total|Masa neta|Neto (kg)|Neto (t)|P. neto|Peso neto (kg)|Peso neto kgs",
    tareWeight: "Tara|Peso en vacío|Peso tara|Tara (kg)|Tara del vehículo",
    vehicleId:
      "Número de bastidor|N.º de bastidor|Bastidor|Número de chasis|N.º de chasis|Chasis|N.º de serie del vehículo|Número de identificación del vehículo|Número de identificación vehicular",
    firstRegistration:
      "Primera matriculación|Fecha de primera matriculación|Fecha de matriculación|1.ª matriculación|Fecha 1.ª matriculación|1.ª matrícula|Primera matrícula|Fecha de primera matrícula",
    vehiclePlate:
      "Matrícula|Matrícula del vehículo|Matrícula vehículo|Matrícula camión|Placa|Placas|Placa del vehículo|N.º de placa|Placa n°",
    trailerPlate:
      "Matrícula remolque|Matrícula del remolque|Matrícula semirremolque|Placa del remolque|Placa semirremolque|Placa carreta",
    driver: "Conductor|Chófer|Nombre del conductor|Conductor del vehículo|Conductor habitual|Conductor principal",
    meterNumber:
      "Número de contador|N° de contador|N° contador|Número del contador|Contador n°|Número de medidor|Medidor n°|Medidor|N.º de serie del contador",
    supplyPoint:
      "CUPS|Código CUPS|Punto de suministro|Código universal de punto de suministro|Número de suministro|Suministro n°|Código de suministro",
    previousReading: "Lectura anterior|Lectura inicial|Lectura previa|Lect. anterior|Lectura ant.|Lect. ant.",
    currentReading: "Lectura actual|Lectura final|Lect. actual|Lect. act.|Lectura act.",
    consumption:
      "Consumo|Consumo total|Consumo facturado|Consumo del período|Consumo periodo|Consumo kWh|Consumo m3|Consumo del mes",
    retention:
      "Retención de garantía|Retención por garantía|Retención en garantía|Garantía retenida|Retención de obra|Fondo de garantía|Fondo de reparo",
    workToDate:
      "Obra ejecutada a origen|Total a origen|Importe a origen|Ejecutado a origen|Certificado a origen|Valor acumulado|A origen|Total ejecutado a origen|Importe de obra ejecutada a origen",
    previouslyBilled:
      "Certificaciones anteriores|Certificado anterior|Total anterior|Ya facturado|Certificación anterior|A deducir certificaciones anteriores|A deducir certificación anterior|Certificado anteriormente",
    costCentre: "Centro de coste|Centro de costes|Centro de costo|Centro de costos|CECO|C. de coste|C. costo",
    billOfLading:
      "Conocimiento de embarque|N° conocimiento de embarque|Conocimiento de embarque n°|N° de BL|Conocimiento n°|N.º de conocimiento|Conocimiento marítimo",
    countryOfOrigin:
      "País de origen|País de origen de la mercancía|Origen de la mercancía|Origen de las mercancías|País de fabricación|Origen del producto|País de producción",
    lotNumber:
      "Número de lote|N° de lote|N° lote|Lote n°|Código de lote|Lote de fabricación|N.º de lote de fabricación",
    manufactureDate:
      "Fecha de fabricación|Fecha de producción|Fecha de elaboración|Fabricado el|F. fabricación|Fecha de fab.|F. fab.",
    dateOfBirth:
      "Fecha de nacimiento|Fecha nacimiento|Nacido el|F. nacimiento|F. nac|Fecha nac.|Fec. nac.|Fec. nacimiento",
    patient:
      "Paciente|Nombre del paciente|Nombre paciente|Nombre y apellidos del paciente|Apellidos y nombre del paciente|Nombre completo del paciente",
    treatingDoctor:
      "Médico|Doctor|Facultativo|Médico responsable|Médico tratante|Médico prescriptor|Médico solicitante",
    fees: "Honorarios|Total honorarios|Honorarios profesionales|Minuta de honorarios|Importe honorarios",
    expenses: "Suplidos|Gastos suplidos|Total suplidos|Gastos reembolsables|Gastos de desplazamiento|Desembolsos",
    employer: "Empleador|Empleadora|Nombre del empleador|Patrono|Entidad empleadora|Empresa empleadora",
    employee:
      "Trabajador|Trabajadora|Empleado|Empleada|Nombre del trabajador|Nombre del empleado|Empleado/a|Nombre y apellidos del trabajador|Apellidos y nombre del trabajador",
    supplyAddress:
      "Dirección de suministro|Dirección del suministro|Lugar de suministro|Domicilio de suministro|Dirección del punto de suministro|Dirección de consumo",
    placeOfLoading:
      "Lugar de carga|Punto de carga|Lugar de recogida|Puerto de carga|Puerto de embarque|Lugar de cargue|Lugar de embarque|Dirección de carga",
    placeOfUnloading:
      "Lugar de descarga|Punto de descarga|Puerto de descarga|Lugar de descargue|Dirección de descarga|Punto de llegada",
    loadingDate:
      "Fecha de carga|Fecha y hora de carga|Fecha de recogida|Fecha de embarque|Fecha de cargue|Fecha de inicio de traslado",
    premium: "Prima|Prima total|Prima anual|Importe de la prima|Total prima|Prima total anual|Prima bruta|Prima única",
    taxYear:
      "Ejercicio fiscal|Año fiscal|Ejercicio tributario|Año impositivo|Año gravable|Año tributario|Período impositivo",
    employeeNumber:
      "Número de empleado|N° de empleado|N° empleado|Código de empleado|Código de trabajador|Número de trabajador|N° de trabajador|N° trabajador",
    socialSecurityNumber:
      "Número de la seguridad social|Número de seguridad social|N° de la seguridad social|N° seguridad social|N° Seg. Social|N° S.S.|Número de afiliación a la seguridad social|Número de afiliación|N° de afiliación|N° afiliación|N° afiliación S.S.|NUSS|NSS",
    jobTitle: "Puesto|Puesto de trabajo|Cargo desempeñado|Categoría profesional|Ocupación|Denominación del puesto",
    hireDate:
      "Fecha de alta|Fecha alta|Fecha de incorporación|Fecha de contratación|Fecha de ingreso en la empresa|Fecha de antigüedad",
    netPremium: "Prima neta|Prima neta anual|Total prima neta|Prima neta total|Prima sin impuestos|Prima líquida",
    premiumTax:
      "Impuesto sobre primas|Impuesto sobre las primas|Impuesto sobre primas de seguro|Impuesto sobre las primas de seguros|Impuesto de primas|Impuesto primas",
    stampDuty: "Impuesto de timbre|Timbre fiscal|Impuesto de sellos|Timbre móvil",
    broker:
      "Mediador|Mediador de seguros|Corredor|Corredor de seguros|Correduría|Correduría de seguros|Intermediario|Agente de seguros",
    totalDebits:
      "Total cargos|Total de cargos|Total debe|Total débitos|Total de débitos|Total adeudos|Suma de cargos|Total retiros|Total de retiros",
    totalCredits:
      "Total abonos|Total de abonos|Total haber|Total créditos|Total de créditos|Total ingresos|Suma de abonos|Total depósitos|Total de depósitos",
    assessedValue:
      "Valor catastral|Valor catastral total|Valor catastral del inmueble|V. catastral|Avalúo catastral|Avalúo fiscal",
    description: "Descripción|Concepto|Observaciones|Notas",
  },
  weakLabels: {
    taxYear: "Ejercicio",
    lotNumber: "Lote",
    dueDate: "Antes del|Hasta el",
    customerNumber: "Cliente",
    accountNumber: "Cuenta|Cuenta n°|CCC|CLABE|Datos bancarios",
    invoiceNumber: "Factura",
    orderNumber: "Pedido",
    contractNumber: "Contrato",
    statementNumber: "Extracto",
    quoteNumber: "Presupuesto",
    invoiceDate: "Fecha",
    periodFrom: "De",
    periodTo: "Al|A",
    grossTotal: "Importe|Valor",
    seller: "De",
    buyer: "Dirección de facturación",
    documentNumber: "Número|Documento",
    expiryDate: "Validez|Vencimiento|Fecha de vencimiento|Vence",
    policyNumber: "Póliza",
    premium: "Premio|Prima neta",
    shipmentNumber: "Número de guía|Guía n°",
    meterNumber: "Contador",
    supplyPoint: "NIS|NIC|RPU",
    previousReading: "Estado anterior",
    currentReading: "Estado actual|Última lectura",
    mileage: "Km",
    vehiclePlate: "Patente|Dominio|Número de matrícula",
    trailerPlate: "Remolque|Semirremolque",
    driver: "Nombre del operador",
    placeOfLoading: "Origen|Lugar de origen",
    countryOfOrigin: "Procedencia|País de procedencia|Origen",
    loadingDate: "Fecha de retiro",
    weight: "Kilos|Peso tasable",
    receiptNumber: "Ticket|Recibo|Boleta",
    approver: "Autorizado|Aprobado",
    signatory: "Representante legal",
    receivedDate: "Fecha de ingreso",
    rounding: "Ajuste sencillo",
    guests: "Personas",
    station: "Estación",
    employee: "Apellidos y nombre|Nombre y apellidos|Colaborador",
    treatingDoctor: "Especialista",
    fees: "Derechos arancelarios|Aranceles",
    assessedValue: "Avalúo|Base gravable",
    workToDate: "Acumulado|Importe acumulado",
    lateInterest: "Mora",
    reminderFee: "Gastos de devolución",
    manufactureDate: "Fecha de envasado|Fecha de empaque",
    tareWeight: "Peso del envase",
    jobTitle: "Cargo|Categoría",
    hireDate: "Antigüedad|Fecha de ingreso",
  },
  periodLabels:
    "Período|Validez|Vigencia|Duración|Campaña|Emisión|Período de emisión|Periodo de emisión|Fechas de emisión|Fechas de campaña|Período de campaña|Vuelo|Fechas de vuelo|Período de vigencia|Plazo|Período del contrato|Duración del contrato|Periodo de servicio|Fechas|Período de servicio|Período de cobertura",
  billingPeriodLabels: null,
  recipientLabels: "A|Para|Destinatario",
  slipTitles: "Cupón de pago|Talón de pago|Resguardo de pago|Comprobante para el pago|Boleta de pago",
  clerkLabels:
    "Comercial|Su comercial|Atendido por|Elaborado por|Preparado por|Técnico|Cajero|Vendedor|Cajera|Cajero/a|Le atendió",
  nameLabels:
    "Nombre|Razón social|Empresa|Compañía|Denominación social|Nombre y apellidos|Apellidos y nombre|Nombre/Razón social|Nombre o razón social|Nombre completo|Nombre y apellidos/Razón social",
  senderNames:
    "Escuela|Colegio|Universidad|Fabricante|Municipio|Ayuntamiento|Aseguradora|Compañía de seguros|Administrador de fincas|Laboratorio|Clínica|Hospital|Comercializadora|Distribuidora|Compañía eléctrica|Operador|Agencia tributaria|Notario|Taller|Exportador|Asociación|Operadora|Centro de inspección|Estación ITV|Propietario de la emisora|Hotel|Institución|Organizador|Organizadora|Prestador|Prestadora|Institución educativa|Centro educativo|Autoridad emisora|Entidad aseguradora|Compañía aseguradora|Farmacia|Restaurante|Notaría|Bufete|Administración tributaria|Suministradora|Gasolinera",
  recipientNames:
    "Socio|Deudor|Tomador|Tomador del seguro|Asegurado|Contribuyente|Sujeto pasivo|Padre o madre|Padres|Titular del contrato|Abonado|Obligado tributario|Titular del suministro|Titular de la póliza|Titular del contrato de suministro",
  elementNames: {},
  headings: {
    position: "Posición|Línea|N°|Pos.|Pos|N.º|Nº|Núm.|Renglón|Partida|Nº línea",
    article:
      "Cód. artículo|Código|Referencia|Ref.|Cód.|Código artículo|Código producto|Ref. artículo|Código de artículo|Cód. producto|Nº artículo|SKU|Referencia artículo|Cód. ref.|EAN|Clave|Código de prestación|Código de acto",
    description:
      "Descripción|Descripción del artículo|Concepto|Producto|Artículo|Detalle|Descripción del producto|Descripción producto|Servicio|Servicios|Productos|Artículos|Denominación|Detalles|Mercancía|Descripción del servicio|Concepto / Descripción|Trabajo|Prestación|Bienes y servicios|Designación|Concepto facturado|Producto o servicio",
    quantity:
      "Cantidad|Cant.|Uds.|Unidades|Uds|Ud.|Cantidad pedida|Cantidad servida|Cdad.|Cdad|Horas|N.º de unidades|Número de unidades|Piezas|Pzas.|Cant|Cantidades|Ctd.|Ctdad.",
    unit: "Unidad|U.M.|Ud|Ud. medida|Unidad de medida|UM|Medida",
    priceBase: "Unidad de precio|Base de precio|Unidad precio",
    unitPrice:
      "Precio unitario|Precio unidad|Precio ud.|Precio/unidad|P. unitario|Precio hora|Precio|Tarifa|Precio por unidad|Precio unit.|P.U.|Precio/ud.|P. unit.|Coste unitario|Valor unitario|Precio neto|Precio por pieza|Importe unitario|Precio un.|Precio base|P/U|Costo unitario|Precio lista|Precio uni.",
    lineTotal:
      "Importe de la línea|Total línea|Importe neto|Importe|Importe total|Precio total|Subtotal|Total|Total de la línea|Importe línea|Importe total línea|Total neto|Valor|Monto|Subtotal línea|Suma|Valor neto|Importe sin IVA|Total sin IVA|Base|Precio neto total|Valor de la línea|Valor total|Total euros",
    taxRate:
      "Tipo de IVA|Tipo IVA|IVA|% IVA|Tipo|% impuesto|Impuesto|I.V.A.|IVA (%)|Tasa|Tipo impositivo|Porcentaje IVA|Tasa de IVA|Impuesto %",
    taxAmount:
      "Cuota de IVA|Cuota IVA|Importe IVA|Importe de IVA|Importe del IVA|Cuota|Total IVA|Importe impuesto|Importe del impuesto|Impuestos|IVA €|IVA EUR|Monto IVA|IVA|I.V.A.|Impuesto",
    lineGross:
      "Importe con IVA|Total con IVA|Importe IVA incluido|Total IVA incluido|Importe IVA incl.|Total IVA incl.|Importe bruto|Total bruto|Precio con IVA|Precio bruto|Importe total con IVA|PVP|Bruto",
    discount:
      "Descuento|Dto.|Dto. p.p.|Retención|Dcto.|Dto|% dto.|Dto. %|Descuento %|Bonificación|Deducción|Rebaja|Dto. pronto pago",
    bookingDate:
      "Fecha de operación|Fecha operación|F. operación|Fecha contable|Fecha|Fecha de apunte|Fecha apunte|F. contable|Fecha mov.|Fecha de movimiento|Fecha de registro|Fecha oper.|Día|Fecha op.",
    valueDate: "Fecha valor|F. valor|Valor|Fecha de valor|Valor el|Val.|F.valor",
    details:
      "Concepto de la operación|Movimiento|Concepto|Descripción|Concepto de operación|Descripción de la operación|Detalle|Movimientos|Detalle del movimiento|Operación|Observaciones|Texto|Motivo|Concepto/Detalle|Descripción operación",
    amount:
      "Importe EUR|Importe (€)|Importe|Importe de la operación|Importe operación|Monto|Suma|Cuantía|Importe euros|Valor importe",
    documentNumber:
      "Número de factura|Nº factura|Su factura|Nº documento|Factura|Documento|Referencia|N.º factura|N.º de factura|N° de factura|Nro. factura|Número factura|Fra.|Nº fra.|Documento n.º|Nº doc.|Ref. factura|Vuestra factura|Número de documento|Su referencia|Su documento|Facturas|N.º documento",
    documentDate:
      "Fecha de factura|Fecha factura|F. factura|Fecha doc.|Fecha|Del|Fecha de la factura|Fecha fra.|Fecha documento|Fecha de documento|F. fra.|F. emisión|Fecha de emisión|Fecha emisión|De fecha",
    grossAmount:
      "Importe factura|Importe bruto|Importe original|Importe de la factura|Total factura|Importe total|Bruto|Importe inicial|Total bruto|Valor factura|Importe documento|Monto factura",
    paidAmount:
      "Importe pagado|Pagado|Importe neto|Neto|Importe del pago|Pago|Abonado|Importe abonado|Pagado neto|Neto pagado|Transferido|Importe transferido|Líquido|Líquido pagado|Suma pagada|Importe de pago|Monto pagado",
    date: "Fecha",
    debit: "Debe|Cargo|Cargos|Adeudos|Débito|Débitos|Salidas|Retiros|Pagos|Gastos|Adeudo|Debe EUR|Importe debe|Salida",
    credit:
      "Haber|Abono|Abonos|Ingresos|Crédito|Créditos|Entradas|Depósitos|Cobros|Haber EUR|Importe haber|Entrada|Ingreso",
    balance:
      "Saldo|Saldo EUR|Saldo contable|Saldo disponible|Saldo actual|Saldo tras movimiento|Nuevo saldo|Saldo resultante",
  },
  weakHeadings: {
    priceBase: "Por",
    description: "Garantía|Garantías|Cobertura|Coberturas|Riesgo cubierto",
    lineTotal: "Precio|Coste|Costo|Tarifa|Prima",
    lineGross: "Total|Importe|Importe total",
    article: "Artículo",
    valueDate: "Fecha",
    debit: "Facturado",
    credit: "Pagos",
  },
  totals:
    "Total|Suma|Total a pagar|Importe total|Base imponible|Total factura|Total neto|Subtotal|Totales|Subtotales|Sumas",
  taxes: "IVA",
  yearToDate: "Acumulado|Acumulados|Acumulado anual|Acumulado del año|Total acumulado",
  payments:
    "Efectivo|Tarjeta|Tarjeta de crédito|Tarjeta de débito|Tarjeta bancaria|Pago con tarjeta|Bizum|Vale|Entregado|Cambio|Su cambio|Devolución",
  paymentMeans: "Forma de pago|Método de pago|Medio de pago|Modo de pago|Tipo de pago",
  taxBases: "base bases imponible",
  carries: "Suma y sigue|Suma anterior",
  footnotes: "fuente|nota",
  captions: "tabla|figura",
  tableWords: "tabla",
  months: ["enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre"],
  monthForms: {
    9: "setiembre",
  },
  notMonths: "",
  rangeWords: "a|al|hasta",
  dayLinks: "de",
  yearLinks: "de|del",
  dayArticles: "el",
  meanings: {
    start: "inicio comienzo primer primera",
    period: "período periodo campaña vigencia difusión",
    rate: "porcentaje",
    number: "número num núm nº código clave identificador",
    date: "fecha día",
    sum: "importe total suma valor monto cuantía coste costo",
    net: "neto neta",
    gross: "bruto bruta",
    vat: "iva",
    tax: "impuesto fiscal tributo",
    before: "sin antes excluido",
    after: "con incluido incl",
    due: "pendiente debido adeudado vencido",
    paid: "pagado abonado",
    invoice: "factura facturación",
    order: "pedido orden",
    contract: "contrato",
    customer: "cliente comprador destinatario",
    supplier: "proveedor vendedor emisor",
    payment: "pago transferencia",
    delivery: "entrega envío",
    issue: "emisión expedición",
    deadline: "vencimiento límite plazo",
    name: "nombre persona razón social denominación",
    account: "cuenta",
    bank: "banco bancaria",
    reference: "referencia ref",
    quote: "presupuesto oferta cotización",
    project: "proyecto",
    advertiser: "anunciante anunciadora publicitario publicidad",
    agency: "agencia",
    discount: "descuento rebaja",
    freight: "porte flete",
    commission: "comisión",
    balance: "saldo",
    opening: "inicial anterior apertura",
    closing: "final nuevo cierre",
    statement: "extracto",
    document: "documento",
    company: "empresa compañía organización sociedad parte",
    registration: "registro registrado registrada registrante inscripción inscrito",
    all: "todo general completo",
    end: "fin finalización término último última",
    line: "linea articulo partida",
    original: "original relacionado relacionada asociado asociada",
    address: "dirección domicilio",
    receipt: "recibo ticket",
  },
  formWords: spanishFormWords,
  endings: "s es a o as os",
  modifiers: "de del la el los las para al y",
  forms: {
    no: "numero",
    code: "código cód",
    pedido: "ped",
    albaran: "alb",
    fecha: "fec fch",
    proveedor: "prov",
    cantidad: "cant",
    vencimiento: "vto vcto venc",
    vat: "iva",
    inkl: "incluido incluida",
    exkl: "excluido sin",
  },
  mediaCompanies:
    "Editorial|Editor|Empresa editora|Radiodifusora|Grupo editorial|Al editor de|Compañía de cable|Cableoperador|Operador de cable",
  fillers: "de del el los las su nuestra y en",
  possessives: "su sus nuestro nuestra s",
  ours: "nuestro nuestra",
  starts: "desde inicio comienzo primer primera inicial",
  ends: "hasta fin final ultimo ultima termino cierre",
  periods: "periodo",
  variants: "variante variación",
  sections:
    "sección grupo categoría capítulo partida sala zona planta edificio obra proyecto fase departamento sucursal tienda emisora estación",
  clients: "cliente",
  compoundEnds: "",
  numberWords: "núm número numero n",
  dated: "del de",
  by: "por",
  links: "y de la",
  or: "o",
  and: "y e",
  of: "de del por",
  titles: {
    confirmation: "confirmacion de(?:l)? pedido",
    creditNote: "nota de credito|factura (?:de abono|rectificativa)|\\babono\\b|rectificativa",
    receipt: "\\brecibo\\b|comprobante de pago|justificante de pago",
    quote: "presupuesto|cotizacion|\\boferta\\b|propuesta comercial",
    deliveryNote: "albaran|remito|guia de despacho|nota de entrega|nota de remision|nota de despacho|hoja de entrega",
    invoice: "factu|\\bnota\\b|\\bminuta\\b",
    order: "pedido|orden de compra|orden de (?:publicidad|insercion|pauta)",
    payment: "\\bpago\\b|transfer|aviso de abono|\\bremesa de pago",
    statement: "extracto",
    contract: "contrat",
  },
  purchases: "orden de compra|pedido de compra|pedido a proveedor",
  contactWords: "tlf|tfno|teléfono|móvil|nif",
  sectionWords: "datos informacion direccion nombre domicilio",
  beginningVerbs: "comienza comenzará inicia iniciará empieza",
  endingVerbs: "termina terminará finaliza finalizará vence",
  addressParticles: "calle avenida avda plaza paseo camino de la las los del",
  definitionMarkers: "adelante",
  partyMarkers: "entre",
  salutations: "sr sra srta senor senora don dona",
  departments:
    "Departamento de contabilidad|Contabilidad|Dpto. de contabilidad|Departamento de compras|Compras|Departamento financiero|Cuentas a pagar|Cuentas por pagar|Administración|Dpto. de administración|Dirección financiera|La dirección",
  closings:
    "Atentamente|Un cordial saludo|Saludos cordiales|Cordialmente|Un saludo|Saludos|Gracias|Muchas gracias|Gracias por su confianza|Gracias por su compra|Gracias por su visita|Gracias por su pedido",
  recipientWords: "a para",
  senderWords: "por",
  dayWords: "día días d",
  monthWords: "mes meses",
  weekWords: "semana semanas semanal sem",
  beyondWords: "más mayor superior",
  overdueWords: "vencido vencidos vencida vencidas atraso mora retraso saldo importe desde",
  notDue: "No vencido|No vencidos|No vencida|Por vencer|Al corriente|Al día|Corriente",
  replyWords: "respuesta responder contestación",
  lastDayWords: "antes hasta",
  debitWords: "domiciliación domiciliado cargará adeudo cargaremos",
  placeWords: "edificio poligono calle plaza avenida parque avda carretera camino paseo ronda glorieta",
  noAddressWords: "",
}
