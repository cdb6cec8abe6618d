/** ISO 4217 codes except those that are words as well, such as TOP and ALL. */
export const CURRENCY_CODES: readonly string[] = (
  "EUR USD GBP CHF INR PLN SEK NOK DKK CZK HUF RON BRL CAD AUD JPY CNY MXN SGD MYR ZAR AED TRY ILS KRW THB HKD " +
  "NZD TWD IDR PHP VND SAR QAR KWD BHD OMR JOD PKR BDT LKR NPR NGN KES GHS EGP MAD TND DZD RUB UAH BGN RSD ISK " +
  "CLP ARS UYU"
).split(" ")

const CODES: ReadonlySet<string> = new Set(CURRENCY_CODES)

/** Returns whether a text is one of {@link CURRENCY_CODES}. */
export const isCurrencyCode = (text: string): boolean => CODES.has(text)
